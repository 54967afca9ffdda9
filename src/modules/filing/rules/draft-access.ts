// Who may write a draft, and in whose name it may be filed. A draft that was begun without an account is held by one browser
// at a time; one of an account opens for its owner alone. An address is proved for a browser and a draft, never for all that
// is kept under it: or whoever begins a draft under another's address would file in their name once they prove it elsewhere.

const MINUTE = 60_000;
/** How long a browser that proved an address may choose what to do with the drafts under it. */
const CHOOSING_MINUTES = 30;

export type DraftHolding = {
  email: string | null;
  personId: string | null /** What this very browser proved for it. */;
  provedEmail: string | null;
};
/** Whoever is signed in, and the proved address of that account. */
export type FilingAccount = { personId: string | null; address: string | null };

export const isSameAddress = (a: string | null, b: string | null) =>
  a !== null && b !== null && a.toLowerCase() === b.toLowerCase();

/** The address in whose name a draft may be signed here and now; null while there is none. */
export function provedAddress(
  { email, personId, provedEmail }: DraftHolding,
  asker: FilingAccount,
): string | null {
  if (personId !== null && personId !== asker.personId) return null;
  if (asker.address !== null) return asker.address;
  return isSameAddress(email, provedEmail) ? email : null;
}

export type TakeoverChoice = { browserHash: string | null; provedAt: Date | null };

/** Whether a ticket lets this browser take or delete what is kept under its address. */
export function mayChoose(
  { browserHash, provedAt }: TakeoverChoice,
  browser: string | null,
  now: Date,
): boolean {
  if (provedAt === null || browser === null || browserHash !== browser) return false;
  return now.getTime() < provedAt.getTime() + CHOOSING_MINUTES * MINUTE;
}

export type DraftAccess = 'here' | 'elsewhere' | 'of_account';

/** Where a draft stands, for a browser that proved its address: what is an account's is opened by signing in, not by mail. */
export function standingOf(
  draft: { personId: string | null },
  isHere: boolean,
  askerId: string | null,
): DraftAccess {
  if (draft.personId !== null && draft.personId !== askerId) return 'of_account';
  return isHere || draft.personId !== null ? 'here' : 'elsewhere';
}
