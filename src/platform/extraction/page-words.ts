/** What pdf.js gives of a page in its order: a piece of text, or where a marked part of it begins and ends. */
export type PageItem =
  | { str: string; hasEOL: boolean }
  | { type: string; said?: string | null | undefined };

/**
 * The words of a page: of a part that says for which words it stands those, whatever the letters are that it is drawn with. A gap before
 * such a part is found at its first letter, and so stands within it.
 */
export function wordsOn(items: readonly PageItem[]): string {
  let [words, depth] = ['', 0];
  let part: { depth: number; said: string | null } | null = null;
  for (const item of items) {
    if ('str' in item) {
      if (!part) words += item.str;
      else if (part.said !== null) {
        const isGap = item.str.trim() === '';
        words += /^\s*/.exec(item.str)?.[0] + (isGap ? '' : part.said);
        if (!isGap) part.said = null;
      }
      if (item.hasEOL) words += '\n';
    } else if (item.type === 'endMarkedContent') {
      if (part?.depth === depth) {
        words += part.said ?? '';
        part = null;
      }
      depth = Math.max(0, depth - 1);
    } else {
      depth += 1;
      if (!part && typeof item.said === 'string') part = { depth, said: item.said };
    }
  }
  return words;
}

const LOST = /[\0\uFFFD\uE000-\uF8FF]/;
const MOST_LOST = 0.1;

/** Whether so many words of a page have letters without a code that it is better read as a picture. A sign alone is the mark of a list. */
export function isMostlyLost(words: string): boolean {
  const all = words.split(/\s+/).filter(({ length }) => length > 1);
  return all.filter((word) => LOST.test(word)).length > all.length * MOST_LOST;
}
