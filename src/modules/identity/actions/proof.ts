import { allow, type Result, refuse } from '#kernel/result.ts';
import { type TooMany, type Try, takeIn } from '#modules/codes/actions/limits.ts';
import type { Db } from '#platform/db.ts';
import { isSameHash, keyedHash, sha256 } from '#platform/hash.ts';
import { type Purpose, readCode, redeemCode, redeemLink } from '../rules/tickets.ts';
import { countWrongCode, findTicket, type TicketRow } from '../store/tickets.ts';
import type { IdentityDeps } from './deps.ts';
import type { From } from './sessions.ts';

/** What somebody brings who was sent something: the link's token, or the code with the ticket that it was asked with. */
export type Proof = { token: string } | { ticket: string; code: string };
export type ProofRefusal =
  | TooMany
  | { code: 'code_wrong' | 'code_over'; field: 'code' }
  | { code: 'link_unknown' | 'link_over'; field: '' };
export type Proving = { purpose: Purpose; proof: Proof; from: From };

/** A code is kept under a key: a million of them are tried in no time by whoever reads a plain hash. */
export function codeHash({ key }: Pick<IdentityDeps, 'key'>, ticket: string, code: string): string {
  return keyedHash(key, `code ${ticket} ${code}`);
}

/**
 * The ticket that a proof opens, locked until the transaction ends. It is not used up by this. What is right is never refused
 * for what others typed, from the same network or for the same username: a link cannot be guessed, and a code has five tries
 * of whoever holds its ticket. What is wrong is counted in the same transaction, which must be committed whatever comes of it.
 */
export async function prove(
  deps: IdentityDeps,
  tx: Db,
  { purpose, proof, from }: Proving,
): Promise<Result<TicketRow, ProofRefusal>> {
  if ('token' in proof) return proveLink(deps, tx, { purpose, token: proof.token, from });
  const ticket = await findTicket(tx, { id: proof.ticket });
  if (ticket?.purpose !== purpose)
    return wrong(deps, tx, from, { code: 'code_over', field: 'code' });
  // A username that nobody has, or a sign-up for one that somebody has: there is no code, so none is right.
  const opens = (ticket.personId === null) === (purpose === 'sign_up');
  const isRight =
    opens && isSameHash(ticket.codeHash ?? '', codeHash(deps, ticket.id, readCode(proof.code)));
  const outcome = redeemCode(ticket, isRight, deps.now());
  if (outcome.ok) return allow(ticket);
  if (outcome.refusal === 'code_over')
    return wrong(deps, tx, from, { code: 'code_over', field: 'code' });
  await countWrongCode(tx, ticket.id);
  return wrong(deps, tx, from, { code: 'code_wrong', field: 'code' }, [
    { scope: 'code', of: ticket.recipient },
  ]);
}

type Link = { purpose: Purpose; token: string; from: From };

async function proveLink(
  deps: IdentityDeps,
  tx: Db,
  { purpose, token, from }: Link,
): Promise<Result<TicketRow, ProofRefusal>> {
  const ticket = await findTicket(tx, { tokenHash: sha256(token) });
  if (ticket?.purpose !== purpose)
    return wrong(deps, tx, from, { code: 'link_unknown', field: '' });
  const outcome = redeemLink(ticket, deps.now());
  return outcome.ok ? allow(ticket) : refuse({ code: outcome.refusal, field: '' });
}

/** Counts what was wrong, and tells a network that goes on with it to wait; only its next wrong try is answered so too. */
async function wrong<R extends ProofRefusal>(
  deps: IdentityDeps,
  tx: Db,
  from: From,
  refusal: R,
  also: readonly Try[] = [],
): Promise<Result<never, R | TooMany>> {
  const taken = await takeIn(deps, tx, [{ scope: 'network', of: from.network }]); // first, as in every other transaction
  const counted = await takeIn(deps, tx, also);
  if (!counted.ok) return counted;
  return taken.ok ? refuse(refusal) : taken;
}
