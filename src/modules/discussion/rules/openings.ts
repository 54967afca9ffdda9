import { allow, type Result, refuse } from '#kernel/result.ts';
import type { TalkKind } from './places.ts';

/**
 * Why sealed talk may be opened: what the Mediation Act 2023 itself takes out of confidence, and nothing else. Section 23(2) names
 * three, and the proviso to section 23(1) a complaint about the mediator.
 */
export const OPENING_GROUNDS = ['offence', 'violence', 'danger', 'misconduct'] as const;
export type OpeningGround = (typeof OPENING_GROUNDS)[number];
export const OPENING_DECISIONS = ['granted', 'declined'] as const;
export type OpeningDecision = (typeof OPENING_DECISIONS)[number];

const HOUR = 3_600_000;
/** A request that nobody decided by then was no emergency. */
export const ASKED_HOURS = 24;
/** How long what was opened can be read. */
export const OPEN_HOURS = 24;
/** A second factor says who is at the keyboard for ten minutes, as it does where ways to sign in are changed. */
const FACTOR_FRESH = HOUR / 6;

/**
 * Talk between the sides and with a conciliator is what section 23 is about. What a side says among its own people is a lawyer's and a
 * client's (BSA 2023 ss. 132 to 134), and what a tribunal says to itself its deliberation: neither is opened by an office.
 */
export function mayBeOpened(kind: TalkKind): boolean {
  return kind === 'parties' || kind === 'joint' || kind === 'caucus';
}

/** Who asks or decides, as far as it matters here. */
export type OpeningBy = {
  personId: string;
  /** When a second factor was given in this session. */
  factorAt: Date | null;
  /** Whether they have a part in the dispute beside their office: its neutral now or before, its officer, of a side. */
  isConnected: boolean;
  /** The mark of their browser; null where it has none. */
  browser: string | null;
};
export type OpeningByRefusal = 'factor_stale' | 'connected';

/** Why somebody has no hand in an opening; null when they may. */
export function byRefusal(by: OpeningBy, now: Date): OpeningByRefusal | null {
  if (by.isConnected) return 'connected';
  const since = by.factorAt?.getTime();
  return since === undefined || now.getTime() - since >= FACTOR_FRESH ? 'factor_stale' : null;
}

export type HandRefusal = OpeningByRefusal | 'browser_unknown';

/** The same for the two acts that make an opening: that two browsers differ can be said of marks alone. */
function handRefusal(by: OpeningBy, now: Date): HandRefusal | null {
  return byRefusal(by, now) ?? (by.browser === null ? 'browser_unknown' : null);
}

export type OpeningSpan = { from: number | null; to: number | null };
export type NewOpening = OpeningSpan & {
  /** Null where the dispute has no such place. */
  kind: TalkKind | null;
  isSealed: boolean;
  why: string;
  /** Whether a request about the same place waits. */
  isWaiting: boolean;
};
export type OpeningRefusal =
  | HandRefusal
  | 'place_unknown'
  | 'not_sealed'
  | 'never_opened'
  | 'why_missing'
  | 'span_wrong'
  | 'asked_already';

/** Asks that a place be opened: the whole of it, or the messages from one number to another. */
export function askOpening(
  by: OpeningBy,
  { kind, isSealed, why, from, to, isWaiting }: NewOpening,
  now: Date,
): Result<true, OpeningRefusal> {
  const refusal = handRefusal(by, now);
  if (refusal) return refuse(refusal);
  if (kind === null) return refuse('place_unknown');
  if (!isSealed) return refuse('not_sealed');
  if (!mayBeOpened(kind)) return refuse('never_opened');
  if (why.trim() === '') return refuse('why_missing');
  if (from !== null && to !== null && from > to) return refuse('span_wrong');
  return isWaiting ? refuse('asked_already') : allow(true);
}

/** What is kept of an opening, as far as its rules go. */
export type OpeningKept = {
  askedBy: string;
  askedAt: Date;
  askedBrowser: string | null;
  ground: OpeningGround;
  decision: OpeningDecision | null;
  decidedBy: string | null;
  decidedAt: Date | null;
};
export type OpeningState = 'asked' | 'lapsed' | 'declined' | 'open' | 'over';

export function stateOf({ askedAt, decision, decidedAt }: OpeningKept, now: Date): OpeningState {
  if (decision === null || decidedAt === null)
    return now < hoursAfter(askedAt, ASKED_HOURS) ? 'asked' : 'lapsed';
  if (decision === 'declined') return 'declined';
  return now < hoursAfter(decidedAt, OPEN_HOURS) ? 'open' : 'over';
}

export function hoursAfter(moment: Date, hours: number): Date {
  return new Date(moment.getTime() + hours * HOUR);
}

export type DecidingRefusal =
  | HandRefusal
  | 'own_request'
  | 'same_browser'
  | 'decided_already'
  | 'lapsed'
  | 'why_missing'
  | 'ground_differs';
export type Deciding = { decision: OpeningDecision; ground: OpeningGround; why: string };

/**
 * The second registrar decides: another person, at another browser, who says on which ground the first one asked. Whoever would have to
 * guess it has not read the request.
 */
export function decideOpening(
  by: OpeningBy,
  opening: OpeningKept,
  { ground, why, now }: Omit<Deciding, 'decision'> & { now: Date },
): Result<true, DecidingRefusal> {
  if (by.personId === opening.askedBy) return refuse('own_request');
  const refusal = handRefusal(by, now);
  if (refusal) return refuse(refusal);
  if (by.browser === opening.askedBrowser) return refuse('same_browser');
  const state = stateOf(opening, now);
  if (state === 'lapsed') return refuse('lapsed');
  if (state !== 'asked') return refuse('decided_already');
  if (why.trim() === '') return refuse('why_missing');
  return ground === opening.ground ? allow(true) : refuse('ground_differs');
}

export type OpenedRefusal = OpeningByRefusal | 'not_yours' | 'not_open';

/** Why somebody may not read what an opening opened; null when they may: the two who opened it, while it is open. */
export function openedRefusal(
  by: OpeningBy,
  opening: OpeningKept,
  now: Date,
): OpenedRefusal | null {
  if (![opening.askedBy, opening.decidedBy].includes(by.personId)) return 'not_yours';
  if (stateOf(opening, now) !== 'open') return 'not_open';
  return byRefusal(by, now);
}

/** What an opening lets be read of a place, by number: never what was said after it was opened. */
export function readableSpan(
  { from, to }: OpeningSpan,
  said: number,
): { after: number; to: number } {
  return { after: (from ?? 1) - 1, to: Math.min(to ?? said, said) };
}
