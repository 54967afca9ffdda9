import { sum } from '#modules/fees/rules/money.ts';
import { type FormFault, found, foundOfEach } from '../findings.ts';
import type { AwardRecord, RecordedClaim } from '../record.ts';
import {
  type ClaimDecision,
  type ClaimOutcome,
  isWhole,
  type WrittenAward,
  type WrittenOrder,
} from '../written.ts';

/** Every head decided (ACA s. 33(4)), and nothing that nobody asked for (s. 34(2)(a)(iv)). */
export function checkRelief(award: WrittenAward, record: AwardRecord): FormFault[] {
  const claims = new Map(record.claims.map((claim) => [claim.id, claim]));
  const of = ({ claim }: ClaimDecision) => (claim === null ? undefined : claims.get(claim));
  return [
    ...undecided(award, record.claims),
    ...strangers(award, record),
    ...twice(award.decisions),
    ...award.decisions.flatMap(contradiction),
    ...award.decisions.flatMap((decision) => aboutClaim(decision, of(decision), { award, record })),
  ];
}

function undecided(award: WrittenAward, claims: readonly RecordedClaim[]): FormFault[] {
  if (!isWhole(award)) return [];
  const decided = new Set(
    award.decisions.filter(({ outcome }) => outcome !== 'reserved').map(({ claim }) => claim),
  );
  const open = claims.filter(({ id, isDecided }) => !isDecided && !decided.has(id));
  return foundOfEach(
    'claim_undecided',
    open.map(({ id }) => id),
  );
}

/** To whom or against whom something is ordered who is no party of the dispute; nobody may be bound who is none. */
function strangers({ decisions, costs }: WrittenAward, { parties }: AwardRecord): FormFault[] {
  const known = new Set(parties.map(({ id }) => id));
  const debts = costs.is === 'decided' ? costs.stated : [];
  const orders = [...decisions.flatMap((decision) => decision.orders), ...debts];
  return foundOfEach(
    'relief_stranger',
    orders.flatMap(({ from, to }) => [...from, ...to]).filter((party) => !known.has(party)),
  );
}

function twice(decisions: readonly ClaimDecision[]): FormFault[] {
  const ids = decisions.flatMap(({ claim }) => (claim === null ? [] : [claim]));
  return foundOfEach(
    'claim_twice',
    ids.filter((id, at) => ids.indexOf(id) < at),
  );
}

/** What is dismissed or left for later orders nothing, and what is granted orders something that is more than nothing. */
function contradiction({ claim, outcome, orders }: ClaimDecision): FormFault[] {
  const isGranted = outcome === 'granted' || outcome === 'in_part';
  const isEmpty = orders.some(({ sum }) => sum !== null && sum.amount <= 0n);
  const agrees = isGranted === orders.length > 0 && !isEmpty;
  return agrees ? [] : [found('outcome_contradicts', claim ?? '')];
}

type Held = { award: WrittenAward; record: AwardRecord };

function aboutClaim(
  { claim, orders, outcome }: ClaimDecision,
  known: RecordedClaim | undefined,
  { award: { kind }, record: { parties } }: Held,
): FormFault[] {
  // Whoever settles may give what nobody had claimed.
  if (kind === 'agreed') return [];
  if (!known) return orders.length > 0 ? [found('relief_unasked', claim ?? '')] : [];
  if (known.isDecided) return [found('claim_decided_before', known.id)];
  const named = orders.map((order) => amongParties(order, parties));
  return [
    ...named.flatMap((order) => otherParties(order, known)),
    ...aboutAmount(orders, known, outcome),
  ];
}

/** Strangers are a finding of their own. */
function amongParties(order: WrittenOrder, parties: AwardRecord['parties']): WrittenOrder {
  const isKnown = (party: string) => parties.some(({ id }) => id === party);
  return { ...order, from: order.from.filter(isKnown), to: order.to.filter(isKnown) };
}

function otherParties({ from, to, sum }: WrittenOrder, claim: RecordedClaim): FormFault[] {
  const isBetweenThem =
    from.every((party) => claim.against.includes(party)) &&
    to.every((party) => claim.by.includes(party));
  // Somebody has to pay, and somebody to be paid; a declaration has neither.
  const isNamed = sum === null || (from.length > 0 && to.length > 0);
  return isBetweenThem && isNamed ? [] : [found('relief_other_party', claim.id)];
}

/** No more than was asked for, in the same money; and what is called granted in full is no less. */
function aboutAmount(
  orders: readonly WrittenOrder[],
  { id, asked }: RecordedClaim,
  outcome: ClaimOutcome,
): FormFault[] {
  const sums = orders.flatMap((order) => (order.sum ? [order.sum] : []));
  if (sums.length === 0 || asked === 'at_large') return [];
  if (asked === 'no_money') return [found('relief_beyond', id)];
  if (sums.some(({ currency }) => currency !== asked.currency))
    return [found('currency_other', id)];
  const amount = sum(sums.map((one) => one.amount));
  if (amount > asked.amount) return [found('relief_beyond', id)];
  return outcome === 'granted' && amount < asked.amount ? [found('outcome_contradicts', id)] : [];
}
