import { lettersOf, wordsIn } from './fold.ts';
import type { LaidWords } from './page-words.ts';

/**
 * Which pieces of a page hold what is looked for: as it was typed, in the midst of a word too, or by the words that the product's
 * search takes for the same (kernel/fold.ts), of which the last may have been typed in part.
 */
export function piecesWith(laid: readonly LaidWords[], wanted: string): Set<number> {
  const asTyped = whereTyped(laid, wanted);
  const asWords = whereWords(laid, wanted);
  return new Set(laid.flatMap(({ pieces }, at) => (asTyped(at) || asWords(at) ? pieces : [])));
}

export function isOn(laid: readonly LaidWords[], wanted: string): boolean {
  const [asTyped, asWords] = [whereTyped(laid, wanted), whereWords(laid, wanted)];
  return laid.some((_, at) => asTyped(at) || asWords(at));
}

type IsFound = (at: number) => boolean;
type Span = { from: number; to: number };

/** As letters are compared: small, composed, without the joiners; a line ends like a word. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u200C\u200D]/g, '')
    .replace(/\s+/g, ' ');
}

function whereTyped(laid: readonly LaidWords[], wanted: string): IsFound {
  const looked = plain(wanted.trim());
  const texts = laid.map(({ text }) => plain(text));
  const whole = texts.join('');
  const spans: Span[] = [];
  if (looked !== '')
    for (let at = whole.indexOf(looked); at >= 0; at = whole.indexOf(looked, at + looked.length))
      spans.push({ from: at, to: at + looked.length });
  return within(texts, spans);
}

function whereWords(laid: readonly LaidWords[], wanted: string): IsFound {
  const texts = laid.map(({ text }) => text);
  const whole = texts.join('');
  const looked = wordsIn(wanted);
  const last = looked.at(-1);
  if (!last) return () => false;
  const begun = lettersOf(wanted.slice(last.from, last.to));
  const words = wordsIn(whole);
  const isHere = (at: number) =>
    looked.every(({ word }, behind) => {
      const here = words[at + behind];
      if (!here || here.word === word) return here !== undefined;
      return (
        behind === looked.length - 1 && lettersOf(whole.slice(here.from, here.to)).startsWith(begun)
      );
    });
  const spans = words.flatMap(({ from }, at) => {
    const to = words[at + looked.length - 1]?.to;
    return to !== undefined && isHere(at) ? [{ from, to }] : [];
  });
  return within(texts, spans);
}

/** Whether one of several texts, laid one behind the other, has a part in some span of the whole. */
function within(texts: readonly string[], spans: readonly Span[]): IsFound {
  let end = 0;
  const ends = texts.map((text) => (end += text.length));
  const found = texts.map(({ length }, at) => {
    const to = ends[at] ?? 0;
    return length > 0 && spans.some((span) => to > span.from && to - length < span.to);
  });
  return (at) => found[at] === true;
}
