import * as z from 'zod/mini';
import { latinDigits } from './digits.ts';
import { withoutMarks, withoutUnseen } from './invisible-characters.ts';

// Tab and line breaks are writing; the other control characters, the direction overrides (which make a text read
// otherwise than it is stored) and half characters (surrogates without their other half) are not.
export const ONE_LINE = /^[^\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]*$/u;
export const MANY_LINES =
  /^[^\p{Cs}\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]*$/u;

/**
 * A single line of text in any script: trimmed, without signs that nobody sees, in composed form (NFC), at most `max` characters
 * (UTF-16 units).
 */
export function line(max: number) {
  return z
    .string()
    .check(
      z.overwrite(withoutUnseen),
      z.trim(),
      z.normalize('NFC'),
      z.maxLength(max),
      z.regex(ONE_LINE),
    );
}

/** A line in which a number is written: in digits that can be reckoned with, and without the marks that are copied with one. */
export function numberLine(max: number) {
  return z.string().check(
    z.overwrite((typed) => latinDigits(withoutMarks(typed))),
    z.trim(),
    z.maxLength(max),
    z.regex(ONE_LINE),
  );
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

/** A question on form data: is there anything but white space in it? */
export function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
