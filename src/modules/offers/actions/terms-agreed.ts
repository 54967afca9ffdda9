import type { Db } from '#platform/db.ts';
import type { OfferTerms } from '../rules/terms.ts';
import { addOffer, type OfferRow } from '../store/offers.ts';
import type { OffersDeps } from './deps.ts';
import { drawUp } from './drawing-up.ts';
import { railIn } from './standing.ts';

type Agreed = Pick<
  OfferRow,
  'id' | 'disputeId' | 'side' | 'partyId' | 'byPerson' | 'standsUntil' | 'currency'
> & { terms: OfferTerms; origin: 'bidding' };

/**
 * Terms to which both sides came in another way than by an offer: they stand in the table of both as accepted, under the name of
 * whoever proposed that way, and the text for both to sign is drawn up by nobody's hand.
 */
export async function drawUpTerms(
  deps: OffersDeps,
  tx: Db,
  { terms, ...agreed }: Agreed,
): Promise<void> {
  const seen = await railIn(deps, tx, agreed.disputeId);
  if (!seen) throw new Error(`There is no dispute ${agreed.disputeId}.`);
  const at = deps.now();
  const row: OfferRow = {
    ...terms,
    ...agreed,
    clauses: [...terms.clauses],
    number: (seen.offers.at(-1)?.number ?? 0) + 1,
    madeAt: at,
    endedAs: 'accepted',
    endedBy: null,
    endedAt: at,
  };
  await addOffer(tx, row);
  await drawUp(deps, tx, { viewer: null, seen, row });
}
