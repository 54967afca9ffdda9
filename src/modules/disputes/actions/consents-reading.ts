import { type Consents, counts } from '../rules/consents.ts';
import type { DisputeFacts } from '../rules/machine.ts';
import type { Side } from '../rules/words.ts';
import type { ConsentProofRow, ConsentRow } from '../store/consents.ts';
import type { DisputeFile } from './reading.ts';

/** How a consent stands now: it counts, nobody has shown who gave it, its party denies it, or it was taken back or fell. */
export type ConsentStatus = 'counts' | 'not_shown' | 'disputed' | 'over';
export type ConsentWithProofs = {
  row: ConsentRow;
  status: ConsentStatus;
  proofs: ConsentProofRow[];
};

/** Every consent of a dispute with how it stands, by the facts of that moment. */
export function consentsOf(
  { consents: rows, consentProofs: proofs }: Pick<DisputeFile, 'consents' | 'consentProofs'>,
  { parties }: Pick<DisputeFacts, 'parties'>,
): ConsentWithProofs[] {
  return rows.map((row) => ({
    row,
    status: statusOf(row, parties.find(({ partyId }) => partyId === row.partyId)?.consents ?? {}),
    proofs: proofs.filter(({ consentId }) => consentId === row.id),
  }));
}

function statusOf({ id, kind }: ConsentRow, consents: Consents): ConsentStatus {
  const now = consents[kind];
  if (now?.id !== id) return 'over';
  if (now.isDisputed) return 'disputed';
  return counts(consents, kind) ? 'counts' : 'not_shown';
}

type Trace = { side: Side; at: Date; network: string; agent: string };

/** From where each side agreed to something. What came on paper came from no browser. */
export function consentTraces({
  parties,
  consents,
}: Pick<DisputeFile, 'parties' | 'consents'>): Trace[] {
  const sides = new Map(parties.map(({ id, side }) => [id, side]));
  return consents.flatMap(({ partyId, givenAt, network, agent, way }) => {
    const side = sides.get(partyId);
    return side && way !== 'paper' ? [{ side, at: givenAt, network, agent }] : [];
  });
}
