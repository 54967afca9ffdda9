import * as m from '#messages/all.ts';
import type { Tone } from '#ui/desk/badge.tsx';
import type { PaperLine } from './shapes.ts';

export { kindWords } from '../contract/kind-words.ts';

type Answer = PaperLine['answers'][number]['answer'];

export const answerWords: Record<Answer, () => string> = {
  admitted: m.papers_answer_admitted,
  denied: m.papers_answer_denied,
  objected: m.papers_answer_objected,
};

export const answerTones: Record<Answer, Tone> = {
  admitted: 'good',
  denied: 'warn',
  objected: 'warn',
};

/** A size as people read it. */
export function sizeInWords(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} kB`;
  return bytes < 1_000_000_000
    ? `${(bytes / 1_000_000).toFixed(1)} MB`
    : `${(bytes / 1_000_000_000).toFixed(2)} GB`;
}

/** The name of a file as a title: without its ending. */
export function titleOf(name: string): string {
  return name.replace(/\.[A-Za-z0-9]{1,8}$/, '') || name;
}

/** Who opened a paper, and for whom. */
export function openedWords(
  { party, person }: { party: string; person: string },
  nameOf: (party: string) => string,
): string {
  const name = nameOf(party);
  return person && person !== name
    ? m.papers_opened_by({ person, name })
    : m.papers_opened({ name });
}
