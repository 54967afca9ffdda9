import type { MeetingState } from '#modules/calendar/rules/meetings.ts';

/** Points of an agenda, and how long each may be. */
export const POINTS_MOST = 30;
export const POINT_MAX = 300;
/** Points of one party that wait for whoever leads the talks. */
export const WISHES_MOST = 20;

const DAY = 86_400_000;

/** What was typed as an agenda, a point a line, in its order: nothing empty, and nothing twice. */
export function pointsOf(lines: readonly string[]): string[] {
  return [...new Set(lines.map((one) => one.trim()).filter((one) => one !== ''))];
}

export type SessionFacts = {
  state: MeetingState;
  startsAt: Date | null;
  /** Who was called, whoever leads the talks among them. */
  called: readonly string[];
  /** How often its account was written: a later one corrects those before. */
  accounts: number;
};

/** What became of a session: held from when to when and who was there, or not held and why. */
export type SessionAccount = {
  wasHeld: boolean;
  from: Date | null;
  to: Date | null;
  present: readonly string[];
  why: string;
};

export type AccountRefusal =
  | ('session_not_settled' | 'session_ahead' | 'account_changed')
  | ('span_missing' | 'span_wrong' | 'span_ahead' | 'span_early')
  | ('present_missing' | 'person_unknown' | 'reason_missing');

/**
 * Whether an account of a session may be written: once it has begun, and once; whoever corrects it says why, and has seen what they
 * correct (`after`, how many accounts they saw).
 */
export function refusalToAccount(
  session: SessionFacts,
  account: SessionAccount,
  { after, now }: { after: number; now: Date },
): AccountRefusal | null {
  if (session.state !== 'settled' || session.startsAt === null) return 'session_not_settled';
  if (session.startsAt > now) return 'session_ahead';
  if (session.accounts !== after) return 'account_changed';
  const isCorrection = session.accounts > 0;
  if ((isCorrection || !account.wasHeld) && account.why.trim() === '') return 'reason_missing';
  return account.wasHeld ? refusalOfHeld(session, session.startsAt, account, now) : null;
}

function refusalOfHeld(
  { called }: SessionFacts,
  startsAt: Date,
  { from, to, present }: SessionAccount,
  now: Date,
): AccountRefusal | null {
  if (from === null || to === null) return 'span_missing';
  if (to <= from) return 'span_wrong';
  if (to > now) return 'span_ahead';
  // It may have begun early, and not on another day than it was called for.
  if (from.getTime() < startsAt.getTime() - DAY) return 'span_early';
  if (present.some((id) => !called.includes(id))) return 'person_unknown';
  return present.length > 0 ? null : 'present_missing';
}
