import { allow, type Result } from '#kernel/result.ts';
import {
  type CodeRedeemRefusal,
  holdCode,
  type LinkRedeemRefusal,
  markUsed,
  redeem,
  redeemToken,
} from '#modules/codes/actions/redeeming.ts';
import type { Db } from '#platform/db.ts';
import type { SignInPurpose } from '../rules/tickets.ts';
import { findTicket, listTicketsOf, type SignInTicket } from '../store/tickets.ts';
import type { IdentityDeps } from './deps.ts';
import type { RequestOrigin } from './sessions.ts';

/** What somebody brings who was sent something: the link's token, or the code with the ticket that it was asked with. */
export type CodeOrLink = { token: string } | { ticket: string; code: string };
export type CodeOrLinkRefusal = CodeRedeemRefusal | LinkRedeemRefusal;
export type CodeOrLinkCheck = { purpose: SignInPurpose; proof: CodeOrLink; from: RequestOrigin };

/**
 * The ticket that a proof opens, its code locked until the transaction ends; it is not used up by this. What is wrong is
 * counted in the same transaction, which must be committed whatever comes of it.
 */
export async function prove(
  deps: IdentityDeps,
  tx: Db,
  { purpose, proof, from: { network } }: CodeOrLinkCheck,
): Promise<Result<SignInTicket, CodeOrLinkRefusal>> {
  if ('token' in proof) {
    const shown = await redeemToken(deps, tx, { purpose, token: proof.token, network });
    return shown.ok ? allow(await ticketOf(tx, shown.value.id)) : shown;
  }
  const sent = await holdCode(tx, purpose, proof.ticket);
  const ticket = sent && (await ticketOf(tx, sent.id));
  // A username that nobody has, or a sign-up for one that somebody has: there is no code, so none is right.
  const isNobodys = ticket !== null && (ticket.personId === null) !== (purpose === 'sign_up');
  const typed = { purpose, sent, code: proof.code, to: ticket?.recipient ?? '', network };
  const shown = await redeem(deps, tx, isNobodys ? { ...typed, among: [] } : typed);
  return shown.ok ? allow(await ticketOf(tx, shown.value.id)) : shown;
}

async function ticketOf(tx: Db, id: string): Promise<SignInTicket> {
  const ticket = await findTicket(tx, id);
  if (!ticket) throw new Error('A code was sent, and nothing says what for.');
  return ticket;
}

/** After a new password or address nothing that was sent before opens anything. */
export async function voidTickets(tx: Db, personId: string, at: Date): Promise<void> {
  await markUsed(tx, { ids: await listTicketsOf(tx, personId), at });
}
