import { jsonMinor } from '#kernel/amounts.ts';
import type { Filing } from './filing.ts';
import type { Process } from './words.ts';

const LETTERS: Record<Process, string> = { arbitration: 'AR', mediation: 'ME', conciliation: 'CO' };

/** MUNCH-AR-2026-000123: the process, the year in Mumbai, the number. */
export function referenceOf(process: Process, year: number, number: number): string {
  return `MUNCH-${LETTERS[process]}-${year}-${String(number).padStart(6, '0')}`;
}

export type FilingReceipt = {
  reference: string;
  at: Date;
  filing: Filing;
  contents: Readonly<Record<string, string>>;
};

/**
 * The text whose hash a receipt prints: one JSON array with keys in order, and each paper by the hash of its content
 * instead of its token, so that whoever has the same words and the same files comes to the same hash.
 */
export function filingText({ reference, at, filing, contents }: FilingReceipt): string {
  const sent = JSON.stringify(filing, (_, value) =>
    typeof value === 'bigint' ? jsonMinor(value) : value,
  );
  const named = JSON.parse(sent, (key, value) =>
    (key === 'token' || key === 'authorityToken' || key === 'documentToken') &&
    typeof value === 'string'
      ? (contents[value] ?? null)
      : value,
  );
  return JSON.stringify(['munch-filing-1', reference, at.toISOString(), inOrder(named)]);
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, inOrder(one)]),
  );
}
