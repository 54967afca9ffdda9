import type { OpenedResponse, PricedReceipt } from '../actions/answers.ts';
import { costLines } from '../letters/cost-lines.ts';
import { linesOf } from '../letters/words.ts';
import { EMPTY, type ResponseForm } from '../rules/content.ts';

/** A draft with the lines as which it will read, in the language of whoever asks. */
export function draftView({ kind, content, savedAt, currency, costs }: OpenedResponse) {
  return {
    content: content && mutable(content),
    savedAt: savedAt?.toISOString() ?? null,
    lines: linesOf(kind, content ?? EMPTY, currency),
    costs: costs ? costLines(costs, currency) : [],
  };
}

export function savedView({ savedAt }: { savedAt: Date }) {
  return { savedAt: savedAt.toISOString() };
}

/** A receipt with its lines, in the language of whoever asks. */
export function receiptView({ at, content, costs, currency, ...receipt }: PricedReceipt) {
  return {
    ...receipt,
    at: at.toISOString(),
    lines: linesOf(receipt.kind, content, currency),
    costs: costs ? costLines(costs, currency) : [],
  };
}

function mutable({ grounds, heads, files, ...rest }: ResponseForm) {
  return { ...rest, grounds: [...grounds], heads: [...heads], files: [...files] };
}
