import { getPerson } from '#modules/identity/actions/people.ts';
import type { Db } from '#platform/db.ts';
import { sha256 } from '#platform/hash.ts';
import { type DraftHolding, provedAddress } from '../rules/draft-access.ts';
import type { DraftHolder } from '../store/drafts.ts';
import { isOfAccount, wasHeldBy } from '../store/keys.ts';
import type { FilingVisitor } from './deps.ts';

export function holderOf({ token, personId }: FilingVisitor): DraftHolder {
  return { tokenHash: token === null ? null : sha256(token), personId };
}

export type ClosedCode = 'draft_unknown' | 'draft_taken' | 'sign_in_needed';
export type DraftClosed = { code: ClosedCode; field: 'id' };

/** Why a draft does not open here: somebody who held it is told where it went, and a stranger nothing. */
export async function whyClosed(db: Db, asker: FilingVisitor, id: string): Promise<ClosedCode> {
  if (asker.token === null) return 'draft_unknown';
  const tokenHash = sha256(asker.token);
  if (await wasHeldBy(db, tokenHash, id)) return 'draft_taken';
  return (await isOfAccount(db, tokenHash, id)) ? 'sign_in_needed' : 'draft_unknown';
}

/** The proved address of the account that is signed in; null where nobody is, or it has none. */
export async function ownAddress(db: Db, { personId }: FilingVisitor): Promise<string | null> {
  const person = personId === null ? null : await getPerson(db, personId);
  return person?.emailVerifiedAt ? person.email : null;
}

/** The address in whose name whoever asks may sign this draft; null while there is none. */
export async function signingAddress(
  db: Db,
  asker: FilingVisitor,
  draft: DraftHolding,
): Promise<string | null> {
  return provedAddress(draft, { personId: asker.personId, address: await ownAddress(db, asker) });
}
