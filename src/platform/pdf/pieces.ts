const DEVANAGARI_LETTER = /[\u0900-\u097f]/;

/** Whether it has letters of that script: they are drawn in another order than they are written. */
export function isDevanagari(text: string): boolean {
  return DEVANAGARI_LETTER.test(text);
}

export function pieces(letters: readonly string[], size: number): string[] {
  return Array.from({ length: Math.ceil(letters.length / size) }, (_, at) =>
    letters.slice(at * size, (at + 1) * size).join(''),
  );
}
