import { addDays, type Day, dayAt } from '#kernel/days.ts';
import { browserCookie } from '#modules/codes/rules/cookies.ts';

/** Law and lifecycle 6.3: a draft expires after thirty days idle. */
export const IDLE_DAYS = 30;

/** The key of the browser that holds a draft, for as long as an idle draft lives. */
export const draftCookie = browserCookie('munch-filing', IDLE_DAYS * 86_400);

/** Its owner is told so many days before. */
export const WARNING_DAYS = 5;

/** A draft in which nothing was ever written is forgotten sooner. */
const EMPTY_DAYS = 1;

const DAY = 86_400_000;

export function expiresOn(savedAt: Date): Day {
  return addDays(dayAt(savedAt), IDLE_DAYS);
}

/** Drafts that were saved before this have expired. */
export function idleSince(now: Date): Date {
  return new Date(now.getTime() - IDLE_DAYS * DAY);
}

/** The owners of drafts that were saved before this are warned. */
export function warnableSince(now: Date): Date {
  return new Date(now.getTime() - (IDLE_DAYS - WARNING_DAYS) * DAY);
}

export function emptySince(now: Date): Date {
  return new Date(now.getTime() - EMPTY_DAYS * DAY);
}
