import type { Cells } from './bulk-columns.ts';
import { keyOf } from './bulk-zip.ts';

// By what rows are known again: their references, their loans, their papers.

/** The keys of the papers that a row names: the agreement first, each once. */
export function papersOf(cells: Cells): string[] {
  const { agreement_file: agreement = '', papers = '' } = cells;
  return [...new Set([agreement, ...papers.split(';')].map(keyOf).filter((key) => key !== ''))];
}

/** What makes two rows look like one dispute: the loan and the first respondent. */
export function pairOf({
  loan_number: loan = '',
  respondent_name: name = '',
}: Cells): string | null {
  return loan === '' || name === '' ? null : `${folded(loan)}|${folded(name)}`.slice(0, 300);
}

/** Own references are one whatever their capitals. */
export function referenceOf({ reference = '' }: Cells): string {
  return folded(reference).slice(0, 100);
}

/** One whatever its capitals, full stops and spaces. */
export function folded(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s.,]+/g, ' ')
    .trim();
}
