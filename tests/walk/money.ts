import { dayAt } from '#kernel/days.ts';
import { isReleased } from '#modules/disputes/rules/facts.ts';
import type { Final } from '#modules/disputes/rules/words.ts';
import { depositsFor, sharesOfDeposit } from '#modules/fees/rules/deposits.ts';
import { type Bill, type InvoiceKind, isMoney } from '#modules/fees/rules/invoices.ts';
import { balanceOf, isBalanced, type LedgerPosting } from '#modules/fees/rules/ledger.ts';
import { divide } from '#modules/fees/rules/money.ts';
import { type FeeEnding, refundDue, refundPacks } from '#modules/fees/rules/refunds.ts';
import { packOn } from '#modules/fees/rules/schedules/packs.ts';
import { isOver, move, type Outcome } from './moving.ts';
import { count, factsNow, type Kept, type Owed, type World } from './world.ts';

const TAXES = { cgst: 45_000n, sgst: 45_000n, igst: 0n };

/** Writes a posting into the books of the world, account by account. */
function write({ books }: World, posting: LedgerPosting): void {
  if (!isBalanced(posting.entries) || balanceOf(posting.entries, 'bank') % 1n !== 0n)
    throw new Error('A posting does not come out even.');
  for (const { account, amount, invoiceId, paymentId } of posting.entries)
    for (const key of [account, `${account}/${invoiceId}`, `${account}//${paymentId}`])
      books.set(key, (books.get(key) ?? 0n) + amount);
}

function told(world: World, outcome: string): Outcome {
  if (outcome !== 'ok') count(world, `money ${outcome}`);
  return outcome;
}

function billRegistration(world: World): void {
  const payer = world.parties.find(({ side }) => side === 'claimant');
  if (world.registrationFee === 0n)
    move(world, { type: 'registration_not_due', by: 'system', party: null });
  else if (payer)
    bill(world, { party: payer.id, kind: 'registration', amount: world.registrationFee });
}

export function bill(
  world: World,
  {
    party,
    kind,
    amount,
    claimOf = null,
  }: { party: string; kind: InvoiceKind; amount: bigint; claimOf?: string | null },
): Outcome {
  const { state, stateBefore } = world.spine;
  if (!world.rules.mayBill(state)) return told(world, 'dispute_over');
  const isRespondent = world.parties.some(({ id, side }) => id === party && side === 'respondent');
  if (isRespondent && !world.rules.mayBillRespondents(state, stateBefore))
    return told(world, 'basis_not_shown');
  const issued = world.rules.issue(`bill${world.bills.length + 1}`, kind, {
    net: [amount],
    taxes: TAXES,
  });
  if (!issued.ok) return told(world, issued.refusal);
  world.bills.push({
    ...issued.value.bill,
    partyId: party,
    claimOf,
    basisThen: world.bases.at(-1)?.basis ?? null,
    stateThen: world.spine.state,
  });
  write(world, issued.value.posting);
  count(world, `bill ${kind}`);
  return 'ok';
}

function keep(
  world: World,
  before: Owed,
  { bill: after, posting }: { bill: Bill; posting: LedgerPosting },
  isOthers = false,
): void {
  world.bills = world.bills.map((one) => (one === before ? { ...before, ...after } : one));
  write(world, posting);
  if (before.kind === 'deposit' && !before.settled && (after.settled || after.isCancelled))
    depositSettled(world, before, isOthers);
  if (!after.settled || before.settled || before.kind !== 'registration') return;
  // actions/money.ts: with the registration paid, or waived by order, scrutiny begins; too late it moves nothing.
  if (after.settled === 'paid')
    move(world, { type: 'registration_paid', by: 'system', party: null });
  else move(world, { type: 'registration_waived', by: 'registrar', party: null });
}

/** Money that arrives under the payer's own name for it. Told twice, it is counted once. */
export function payIn(
  world: World,
  { at, amount, reference }: { at: number; amount: bigint; reference: number },
): Outcome {
  if (!isMoney(amount)) return told(world, 'amount_invalid');
  const known = world.payments.find((one) => one.reference === reference);
  if (known) return told(world, known.amount === amount ? 'repeat' : 'reference_taken');
  const payment = { id: `payment${world.payments.length + 1}`, reference, amount, unused: amount };
  world.payments.push(payment);
  write(world, world.rules.received(payment.id, amount, 'bank'));
  const owed = world.bills[at];
  if (!owed) return told(world, 'no_invoice');
  const paid = world.rules.pay(owed, payment.id, amount);
  if (!paid.ok) return told(world, paid.refusal);
  payment.unused -= paid.value.used;
  keep(world, owed, paid.value, reference % 3 === 0);
  count(world, payment.unused > 0n ? 'money over' : 'money used');
  return 'ok';
}

export function waiveBill(world: World, at: number): Outcome {
  const owed = world.bills[at];
  const done = owed && world.rules.waive(owed, 'because');
  if (!owed || !done) return told(world, 'no_invoice');
  if (!done.ok) return told(world, done.refusal);
  keep(world, owed, done.value);
  return 'ok';
}

export function cancelBill(world: World, at: number): Outcome {
  const owed = world.bills[at];
  const done = owed && world.rules.cancel(owed, 'because');
  if (!owed || !done) return told(world, 'no_invoice');
  if (!done.ok) return told(world, done.refusal);
  keep(world, owed, done.value);
  return 'ok';
}

export function refund(world: World, at: number, amount: bigint): Outcome {
  const owed = world.bills[at];
  const done = owed && world.rules.orderRefund(owed, amount, 'because');
  if (!owed || !done) return told(world, 'no_invoice');
  if (!done.ok) return told(world, done.refusal);
  keep(world, owed, done.value);
  world.refunds.push({ invoiceId: owed.id, paymentId: null, amount, sentAs: null });
  return 'ok';
}

export function refundUnused(world: World, at: number): Outcome {
  const payment = world.payments[at];
  const done = payment && world.rules.orderUnusedBack(payment, payment.unused, 'because');
  if (!payment || !done) return told(world, 'no_payment');
  if (!done.ok) return told(world, done.refusal);
  world.refunds.push({
    invoiceId: null,
    paymentId: payment.id,
    amount: payment.unused,
    sentAs: null,
  });
  payment.unused = 0n;
  write(world, done.value);
  return 'ok';
}

/** The bank's word that a refund has left; said again it is the same, and under another name it is a mistake. */
export function sendRefund(world: World, at: number, reference: number): Outcome {
  const ordered = world.refunds[at];
  if (!ordered) return told(world, 'no_refund');
  if (ordered.sentAs !== null)
    return told(world, ordered.sentAs === reference ? 'repeat' : 'sent_already');
  if (world.refunds.some(({ sentAs }) => sentAs === reference))
    return told(world, 'reference_taken');
  ordered.sentAs = reference;
  write(world, world.rules.refundPaid(ordered, 'bank'));
  return 'ok';
}

const endingAt: Record<Final, FeeEnding> = {
  lapsed: 'unregistered',
  returned: 'returned',
  withdrawn: 'withdrawn_unserved',
  closed_no_basis: 'no_basis',
  closed_no_conciliation: 'not_begun',
  closed_no_mediation: 'not_begun',
  closed_talks_ended: 'not_begun',
  terminated: 'terminated_unfunded',
  settled: 'withdrawn_served',
};

/**
 * Bills the registration fee when a dispute is filed; when it ends, or a party's part in it, orders back what the rule gives
 * and closes what is still asked for (actions/money.ts).
 */
export function moneyHears(world: World, { type, from, to, partyId }: Kept): void {
  if (type === 'submitted') billRegistration(world);
  if (to === 'arb_appointed' && from === 'arb_constituting') askDeposits(world);
  if (type === 'claim_terminated') endDeposits(world, partyId);
  if (type === 'basis_withdrawn') endDeposits(world, null);
  const isRelease = type === 'respondent_released';
  if (!isRelease && !isOver(to)) return;
  const atEnd = isOver(to) ? endingAt[to] : 'withdrawn_unserved';
  // A court's stay changes nothing of what was done before it.
  const stay = world.events.findLast((event) => event.type === 'stayed');
  const worked = from === 'stayed' ? stay?.from : from;
  const ending = isRelease
    ? 'withdrawn_unserved'
    : worked === 'filed'
      ? 'unregistered'
      : ['con_active', 'med_active', 'con_terms', 'med_terms'].includes(worked ?? '')
        ? 'withdrawn_tribunal'
        : type === 'withdrawn' || to === 'settled'
          ? worked === 'arb_prelim' || worked === 'arb_terms'
            ? 'withdrawn_tribunal'
            : 'withdrawn_served'
          : atEnd;
  const table = packOn(refundPacks, dayAt(new Date(world.now)))?.value;
  for (const [at, { partyId: payer }] of world.bills.entries()) {
    if (isRelease && payer !== partyId) continue;
    const amount = table && world.bills[at] ? refundDue(table, ending, world.bills[at]) : 0n;
    if (amount > 0n) refund(world, at, amount);
    closeBill(world, at);
  }
}

function closeBill(world: World, at: number): void {
  const owed = world.bills[at];
  const done = owed && owed.due > 0n ? world.rules.close(owed, 'The case ended') : null;
  if (owed && done?.ok) keep(world, owed, done.value);
}

const TABLE = {
  version: 1,
  registrationFee: 500_000n,
  adminFee: 250_000n,
  tribunalFees: [800_001n],
  defaultTribunalFee: 800_001n,
};

/** With the appointment each claim's deposit is asked of both sides (disputes/actions/deposits.ts); with two respondents the first has a counterclaim. */
function askDeposits(world: World): void {
  const { deposits } = factsNow(world);
  const bearers = world.parties.flatMap(({ id: partyId, side }) =>
    isReleased(world.events, partyId) ? [] : [{ partyId, side }],
  );
  const counter =
    world.parties.filter(({ side }) => side === 'respondent').length > 1 ? ['ben'] : [];
  const claims = ['ada', ...counter.filter((id) => !isReleased(world.events, id))]
    .filter((partyId) => !deposits.some(({ claimOf }) => claimOf === partyId))
    .map((partyId) => ({ partyId, isCounterclaim: partyId !== 'ada', sum: 1_000_003n }));
  const reckoning = {
    schedule: 'institution',
    table: TABLE,
    on: '2026-11-20',
    arbitrators: 1,
  } as const;
  for (const { partyId, amount } of depositsFor(claims, reckoning)) {
    const before = world.bills.filter(({ claimOf }) => claimOf === partyId);
    const shares = sharesOfDeposit(bearers);
    const parts = divide(
      amount,
      shares.map(({ weight }) => weight),
    );
    const owing =
      before.length > 0
        ? before.flatMap((one) => (one.due > 0n ? [one.partyId] : []))
        : shares.map(({ payer }) => payer.partyId);
    move(world, {
      type: 'deposits_asked',
      by: 'system',
      party: partyId,
      details: { owing: owing.join(' ') },
    });
    if (before.length === 0)
      for (const [at, { payer }] of shares.entries())
        bill(world, {
          party: payer.partyId,
          kind: 'deposit',
          amount: parts[at] ?? 0n,
          claimOf: partyId,
        });
    if (owing.length === 0) move(world, { type: 'deposits_paid', by: 'system', party: partyId });
  }
}

function depositSettled(world: World, { partyId, claimOf }: Owed, isOthers: boolean): void {
  if (claimOf === null) return;
  const type = isOthers ? ('deposit_share_paid_for' as const) : ('deposit_share_paid' as const);
  const noted = move(world, { type, by: 'system', party: partyId, details: { claim: claimOf } });
  if (noted === 'ok' && !world.bills.some((one) => one.claimOf === claimOf && one.due > 0n))
    move(world, { type: 'deposits_paid', by: 'system', party: claimOf });
}

/** Of the claim that ended, or of all: what was paid goes back, and nothing is asked for any more. */
function endDeposits(world: World, claimOf: string | null): void {
  for (const [at, owed] of world.bills.entries()) {
    if (owed.claimOf === null || (claimOf !== null && owed.claimOf !== claimOf)) continue;
    world.bills = world.bills.with(at, { ...owed, claimOf: null });
    if (owed.paid > 0n) refund(world, at, owed.paid);
    closeBill(world, at);
  }
}
