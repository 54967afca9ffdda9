import type { Db } from '#platform/db.ts';
import { type Consents, counts } from '../rules/consents.ts';
import type { Facts } from '../rules/machine.ts';
import type { Side } from '../rules/words.ts';
import { type ConsentRow, listConsentProofs, listConsents, type ProofRow } from '../store/consents.ts';
import { listParties } from '../store/spine.ts';

/** How a consent stands now: it counts, nobody has shown who gave it, its party denies it, or it was taken back or fell. */
export type ConsentStanding = 'counts' | 'not_shown' | 'disputed' | 'over';
export type SeenConsent = { row: ConsentRow; standing: ConsentStanding; proofs: ProofRow[] };

/** Every consent of a dispute with how it stands, by the facts of that moment. */
export async function consentsOf(db: Db, disputeId: string, { parties }: Pick<Facts, 'parties'>): Promise<SeenConsent[]> {
  const [rows, proofs] = [await listConsents(db, disputeId), await listConsentProofs(db, disputeId)];
  return rows.map((row) => ({
    row,
    standing: standingOf(row, parties.find(({ partyId }) => partyId === row.party_id)?.consents ?? {}),
    proofs: proofs.filter(({ consent_id }) => consent_id === row.id),
  }));
}

function standingOf({ id, kind }: ConsentRow, consents: Consents): ConsentStanding {
  const now = consents[kind];
  if (now?.id !== id) return 'over';
  if (now.isDisputed) return 'disputed';
  return counts(consents, kind) ? 'counts' : 'not_shown';
}

/** From where each side agreed to something. What came on paper came from no browser. */
export async function consentTraces(db: Db, disputeId: string): Promise<{ side: Side; at: Date; network: string; agent: string }[]> {
  const sides = new Map((await listParties(db, disputeId)).map(({ id, side }) => [id, side]));
  return (await listConsents(db, disputeId)).flatMap(({ party_id, given_at, network, agent, way }) => {
    const side = sides.get(party_id);
    return side && way !== 'paper' ? [{ side, at: given_at, network, agent }] : [];
  });
}
