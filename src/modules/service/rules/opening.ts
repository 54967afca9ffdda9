/** Somebody with an account, as they stand behind a party, with the addresses that they have proved to be theirs. */
export type PortalReader = {
  role: 'party' | 'representative';
  isThrough: boolean;
  email: string | null;
  phone: string | null;
};

/** How a party is reached now, and whether it is in doubt who they are. */
export type PartyReach = {
  contacts: readonly { id: string; channel: 'email' | 'mobile' | 'post'; value: string }[];
  representatives: readonly { id: string; email: string; hasAuthority: boolean }[];
  isDisputed: boolean;
};

/** By which address on file somebody is known to be the recipient. */
export type MatchedAddress = { contact: string } | { representative: string };

/**
 * Whether an account is the verified recipient of law and lifecycle 3.5, way (a): the address that they proved to be theirs is one at
 * which this very party is reached, which is as much as a one-time code to it shows. A representative is the party only with
 * their authority on file (6.1); a colleague in an institution, and whoever may be another person, never are. What is missed
 * here serves nobody, and the other ways are left.
 */
export function knownBy(
  { role, isThrough, email, phone }: PortalReader,
  { contacts, representatives, isDisputed }: PartyReach,
): MatchedAddress | null {
  if (isThrough || isDisputed) return null;
  const acting = representatives.find((one) => isSame(one.email, email));
  if (acting || role === 'representative')
    return acting?.hasAuthority ? { representative: acting.id } : null;
  const proved = { email, mobile: phone, post: null };
  const contact = contacts.find(({ channel, value }) => isSame(value, proved[channel]));
  return contact ? { contact: contact.id } : null;
}

function isSame(onFile: string, proved: string | null): boolean {
  return proved !== null && onFile.trim().toLowerCase() === proved.toLowerCase();
}
