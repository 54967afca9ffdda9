import { describe, expect, test } from 'vitest';
import { NO_TAX, type Taxes } from './gst.ts';
import { orderRefund, orderUnusedBack } from './invoice-refunds.ts';
import {
  type Bill,
  cancel,
  close,
  INVOICE_MAX,
  isMoney,
  issue,
  kindRules,
  LINES_MAX,
  pay,
  waive,
} from './invoices.ts';
import { type Paise, rupees } from './money.ts';

const gst: Taxes = { cgst: rupees(450), sgst: rupees(450), igst: 0n };

function bill(kind: Bill['kind'] = 'registration', net: readonly Paise[] = [rupees(5_000)]): Bill {
  const outcome = issue('one', kind, { net, taxes: gst });
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome.value.bill;
}

function of<Value>(outcome: { ok: true; value: Value } | { ok: false; refusal: string }): Value {
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome.value;
}

const partly = of(pay(bill(), 'p', rupees(2_950))).bill;
const paid = of(pay(bill(), 'p', rupees(5_900))).bill;
const waived = of(waive(bill(), 'the registrar’s order')).bill;
const cancelled = of(cancel(bill(), 'lapsed')).bill;

// Law and lifecycle 6.3: unpaid 7 d; ACA ss. 38 and 79: thirty days for a deposit.
test.each([
  ['registration', 7, 'income', true],
  ['admin', 15, 'income', true],
  ['deposit', 30, 'deposits', false],
  ['stamp_duty', 30, 'deposits', false],
  ['other', 15, 'income', true],
] as const)('a bill for %s is due in %i days, goes to %s, taxed: %s', (kind, days, to, isTaxed) => {
  expect(kindRules[kind]).toEqual({ to, isTaxed, daysToPay: days });
  expect(bill(kind).total).toBe(isTaxed ? rupees(5_900) : rupees(5_000));
  expect(bill(kind).taxes).toEqual(isTaxed ? gst : NO_TAX);
});

describe('a bill is issued', () => {
  const outcome = (net: readonly Paise[]) => {
    const issued = issue('one', 'deposit', { net, taxes: NO_TAX });
    return issued.ok ? issued.value.bill.total : issued.refusal;
  };
  test.each<[string, Paise | string, readonly Paise[]]>([
    ['of one paisa', 1n, [1n]],
    ['of fifty lines', 50n, Array.from({ length: LINES_MAX }, () => 1n)],
    ['not of fifty-one', 'no_lines', Array.from({ length: LINES_MAX + 1 }, () => 1n)],
    ['not of none', 'no_lines', []],
    ['not of a line of nothing', 'amount_invalid', [rupees(1), 0n]],
    ['not of one below nothing', 'amount_invalid', [rupees(2), -rupees(1)]],
    ['of a hundred crore rupees', INVOICE_MAX, [INVOICE_MAX]],
    ['and not of a paisa more', 'too_much', [INVOICE_MAX, 1n]],
  ])('%s', (_, wanted, net) => {
    expect(outcome(net)).toBe(wanted);
  });
});

test.each([
  [0n, false],
  [-1n, false],
  [1n, true],
  [10n * INVOICE_MAX, true],
  [10n * INVOICE_MAX + 1n, false],
])('%s paise are money: %s', (amount, is) => {
  expect(isMoney(amount)).toBe(is);
});

describe('a payment', () => {
  test('takes what is due and no more, and is refused where nothing is', () => {
    expect(of(pay(bill(), 'p', rupees(6_000)))).toMatchObject({ used: rupees(5_900) });
    expect(partly).toMatchObject({ due: rupees(2_950), paid: rupees(2_950), settled: null });
    expect(of(pay(partly, 'q', rupees(2_950))).bill).toMatchObject({ due: 0n, settled: 'paid' });
    expect(of(pay(partly, 'q', rupees(2_950) - 1n)).bill).toMatchObject({ due: 1n, settled: null });
  });

  test.each([
    ['of nothing', 'amount_invalid', bill(), 0n],
    ['below nothing', 'amount_invalid', bill(), -1n],
    ['on one that was paid', 'settled_already', paid, 1n],
    ['on one that was waived', 'settled_already', waived, 1n],
    ['on one that was taken back', 'cancelled', cancelled, 1n],
  ])('%s is none: %s', (_, refusal, on, money) => {
    expect(pay(on, 'p', money)).toEqual({ ok: false, refusal });
  });
});

describe('an order on a bill', () => {
  const why = 'the registrar’s order';
  test.each([
    ['a waiver without a reason', 'reason_missing', waive(bill(), ' ')],
    ['a waiver of what was paid', 'settled_already', waive(paid, why)],
    ['a waiver of what was taken back', 'cancelled', waive(cancelled, why)],
    ['a second waiver', 'settled_already', waive(waived, why)],
    ['taking back without a reason', 'reason_missing', cancel(bill(), '')],
    [
      'taking back what a paisa was paid on',
      'paid_already',
      cancel(of(pay(bill(), 'p', 1n)).bill, why),
    ],
    ['taking back what was waived', 'settled_already', cancel(waived, why)],
    ['taking back a second time', 'cancelled', cancel(cancelled, why)],
    ['closing what is paid', 'settled_already', close(paid, why)],
    ['closing without a reason', 'reason_missing', close(bill(), '\t')],
    ['closing what was taken back', 'cancelled', close(cancelled, why)],
    ['a refund without a reason', 'reason_missing', orderRefund(paid, 1n, '')],
    ['a refund of nothing', 'amount_invalid', orderRefund(paid, 0n, why)],
    [
      'a refund of more than was paid',
      'more_than_paid',
      orderRefund(partly, rupees(2_950) + 1n, why),
    ],
    ['a refund of what was waived', 'more_than_paid', orderRefund(waived, 1n, why)],
  ])('%s is refused: %s', (_, refusal, outcome) => {
    expect(outcome).toEqual({ ok: false, refusal });
  });

  test('that closes a bill on which something was paid leaves that, and waives the rest', () => {
    expect(of(close(partly, why)).bill).toMatchObject({
      due: 0n,
      paid: rupees(2_950),
      credited: rupees(2_950),
      isCancelled: false,
      settled: 'waived',
    });
    expect(of(close(bill(), why)).bill).toMatchObject({ isCancelled: true, settled: null });
  });

  // CGST Act s. 34: the credit note bears the tax of what it takes back, 9 and 9 of 118.
  test('takes back net and tax in the proportion of the bill', () => {
    expect(of(orderRefund(paid, rupees(590), why)).credit).toEqual({
      amount: rupees(590),
      net: rupees(500),
      taxes: { cgst: rupees(45), sgst: rupees(45), igst: 0n },
    });
    expect(of(close(partly, why)).credit).toEqual({
      amount: rupees(2_950),
      net: rupees(2_500),
      taxes: { cgst: rupees(225), sgst: rupees(225), igst: 0n },
    });
  });

  test('leaves the books even, and takes income that was waived from no deposit', () => {
    const even = (posting: { entries: readonly { amount: Paise }[] }) =>
      posting.entries.reduce((sum, { amount }) => sum + amount, 0n);
    for (const outcome of [waive(bill(), why), close(partly, why), orderRefund(paid, 7n, why)])
      expect(even(of(outcome).posting)).toBe(0n);
    const accounts = (kind: Bill['kind']) =>
      of(waive(bill(kind), why)).posting.entries.map(({ account }) => account);
    expect(accounts('admin')).toContain('waived');
    expect(accounts('deposit')).not.toContain('waived');
    expect(accounts('deposit')).toContain('deposits');
  });
});

test('what belongs to no bill goes back to the last paisa, and not one more', () => {
  const payment = { id: 'p', unused: 7n };
  expect(orderUnusedBack(payment, 7n, 'paid twice').ok).toBe(true);
  expect(orderUnusedBack(payment, 8n, 'paid twice')).toEqual({
    ok: false,
    refusal: 'more_than_paid',
  });
  expect(orderUnusedBack(payment, 0n, 'paid twice')).toEqual({
    ok: false,
    refusal: 'amount_invalid',
  });
  expect(orderUnusedBack(payment, 7n, ' ')).toEqual({ ok: false, refusal: 'reason_missing' });
});
