import { type Day, isDay, momentOn } from '#kernel/days.ts';
import { allow, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { namesOf } from '#modules/identity/actions/people.ts';
import {
  type ActFilter,
  type ChainPosition,
  type HashedLink,
  readActs,
  sizeOfRecord,
  verifyPortion,
} from '#modules/record/actions.ts';
import { mayReadWords } from '../rules/record.ts';
import type { InstitutionDeps, RecordDeps } from './deps.ts';

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

/**
 * The trail, the newest act first, with the names of those who acted. Of disputes of their own a viewer reads nothing here either,
 * and of no other file what they may not read in it.
 */
export async function readTrail(
  { db, ownSubjects }: RecordDeps,
  viewer: Viewer,
  query: TrailQuery,
) {
  const day = (['from', 'to'] as const).find((name) => query[name] !== null && !isDay(query[name]));
  if (day) return refuse({ code: 'day_invalid' as const, field: day });
  const found = await readActs(db, filterOf(query), { before: query.before, most: PAGE + 1 });
  const seen = found.slice(0, PAGE);
  const own = await ownSubjects(
    db,
    viewer,
    seen.map(({ subject }) => subject),
  );
  const page = seen
    .filter(({ subject }) => !own.has(subject.id))
    .map((act) => asReadBy(viewer, act));
  const names = await namesOf(db, [...new Set(page.flatMap(({ by }) => by.personId ?? []))]);
  return allow({
    page,
    names,
    next: found.length > PAGE ? (seen.at(-1)?.id ?? null) : null,
    size: await sizeOfRecord(db),
  });
}

function asReadBy(viewer: Viewer, act: HashedLink) {
  return mayReadWords(viewer, act.subject.kind)
    ? { ...act, isWithheld: false }
    : { ...act, why: null, details: {}, isWithheld: true };
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
