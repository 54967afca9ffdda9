import { wordsIn } from '#kernel/fold.ts';
import { EMPTY_WORDS } from './empty-words.ts';

/** The stem of an English word, in small letters; handed over, because a rule knows no library. */
export type Stem = (word: string) => string;

/** What a text is compared by: its words, folded and stemmed, without those that stand in every text. */
export function termsIn(text: string, stem: Stem): string[] {
  return wordsIn(text).flatMap(({ word, from, to }) => {
    const written = text.slice(from, to).toLowerCase();
    if (word.length < 2 || EMPTY_WORDS.has(word) || EMPTY_WORDS.has(written)) return [];
    return [/^[a-z]+$/.test(word) ? stem(word) : word];
  });
}
