import { withoutUnseen } from '#kernel/invisible-characters.ts';
import type { TalkKind } from './places.ts';

/** As long as one message may be: some four pages. What is longer is a paper. */
export const WORDS_MAX = 8000;
/** How many people a message may call by name, and how many papers it may point to. */
export const MENTIONS_MAX = 20;
export const PAPERS_MAX = 10;
/** A reader chooses how a letter tells of news in a place. */
export const MAIL_CHOICES = ['bare', 'words', 'none'] as const;
export type MailChoice = (typeof MAIL_CHOICES)[number];

const MINUTE = 60_000;
const EDIT_FOR = 5 * MINUTE;

/** Signs that turn the direction of what follows, so that it reads otherwise than it is stored. */
const TURNS = /[\u202A-\u202E\u2066-\u2069]/g;

/** What somebody wrote, with its line breaks, and with each sign that would turn the direction of the text written out. */
export function plainWords(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(
      TURNS,
      (sign) => `[U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}]`,
    );
}

/** Whether nothing is to be read in it: white space, or signs that nobody sees. */
export function isBlank(words: string): boolean {
  return withoutUnseen(words).replaceAll(/\s|\u200C|\u200D|\u2800|\u3164|\uFFA0/g, '') === '';
}

type Written = { byPerson: string; at: Date; withdrawnAt: Date | null };
/** Only in caucus is a conciliator told something on the condition that it stays with them (ACA s. 70). */
export function mayBeInConfidence({ kind }: { kind: TalkKind }): boolean {
  return kind === 'caucus';
}

export type MessageAct = { by: string; at: Date };
export type MessageRefusal = 'not_yours' | 'withdrawn' | 'too_late';

/** Why words may not go to another place: what was told in confidence goes nowhere (ACA s. 70). Null when they may. */
export function moveRefusal(
  message: Written & { inConfidence: boolean },
  act: Pick<MessageAct, 'by'>,
): Exclude<MessageRefusal, 'too_late'> | 'in_confidence' | null {
  return withdrawalRefusal(message, act) ?? (message.inConfidence ? 'in_confidence' : null);
}

type Sent = { words: string | null; edits: number };

/** Whether a device sends again what it sent before under the same id. What was changed or withdrawn since cannot be compared. */
export function isSentAgain(before: Sent, words: string): boolean {
  return before.words === null || before.edits > 0 || before.words === words;
}

/** Why somebody may not change their words; null when they may. */
export function editRefusal(message: Written, { by, at }: MessageAct): MessageRefusal | null {
  const refusal = withdrawalRefusal(message, { by });
  if (refusal) return refusal;
  return at.getTime() - message.at.getTime() > EDIT_FOR ? 'too_late' : null;
}

/** The last moment at which a message may be changed by whoever wrote it; null once it was withdrawn. */
export function editableUntil({
  at,
  withdrawnAt,
}: Pick<Written, 'at' | 'withdrawnAt'>): Date | null {
  return withdrawnAt ? null : new Date(at.getTime() + EDIT_FOR);
}

/** A message may be withdrawn at any time by whoever wrote it; that it was there stays to be seen. */
export function withdrawalRefusal(
  message: Written,
  { by }: Pick<MessageAct, 'by'>,
): Exclude<MessageRefusal, 'too_late'> | null {
  if (message.byPerson !== by) return 'not_yours';
  return message.withdrawnAt ? 'withdrawn' : null;
}

const HOUR = 60 * MINUTE;
/** Whoever is there reads it meanwhile, and needs no letter. */
const TIME_TO_READ = 10 * MINUTE;

type Unread = { mail: MailChoice; mailedAt: Date | null; oldestUnreadAt: Date | null };

/** Whether a letter tells somebody now of what they have not read in a place: one an hour at most. */
export function isMailDue({ mail, mailedAt, oldestUnreadAt }: Unread, now: Date): boolean {
  if (mail === 'none' || oldestUnreadAt === null) return false;
  if (mailedAt && now.getTime() - mailedAt.getTime() < HOUR) return false;
  return now.getTime() - oldestUnreadAt.getTime() >= TIME_TO_READ;
}

/** Whether somebody who is called by name is told at once: not by a letter for each time in ten minutes, nor where they want none. */
export function isNamedMailDue(
  { mail, mailedAt }: Pick<Unread, 'mail' | 'mailedAt'>,
  now: Date,
): boolean {
  if (mail === 'none') return false;
  return mailedAt === null || now.getTime() - mailedAt.getTime() >= TIME_TO_READ;
}

/** How a letter tells of it: never with a word of sealed talk, whatever the reader chose. */
export function mailFor(choice: MailChoice, isSealed: boolean): MailChoice {
  return choice === 'words' && isSealed ? 'bare' : choice;
}
