import { dayAt } from '#kernel/days.ts';
import type { Final } from '#modules/disputes/rules/words.ts';
import { type Bill, type InvoiceKind, isMoney } from '#modules/fees/rules/invoices.ts';
import { balanceOf, isBalanced, type LedgerPosting } from '#modules/fees/rules/ledger.ts';
import { type FeeEnding, refundDue, refundPacks } from '#modules/fees/rules/refunds.ts';
import { packOn } from '#modules/fees/rules/schedules/packs.ts';
import { isOver, move, type Outcome } from './moving.ts';
import { count, type Kept, type Owed, type World } from './world.ts';

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
  { party, kind, amount }: { party: string; kind: InvoiceKind; amount: bigint },
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
): void {
  world.bills = world.bills.map((one) => (one === before ? { ...before, ...after } : one));
  write(world, posting);
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
  keep(world, owed, paid.value);
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
};

/**
 * Bills the registration fee when a dispute is filed; when it ends, or a party's part in it, orders back what the rule gives
 * and closes what is still asked for (actions/money.ts).
 */
export function moneyHears(world: World, { type, from, to, partyId }: Kept): void {
  if (type === 'submitted') billRegistration(world);
  const isRelease = type === 'respondent_released';
  if (!isRelease && !isOver(to)) return;
  const atEnd = isOver(to) ? endingAt[to] : 'withdrawn_unserved';
  const ending = isRelease
    ? 'withdrawn_unserved'
    : from === 'filed'
      ? 'unregistered'
      : type === 'withdrawn'
        ? 'withdrawn_served'
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
