import { commonPasswords } from './common-passwords.ts';
import { readingsOf } from './password-readings.ts';

/** Whether it is one of the bundled passwords that people choose again and again, or one of them in a thin disguise (ASVS 5.0, V6.2.4). */
export function isCommon(password: string): boolean {
  return [...readingsOf(password)].some((reading) => commonPasswords.has(reading));
}
