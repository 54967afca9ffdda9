import * as m from '#messages/all.ts';
import type { PaperLine } from './shapes.ts';

type Words = NonNullable<PaperLine['words']>;

/** Whether a paper is found by its words: not yet, how far, or why not. Of one that is read whole nothing needs to be said. */
export function WordsState({ words }: { words: Words }) {
  const said = saidOf(words);
  return said ? <p className="t2 ds-small tn">{said}</p> : null;
}

function saidOf({ state, pages, pagesRead, isCut, fault }: Words): string | null {
  if (state === 'waiting' && pagesRead === 0) return m.papers_words_waiting();
  if (state === 'waiting' || state === 'reading')
    return pages === null
      ? m.papers_words_opening()
      : m.papers_words_reading({ page: Math.min(pagesRead + 1, pages), pages });
  if (fault) return faultWords[fault]();
  return isCut ? m.papers_words_cut() : null;
}

const faultWords: Record<NonNullable<Words['fault']>, () => string> = {
  encrypted: m.papers_words_encrypted,
  damaged: m.papers_words_damaged,
  no_words: m.papers_words_none,
  too_large: m.papers_words_too_large,
  too_hard: m.papers_words_too_hard,
  film: m.papers_words_film,
  other_kind: m.papers_words_other_kind,
};
