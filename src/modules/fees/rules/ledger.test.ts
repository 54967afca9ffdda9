import { describe, expect, test } from 'vitest';
import { fc } from '../../../../tests/properties.ts';
import { isGstin, NO_TAX, placeOfSupply, taxOn, taxTotal } from './gst.ts';
import { orderRefund, orderUnusedBack, type RefundDue, refundPaid } from './invoice-refunds.ts';
import {
  type Bill,
  type BillPosting,
  cancel,
  INVOICE_KINDS,
  issue,
  pay,
  received,
  waive,
} from './invoices.ts';
import { ACCOUNTS, balanceOf, type LedgerEntry, type LedgerPosting, post } from './ledger.ts';
import { type Paise, rupees, sum } from './money.ts';
import { documentNumber, financialYear, referenceIn, transferReference } from './numbers.ts';
import { refundDue, refundPacks } from './refunds.ts';

const day = '2026-11-20';
const tax = (net: Paise, state = '27') =>
  taxOn({ net, on: day, supplierState: '27', placeOfSupply: state });

function bill(net = rupees(5_000), kind: Bill['kind'] = 'registration', state = '27'): Bill {
  const outcome = issue('one', kind, { net: [net], taxes: tax(net, state) });
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome.value.bill;
}

describe('GST', () => {
  test('is 9 and 9 per cent within Maharashtra, 18 per cent anywhere else', () => {
    expect(tax(rupees(5_000))).toEqual({ cgst: rupees(450), sgst: rupees(450), igst: 0n });
    expect(tax(rupees(5_000), '07')).toEqual({ cgst: 0n, sgst: 0n, igst: rupees(900) });
  });

  test('is rounded to the nearest paisa, half upward, and CGST and SGST are always equal', () => {
    expect(tax(rupees(1) + 50n)).toEqual({ cgst: 14n, sgst: 14n, igst: 0n }); // 13.5 paise each
    expect(tax(5n, '07').igst).toBe(1n); // 0.9
    expect(tax(2n, '07').igst).toBe(0n); // 0.36
  });

  test('goes by the place of supply: the registration, then the address, then our own state', () => {
    expect(placeOfSupply({ gstin: '29AAGCB7383J1Z4', state: '27' }, '27')).toBe('29');
    expect(placeOfSupply({ gstin: null, state: '07' }, '27')).toBe('07');
    expect(placeOfSupply({}, '27')).toBe('27');
  });

  test('does not begin before the Act did', () => {
    expect(
      taxOn({ net: rupees(5_000), on: '2017-06-30', supplierState: '27', placeOfSupply: '27' }),
    ).toEqual(NO_TAX);
  });

  test.each([
    ['29AAGCB7383J1Z4', true],
    ['27AAPFU0939F1ZV', true],
    ['27AAPFU0939F1ZW', false],
    ['27aapfu0939f1zv', false],
    ['', false],
  ])('a registration number carries a letter to check it by: %s', (number, isOne) => {
    expect(isGstin(number)).toBe(isOne);
  });
});

describe('an invoice', () => {
  test('of the registration fee asks for 5,900 and what is held for a tribunal is neither income nor taxed', () => {
    expect(bill().total).toBe(rupees(5_900));
    const held = issue('two', 'deposit', { net: [rupees(8_000)], taxes: tax(rupees(8_000)) });
    expect(held.ok && held.value.bill.total).toBe(rupees(8_000));
    expect(held.ok && held.value.posting.entries.map(({ account }) => account)).toEqual([
      'receivable',
      'deposits',
    ]);
  });

  test('needs a line, and no line may be nothing or less', () => {
    expect(issue('x', 'admin', { net: [], taxes: NO_TAX })).toEqual({
      ok: false,
      refusal: 'no_lines',
    });
    expect(issue('x', 'admin', { net: [rupees(1), 0n], taxes: NO_TAX })).toEqual({
      ok: false,
      refusal: 'amount_invalid',
    });
    expect(issue('x', 'admin', { net: [-1n], taxes: NO_TAX })).toEqual({
      ok: false,
      refusal: 'amount_invalid',
    });
    expect(issue('x', 'admin', { net: [10n ** 18n], taxes: NO_TAX })).toEqual({
      ok: false,
      refusal: 'too_much',
    });
  });

  test('is settled by its last paisa, and not by the one before', () => {
    const first = pay(bill(), 'p', rupees(5_900) - 1n);
    if (!first.ok) throw new Error(first.refusal);
    expect(first.value.bill).toMatchObject({ due: 1n, settled: null });
    const last = pay(first.value.bill, 'q', 100n);
    expect(last.ok && last.value).toMatchObject({ used: 1n, bill: { due: 0n, settled: 'paid' } });
    expect(last.ok && pay(last.value.bill, 'r', 1n)).toEqual({
      ok: false,
      refusal: 'settled_already',
    });
  });

  test('is waived for what is left of it, with its share of the tax, and only with a reason', () => {
    const half = pay(bill(), 'p', rupees(2_950));
    if (!half.ok) throw new Error(half.refusal);
    expect(waive(half.value.bill, ' ')).toEqual({ ok: false, refusal: 'reason_missing' });
    const order = waive(half.value.bill, 'She lives on a pension.');
    expect(order.ok && order.value.credit).toEqual({
      amount: rupees(2_950),
      net: rupees(2_500),
      taxes: { cgst: rupees(225), sgst: rupees(225), igst: 0n },
    });
    expect(order.ok && order.value.bill).toMatchObject({
      due: 0n,
      settled: 'waived',
      paid: rupees(2_950),
    });
  });

  test('on which something was paid is not taken back but refunded, and never more than was paid', () => {
    const paid = pay(bill(), 'p', rupees(5_900));
    if (!paid.ok) throw new Error(paid.refusal);
    expect(cancel(paid.value.bill, 'Lapsed.')).toEqual({ ok: false, refusal: 'paid_already' });
    expect(orderRefund(paid.value.bill, rupees(5_900) + 1n, 'Returned.')).toEqual({
      ok: false,
      refusal: 'more_than_paid',
    });
    const back = orderRefund(paid.value.bill, rupees(2_950), 'Returned.');
    expect(back.ok && orderRefund(back.value.bill, rupees(2_951), 'Again.')).toEqual({
      ok: false,
      refusal: 'more_than_paid',
    });
  });

  test('that was taken back is neither paid nor waived nor taken back again', () => {
    const gone = cancel(bill(), 'Lapsed.');
    if (!gone.ok) throw new Error(gone.refusal);
    for (const again of [
      pay(gone.value.bill, 'p', 1n),
      waive(gone.value.bill, 'By order.'),
      cancel(gone.value.bill, 'Lapsed.'),
    ])
      expect(again).toEqual({ ok: false, refusal: 'cancelled' });
  });

  test('a posting that does not come out even is not written', () => {
    expect(() => post('received', [{ account: 'bank', amount: 1n }])).toThrow(
      'does not come out even',
    );
  });
});

test('what is returned is for work not yet done, and never the registration fee, unless the mistake was ours', () => {
  const table = refundPacks[0]?.value;
  if (!table) throw new Error('No pack.');
  expect(refundDue(table, 'returned', { kind: 'registration', paid: rupees(5_900) })).toBe(0n);
  expect(refundDue(table, 'withdrawn_served', { kind: 'admin', paid: rupees(1_475) })).toBe(
    rupees(1_475),
  );
  expect(refundDue(table, 'returned', { kind: 'deposit', paid: rupees(8_000) })).toBe(
    rupees(8_000),
  );
  expect(refundDue(table, 'withdrawn_tribunal', { kind: 'deposit', paid: rupees(8_000) })).toBe(0n);
  for (const kind of INVOICE_KINDS)
    expect(refundDue(table, 'our_error', { kind, paid: 7n })).toBe(7n);
});

describe('numbers', () => {
  test.each([
    ['2026-03-31', '25-26'],
    ['2026-04-01', '26-27'],
    ['2099-12-31', '99-00'],
  ])('%s is in the financial year %s', (on, year) => {
    expect(financialYear(on)).toBe(year);
  });

  test('have at most sixteen letters, and a reference that is found again in what a bank writes', () => {
    const number = documentNumber('invoice', '26-27', 123);
    expect(number).toBe('MU/26-27/000123');
    expect(documentNumber('invoice', '26-27', 9_999_999).length).toBeLessThanOrEqual(16);
    const reference = transferReference(number);
    expect(referenceIn(`NEFT-HDFCN52026112012345678-ADA LTD-${reference} registration`)).toBe(
      reference,
    );
    expect(referenceIn(reference.toLowerCase().replace('2627', '26-27 '))).toBe(reference);
    expect(referenceIn('NEFT salary november')).toBeNull();
  });

  test('a slip of one digit in a reference is never another invoice', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999 }), fc.nat(9), fc.nat(8), (place, at, by) => {
        const reference = transferReference(documentNumber('invoice', '26-27', place));
        const digit = 2 + at;
        const slipped = `${reference.slice(0, digit)}${(Number(reference[digit]) + by + 1) % 10}${reference.slice(digit + 1)}`;
        expect(referenceIn(slipped)).toBeNull();
      }),
    );
  });
});

// I8 of law and lifecycle 6.8, over the operations that there are, in any order and with any sums.
describe('the ledger', () => {
  type Payment = { id: string; unused: Paise };
  type Book = {
    entries: LedgerEntry[];
    bills: Bill[];
    payments: Payment[];
    refunds: RefundDue[];
    done: Map<string, number>;
  };

  function write(book: Book, { kind, entries }: LedgerPosting): void {
    expect(sum(entries.map(({ amount }) => amount))).toBe(0n);
    book.entries.push(...entries);
    book.done.set(kind, (book.done.get(kind) ?? 0) + 1);
  }
  function keep(book: Book, place: number, { bill, posting }: BillPosting): void {
    book.bills[place] = bill;
    write(book, posting);
  }

  type Draw = { what: number; which: number; other: number; amount: bigint };
  const acts: ((book: Book, draw: Draw) => void)[] = [
    (book, { which, other, amount }) => {
      const kind = INVOICE_KINDS[which % INVOICE_KINDS.length] ?? 'other';
      const net = [amount, BigInt(other + 1)];
      const outcome = issue(`i${book.bills.length}`, kind, {
        net,
        taxes: tax(sum(net), other % 2 ? '27' : '07'),
      });
      if (outcome.ok) keep(book, book.bills.length, outcome.value);
    },
    (book, { amount, which }) => {
      const id = `p${book.payments.length}`;
      if (amount > 0n) write(book, received(id, amount, which % 2 ? 'bank' : 'gateway'));
      if (amount > 0n) book.payments.push({ id, unused: amount });
    },
    (book, { which, other }) => {
      const [place, payment] = [
        which % (book.bills.length || 1),
        book.payments[other % (book.payments.length || 1)],
      ];
      const [one] = [book.bills[place]];
      const outcome = one && payment ? pay(one, payment.id, payment.unused) : null;
      if (!outcome?.ok || !payment) return;
      keep(book, place, outcome.value);
      payment.unused -= outcome.value.used;
    },
    (book, { which }) => {
      const place = which % (book.bills.length || 1);
      const outcome = book.bills[place] && waive(book.bills[place], 'By order.');
      if (outcome?.ok) keep(book, place, outcome.value);
    },
    (book, { which }) => {
      const place = which % (book.bills.length || 1);
      const outcome = book.bills[place] && cancel(book.bills[place], 'Lapsed.');
      if (outcome?.ok) keep(book, place, outcome.value);
    },
    (book, { which, amount }) => {
      const place = which % (book.bills.length || 1);
      const one = book.bills[place];
      const outcome =
        one && orderRefund(one, one.paid > 0n ? (amount % one.paid) + 1n : amount, 'Returned.');
      if (!one || !outcome?.ok) return;
      keep(book, place, outcome.value);
      book.refunds.push({
        invoiceId: one.id,
        paymentId: null,
        amount: outcome.value.credit.amount,
      });
    },
    (book, { which, amount }) => {
      const payment = book.payments[which % (book.payments.length || 1)];
      const asked = payment && payment.unused > 0n ? (amount % payment.unused) + 1n : amount;
      const outcome = payment && orderUnusedBack(payment, asked, 'Paid twice.');
      if (!payment || !outcome?.ok) return;
      write(book, outcome.value);
      payment.unused -= asked;
      book.refunds.push({ invoiceId: null, paymentId: payment.id, amount: asked });
    },
    (book, { which, other }) => {
      // Written anew for another state: taken back by a credit note, and issued with the same net sum and another tax.
      const place = which % (book.bills.length || 1);
      const one = book.bills[place];
      const taken = one && cancel(one, 'The payer is in another state.');
      if (!one || !taken?.ok) return;
      const net = one.total - taxTotal(one.taxes);
      const anew = issue(`i${book.bills.length}`, one.kind, {
        net: [net],
        taxes: tax(net, other % 2 ? '07' : '27'),
      });
      keep(book, place, taken.value);
      if (anew.ok) keep(book, book.bills.length, anew.value);
    },
    (book) => {
      const refund = book.refunds.shift();
      if (refund) write(book, refundPaid(refund, 'bank'));
    },
  ];

  function check(book: Book): void {
    expect(sum(ACCOUNTS.map((account) => balanceOf(book.entries, account)))).toBe(0n);
    for (const one of book.bills) {
      expect(balanceOf(book.entries, 'receivable', { invoiceId: one.id })).toBe(one.due);
      expect(one.due >= 0n && one.paid >= 0n && one.credited <= one.total).toBe(true);
      expect(one.due + one.paid + one.credited).toBe(one.total);
      if (one.credited === one.total)
        for (const kind of ['cgst', 'sgst', 'igst'] as const)
          expect(taxLeft(book, one, kind)).toBe(0n);
    }
    for (const { id, unused } of book.payments)
      expect(-balanceOf(book.entries, 'suspense', { paymentId: id })).toBe(unused);
    expect(-balanceOf(book.entries, 'refunds')).toBe(sum(book.refunds.map(({ amount }) => amount)));
  }
  const taxLeft = (book: Book, { id }: Bill, kind: 'cgst' | 'sgst' | 'igst') =>
    balanceOf(book.entries, kind, { invoiceId: id });

  test('comes to zero after any sequence: 10,000 operations, and every balance is what the invoices and payments say', () => {
    const draw = fc.record({
      what: fc.nat(acts.length - 1),
      which: fc.nat(1_000),
      other: fc.nat(1_000),
      amount: fc.oneof(
        fc.bigInt({ min: 0n, max: 1_000n }),
        fc.bigInt({ min: 0n, max: rupees(10_000_000) }),
      ),
    });
    const done = new Map<string, number>();
    fc.assert(
      fc.property(fc.array(draw, { minLength: 250, maxLength: 250, size: 'max' }), (draws) => {
        const book: Book = { entries: [], bills: [], payments: [], refunds: [], done };
        for (const one of draws) acts[one.what]?.(book, one);
        check(book);
      }),
      { numRuns: 40, endOnFailure: true },
    );
    // A walk that never refunds would prove nothing of refunds.
    for (const count of [
      'issued',
      'received',
      'allocated',
      'waived',
      'cancelled',
      'refund_ordered',
      'refund_paid',
    ].map((kind) => done.get(kind)))
      expect(count).toBeGreaterThan(50);
  });

  test('the taxes of many small credits are those of the invoice, to the paisa', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 100_000n }),
        fc.array(fc.bigInt({ min: 1n, max: 5_000n }), { maxLength: 30 }),
        (net, sums) => {
          let one = bill(net, 'admin');
          const paid = pay(one, 'p', one.total);
          if (!paid.ok) throw new Error(paid.refusal);
          one = paid.value.bill;
          let taxes = 0n;
          for (const amount of [...sums, null]) {
            const back = orderRefund(one, amount ?? one.paid, 'Returned.');
            if (!back.ok) continue;
            taxes += taxTotal(back.value.credit.taxes);
            one = back.value.bill;
          }
          expect(one.paid).toBe(0n);
          expect(taxes).toBe(taxTotal(one.taxes));
        },
      ),
      { numRuns: 300 },
    );
  });
});
