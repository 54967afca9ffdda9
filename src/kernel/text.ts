import * as z from 'zod/mini';

// Tab and line breaks are writing; the other control characters, the direction overrides (which make a text read
// otherwise than it is stored) and half characters (surrogates without their other half) are not.
export const ONE_LINE = /^[^\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]*$/u;
export const MANY_LINES =
  /^[^\p{Cs}\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]*$/u;

/** A single line of text in any script: trimmed, in composed form (NFC), at most `max` characters (UTF-16 units). */
export function line(max: number) {
  return z.string().check(z.trim(), z.normalize('NFC'), z.maxLength(max), z.regex(ONE_LINE));
}

/** Text of several lines in any script: trimmed, in composed form (NFC), at most `max` characters (UTF-16 units). */
export function lines(max: number) {
  return z.string().check(z.trim(), z.normalize('NFC'), z.maxLength(max), z.regex(MANY_LINES));
}

// What a spreadsheet may run: a sign that makes a formula, also of full width, and what may stand before it unseen, such as spaces,
// marks of direction and signs of no width; and a cell that begins with a tab or CR, which end a cell in some programs.
export const RUNS = /^(?:[\t\r]|[\s\p{Cf}\p{Default_Ignorable_Code_Point}]*[=+\-@|＝＋－＠｜])/u;

/** A text of another's machine, as a database can keep it: NUL and half characters become a sign that something stood there. */
export function keepable(text: string): string {
  return text.toWellFormed().replaceAll('\u0000', '\uFFFD');
}

// The longest address that SMTP can carry (RFC 5321, 4.5.3.1.3, less the two angle brackets).
export const EMAIL_MAX = 254;

/** Something, `@`, something, a dot, something; no spaces. Reading of the spec's section 5. */
export function looksLikeEmail(text: unknown): text is string {
  return (
    typeof text === 'string' && text.length <= EMAIL_MAX && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
  );
}

// RFC 5322's atoms, in any script (RFC 6531); no quotes, brackets, comments or lists, of which a mail program makes another address.
const BOX = /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~\u2019-]{1,64}$/u;
const HOST =
  /^(?:[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u;
const ASCII = /^[!-~]+$/;
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;

/**
 * An address that is compared with others, of a party or an account: one that can be written in another way is none, for the letter
 * would go to an address that nobody compared. Refused are signs that mail servers drop or map (UTS 46), the ASCII form of a
 * name in another script, a dot at the end.
 */
export function isEmailOfOneWriting(text: unknown): text is string {
  if (!looksLikeEmail(text) || UNSEEN.test(text)) return false;
  const at = text.lastIndexOf('@');
  const [box, host] = [text.slice(0, Math.max(at, 0)), text.slice(at + 1)];
  return BOX.test(box) && HOST.test(host) && isWrittenOnce(host);
}

function isWrittenOnce(host: string): boolean {
  if (ASCII.test(host)) return !/(?:^|\.)xn--/i.test(host);
  return host === host.normalize('NFKC').toLowerCase();
}

/** A question on form data: is there anything but white space in it? */
export function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
