import { mailboxOf } from '#kernel/contacts.ts';
import type { Side } from './words.ts';

// Nobody acts for both sides. Two ways of writing one address are one address.

export type ContactAddress = { channel: string; value: string };

/**
 * What is the same for every way of writing an e-mail address or a mobile number; null for what is neither. The database asks the
 * same of every row (migrations/0040, dispute_address_key).
 */
export function addressKey({ channel, value }: ContactAddress): string | null {
  if (channel === 'mobile') {
    const digits = value.replaceAll(/[^0-9]/g, '');
    return digits === '' ? null : `mobile:${digits}`;
  }
  const at = value.trim().lastIndexOf('@');
  if (channel !== 'email' || at < 1 || at === value.trim().length - 1) return null;
  return `email:${mailboxOf(value)}`;
}

/** The key of an account, which stands on one side as an address does. */
export const personKey = (personId: string) => `person:${personId}`;

/** Every address of a party and of who acts for it, with the place in the request at which it stands. */
export type PartyAddress = { side: Side; field: string } & ContactAddress;

/** Addresses of respondents at which a claimant, or whoever acts for one, is reached too. */
export function addressesOfBoth<One extends { side: Side } & ContactAddress>(
  all: readonly One[],
): One[] {
  const own = new Set(all.filter(({ side }) => side === 'claimant').map(addressKey));
  return all.filter((one) => one.side === 'respondent' && isKnown(own, one));
}

function isKnown(keys: ReadonlySet<string | null>, reach: ContactAddress): boolean {
  const key = addressKey(reach);
  return key !== null && keys.has(key);
}
