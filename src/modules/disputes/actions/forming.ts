import type { Viewer } from '#kernel/viewer.ts';
import type { Deadline } from '#modules/clocks/rules/words.ts';
import { namesOf } from '#modules/identity/actions/people.ts';
import type { Db } from '#platform/db.ts';
import { type FormingRow, listForming } from '../store/forming.ts';
import { concernedAmong } from './conflict-of-interest.ts';
import { limitsOfMany } from './limits.ts';

/** What holds a tribunal up: the limit that runs now, and whose it is. */
export type Hindrance = Pick<Deadline, 'row' | 'whose' | 'dueOn' | 'state'>;
export type Forming = FormingRow & { hindrance: Hindrance | null; officer: string | null };
export type FormingPage = { rows: Forming[]; next: string | null };

type Asked = { claimant: string; officer: 'me' | 'nobody' | null; after: string | null };

/** While a tribunal is formed one of these runs; the last that began is what it waits for. */
const STEPS: readonly string[] = [
  'appointment',
  'objection_before_appointment',
  'acceptance',
  'next_candidate',
  'replacement',
  'after_list',
  'list_reply',
  'after_nomination',
  'nominee',
  'presiding',
  'tribunal_formation',
];
const PAGE = 50;
const BETWEEN = '.';

/**
 * Tribunals to form, the longest waiting first and within a page by the day on which something is due. As many statements for fifty as
 * for one; of their own disputes a viewer reads nothing here.
 */
export async function tribunalsToForm(
  { db, now }: { db: Db; now: () => Date },
  viewer: Viewer,
  { after, ...asked }: Asked,
): Promise<FormingPage> {
  const rows = await listForming(db, {
    ...asked,
    by: viewer.personId,
    after: placeOf(after),
    most: PAGE + 1,
  });
  const page = rows.slice(0, PAGE);
  const ids = page.map(({ id }) => id);
  const own = await concernedAmong(db, viewer.personId, ids);
  const limits = await limitsOfMany(db, ids, now());
  const names = await namesOf(
    db,
    page.flatMap(({ officerId }) => officerId ?? []),
  );
  const shown = page.filter(({ id }) => !own.has(id));
  const last = rows.length > PAGE ? page.at(-1) : undefined;
  return {
    rows: shown
      .map((row) => ({
        ...row,
        hindrance: hindranceIn(limits.get(row.id) ?? []),
        officer: row.officerId === null ? null : (names.get(row.officerId) ?? null),
      }))
      .toSorted(dueFirst),
    next: last ? `${last.since.getTime()}${BETWEEN}${last.id}` : null,
  };
}

/** The disputes of one claimant whose tribunals are to be formed, the oldest first. */
export async function formingOf(
  db: Db,
  viewer: Viewer,
  { claimant, most }: { claimant: string; most: number },
): Promise<string[]> {
  const by = viewer.personId;
  const rows = await listForming(db, { ...{ claimant, by, most }, officer: null, after: null });
  const own = await concernedAmong(
    db,
    by,
    rows.map(({ id }) => id),
  );
  return rows
    .filter(({ id, arbitrators }) => arbitrators === 1 && !own.has(id))
    .map(({ id }) => id);
}

function hindranceIn(limits: readonly Deadline[]): Hindrance | null {
  const open = limits.filter(({ state, stoppedOn }) => state !== 'ended' && stoppedOn === null);
  const found = STEPS.flatMap((step) => open.findLast(({ row }) => row === step) ?? [])[0];
  return found
    ? { row: found.row, whose: found.whose, dueOn: found.dueOn, state: found.state }
    : null;
}

function dueFirst(one: Forming, other: Forming): number {
  const due = ({ hindrance }: Forming) => hindrance?.dueOn ?? '9999-12-31';
  return due(one).localeCompare(due(other)) || one.since.getTime() - other.since.getTime();
}

function placeOf(after: string | null): { since: Date; id: string } | null {
  const [since = '', id = ''] = after?.split(BETWEEN) ?? [];
  return /^\d{1,15}$/.test(since) && /^[0-9a-f-]{36}$/.test(id)
    ? { since: new Date(Number(since)), id }
    : null;
}
