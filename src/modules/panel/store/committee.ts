import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';

export type DeclarationRow = Selectable<Tables['panel_declaration']>;
export type VoteRow = Selectable<Tables['panel_vote']>;
export type ProceedingRow = Selectable<Tables['panel_proceeding']>;
export type ProceedingVoteRow = Selectable<Tables['panel_proceeding_vote']>;

/** Declared anew, what was said last holds. */
export async function keepDeclaration(tx: Db, declaration: DeclarationRow): Promise<void> {
  const { relation, declaredAt } = declaration;
  await tx
    .insertInto('panel_declaration')
    .values(declaration)
    .onConflict((same) =>
      same.columns(['applicationId', 'memberId']).doUpdateSet({ relation, declaredAt }),
    )
    .execute();
}

export function listDeclarations(db: Db, applicationId: string): Promise<DeclarationRow[]> {
  return db
    .selectFrom('panel_declaration')
    .where('applicationId', '=', applicationId)
    .orderBy('declaredAt')
    .selectAll()
    .execute();
}

export async function addVote(tx: Db, vote: VoteRow): Promise<void> {
  await tx.insertInto('panel_vote').values(vote).execute();
}

/** Every vote on the places of an application, in all rounds, oldest first. */
export function listVotes(db: Db, applicationId: string): Promise<VoteRow[]> {
  return db
    .selectFrom('panel_vote')
    .innerJoin('panel_listing', 'panel_listing.id', 'panel_vote.listingId')
    .where('panel_listing.applicationId', '=', applicationId)
    .orderBy('panel_vote.castAt')
    .orderBy('panel_vote.id')
    .selectAll('panel_vote')
    .execute();
}

export async function addProceeding(
  tx: Db,
  proceeding: Insertable<Tables['panel_proceeding']>,
): Promise<void> {
  await tx.insertInto('panel_proceeding').values(proceeding).execute();
}

export async function findProceeding(db: Db, id: string): Promise<ProceedingRow | null> {
  return (
    (await db.selectFrom('panel_proceeding').where('id', '=', id).selectAll().executeTakeFirst()) ??
    null
  );
}

export function listProceedings(db: Db, applicationId: string): Promise<ProceedingRow[]> {
  return db
    .selectFrom('panel_proceeding')
    .where('applicationId', '=', applicationId)
    .orderBy('noticedAt')
    .orderBy('id')
    .selectAll()
    .execute();
}

export async function changeProceeding(
  tx: Db,
  id: string,
  change: Updateable<Tables['panel_proceeding']>,
): Promise<void> {
  await tx.updateTable('panel_proceeding').set(change).where('id', '=', id).execute();
}

export async function addProceedingVote(tx: Db, vote: ProceedingVoteRow): Promise<void> {
  await tx.insertInto('panel_proceeding_vote').values(vote).execute();
}

export function listProceedingVotes(db: Db, applicationId: string): Promise<ProceedingVoteRow[]> {
  return db
    .selectFrom('panel_proceeding_vote')
    .innerJoin('panel_proceeding', 'panel_proceeding.id', 'panel_proceeding_vote.proceedingId')
    .where('panel_proceeding.applicationId', '=', applicationId)
    .orderBy('panel_proceeding_vote.castAt')
    .selectAll('panel_proceeding_vote')
    .execute();
}
