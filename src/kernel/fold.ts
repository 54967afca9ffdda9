/**
 * How a word is folded before it is kept or looked for, so that what is one word to its reader is one to the search: letters that
 * are written in two ways, marks that are left out by hand, digits of either script, and the commonest endings (docs/decisions/0106).
 */

export type Script = 'latin' | 'devanagari' | 'other';

/** A word of a text, folded, with where it stands in what was written. */
export type FoundWord = { word: string; from: number; to: number };

// An amount is one word with its commas; the joiners stand within a word of Devanagari.
const WORD = /\p{N}+(?:,\p{N}+)+|[\p{L}\p{M}\p{N}\u200c\u200d]+/gu;
/** What no text means to be found by whole: a line of base64, a bar code. One letter may be folded to eighteen, so it is asked of both. */
const LONGEST = 64;

export function wordsIn(text: string): FoundWord[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: written, index }) => {
    const word = written.length > LONGEST ? '' : fold(written);
    return word && word.length <= LONGEST
      ? [{ word, from: index, to: index + written.length }]
      : [];
  });
}

export function fold(written: string): string {
  // Most words of most papers need none of what follows, and a search folds every word that it shows.
  if (/^[a-z0-9]+$/i.test(written)) return withoutLatinEnding(written.toLowerCase());
  const word = lettersOf(written);
  const script = scriptOf(word);
  if (script === 'latin') return withoutLatinEnding(word);
  return script === 'devanagari' ? withoutDevanagariEnding(word) : word;
}

export function scriptOf(word: string): Script {
  if (/\p{Script=Devanagari}/u.test(word)) return 'devanagari';
  return /\p{Script=Latin}/u.test(word) ? 'latin' : 'other';
}

const LETTERS: readonly (readonly [RegExp, string])[] = [
  // Accents, joiners, the nukta (क़, ज़, and Marathi's ऱ), visarga and avagraha, which are left out as often as written.
  [/[\u0300-\u036f]|\u200c|\u200d|\u093c|\u0903|\u093d|,/g, ''],
  // Some PDFs give the sign of i before its consonant, as it is drawn: िहन्दी is हिन्दी. Behind a consonant it stands where it belongs.
  [/(?<![क-ह])ि((?:[क-ह]्)*[क-ह])/g, '$1ि'],
  [/ळ/g, 'ल'],
  [/[ऍॲ]/g, 'अ'],
  [/ऑ/g, 'आ'],
  [/ॉ/g, 'ा'],
  [/ॅ/g, ''],
  // A nasal before a consonant of its own row is written by itself or as a dot: हिन्दी, हिंदी; मुम्बई, मुंबई.
  [/ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])|ँ/g, 'ं'],
  [/(?<=[^्])यी$/, 'ई'],
  [/(?<=[^्])ये$/, 'ए'],
];

/** The letters of a word without its ending being taken: what somebody has typed of it so far is how they begin. */
export function lettersOf(written: string): string {
  const plain = written.normalize('NFKC').toLowerCase().normalize('NFD');
  const word = LETTERS.reduce((all, [from, to]) => all.replace(from, to), plain);
  return word.replace(/\p{Nd}/gu, digitOf).normalize('NFC');
}

/** Digits of every script stand in tens from their nought. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let nought = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(nought - 1)) && code - nought < 9) nought -= 1;
  return String(code - nought);
}

function withoutLatinEnding(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /\d/.test(word)) return word;
  if (/ies$/.test(word)) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (/(?:ss|sh|ch|x|zz)es$/.test(word)) return word.slice(0, -2);
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

/** What is left of a word by its ending, in letters and signs; a shorter one keeps its ending. */
const SHORTEST = 3;
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  // Marathi's cases, which are written on to the word: सुरेशने, पक्षांच्या, करारामध्ये.
  [/(?:ा?ं(?:च्या|चा|ची|चे|ना|नी|त|तून|मध्ये|साठी)|च्या|चा|ची|चे|ने|ला|मध्ये|कडे|साठी)$/, ''],
  // Hindi's and Marathi's plurals: कहानियों, भाषाएं, लोगों.
  [/ि(?:यों|यां)$/, 'ी'],
  [/ा(?:ओं|एं)$/, 'ा'],
  [/[ाेोी]?ं$/, ''],
  [/[ािीेो]$/, ''],
];

function withoutDevanagariEnding(word: string): string {
  return ENDINGS.reduce((all, [ending, instead]) => {
    const rest = all.replace(ending, instead);
    return rest.length >= SHORTEST ? rest : all;
  }, word);
}
