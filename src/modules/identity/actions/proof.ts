import { allow, type Result, refuse } from '#kernel/result.ts';
import {
  type CodeRedeemRefusal,
  holdCode,
  idOfLink,
  type LinkRedeemRefusal,
  markUsed,
  type OneTimeCodeRow,
  redeem,
  redeemToken,
} from '#modules/codes/actions/redeeming.ts';
import type { Db } from '#platform/db.ts';
import type { SignInPurpose } from '../rules/tickets.ts';
import { isReachedAt } from '../rules/usernames.ts';
import { holdPerson, type Person } from '../store/people.ts';
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
  check: CodeOrLinkCheck,
): Promise<Result<SignInTicket, CodeOrLinkRefusal>> {
  const person = await holdAsked(tx, check);
  const shown = await shownBy(deps, tx, check);
  if (!shown.ok) return shown;
  const ticket = await ticketOf(tx, shown.value.id);
  const isOwners = check.purpose === 'address' || ticket.personId === null;
  if (isOwners || (person && isReachedAt(person, ticket.recipient))) return allow(ticket);
  // The address changed since: what was sent to the one before is not the person's any more.
  return 'token' in check.proof
    ? refuse({ code: 'link_over', field: '' })
    : refuse({ code: 'code_over', field: 'code' });
}

/** The person first, then what was sent to them, as whoever changes an address does: then nobody waits in a circle. */
async function holdAsked(tx: Db, { purpose, proof }: CodeOrLinkCheck): Promise<Person | null> {
  const id = 'token' in proof ? await idOfLink(tx, purpose, proof.token) : proof.ticket;
  const personId = id === null ? null : (await findTicket(tx, id))?.personId;
  return personId ? holdPerson(tx, personId) : null;
}

async function shownBy(
  deps: IdentityDeps,
  tx: Db,
  { purpose, proof, from: { network } }: CodeOrLinkCheck,
): Promise<Result<OneTimeCodeRow, CodeOrLinkRefusal>> {
  if ('token' in proof) return redeemToken(deps, tx, { purpose, token: proof.token, network });
  const sent = await holdCode(tx, purpose, proof.ticket);
  const ticket = sent && (await ticketOf(tx, sent.id));
  // A username that nobody has, or a sign-up for one that somebody has: there is no code, so none is right.
  const isNobodys = ticket !== null && (ticket.personId === null) !== (purpose === 'sign_up');
  const typed = { purpose, sent, code: proof.code, to: ticket?.recipient ?? '', network };
  return redeem(deps, tx, isNobodys ? { ...typed, among: [] } : typed);
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
