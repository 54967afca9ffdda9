import { isIP, isIPv4, isIPv6 } from 'node:net';

// Where somebody asks from: written down whole where it is evidence, and counted by its network. Whoever has an IPv6 line
// has at least a /64 to choose addresses from and often a /48 (RFC 6177), so both are counted; a /48 may be a whole office,
// and has more room.

/** How many times as much the /48 of an IPv6 address may do as one /64 of it. */
export const WIDER = 16;

/** An address in the one spelling that is kept, without port, brackets and zone; null when it is none. */
export function readAddress(text: string): string | null {
  const bare = bareOf(text.trim());
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return null;
  const short = new URL(`http://[${bare}]/`).hostname.slice(1, -1); // RFC 5952
  const mapped = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(short);
  if (!mapped) return short;
  const [high, low] = [Number.parseInt(mapped[1] ?? '', 16), Number.parseInt(mapped[2] ?? '', 16)];
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** Proxies write `192.0.2.7:51334`, `[2001:db8::1]:443` and `"[2001:db8::1]"` (RFC 7239, 6); a socket may add a zone. */
function bareOf(text: string): string {
  const plain = text.replace(/^"|"$/g, '');
  const inBrackets = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(plain)?.[1];
  const address =
    inBrackets ??
    (isIP(plain) === 0 ? plain.replace(/^(\d+\.\d+\.\d+\.\d+):\d{1,5}$/, '$1') : plain);
  return address.replace(/%.*$/, '');
}

/** The groups of an IPv6 address, in hexadecimal; null for anything else. */
function groupsOf(address: string): string[] | null {
  const read = readAddress(address);
  if (read === null || !isIPv6(read)) return null;
  const [head = '', tail] = read.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
}

/** One household: an IPv4 address, or an IPv6 /64. What is no address is counted as it is written. */
export function networkOf(address: string): string {
  return groupsOf(address)?.slice(0, 4).join(':') ?? readAddress(address) ?? address;
}

export type NetworkAllowance = { of: string; times: number };

/** Under what a try from an address is counted, and how many times the usual number each may have. */
export function countedFrom(address: string): NetworkAllowance[] {
  const groups = groupsOf(address);
  const own = { of: networkOf(address), times: 1 };
  return groups ? [{ of: `${groups.slice(0, 3).join(':')}::/48`, times: WIDER }, own] : [own];
}

/** The networks of an uploader, as keyed hashes: what is counted is found again, and what is kept names nobody. */
export function networksOf(
  network: string,
  hash: (text: string) => string,
): { hash: string; times: number }[] {
  return countedFrom(network).map(({ of, times }) => ({ hash: hash(`upload from ${of}`), times }));
}

type Seen = { forwarded: string | undefined; socket: string | undefined; proxies: number };

/**
 * Who asks, as the proxies that are ours say it: each adds at the end of X-Forwarded-For whom it heard, so that of `proxies`
 * the first one's word stands so many from the end. What stands before it anybody may have written.
 */
export function askerOf({ forwarded, socket, proxies }: Seen): string {
  const heard = (forwarded ?? '').split(',').filter((one) => one.trim() !== '');
  const said = proxies > 0 ? heard.at(-Math.min(proxies, heard.length)) : undefined;
  return readAddress(said ?? '') ?? readAddress(socket ?? '') ?? socket ?? 'unknown';
}
