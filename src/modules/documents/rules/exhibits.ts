import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Side } from '#modules/disputes/rules/words.ts';

export const EXHIBIT_KINDS = [
  'agreement',
  'correspondence',
  'account',
  'picture',
  'recording',
  'expert',
  'statement',
  'other',
] as const;
export type ExhibitKind = (typeof EXHIBIT_KINDS)[number];

/** What a party says of a paper of the other side. */
export const EXHIBIT_ANSWERS = ['admitted', 'denied', 'objected'] as const;
export type ExhibitAnswer = (typeof EXHIBIT_ANSWERS)[number];

/** The most that is filed in one act. */
export const FILED_AT_ONCE = 50;

const LETTERS: Record<Side, string> = { claimant: 'C', respondent: 'R' };

/** The number by which everybody calls it: `C-4`, a later version `C-4 (2)`. */
export function exhibitNumber({
  side,
  number,
  version,
}: {
  side: Side;
  number: number;
  version: number;
}): string {
  return `${LETTERS[side]}-${number}${version > 1 ? ` (${version})` : ''}`;
}

export type Numbered = {
  documentId: string;
  partyId: string;
  number: number;
  version: number;
  isStruck: boolean;
};

/** The next number of a side, or the next version of a paper of the same party that stands. */
export function numberNext(
  ofSide: readonly Numbered[],
  { partyId, replaces }: { partyId: string; replaces: string | null },
): Result<{ number: number; version: number }, 'version_unknown'> {
  if (replaces === null)
    return allow({ number: Math.max(0, ...ofSide.map(({ number }) => number)) + 1, version: 1 });
  const before = ofSide.find(({ documentId }) => documentId === replaces);
  if (before?.partyId !== partyId || before.isStruck) return refuse('version_unknown');
  const versions = ofSide.filter(({ number }) => number === before.number);
  return allow({
    number: before.number,
    version: Math.max(...versions.map(({ version }) => version)) + 1,
  });
}

export type StrikeRefusal = 'unknown' | 'struck_already' | 'why_missing';

/** Only whoever filed a paper strikes it, once, and says why; everybody goes on seeing that it was there. */
export function strike(
  paper: { partyId: string; isStruck: boolean },
  by: { partyIds: readonly string[]; why: string },
): Result<null, StrikeRefusal> {
  if (!by.partyIds.includes(paper.partyId)) return refuse('unknown');
  if (paper.isStruck) return refuse('struck_already');
  return by.why.trim() === '' ? refuse('why_missing') : allow(null);
}

export type AnswerRefusal = 'own_paper' | 'is_struck' | 'why_missing';

/** A party answers papers of the other side that stand; whoever denies or objects says why. */
export function answerTo(
  paper: { side: Side; isStruck: boolean },
  by: { side: Side; answer: ExhibitAnswer; why: string },
): Result<null, AnswerRefusal> {
  if (paper.side === by.side) return refuse('own_paper');
  if (paper.isStruck) return refuse('is_struck');
  return by.answer !== 'admitted' && by.why.trim() === '' ? refuse('why_missing') : allow(null);
}

type Opened = {
  at: Date;
  personId: string | null;
  details: Readonly<Record<string, unknown>>;
};
export type FirstOpening = {
  documentId: string;
  partyId: string;
  personId: string | null;
  at: Date;
};

/** When each person first opened each paper for each party, as the record holds it. Of the office's openings nobody is told. */
export function firstOpenings(acts: readonly Opened[]): FirstOpening[] {
  const found = new Map<string, FirstOpening>();
  for (const { at, personId, details } of acts) {
    const documentId = String(details.document ?? '');
    const parties = typeof details.party === 'string' ? details.party.split(' ') : [];
    for (const partyId of parties) {
      const key = `${documentId} ${partyId} ${personId}`;
      const before = found.get(key);
      if (!before || at < before.at) found.set(key, { documentId, partyId, personId, at });
    }
  }
  return [...found.values()].sort((one, other) => one.at.getTime() - other.at.getTime());
}
