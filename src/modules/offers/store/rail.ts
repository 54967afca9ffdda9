import { type Db, prepared } from '#platform/db.ts';
import { rowsIn } from '#platform/rows.ts';
import type { Payer } from '../rules/terms.ts';
import type { OfferRow } from './offers.ts';
import type { SettlementRow, SignatureRow } from './settlements.ts';

const LISTS = {
  sides: rowsIn('offer_side', { at: 'moment' }),
  offers: rowsIn('offer', { amount: 'whole', madeAt: 'moment', endedAt: 'moment' }),
  settlements: rowsIn('settlement', {
    textHash: 'bytes',
    drawnUpAt: 'moment',
    signedAt: 'moment',
    endedAt: 'moment',
    completedAt: 'moment',
  }),
  signatures: rowsIn('settlement_signature', { textHash: 'bytes', signedAt: 'moment' }),
};

const LAST =
  'select * from settlement where dispute_id = $1 order by drawn_up_at desc, id desc limit 1';
const TEXT = `select
${LISTS.sides.of('select * from offer_side where dispute_id = $1')} as sides,
${LISTS.offers.of('select * from offer where dispute_id = $1 order by number')} as offers,
${LISTS.settlements.of(LAST)} as settlements,
${LISTS.signatures.of(`select s.* from settlement_signature s join (${LAST}) t on t.id = s.settlement_id order by s.signed_at, s.party_id`)} as signatures`;

export type StoredRail = {
  /** Whether each side said that it is willing; one that said nothing is not (I11). */
  willing: Record<Payer, boolean>;
  /** Every offer, the first one first. */
  offers: OfferRow[];
  /** The last text, also one that nobody signs any more; null before there was any. */
  settlement: (SettlementRow & { signed: SignatureRow[] }) | null;
};

/**
 * What the two sides of a dispute said to each other to settle, in one statement: the first page of a dispute asks for it too.
 * It names no viewer: ask who reads what is said to settle.
 */
export async function findRail(db: Db, disputeId: string): Promise<StoredRail> {
  const [row] = await prepared<Record<keyof typeof LISTS, unknown>>(db, {
    name: 'offers_rail',
    text: TEXT,
    values: [disputeId],
  });
  const sides = LISTS.sides.read(row?.sides ?? []);
  const isWilling = (of: Payer) => sides.some(({ side, ...one }) => side === of && one.isWilling);
  const [settlement] = LISTS.settlements.read(row?.settlements ?? []);
  return {
    willing: { claimant: isWilling('claimant'), respondent: isWilling('respondent') },
    offers: LISTS.offers.read(row?.offers ?? []),
    settlement: settlement
      ? { ...settlement, signed: LISTS.signatures.read(row?.signatures ?? []) }
      : null,
  };
}
