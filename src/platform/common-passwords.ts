import { readFileSync } from 'node:fs';

/**
 * Passwords that people choose again and again, bare: in small letters, without signs. One a line in the file beside this,
 * which scripts/common-passwords.ts writes from parts and phrases that say where they come from. Read once, at the start.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n'),
);
