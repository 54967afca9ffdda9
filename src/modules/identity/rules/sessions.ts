import { browserCookie } from '#modules/codes/rules/cookies.ts';

// How long a sign-in lasts (ASVS 5.0, V7.1.1 asks for the figures and their reason). A party opens their case once in a
// while on their own phone: fourteen days without a visit, thirty in all. Power over others lasts a working day.
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export const IDLE_DAYS = 14;
export const LONGEST_DAYS = 30;
export const SECOND_FACTOR_HOURS = 12;

export function sessionExpiresAt(createdAt: Date): Date {
  return new Date(createdAt.getTime() + LONGEST_DAYS * DAY);
}

export function secondFactorEndsAt(givenAt: Date): Date {
  return new Date(givenAt.getTime() + SECOND_FACTOR_HOURS * HOUR);
}

/** A session that is not too old and was used lately. */
export function isLive(
  { seenAt, expiresAt }: { seenAt: Date; expiresAt: Date },
  now: Date,
): boolean {
  return now < expiresAt && now.getTime() < seenAt.getTime() + IDLE_DAYS * DAY;
}

/** A session that nobody used since then is over. */
export function unseenSince(now: Date): Date {
  return new Date(now.getTime() - IDLE_DAYS * DAY);
}

/** Written down at most once a minute: a page that asks ten things is one visit. */
export function isSeenAnew(seenAt: Date, now: Date): boolean {
  return now.getTime() - seenAt.getTime() >= 60_000;
}

export const sessionCookie = browserCookie('munch', LONGEST_DAYS * 86_400);
