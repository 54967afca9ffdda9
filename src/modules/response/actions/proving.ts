import { language } from '#kernel/language.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import type { TooManyAttempts } from '#modules/codes/actions/limits.ts';
import {
  type CodeRedeemRefusal,
  holdCode,
  markUsed,
  redeem,
} from '#modules/codes/actions/redeeming.ts';
import { holdDispute } from '#modules/disputes/actions/hold.ts';
import { addMember } from '#modules/disputes/actions/members.ts';
import { isOpposite } from '#modules/disputes/actions/opposite.ts';
import { findFile } from '#modules/disputes/actions/reading.ts';
import { appendActs } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import { sha256 } from '#platform/hash.ts';
import { sessionExpiresAt } from '../rules/proof.ts';
import { addSession, listCodes } from '../store/proof.ts';
import type { NoticeVisitor, ResponseDeps } from './deps.ts';
import { type OpenedNotice, type OpenRefusal, openPass } from './passes.ts';
import { contactsOf, type NoticeContact, type NoticeProofRefusal } from './proof.ts';
import { servedByPortal } from './service.ts';

export type ProvedSession = { token: string };

type Proving = { digits: string; from: NoticeVisitor; personId: string | null };

/** Shows who they are, once: a session for this party in this browser, and with it service by the portal. */
export async function proveContact(
  deps: ResponseDeps,
  code: string,
  { digits, from, personId }: Proving,
): Promise<
  Result<ProvedSession, OpenRefusal | NoticeProofRefusal | TooManyAttempts | 'acts_opposite'>
> {
  const opened = await openPass(deps, code, from);
  if (!opened.ok) return opened;
  return deps.db
    .transaction()
    .execute(
      async (
        tx,
      ): Promise<Result<ProvedSession, NoticeProofRefusal | TooManyAttempts | 'acts_opposite'>> => {
        const { pass } = opened.value;
        await holdDispute(tx, pass.disputeId);
        const [row] = await listCodes(tx, pass.id);
        const sent = row ? await holdCode(tx, 'notice', row.id) : null;
        const typed = { code: digits, to: pass.id, network: from.network };
        const outcome = await redeem(deps, tx, { purpose: 'notice', sent, ...typed });
        if (!outcome.ok) return tooManyOr(outcome.refusal);
        // A contact may have ended since its code was asked for; under the dispute's lock the answer holds.
        const contact = row && (await contactIn(tx, pass.disputeId, row.contactId));
        if (!contact) return refuse('code_over');
        const beginning = { opened: opened.value, contact, from, personId };
        if (await provesOpposite(tx, beginning)) return refuse('acts_opposite');
        await markUsed(tx, { ids: [row.id], at: deps.now() });
        return allow({ token: await beginSession(deps, tx, beginning) });
      },
    );
}

function tooManyOr(
  refusal: CodeRedeemRefusal,
): Result<never, NoticeProofRefusal | TooManyAttempts> {
  return refuse(refusal.code === 'too_many' ? refusal : refusal.code);
}

/** A code to an address of the other side's proves the other side, and so does an account that acts for it. */
async function provesOpposite(
  tx: Db,
  { opened: { pass }, contact, personId }: Beginning,
): Promise<boolean> {
  const coming = {
    disputeId: pass.disputeId,
    side: 'respondent' as const,
    personId,
    reaches: [contact],
  };
  return isOpposite(tx, coming);
}

type Beginning = {
  opened: OpenedNotice;
  contact: NoticeContact;
  from: NoticeVisitor;
  personId: string | null;
};

async function beginSession(
  deps: ResponseDeps,
  tx: Db,
  { opened: { pass }, contact, from, personId }: Beginning,
): Promise<string> {
  const at = deps.now();
  const [id, token] = [deps.newId(), deps.newToken()];
  await addSession(tx, {
    id,
    passId: pass.id,
    contactId: contact.id,
    tokenHash: Buffer.from(sha256(token), 'hex'),
    createdAt: at,
    expiresAt: sessionExpiresAt(at),
    network: from.network.slice(0, 60),
    agent: from.agent.slice(0, 200),
  });
  const evidence = {
    pass: pass.id,
    session: id,
    contact: contact.id,
    channel: contact.channel,
  };
  await appendActs(tx, at, [
    {
      act: 'notice.verified',
      subject: { kind: 'dispute', id: pass.disputeId },
      by: { personId, role: personId ? 'person' : 'visitor' },
      details: { party: pass.partyId, language: language(), ...evidence },
    },
  ]);
  await joinDispute(deps, tx, {
    pass,
    personId,
    email: contact.channel === 'email' ? contact.value : null,
  });
  await servedByPortal(deps, tx, { disputeId: pass.disputeId, partyId: pass.partyId, evidence });
  return token;
}

/**
 * Whoever proved to be the party may act for them from an account too: the one that they are signed in to, and otherwise the one
 * that they open with the address to which the code went.
 */
async function joinDispute(
  deps: ResponseDeps,
  tx: Db,
  {
    pass,
    personId,
    email,
  }: { pass: OpenedNotice['pass']; personId: string | null; email: string | null },
): Promise<void> {
  if (personId === null && email === null) return;
  const member = membershipOf(deps, pass);
  await addMember(tx, {
    ...member,
    ...(personId ? { personId, email: null } : { personId: null, email }),
  });
}

function membershipOf(deps: ResponseDeps, pass: OpenedNotice['pass']) {
  return {
    id: deps.newId(),
    disputeId: pass.disputeId,
    partyId: pass.partyId,
    role: 'party' as const,
    at: deps.now(),
  };
}

async function contactIn(
  tx: Db,
  disputeId: string,
  contactId: string,
): Promise<NoticeContact | null> {
  const file = await findFile(tx, disputeId);
  return file?.parties.flatMap(contactsOf).find(({ id }) => id === contactId) ?? null;
}
