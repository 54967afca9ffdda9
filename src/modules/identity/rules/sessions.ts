// How long a sign-in lasts (ASVS 5.0, V7.1.1 asks for the figures and their reason). A party opens her case once in a
// while on her own phone: fourteen days without a visit, thirty in all. Power over others lasts a working day.
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

const NAME = 'munch';

/** Behind TLS the browser itself keeps the cookie to this host, to `/` and to https (RFC 6265bis, 4.1.3.2). */
export function cookieName(https: boolean): string {
  return https ? `__Host-${NAME}` : NAME;
}

export function sessionCookie(token: string, https: boolean): string {
  return `${cookieName(https)}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${LONGEST_DAYS * 86_400}${https ? '; Secure' : ''}`;
}

export function endedCookie(https: boolean): string {
  return `${cookieName(https)}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0${https ? '; Secure' : ''}`;
}

/** The token that a Cookie header carries; null when it carries none, or one that we never make. */
export function tokenIn(header: string | undefined, https: boolean): string | null {
  const start = `${cookieName(https)}=`;
  const found = (header ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(start));
  const token = found?.slice(start.length) ?? '';
  return /^[\w-]{43}$/.test(token) ? token : null;
}
