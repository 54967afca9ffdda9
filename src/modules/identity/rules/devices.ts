import { browserCookie } from '#modules/codes/rules/cookies.ts';

const DAY = 24 * 60 * 60 * 1000;

/** As long as browsers keep a cookie at most (RFC 6265bis, 5.5). */
export const DEVICE_DAYS = 400;

/** By this a browser is known again, so that no letter tells of it. It opens nothing. */
export const deviceCookie = browserCookie('munch-device', DEVICE_DAYS * 86_400);

/** A browser that did not come back for so long is a new one again. */
export function forgottenAt(now: Date): Date {
  return new Date(now.getTime() - DEVICE_DAYS * DAY);
}
