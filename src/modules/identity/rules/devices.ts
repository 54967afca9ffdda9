const DAY = 24 * 60 * 60 * 1000;

/** As long as browsers keep a cookie at most (RFC 6265bis, 5.5). */
export const DEVICE_DAYS = 400;

const NAME = 'munch-device';

function nameOf(https: boolean): string {
  return https ? `__Host-${NAME}` : NAME;
}

/** By this a browser is known again, so that no letter tells of it. It opens nothing. */
export function deviceCookie(token: string, https: boolean): string {
  return `${nameOf(https)}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${DEVICE_DAYS * 86_400}${https ? '; Secure' : ''}`;
}

export function deviceIn(header: string | undefined, https: boolean): string | null {
  const start = `${nameOf(https)}=`;
  const found = (header ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(start));
  const token = found?.slice(start.length) ?? '';
  return /^[\w-]{43}$/.test(token) ? token : null;
}

/** A browser that did not come back for so long is a new one again. */
export function forgottenAt(now: Date): Date {
  return new Date(now.getTime() - DEVICE_DAYS * DAY);
}
