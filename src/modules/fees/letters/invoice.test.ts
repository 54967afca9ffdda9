import { expect, test } from 'vitest';
import { speaking } from '#platform/language.ts';
import { type InvoiceContent, inBoth } from './invoice.ts';
import { invoiceWords } from './invoice-words.ts';

const paper: InvoiceContent = {
  number: 'INV/26-27/000001',
  reference: 'MUNCH-R1',
  kind: 'registration',
  issuedOn: '2026-11-20',
  dueOn: '2026-11-27',
  payer: { name: 'Ada Traders', address: 'Thane', gstin: null },
  supplier: { name: 'Munch', address: 'Mumbai', gstin: null, email: 'a@example.org' },
  placeOfSupply: '27',
  sac: '998215',
  lines: [{ words: 'Registration', amount: 500_000n }],
  net: 500_000n,
  taxes: { cgst: 45_000n, sgst: 45_000n, igst: 0n },
  total: 590_000n,
  paid: 0n,
  credited: 0n,
  due: 590_000n,
  isCancelled: false,
  isWaived: false,
  notes: [],
  payments: [],
  bankAccount: null,
  upi: { id: 'munch@okbank', address: 'upi://pay?pa=munch@okbank&am=5900.00' },
};

test('where the house has a UPI ID, the invoice prints it, the sum, and a code to scan', () => {
  const { payment } = invoiceWords(paper);
  expect(payment.facts.map(([, value]) => value)).toContain('munch@okbank');
  expect(payment.qr?.address).toBe(paper.upi?.address);
  expect(payment.qr?.beside.join(' ')).toContain('₹5,900.00');
});

test('nothing is asked for by UPI where there is no ID, or nothing is due', () => {
  expect(invoiceWords({ ...paper, upi: null }).payment.qr).toBeNull();
  expect(invoiceWords({ ...paper, due: 0n, paid: 590_000n }).payment.qr).toBeNull();
});

test('a reader of Hindi or Marathi has the terms of tax law in English beside their own, and how to pay in theirs', () => {
  for (const [language, total, how] of [
    ['hi', 'कुल / Total', 'बाकी रकम ट्रांसफ़र करें'],
    ['mr', 'एकूण / Total', 'बाकी रक्कम ट्रान्सफर करा'],
  ] as const) {
    const words = inBoth(
      speaking(language, () => invoiceWords(paper)),
      invoiceWords(paper),
    );
    expect(words.title).toContain('/ Tax invoice');
    expect(words.sums.map(([label]) => label)).toEqual(
      expect.arrayContaining([total, 'CGST 9%', 'SGST 9%']),
    );
    expect(words.facts.map(([, value]) => value)).toEqual(
      invoiceWords(paper).facts.map(([, value]) => value),
    );
    expect(words.payment.notes[0]).toContain(how);
    expect(words.payment.facts.map(([, value]) => value)).toContain('munch@okbank');
  }
});
