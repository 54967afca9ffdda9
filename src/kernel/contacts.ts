import { latinDigits } from './digits.ts';
import { withoutMarks } from './invisible-characters.ts';

/** A number in E.164 as it is kept: an Indian one has ten digits behind its country, and no zero before them, so that it is written once. */
const KEPT = /^\+(?:91[1-9]\d{9}|(?!91)[1-9]\d{7,14})$/;
/** What people put between the digits. */
const BETWEEN = /[\s().\-\u2010-\u2015]/g;

/**
 * A number that somebody typed, in E.164: "98200 12345", "098200-12345", "0091 98200 12345", "९८२०० १२३४५" are +919820012345. Ten
 * digits without a country are an Indian mobile number, and begin with 6 to 9; any other number says its country. Null where it
 * cannot be one.
 */
export function readPhone(typed: string): string | null {
  const plain = withoutTrunk(latinDigits(withoutMarks(typed))).replaceAll(BETWEEN, '');
  const indian = /^(?:(?:00|\+)?91|0)?([6-9]\d{9})$/.exec(plain)?.[1];
  const number = indian === undefined ? plain.replace(/^00/, '+') : `+91${indian}`;
  return KEPT.test(number) ? number : null;
}

/** `+44 (0)20 …`: behind its country a number has no zero, which is written for those who dial within it. */
function withoutTrunk(typed: string): string {
  return /^\s*(?:\+|00)/.test(typed) ? typed.replace(/\(\s*0\s*\)/, '') : typed;
}

/** The same, where a text message must arrive: an Indian number of a landline is none. */
export function readMobile(typed: string): string | null {
  const number = readPhone(typed);
  return number === null || /^\+91[1-5]/.test(number) ? null : number;
}

/** A number as it is kept, in E.164. */
export function isPhone(value: unknown): value is string {
  return typeof value === 'string' && KEPT.test(value);
}

/** Digits, with what people write between them: kept as it was typed, for somebody who will call it. Reading of the spec's section 5. */
export function looksLikePhone(text: unknown): text is string {
  if (typeof text !== 'string') return false;
  const plain = latinDigits(text.trim());
  return /^\+?[\d() .-]+$/.test(plain) && plain.replaceAll(/\D/g, '').length >= 7;
}

// The longest address that SMTP can carry (RFC 5321, 4.5.3.1.3, less the two angle brackets).
export const EMAIL_MAX = 254;

/** Something, `@`, something, a dot, something; no spaces, and no name beside an address in angle brackets. Reading of the spec's section 5. */
export function looksLikeEmail(text: unknown): text is string {
  return (
    typeof text === 'string' &&
    text.length <= EMAIL_MAX &&
    /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(text)
  );
}

const GMAIL = ['gmail.com', 'googlemail.com'];

/**
 * The mailbox behind an address, whichever way it is written: the case of letters, what stands behind a plus and the dots of
 * Gmail lead to the same one. What is no address of e-mail is itself.
 */
export function mailboxOf(address: string): string {
  const whole = address.trim().toLowerCase();
  const at = whole.lastIndexOf('@');
  if (at === -1) return whole;
  const [box, host] = [whole.slice(0, at).replace(/\+.*$/s, ''), whole.slice(at + 1)];
  return GMAIL.includes(host) ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${host}`;
}

// RFC 5322's atoms with dots between them, in any script (RFC 6531); no quotes, brackets, comments or lists, of which a mail program
// makes another address.
const BOX =
  /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~\u2019-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~\u2019-]+)*$/u;
const BOX_MAX = 64;
const HOST =
  /^(?:[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u;
const ASCII = /^[!-~]+$/;
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;

/**
 * An address that is compared with others, of a party or an account: one that can be written in another way is none, for the letter
 * would go to an address that nobody compared. Refused are signs that mail servers drop or map (UTS 46), the ASCII form of a
 * name in another script, a dot at the end, and capitals of other scripts, of which programs and the database make different small
 * letters (`İ`, and the `Σ` at the end of a word).
 */
export function isEmailOfOneWriting(text: unknown): text is string {
  if (!looksLikeEmail(text) || UNSEEN.test(text)) return false;
  const at = text.lastIndexOf('@');
  const [box, host] = [text.slice(0, Math.max(at, 0)), text.slice(at + 1)];
  const isBox = box.length <= BOX_MAX && BOX.test(box) && isFolded(inSmall(box));
  return isBox && HOST.test(host) && isWrittenOnce(host);
}

function isWrittenOnce(host: string): boolean {
  if (ASCII.test(host)) return !/(?:^|\.)xn--/i.test(host);
  return isFolded(host);
}

/** Letters of ASCII have one small form everywhere. */
function inSmall(text: string): string {
  return text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

function isFolded(text: string): boolean {
  return text === text.normalize('NFKC').toLowerCase();
}
