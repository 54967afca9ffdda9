import type { Db } from '#platform/db.ts';
import { isInDisputeOf, listLines, listPartyNames } from '../store/lines.ts';

export type QueueLines = {
  disputes: Map<string, { reference: string; officerId: string | null }>;
  /** Names of parties. */
  parties: Map<string, string>;
};

/** What lists of modules below call disputes and parties. For the office: it names no viewer. */
export async function disputeLines(
  db: Db,
  disputeIds: readonly string[],
  partyIds: readonly string[],
): Promise<QueueLines> {
  const disputes = await listLines(db, [...new Set(disputeIds)]);
  const parties = await listPartyNames(db, [...new Set(partyIds)]);
  return {
    disputes: new Map(
      disputes.map(({ id, reference, officerId }) => [id, { reference, officerId }]),
    ),
    parties: new Map(parties.map(({ id, name }) => [id, name])),
  };
}

/** Whose work a row of another module is, while its dispute goes on: a part of its question to the database, in which `dispute` is ours. */
export const ownedBy = isInDisputeOf;
