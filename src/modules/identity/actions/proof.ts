import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Db } from '#platform/db.ts';
import { isSameHash, keyedHash, sha256 } from '#platform/hash.ts';
import { type Purpose, readCode, redeemCode, redeemLink } from '../rules/tickets.ts';
import { countWrongCode, findTicket, type TicketRow } from '../store/tickets.ts';
import type { IdentityDeps } from './deps.ts';
import { giveBackTries, type TooMany, takeIn } from './limits.ts';
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
 * The ticket that a proof opens, locked until the transaction ends. It is not used up by this. A wrong code is counted in
 * the same transaction, so it must be committed whatever comes of it.
 */
export async function prove(deps: IdentityDeps, tx: Db, proving: Proving): Promise<Result<TicketRow, ProofRefusal>> {
  const { purpose, proof, from } = proving;
  const network = [{ scope: 'network', of: from.network }] as const;
  const taken = await takeIn(deps, tx, network);
  if (!taken.ok) return taken;
  const proven = await ('token' in proof ? proveLink(deps, tx, purpose, proof.token) : proveCode(deps, tx, purpose, proof));
  if (proven.ok) await giveBackTries(deps, tx, network);
  return proven;
}

async function proveLink(deps: IdentityDeps, tx: Db, purpose: Purpose, token: string): Promise<Result<TicketRow, ProofRefusal>> {
  const ticket = await findTicket(tx, { tokenHash: sha256(token) });
  if (ticket?.purpose !== purpose) return refuse({ code: 'link_unknown', field: '' });
  const outcome = redeemLink(ticket, deps.now());
  return outcome.ok ? allow(ticket) : refuse({ code: outcome.refusal, field: '' });
}

type Code = { ticket: string; code: string };

async function proveCode(
  deps: IdentityDeps,
  tx: Db,
  purpose: Purpose,
  { ticket: id, code }: Code,
): Promise<Result<TicketRow, ProofRefusal>> {
  const ticket = await findTicket(tx, { id });
  if (ticket?.purpose !== purpose) return refuse({ code: 'code_over', field: 'code' });
  // A username that nobody has, or a sign-up for one that somebody has: there is no code, so none is right.
  const opens = (ticket.personId === null) === (purpose === 'sign_up');
  const isRight = opens && isSameHash(ticket.codeHash ?? '', codeHash(deps, id, readCode(code)));
  const outcome = redeemCode(ticket, isRight, deps.now());
  if (!outcome.ok && outcome.refusal === 'code_over') return refuse({ code: 'code_over', field: 'code' });
  // Over all codes that were sent to one username: or each new one would give five more tries.
  const codes = [{ scope: 'code', of: ticket.recipient }] as const;
  const taken = await takeIn(deps, tx, codes);
  if (!taken.ok) return taken;
  if (outcome.ok) {
    await giveBackTries(deps, tx, codes);
    return allow(ticket);
  }
  await countWrongCode(tx, id);
  return refuse({ code: 'code_wrong', field: 'code' });
}
