import { type Day, dayAt } from '#kernel/days.ts';
import type { Language } from '#kernel/language.ts';
import type { WorkState } from './queue.ts';

// What an officer may do with an enquiry. Who acts names the version that they saw: when somebody was faster, they are told
// what changed instead of undoing it.

export const CLOSE_REASONS = [
  'answered',
  'withdrawn',
  'spam',
  'referred',
  'became_dispute',
  'duplicate',
  'unreachable',
  'other',
] as const;

export type CloseReason = (typeof CLOSE_REASONS)[number];

export const ENTRY_KINDS = [
  'assigned',
  'note',
  'reply',
  'answer',
  'closed',
  'reopened',
  'follow_up',
] as const;

export type EntryKind = (typeof ENTRY_KINDS)[number];

export type EnquiryWork = {
  state: WorkState;
  since: Date;
  version: number;
  receivedAt: Date;
  assigneeId: string | null;
  followUpOn: Day | null;
  closeReason: CloseReason | null;
  /** Whether the sender was ever answered. */
  isAnswered: boolean;
};

type Asks = {
  assigned: { assigneeId: string | null };
  note: { body: string };
  reply: { subject: string; body: string; language: Language };
  answer: { body: string; answeredOn: Day };
  closed: { reason: CloseReason; body: string };
  reopened: object;
  follow_up: { on: Day | null };
};

/** What an act asks for. */
export type WorkAct<K extends EntryKind = EntryKind> = { [P in K]: { kind: P } & Asks[P] }[K];

/** A day on which somebody is to look again has come. */
export function isFollowUpDue(
  { followUpOn, state }: Pick<EnquiryWork, 'followUpOn' | 'state'>,
  now: Date,
): boolean {
  return state !== 'closed' && followUpOn !== null && followUpOn <= dayAt(now);
}

const PLACES = ['name', 'reference', 'institution'] as const;

export type Places = Readonly<Record<(typeof PLACES)[number], string>>;

/** A text with its places filled. What is filled in is never looked at again: a name may have braces in it. */
export function filled(text: string, places: Places): string {
  return text.replace(/\{([a-z]+)\}/g, (whole, word: string) =>
    isPlace(word) ? places[word] : whole,
  );
}

/** Places that nothing fills: a letter with one of them is not sent. */
export function unknownPlaces(text: string): string[] {
  return [...text.matchAll(/\{([a-z]+)\}/g)]
    .map(([, word = '']) => word)
    .filter((word) => !isPlace(word));
}

function isPlace(word: string): word is (typeof PLACES)[number] {
  return PLACES.some((place) => place === word);
}
