import { moneyInWords } from '#kernel/amounts.ts';
import { dayInWords } from '#kernel/day-words.ts';
import * as m from '#messages/all.ts';
import { costsWords, rhythmWords } from '#modules/offers/contract/words.ts';
import { DefinitionList } from '#ui/desk/definition-list.tsx';
import type { BiddingShown } from './view.ts';
import { hoursInWords, overlapWords, sideWords, toleranceInWords } from './words.ts';

type Props = { bidding: BiddingShown; currency: string };

/** The rules as they are proposed or frozen: how it is bid, and how the sum is paid that comes of it. */
export function RulesList({ bidding, currency }: Props) {
  const { payer, cap, rounds, roundHours, overlapRule, instalments, firstOn, rhythm } = bidding;
  const { costs, duties, isAccelerated } = bidding;
  const parts =
    instalments > 1 ? `${m.offers_plan({ n: instalments })}, ${rhythmWords[rhythm]()}` : null;
  return (
    <>
      <DefinitionList
        facts={[
          { term: m.offers_payer(), said: sideWords[payer]() },
          { term: m.bidding_cap(), said: moneyInWords({ amount: cap, currency }) },
          { term: m.bidding_rounds(), said: String(rounds) },
          { term: m.bidding_round_hours(), said: hoursInWords(roundHours) },
          { term: m.bidding_overlap(), said: overlapWords[overlapRule]() },
          { term: m.bidding_near(), said: toleranceInWords(bidding, currency) },
          { term: m.offers_first_on(), said: dayInWords(firstOn) },
          ...(parts ? [{ term: m.offers_instalments(), said: parts }] : []),
          { term: m.offers_costs(), said: costsWords[costs]() },
        ]}
      />
      {parts && isAccelerated ? <p>{m.offers_accelerated()}</p> : null}
      {duties ? (
        <p className="bid-duties" dir="auto">
          {duties}
        </p>
      ) : null}
    </>
  );
}
