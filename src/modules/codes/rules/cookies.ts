// By a cookie a browser is known again: what was proved in it belongs to it alone (docs/decisions/0053). Its value is a token
// of ours, of which only the hash is kept.

/** What every token of ours looks like: 32 bytes in base64url. */
const TOKEN = /^[\w-]{43}$/;

/**
 * A cookie for the site at `publicUrl`, which no script can read. Behind TLS the browser itself keeps it to this host, to `/` and
 * to https, by its name (RFC 6265bis, 4.1.3.2); one with the name of a plain page does not count there.
 */
export function browserCookie(ownName: string, seconds: number) {
  return (publicUrl: string) => {
    const https = publicUrl.startsWith('https:');
    const name = https ? `__Host-${ownName}` : ownName;
    const written = (value: string, age: number) =>
      `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}${https ? '; Secure' : ''}`;
    return {
      made: (token: string) => written(token, seconds),
      ended: () => written('', 0),
      /** The token that a Cookie header carries; null when it carries none, or one that we never make. */
      tokenIn: (header: string | undefined) => tokenNamed(name, header),
    };
  };
}

function tokenNamed(name: string, header = ''): string | null {
  const start = `${name}=`;
  const found = header
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(start));
  const token = found?.slice(start.length) ?? '';
  return TOKEN.test(token) ? token : null;
}
