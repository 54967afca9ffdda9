import { allow, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { orderedClauses } from '../rules/clauses.ts';
import {
  endedByNew,
  type OfferAnswer,
  type RailRefusal,
  refusalToAnswer,
  refusalToOffer,
} from '../rules/offers.ts';
import { type OfferRefusal, type OfferTerms, offerProblem } from '../rules/terms.ts';
import { addOffer, endOffer, keepWilling } from '../store/offers.ts';
import { endSettlementRow } from '../store/settlements.ts';
import type { OffersDeps } from './deps.ts';
import { drawUp } from './drawing-up.ts';
import { keepAct, onRail, type RailOutcome } from './rail.ts';

/** A side says that it wants to talk about offers, or no more: then what still stands of them ends. Either may at any moment. */
export function sayWilling(
  deps: OffersDeps,
  viewer: Viewer,
  { id, isWilling }: { id: string; isWilling: boolean },
): Promise<RailOutcome<RailRefusal>> {
  return onRail<RailRefusal>(deps, viewer, id, async (tx, seen) => {
    const { side, rail, offers, settlement } = seen;
    if (rail.isOver) return refuse('dispute_over');
    if (rail.willing[side] === isWilling) return allow({ id });
    // What all have signed binds them; there is nothing left to stop talking about.
    if (settlement?.signedAt && !isWilling) return refuse('settlement_pending');
    const [by, at] = [viewer.personId, deps.now()];
    await keepWilling(tx, { disputeId: id, side, isWilling, byPerson: by, at });
    if (!isWilling)
      for (const { id: offer, endedAs } of offers)
        if (!endedAs) await endOffer(tx, offer, { as: 'closed', by, at });
    const act = isWilling ? ('offers.willing' as const) : ('offers.unwilling' as const);
    await keepAct(deps, tx, { act, viewer, seen });
    if (!isWilling && settlement && !settlement.isEnded) {
      await endSettlementRow(tx, settlement.id, { by, at });
      await keepAct(deps, tx, { act: 'settlement.ended', viewer, seen });
    }
    if (!isWilling) await deps.railEnds(tx, id, 'unwilling');
    return allow({ id });
  });
}

export type OfferMade = { id: string; terms: Omit<OfferTerms, 'currency'>; standsUntil: string };

/** A side offers: its own offer before is replaced, and the other side's countered. Nothing of it binds before both have signed. */
export function makeOffer(
  deps: OffersDeps,
  viewer: Viewer,
  { id, terms, standsUntil }: OfferMade,
): Promise<RailOutcome<RailRefusal | OfferRefusal>> {
  return onRail<RailRefusal | OfferRefusal>(deps, viewer, id, async (tx, seen) => {
    const { side, rail, offers, own, today, file } = seen;
    const refusal = refusalToOffer(rail, side);
    if (refusal) return refuse(refusal);
    const { currency } = file.dispute;
    const problem = offerProblem({ ...terms, currency }, standsUntil, today);
    if (problem) return refuse(problem);
    const [by, at] = [viewer.personId, deps.now()];
    for (const { id: offer, as } of endedByNew(offers, side, today))
      await endOffer(tx, offer, { as, by, at });
    const { amount, payer, instalments, firstOn, rhythm, costs, isAccelerated } = terms;
    const clauses = orderedClauses(terms.clauses);
    await addOffer(tx, {
      id: deps.newId(),
      disputeId: id,
      number: (offers.at(-1)?.number ?? 0) + 1,
      side,
      partyId: own[0]?.id ?? '',
      byPerson: by,
      madeAt: at,
      duties: terms.duties.trim(),
      amount,
      payer,
      instalments,
      firstOn,
      rhythm,
      costs,
      isAccelerated,
      clauses,
      currency,
      standsUntil,
    });
    await keepAct(deps, tx, { act: 'offers.made', viewer, seen });
    return allow({ id });
  });
}

type Answering = { id: string; offer: string; answer: OfferAnswer };

/** A side takes an offer of the other, refuses it, or takes its own back; once it is accepted the text for both to sign is drawn up. */
export function answerTheOffer(
  deps: OffersDeps,
  viewer: Viewer,
  { id, offer, answer }: Answering,
): Promise<RailOutcome<RailRefusal>> {
  return onRail<RailRefusal>(deps, viewer, id, async (tx, seen) => {
    const { side, rail, offers, today } = seen;
    const row = offers.find((one) => one.id === offer);
    if (!row) return refuse('unknown');
    const refusal = refusalToAnswer(rail, row, { side, answer, today });
    if (refusal) return refuse(refusal);
    const [by, at] = [viewer.personId, deps.now()];
    await endOffer(tx, offer, { as: answer, by, at });
    await keepAct(deps, tx, { act: 'offers.answered', viewer, seen, details: { answer } });
    if (answer === 'accepted') await drawUp(deps, tx, { viewer, seen, row });
    return allow({ id });
  });
}
