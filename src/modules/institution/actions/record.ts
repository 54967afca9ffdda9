import { type Day, isDay, momentOn } from '#kernel/days.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import { namesOf } from '#modules/identity/actions/people.ts';
import {
  type ActFilter,
  type ChainPosition,
  type HashedLink,
  readActs,
  sizeOfRecord,
  verifyPortion,
} from '#modules/record/actions.ts';
import type { InstitutionDeps } from './deps.ts';

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
    acts: page.map((act) => viewOf(act, names)),
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

function viewOf(act: HashedLink, names: Map<string, string>) {
  const { id, chain, number, act: name, subject, by, from, to, why, details, hash } = act;
  return {
    id,
    chain,
    number,
    act: name,
    subject,
    from,
    to,
    why,
    hash,
    at: act.at.toISOString(),
    by: {
      personId: by.personId,
      name: by.personId ? (names.get(by.personId) ?? null) : null,
      role: by.role,
    },
    details: Object.entries(details).map(([label, value]) => ({ label, value: String(value) })),
  };
}

const PORTION = 5000;

/** Looks at the next portion of the record; `after` is where the one before came to. */
export async function verifyNext(
  { db }: InstitutionDeps,
  after: ChainPosition | null,
): Promise<Result<Verified, never>> {
  const { checked, upTo, next, broken } = await verifyPortion(db, after, PORTION);
  const last = upTo
    ? { chain: upTo.chain, number: upTo.number, at: upTo.at.toISOString(), hash: upTo.hash }
    : null;
  return allow({ checked, upTo: last, next, broken });
}

type Verified = {
  checked: number;
  upTo: { chain: string; number: number; at: string; hash: string } | null;
  next: ChainPosition | null;
  broken: {
    chain: string;
    number: number;
    id: string;
    fault: 'gap' | 'wrong_link' | 'changed' | 'cut' | 'wrong_head';
  } | null;
};
