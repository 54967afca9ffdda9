import { stemmer } from 'stemmer';

/** The stem of an English word, after Porter. */
export function stem(word: string): string {
  return stemmer(word);
}
