// Signs that nobody sees. U+200C and U+200D are not among them: Hindi and Marathi spell with both, and emoji are joined by one.

/** Marks of direction that a telephone or a program puts around a number when it is copied; the overrides stay, and are refused. */
const MARKS = /[\u200E\u200F\u202A\u202C\u2066\u2068\u2069]/g;

/** A number as it was typed, without the marks that were copied with it. */
export function withoutMarks(text: string): string {
  return text.replaceAll(MARKS, '');
}

/**
 * Format characters that say nothing in a name: soft hyphens, spaces and joiners of no width, marks of direction, tags. The
 * overrides of direction stay, and are refused (text.ts).
 */
const UNSEEN =
  /[\u00AD\u061C\u180E\u200B\u200E\u200F\u2060-\u2065\u206A-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu;

/** A name as everybody sees it, so that two which look the same are the same. */
export function withoutUnseen(text: string): string {
  return text.replaceAll(UNSEEN, '');
}
