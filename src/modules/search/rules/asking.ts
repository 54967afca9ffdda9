import { type Script, scriptOf, wordsIn } from '#kernel/fold.ts';
import { type Circle, type Keyed, spelledFor } from './circles.ts';
import { lexemes } from './entries.ts';
import { nearOf, soundOf } from './sound.ts';

/** A word that is looked for, and all by which it counts as found. */
export type AskedWord = { typed: string; word: string; found: WordForms };
/** A folded word; each in this form; words that sound so in a script; and, of the last word, whatever begins with it. */
export type WordForms = {
  words: readonly string[];
  sounds: readonly { script: Script; sound: string }[];
  begins: boolean;
};

/** Nobody means more; what is behind them is not looked for. */
const MOST = 8;
const LEAST_TO_BEGIN = 3;

/** The words of a question. A name is looked for in the other script too, as it sounds. */
export function askedWords(question: string): AskedWord[] {
  const all = wordsIn(question);
  const seen = new Set<string>();
  const asked = all.filter(({ word }) => !seen.has(word) && seen.add(word)).slice(0, MOST);
  return asked.map(({ word, from, to }) => ({
    typed: question.slice(from, to),
    word,
    found: {
      words: [word],
      sounds: soundsIn(word, (script) => script !== scriptOf(word)),
      begins: to === question.trimEnd().length && [...word].length >= LEAST_TO_BEGIN,
    },
  }));
}

/** The same word, found by whatever sounds like it, also in its own script; null for a word that has no sound. */
export function soundingLike(asked: AskedWord): AskedWord | null {
  const sounds = soundsIn(asked.word, () => true);
  return sounds.length > 0 ? { ...asked, found: { ...asked.found, sounds } } : null;
}

/** The same word, found by other words in place of it, in whichever script. */
export function instead(asked: AskedWord, words: readonly string[]): AskedWord {
  return {
    ...asked,
    found: {
      words: [...new Set(words)],
      sounds: words.flatMap((word) => soundsIn(word, (script) => script !== scriptOf(word))),
      begins: false,
    },
  };
}

function soundsIn(word: string, wanted: (script: Script) => boolean): WordForms['sounds'] {
  const sound = soundOf(word);
  if (!sound) return [];
  const scripts = ['latin', 'devanagari'] as const;
  return scripts.filter(wanted).map((script) => ({ script, sound }));
}

/** Whether a word of a text is one by which the question is found there. */
export function isFoundBy(word: string, { words, sounds, begins }: WordForms): boolean {
  if (words.some((one) => one === word || (begins && word.startsWith(one)))) return true;
  const inScript = sounds.filter(({ script }) => script === scriptOf(word));
  if (inScript.length === 0) return false;
  const heard = soundOf(word);
  return inScript.some(({ sound }) => sound === heard);
}

/** A question to the database within one circle of readers: every word of it, each in any of its forms. */
export function queryIn(circle: Circle, asked: readonly AskedWord[], keyed: Keyed): string {
  return asked
    .map(({ found }) => `(${formsOf(found).map(inCircle(circle, keyed)).join(' | ')})`)
    .join(' & ');
}

type Form = { lexeme: string; begins: boolean };

function formsOf({ words, sounds, begins }: WordForms): Form[] {
  return [
    ...words.map((word) => ({ lexeme: lexemes.word(word), begins })),
    ...sounds.map(({ script, sound }) => ({ lexeme: lexemes.sound(script, sound), begins: false })),
  ];
}

const inCircle =
  (circle: Circle, keyed: Keyed) =>
  ({ lexeme, begins }: Form): string =>
    `'${spelledFor(circle, lexeme, keyed)}'${begins && !circle.isSealed ? ':*' : ''}`;

/** What asks within a circle for names a slip of the hand away from a word; null for a word too short for it. */
export function nearIn(circle: Circle, word: string, keyed: Keyed): string | null {
  const parts = nearOf(word);
  if (parts.length === 0) return null;
  return parts
    .map((part) => inCircle(circle, keyed)({ lexeme: lexemes.near(part), begins: false }))
    .join(' | ');
}

/** The words of a text that are a slip of the hand away from a word. */
export function nearWordsIn(text: string, word: string): string[] {
  const near = new Set(nearOf(word));
  return wordsIn(text)
    .map((one) => one.word)
    .filter((one) => nearOf(one).some((part) => near.has(part)));
}
