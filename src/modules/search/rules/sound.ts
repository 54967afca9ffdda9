import { scriptOf } from '#kernel/fold.ts';

/**
 * How a folded word sounds, roughly, in letters of Latin: a name is found however it was spelled and in whichever script, for
 * Mhatre, Mahatre, mahtre and म्हात्रे are one. Vowels a are left out, as Devanagari does not write them; e and i, and o and u are one.
 * Null for what is too short to be told apart so, and for numbers.
 */
export function soundOf(word: string): string | null {
  const script = scriptOf(word);
  if (script === 'other' || /\d/.test(word)) return null;
  const sound = tidied(script === 'latin' ? latin(word) : devanagari(word));
  return sound.length < SHORTEST ? null : sound;
}

const SHORTEST = 3;

function latin(word: string): string {
  return word
    .replace(/ph|f/g, 'p')
    .replace(/ch/g, 'C')
    .replace(/([bdgjkptswvz])h/g, '$1')
    .replace(/x/g, 'ks')
    .replace(/[cq]/g, 'k')
    .replace(/C/g, 'c')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/[ey]/g, 'i')
    .replace(/o/g, 'u')
    .replace(/a/g, '');
}

const CONSONANTS = 'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह';
const THEIR_SOUNDS = 'kkggnccjjnttddnttddnppbbmirlvsssh';

function devanagari(word: string): string {
  return word
    .replace(/ज्ञ/g, 'gi')
    .replace(/ंह/g, 'ng')
    .replace(/व्ह/g, 'v')
    .replace(/ृ/g, 'ri')
    .replace(/[इईएऐिीेै]/g, 'i')
    .replace(/[उऊओऔुूोौ]/g, 'u')
    .replace(/ं/g, 'n')
    .replace(/[क-ह]/g, (letter) => THEIR_SOUNDS[CONSONANTS.indexOf(letter)] ?? '')
    .replace(/[^a-z]/g, '');
}

function tidied(sound: string): string {
  return sound
    .replace(/m(?=[pb])/g, 'n')
    .replace(/(.)\1+/g, '$1')
    .replace(/[iu]+$/, '');
}

/** A word, and each that is left of it without one letter: two words a slip of the hand apart have one of these in common. */
export function nearOf(word: string): string[] {
  const letters = [...word];
  if (letters.length < LEAST_TO_MISTYPE || /\d/.test(word)) return [];
  return [
    ...new Set([word, ...letters.map((_, at) => letters.filter((__, one) => one !== at).join(''))]),
  ];
}

const LEAST_TO_MISTYPE = 4;
