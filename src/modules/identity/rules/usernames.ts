import { isEmailOfOneWriting, readMobile } from '#kernel/contacts.ts';

/** Spec section 5: a username is an e-mail address or a mobile number. */
export type Username = { kind: 'email' | 'phone'; address: string };

/**
 * What somebody typed as their username, in the one form that is kept and looked up; null when it is neither. Ten digits are
 * an Indian mobile number (they begin with 6 to 9); any other country's begins with `+`.
 */
export function readUsername(typed: string): Username | null {
  const text = typed.trim();
  if (text.includes('@'))
    return isEmailOfOneWriting(text) ? { kind: 'email', address: text.toLowerCase() } : null;
  const phone = readMobile(text);
  return phone === null ? null : { kind: 'phone', address: phone };
}

type Reached = {
  email: string | null;
  emailVerifiedAt: Date | null;
  phone: string | null;
  phoneVerifiedAt: Date | null;
};

/** Whether somebody is reached there, as a letter to a username finds them (store/credentials.ts). */
export function isReachedAt(person: Reached, address: string): boolean {
  if (address.includes('@')) return person.email?.toLowerCase() === address;
  return person.phone === address && person.phoneVerifiedAt !== null;
}

/** Whether it is somebody's own already, and shown to be. */
export function isOwn(person: Reached, { kind, address }: Username): boolean {
  if (kind === 'phone') return person.phone === address && person.phoneVerifiedAt !== null;
  return person.email?.toLowerCase() === address && person.emailVerifiedAt !== null;
}
