import { type Day, isDay, momentOn } from '#kernel/days.ts';
import { allow, refuse } from '#kernel/result.ts';
import { namesOf } from '#modules/identity/actions/people.ts';
import {
  type ActFilter,
  type ChainPosition,
  readActs,
  sizeOfRecord,
  verifyPortion,
} from '#modules/record/actions.ts';
import type { InstitutionDeps } from './deps.ts';

export type TrailPage = Extract<Awaited<ReturnType<typeof readTrail>>, { ok: true }>['value'];

export type TrailQuery = {
  subjectKind: string | null;
  subjectId: string | null;
  person: string | null;
  act: string | null;
  from: Day | null;
  to: Day | null;
  before: string | null;
};

const PAGE = 50;
const DAY = 86_400_000;

/** The trail, the newest act first, with the names of those who acted. */
export async function readTrail({ db }: InstitutionDeps, query: TrailQuery) {
  const day = (['from', 'to'] as const).find((name) => query[name] !== null && !isDay(query[name]));
  if (day) return refuse({ code: 'day_invalid' as const, field: day });
  const found = await readActs(db, filterOf(query), { before: query.before, most: PAGE + 1 });
  const page = found.slice(0, PAGE);
  const names = await namesOf(db, [...new Set(page.flatMap(({ by }) => by.personId ?? []))]);
  return allow({
    page,
    names,
    next: found.length > PAGE ? (page.at(-1)?.id ?? null) : null,
    size: await sizeOfRecord(db),
  });
}

function filterOf({ subjectKind, subjectId, person, act, from, to }: TrailQuery): ActFilter {
  return {
    subject: subjectKind ? { kind: subjectKind, id: subjectId } : null,
    person,
    act,
    from: from ? momentOn(from) : null,
    to: to ? new Date(momentOn(to).getTime() + DAY) : null,
  };
}

const PORTION = 5000;

export type RecordVerification = Awaited<ReturnType<typeof verifyPortion>>;

/** Looks at the next portion of the record; `after` is where the one before came to. */
export function verifyNext(
  { db }: InstitutionDeps,
  after: ChainPosition | null,
): Promise<RecordVerification> {
  return verifyPortion(db, after, PORTION);
}
