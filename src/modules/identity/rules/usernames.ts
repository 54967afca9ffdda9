import { latinDigits } from '#kernel/digits.ts';
import { isEmailOfOneWriting } from '#kernel/text.ts';

/** Spec section 5: a username is an e-mail address or a mobile number. */
export type Username = { kind: 'email' | 'phone'; address: string };

/**
 * What somebody typed as her username, in the one form that is kept and looked up; null when it is neither. Ten digits are
 * an Indian mobile number (they begin with 6 to 9); any other country's begins with `+`.
 */
export function readUsername(typed: string): Username | null {
  const text = typed.trim();
  if (text.includes('@'))
    return isEmailOfOneWriting(text) ? { kind: 'email', address: text.toLowerCase() } : null;
  const phone = readPhone(text);
  return phone === null ? null : { kind: 'phone', address: phone };
}

type Reached = {
  email: string | null;
  email_verified_at: Date | null;
  phone: string | null;
  phone_verified_at: Date | null;
};

/** Whether it is somebody's own already, and shown to be. */
export function isOwn(person: Reached, { kind, address }: Username): boolean {
  if (kind === 'phone') return person.phone === address && person.phone_verified_at !== null;
  return person.email?.toLowerCase() === address && person.email_verified_at !== null;
}

/** A mobile number as E.164; null when it cannot be one. */
export function readPhone(typed: string): string | null {
  const plain = latinDigits(typed).replace(/[\s().-]/g, '');
  if (/^\+91/.test(plain)) return /^\+91[6-9]\d{9}$/.test(plain) ? plain : null;
  if (/^\+[1-9]\d{7,14}$/.test(plain)) return plain;
  const indian = /^(?:0|91)?([6-9]\d{9})$/.exec(plain)?.[1];
  return indian === undefined ? null : `+91${indian}`;
}
