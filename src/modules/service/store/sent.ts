import { sql } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { RecipientRow, ServiceDocumentRow } from './ledger.ts';

export type SentRow = Pick<RecipientRow, 'id' | 'partyId' | 'servedOn' | 'status'> &
  Pick<ServiceDocumentRow, 'documentId' | 'purpose' | 'begunAt'> & {
    /** How many there are in all. */
    total: number;
  };

type SentTo = {
  disputeId: string;
  partyIds: readonly string[];
  /** The purposes of which every paper is listed. */
  first: readonly ServiceDocumentRow['purpose'][];
  /** How many of the newest of all; every one, where it is null. */
  most: number | null;
};

/** What was sent to some parties of a dispute, the oldest first. */
export async function listSentTo(
  db: Db,
  { disputeId, partyIds, first, most }: SentTo,
): Promise<SentRow[]> {
  const parties = sql`${[...partyIds]}::uuid[]`;
  const purposes = sql`${[...first]}::text[]`;
  // By their ids, so that of thousands only what is listed is joined with its paper.
  const listed = sql`r.id = any(array(
      select opening.id from service_recipient opening
      where opening.party_id = any(${parties}) and opening.paper_id in (
        select id from service_document where dispute_id = ${disputeId} and purpose = any(${purposes}))
      union all (
        select newest.id from unnest(${parties}) as party (id) cross join lateral (
          select own.id from service_recipient own
          where own.dispute_id = ${disputeId} and own.party_id = party.id
          order by own.id desc limit ${most}::integer) newest
        order by newest.id desc limit ${most}::integer)))`;
  // It begins with its verb, by which the memory of a request knows that nothing is written (platform/request-cache.ts).
  const { rows } =
    await sql<SentRow>`select r.id, r.party_id, r.served_on, r.status, p.document_id, p.purpose, p.begun_at,
      (select count(*)::integer from service_recipient own
        where own.dispute_id = ${disputeId} and own.party_id = any(${parties})) as total
    from service_recipient r join service_document p on p.id = r.paper_id
    where r.dispute_id = ${disputeId} and r.party_id = any(${parties})
      and ${most === null ? sql`true` : listed}
    order by r.id`.execute(db);
  return rows;
}
