import { expect, test } from 'vitest';
import type { HashedLink } from '#modules/record/rules/chain.ts';
import { fc } from '../../../../tests/properties.ts';
import { NO_TAX } from './gst.ts';
import { orderRefund } from './invoice-refunds.ts';
import { type Bill, type BillPosting, cancel, close, issue, pay, waive } from './invoices.ts';
import { rupees } from './money.ts';
import { invoiceBy } from './replay.ts';

const at = new Date('2026-11-20T06:30:00Z');
const bank = () => 'bank' as const;
const own = { id: 'one', kind: 'registration', net: [rupees(5_000)], taxes: NO_TAX } as const;
const told = (act: string, amount: bigint): HashedLink => ({
  id: '',
  chain: '',
  number: 0,
  at,
  act,
  subject: { kind: 'invoice', id: own.id },
  by: { personId: null, role: 'system' },
  from: null,
  to: null,
  why: 'because',
  tells: [],
  previousHash: '',
  hash: '',
  details: { payment: 'money', refund: 'back', amount: Number(amount) },
});

/** What is done to a bill, and by which act the record tells of it (actions/invoices.ts, payments.ts and refunds.ts). */
const DOES: Readonly<
  Record<
    string,
    {
      act: string;
      by: (bill: Bill, amount: bigint) => { ok: true; value: BillPosting } | { ok: false };
    }
  >
> = {
  pay: { act: 'invoice.paid', by: (bill, amount) => pay(bill, 'money', amount) },
  waive: { act: 'invoice.waived', by: (bill) => waive(bill, 'because') },
  cancel: { act: 'invoice.cancelled', by: (bill) => cancel(bill, 'because') },
  close: { act: 'invoice.cancelled', by: (bill) => close(bill, 'because') },
  refund: {
    act: 'invoice.refund_ordered',
    by: (bill, amount) => orderRefund(bill, amount, 'because'),
  },
};

test('whatever was done to a bill, the acts that tell of it lead to what it came to', () => {
  const steps = fc.array(
    fc.tuple(fc.constantFrom(...Object.keys(DOES)), fc.bigInt(1n, rupees(6_000))),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(steps, (walk) => {
      const begun = issue(own.id, own.kind, own);
      if (!begun.ok) throw new Error(begun.refusal);
      let { bill } = begun.value;
      const acts = [told('invoice.issued', bill.total)];
      for (const [name, amount] of walk) {
        const done = DOES[name]?.by(bill, amount);
        if (!done?.ok) continue;
        // Money that is more than what is due is used as far as it goes, and the act says how far.
        acts.push(
          told(DOES[name]?.act ?? '', name === 'pay' ? bill.due - done.value.bill.due : amount),
        );
        bill = done.value.bill;
      }
      expect(invoiceBy(own, acts, bank)?.bill).toEqual(bill);
    }),
  );
});

test('the rest of a bill that was paid in part falls away at the end of its dispute, and what was paid stays', () => {
  const acts = [
    told('invoice.issued', rupees(5_000)),
    told('invoice.paid_in_part', rupees(2_000)),
    told('invoice.cancelled', 0n),
  ];
  const replayed = invoiceBy(own, acts, bank)?.bill;
  expect(replayed).toMatchObject({
    due: 0n,
    paid: rupees(2_000),
    credited: rupees(3_000),
    isCancelled: false,
  });
});
