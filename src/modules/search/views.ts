import type { OutputOf } from '#kernel/endpoint.ts';
import { titleInWords } from '#modules/disputes/contract/document-words.ts';
import { eventSentence } from '#modules/disputes/contract/event-words.ts';
import type { SearchFound, SpellingCorrection } from './actions/finding.ts';
import type { disputeSearch } from './contract.ts';
import { hitsIn, passageOf } from './rules/passage.ts';

type Answer = OutputOf<typeof disputeSearch>;
type Row = SearchFound['rows'][number];

/** An event, and a paper of the institution, as the language that is spoken calls it: shown, and found by. */
export { eventSentence, titleInWords };

/** So many papers that are not read yet are named; the others are counted. */
const UNREAD_NAMED = 5;

export function answerView({
  asked,
  corrections,
  rows,
  total,
  isMore,
  counts,
  disputes,
  unread,
}: SearchFound): Answer {
  return {
    results: rows.map((row) => ({
      id: row.sourceId,
      disputeId: row.disputeId,
      reference: row.reference,
      kind: row.kind,
      side: row.side,
      named: row.named,
      at: row.at.toISOString(),
      page: row.part,
      title: passageOf(titleOf(row), asked),
      passage: passageOf(row.text, asked),
      more: row.more,
    })),
    total,
    isMore,
    counts,
    corrections: corrections.map((one) => ({ typed: one.typed, shown: spellingsOf(one, rows) })),
    disputes,
    unread: { count: unread.length, titles: unread.slice(0, UNREAD_NAMED).map(titleInWords) },
  };
}

function titleOf({ kind, named, title }: Row): string {
  if (kind === 'event') return eventSentence(named);
  return kind === 'paper' || kind === 'order' ? titleInWords(title) : title;
}

const SPELLINGS = 4;

/** How what was found in a word's place is written where it was found. */
function spellingsOf({ asked }: SpellingCorrection, rows: readonly Row[]): string[] {
  const all = rows.flatMap((row) => hitsIn(`${titleOf(row)} ${row.text}`, asked));
  return [...new Map(all.map((word) => [word.toLowerCase(), word])).values()].slice(0, SPELLINGS);
}
