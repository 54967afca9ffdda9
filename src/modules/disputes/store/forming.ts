import { type SqlBool, sql } from 'kysely';
import type { Db } from '#platform/db.ts';
import { first } from './lists.ts';

export type FormingAsked = {
  claimant: string;
  officer: 'me' | 'nobody' | null;
  by: string;
  after: { since: Date; id: string } | null;
  most: number;
};
export type FormingRow = {
  id: string;
  reference: string;
  claimant: string;
  respondent: string;
  since: Date;
  officerId: string | null;
  arbitrators: number;
  reminders: number;
};

/** Disputes whose tribunal is to be formed, the longest waiting first, each with how many reminders went out in it. */
export async function listForming(
  db: Db,
  { claimant, officer, by, after, most }: FormingAsked,
): Promise<FormingRow[]> {
  const is = [
    sql<SqlBool>`dispute.state = 'arb_constituting'`,
    ...(claimant === '' ? [] : [isOfClaimant(claimant)]),
    ...(officer === 'me' ? [sql<SqlBool>`dispute.officer_id = ${by}`] : []),
    ...(officer === 'nobody' ? [sql<SqlBool>`dispute.officer_id is null`] : []),
    ...(after
      ? [sql<SqlBool>`(dispute.state_since, dispute.id) > (${after.since}, ${after.id}::uuid)`]
      : []),
  ];
  const { rows } = await sql<FormingRow>`
    select dispute.id, dispute.reference, ${first('claimant')} as claimant, ${first('respondent')} as respondent,
      dispute.state_since as since, dispute.officer_id, dispute.arbitrators,
      (select count(*)::integer from dispute_reminder one where one.dispute_id = dispute.id) as reminders
    from dispute where ${sql.join(is, sql` and `)}
    order by dispute.state_since, dispute.id limit ${most}`.execute(db);
  return rows;
}

/** By the first claimant, as they are called in the request, in whatever case. */
function isOfClaimant(claimant: string) {
  return sql<SqlBool>`exists (select from dispute_party party where party.dispute_id = dispute.id
    and party.side = 'claimant' and party.place = 1 and lower(party.name) = ${claimant.trim().toLowerCase()})`;
}
