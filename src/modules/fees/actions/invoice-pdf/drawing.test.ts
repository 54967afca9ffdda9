import { expect, test } from 'vitest';
import { readPdf } from '../../../../../tests/pdf.ts';
import type { InvoiceWords } from '../../letters/invoice.ts';
import { drawInvoice } from './drawing.ts';

const about = {
  issuedAt: new Date('2026-11-20T06:30:00Z'),
  author: 'Munch',
  language: 'en' as const,
};
const latin: InvoiceWords = {
  title: 'Tax invoice',
  facts: [['Number', 'INV/26-27/000001']],
  parties: [
    { heading: 'From', lines: ['Munch', 'Fort, Mumbai'] },
    { heading: 'To', lines: ['Ada Traders', '12 Station Road, Thane'] },
  ],
  table: {
    caption: 'What it is for',
    head: ['Service', 'Amount'],
    rows: [['Registration', 'Rs 5,000.00']],
  },
  sums: [['Total', 'Rs 5,900.00', 'whole']],
  payment: {
    heading: 'How to pay',
    facts: [['Account', '123']],
    notes: ['Name the reference.'],
    qr: null,
  },
};
const faces = async (words: InvoiceWords) =>
  [...readPdf(await drawInvoice(words, about)).objects.values()].join('\n');

test.each<[string, Partial<InvoiceWords>]>([
  [
    'the name of its payer',
    { parties: [{ heading: 'To', lines: ['संगीता पाटील', '12 Station Road'] }] },
  ],
  ['their address', { parties: [{ heading: 'To', lines: ['Sangeeta Patil', 'शिवाजी नगर, पुणे'] }] }],
  ['what it is for', { table: { ...latin.table, rows: [['संगीता पाटील, share', 'Rs 5,000.00']] } }],
  ['who paid', { payment: { ...latin.payment, notes: ['Paid by संगीता पाटील.'] } }],
  ['a fact', { facts: [['Number', 'पुणे']] }],
])('an invoice is written in the letters of its words, also in %s', async (_, change) => {
  expect(await faces(latin)).not.toContain('AnekDevanagari');
  expect(await faces({ ...latin, ...change })).toContain('AnekDevanagari');
});

test('a long address stays within its half of the page', async () => {
  const address =
    'सदनिका क्रमांक बारा, शिवाजी नगर, महात्मा गांधी मार्ग, पुणे महानगरपालिका हद्द, महाराष्ट्र 411005'.repeat(
      2,
    );
  const { pages } = readPdf(
    await drawInvoice({ ...latin, parties: [{ heading: 'To', lines: ['संगीता', address] }] }, about),
  );
  expect(pages).toHaveLength(1);
});
