import type { CounterclaimHead, ResponseForm } from './content.ts';
import type { ResponseKind } from './words.ts';

/** What a respondent sends is numbered by the dispute, their place on their side and its order: MUNCH-AR-2026-000001/R1-02. */
export function numberOf(reference: string, place: number, count: number): string {
  return `${reference}/R${place}-${String(count).padStart(2, '0')}`;
}

export type ReceiptContent = {
  number: string;
  at: Date;
  kind: ResponseKind;
  party: string;
  content: ResponseForm;
  contents: Readonly<Record<string, string>>;
};

/** The text whose hash a receipt prints: one JSON array with keys in order, and each paper by the hash of its content. */
export function receiptText({
  number,
  at,
  kind,
  party,
  content,
  contents,
}: ReceiptContent): string {
  const files = content.files.map(({ token, title }) => [title, contents[token] ?? null]);
  const rest = Object.entries({ ...content, files })
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => [
      name,
      Array.isArray(value)
        ? value.map((one) => (isHead(one) ? [one.head, one.amount, ...interestOf(one)] : one))
        : value,
    ]);
  return JSON.stringify(['munch-answer-1', number, at.toISOString(), kind, party, rest]);
}

/** Left out where none is asked for, so that what was sent before there was any keeps its hash. */
function interestOf({ interestBasis, interestRate, interestFrom }: CounterclaimHead): string[] {
  return interestBasis === '' ? [] : [interestBasis, interestRate, interestFrom];
}

function isHead(value: unknown): value is CounterclaimHead {
  return typeof value === 'object' && value !== null && 'head' in value && 'amount' in value;
}
