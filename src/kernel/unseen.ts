// Signs that nobody sees. U+200C and U+200D are not among them: Hindi and Marathi spell with both, and emoji are joined by one.

/** Marks of direction that a telephone or a program puts around a number when it is copied; the overrides stay, and are refused. */
const MARKS = /[\u200E\u200F\u202A\u202C\u2066\u2068\u2069]/g;

/** A number as it was typed, without the marks that were copied with it. */
export function withoutMarks(text: string): string {
  return text.replaceAll(MARKS, '');
}
