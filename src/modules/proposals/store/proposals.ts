import type { Insertable, Selectable } from 'kysely';
import type { Day } from '#kernel/days.ts';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';
import type { ProposalEnd } from '../rules/proposals.ts';

export type ProposalRow = Selectable<Tables['talks_proposal']>;
export type ObservationRow = Selectable<Tables['talks_observation']>;
export type SecretAnswerRow = Selectable<Tables['talks_answer']>;
type Side = SecretAnswerRow['side'];

/** Every version in a dispute, the first one first, drafts too. It names no viewer: ask who leads, and who stands for a side. */
export function listProposals(db: Db, disputeId: string): Promise<ProposalRow[]> {
  return db
    .selectFrom('talks_proposal')
    .where('disputeId', '=', disputeId)
    .orderBy('number')
    .selectAll()
    .execute();
}

export function listObservations(db: Db, ids: readonly string[]): Promise<ObservationRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('talks_observation')
    .where('proposalId', 'in', ids)
    .orderBy('madeAt')
    .orderBy('id')
    .selectAll()
    .execute();
}

export async function addProposal(
  tx: Db,
  row: Insertable<Tables['talks_proposal']>,
): Promise<void> {
  await tx.insertInto('talks_proposal').values(row).execute();
}

export async function keepClauses(tx: Db, id: string, clauses: string): Promise<void> {
  await tx.updateTable('talks_proposal').set({ clauses }).where('id', '=', id).execute();
}

export async function showProposal(
  tx: Db,
  id: string,
  { note, at }: { note: string; at: Date },
): Promise<void> {
  await tx.updateTable('talks_proposal').set({ note, shownAt: at }).where('id', '=', id).execute();
}

export async function putProposal(
  tx: Db,
  id: string,
  { until, at }: { until: Day; at: Date },
): Promise<void> {
  await tx
    .updateTable('talks_proposal')
    .set({ putAt: at, answersUntil: until })
    .where('id', '=', id)
    .execute();
}

/** Ends a version, and destroys what was answered to it. */
export async function endProposal(
  tx: Db,
  id: string,
  { as, at }: { as: ProposalEnd; at: Date },
): Promise<void> {
  await tx.deleteFrom('talks_answer').where('proposalId', '=', id).execute();
  await tx
    .updateTable('talks_proposal')
    .set({ endedAs: as, endedAt: at })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .execute();
}

export async function addObservation(
  tx: Db,
  row: Insertable<Tables['talks_observation']>,
): Promise<void> {
  await tx.insertInto('talks_observation').values(row).execute();
}

/** What one side answered; there is no lookup by which a side reads the other's. */
export async function findSecretAnswer(
  db: Db,
  proposalId: string,
  side: Side,
): Promise<SecretAnswerRow | null> {
  const row = await db
    .selectFrom('talks_answer')
    .where('proposalId', '=', proposalId)
    .where('side', '=', side)
    .selectAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function addSecretAnswer(
  tx: Db,
  row: Insertable<Tables['talks_answer']>,
): Promise<void> {
  await tx.insertInto('talks_answer').values(row).execute();
}

/** Disputes in which both sides had until a day before this one to answer. */
export async function listOverdue(db: Db, today: Day): Promise<string[]> {
  const rows = await db
    .selectFrom('talks_proposal')
    .where('putAt', 'is not', null)
    .where('endedAt', 'is', null)
    .where('answersUntil', '<', today)
    .orderBy('answersUntil')
    .limit(100)
    .select('disputeId')
    .execute();
  return rows.map(({ disputeId }) => disputeId);
}

/** What somebody wrote as whoever leads talks, and what they said to it for a side, for the download of their data. */
export function listProposalsBy(db: Db, personId: string): Promise<ProposalRow[]> {
  return db
    .selectFrom('talks_proposal')
    .where('byPerson', '=', personId)
    .orderBy('begunAt')
    .selectAll()
    .execute();
}

export function listObservationsBy(
  db: Db,
  personId: string,
): Promise<(ObservationRow & { disputeId: string })[]> {
  return db
    .selectFrom('talks_observation as one')
    .innerJoin('talks_proposal as proposal', 'proposal.id', 'one.proposalId')
    .where('one.byPerson', '=', personId)
    .orderBy('one.madeAt')
    .selectAll('one')
    .select('proposal.disputeId')
    .execute();
}
