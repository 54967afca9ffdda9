import { columnsOf } from '#kernel/columns.ts';
import { rowText } from '#modules/record/rules/findings.ts';
import type { Paise } from './money.ts';

/** What an act of an invoice keeps of its row and lines: a hash alone. Only what no later act may change. */
export function invoiceFingerprint(
  row: Readonly<Record<string, unknown>>,
  lines: readonly { words: string; amount: Paise }[],
  hash: (text: string) => string,
): string {
  const names = [
    'id',
    'number',
    'reference',
    'dispute_id',
    'kind',
    'party_id',
    'payer_gstin',
    'supplier_gstin',
    'place_of_supply',
    'share_of',
    'issued_at',
    'issued_on',
    'due_on',
    'net',
    'cgst',
    'sgst',
    'igst',
    'total',
  ];
  const own = columnsOf(row, names);
  return hash(rowText('invoice', [own, lines.map(({ words, amount }) => [words, amount])]));
}
