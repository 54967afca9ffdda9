import { readingsOf } from './password-readings.ts';

/**
 * Whether it is one of the passwords that people choose again and again, or one of them in a thin disguise (ASVS 5.0, V6.2.4).
 * `common` has them bare: in small letters, without signs.
 */
export function isCommon(password: string, common: ReadonlySet<string>): boolean {
  return [...readingsOf(password)].some((reading) => common.has(reading));
}
