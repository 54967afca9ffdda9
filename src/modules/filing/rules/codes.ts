const NAME = 'munch-filing';

/** Behind TLS the browser itself keeps the cookie to this host and to https (RFC 6265bis, 4.1.3.2). */
function cookieName(https: boolean): string {
  return https ? `__Host-${NAME}` : NAME;
}

/** As long as an idle draft lives. */
export function draftCookie(token: string, https: boolean): string {
  return `${cookieName(https)}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${30 * 86_400}${https ? '; Secure' : ''}`;
}

export function draftTokenIn(header: string | undefined, https: boolean): string | null {
  const start = `${cookieName(https)}=`;
  const found = (header ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(start));
  const token = found?.slice(start.length) ?? '';
  return /^[\w-]{43}$/.test(token) ? token : null;
}
