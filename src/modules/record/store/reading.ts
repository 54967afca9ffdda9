import { sql } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { HashedLink } from '../rules/chain.ts';
import { type ChainEnd, keptOf } from './chains.ts';

/** Which acts somebody wants to read. Moments count from the first to before the last. */
export type ActFilter = {
  subject: { kind: string; id: string | null } | null;
  person: string | null;
  act: string | null;
  from: Date | null;
  to: Date | null;
};

/** The newest first; ids carry their time (platform/ids.ts), so that the primary key is the order. */
export async function listActs(
  db: Db,
  { subject, person, act, from, to }: ActFilter,
  page: { before: string | null; most: number },
): Promise<HashedLink[]> {
  const rows = await db
    .selectFrom('record_act')
    .selectAll()
    .$if(subject !== null, (some) => some.where('subjectKind', '=', subject?.kind ?? ''))
    .$if(subject?.id != null, (some) => some.where('subjectId', '=', subject?.id ?? ''))
    .$if(person !== null, (some) => some.where('byPerson', '=', person ?? ''))
    .$if(act !== null, (some) => some.where('act', '=', act ?? ''))
    .$if(from !== null, (some) => some.where('id', '>=', firstIdAt(from ?? new Date(0))))
    .$if(to !== null, (some) => some.where('id', '<', firstIdAt(to ?? new Date(0))))
    .$if(page.before !== null, (some) => some.where('id', '<', page.before ?? ''))
    .orderBy('id', 'desc')
    .limit(page.most)
    .execute();
  return rows.map(keptOf);
}

/** What the acts of one name about a subject say, each thing once. */
export async function listActDetails(
  db: Db,
  subject: { kind: string; id: string },
  act: string,
  documents: readonly string[] | null = null,
): Promise<HashedLink['details'][]> {
  const rows = await actsOf(db, subject, { act, documents }).select('details').distinct().execute();
  return rows.map(({ details }) => details as HashedLink['details']); // written by keepRecord alone
}

export async function listActsOf(
  db: Db,
  subject: { kind: string; id: string },
  act: string,
  documents: readonly string[] | null = null,
): Promise<{ at: Date; personId: string | null; details: HashedLink['details'] }[]> {
  const rows = await actsOf(db, subject, { act, documents })
    .orderBy('id')
    .select(['at', 'byPerson', 'details'])
    .execute();
  return rows.map(({ at, byPerson, details }) => ({
    at,
    personId: byPerson,
    details: details as HashedLink['details'], // written by keepRecord alone
  }));
}

/** By name, and where documents are given only those that name one of them: `record_act_document` finds these one by one. */
function actsOf(
  db: Db,
  subject: { kind: string; id: string },
  { act, documents }: { act: string; documents: readonly string[] | null },
) {
  const acts = db
    .selectFrom('record_act')
    .where('subjectKind', '=', subject.kind)
    .where('subjectId', '=', subject.id)
    .where('act', '=', act);
  return documents === null
    ? acts
    : acts.where(
        sql<boolean>`details ->> 'document' is not null and details ->> 'document' = any(${[...documents]}::text[])`,
      );
}

type SameAct = {
  act: string;
  subject: { kind: string; id: string };
  personId: string | null;
  details: HashedLink['details'];
};

export async function isActSince(
  db: Db,
  { act, subject, personId, details }: SameAct,
  since: Date,
): Promise<boolean> {
  const found = await db
    .selectFrom('record_act')
    .where('subjectKind', '=', subject.kind)
    .where('subjectId', '=', subject.id)
    .where('at', '>', since)
    .where('act', '=', act)
    .where('byPerson', 'is not distinct from', personId)
    .where(sql<boolean>`details = ${JSON.stringify(details)}::jsonb`)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** The subjects of a kind that have chains of their own, by their ids, in portions. */
export async function listSubjects(
  db: Db,
  { kind, after, most }: { kind: string; after: string | null; most: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('record_chain')
    .where('chain', 'like', `${kind}:%`)
    .where('length', '>', 0n)
    .$if(after !== null, (some) => some.where('chain', '>', `${kind}:${after}`))
    .orderBy('chain')
    .limit(most)
    .select('chain')
    .execute();
  return rows.map(({ chain }) => chain.slice(kind.length + 1));
}

/** Chains that say that they are longer than nothing, and of which nothing is left. */
export async function listEmptied(db: Db): Promise<ChainEnd[]> {
  const rows = await db
    .selectFrom('record_chain as end')
    .selectAll()
    .where('end.length', '>', 0n)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('record_act as act')
            .select('act.id')
            .whereRef('act.chain', '=', 'end.chain'),
        ),
      ),
    )
    .orderBy('end.chain')
    .execute();
  return rows.map(({ chain, length, head }) => ({
    chain,
    length: Number(length),
    head: head.toString('hex'),
  }));
}

export async function countActs(db: Db): Promise<{ acts: number; chains: number }> {
  const { acts, chains } = await db
    .selectFrom('record_chain')
    .select((is) => [
      is.fn.sum<bigint | string | null>('length').as('acts'),
      is.fn.countAll<bigint>().as('chains'),
    ])
    .executeTakeFirstOrThrow();
  return { acts: Number(acts ?? 0), chains: Number(chains) };
}

/** The least UUIDv7 of a moment (RFC 9562, 5.7). */
function firstIdAt(at: Date): string {
  const time = Math.max(0, at.getTime()).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}
