import { language } from '#kernel/language.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { forgetTries, type TooManyAttempts } from '#modules/codes/actions/limits.ts';
import { markUsed } from '#modules/codes/actions/redeeming.ts';
import { claimCodeLetter, openCode } from '#modules/codes/actions/sending.ts';
import { appendActs } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import { newBlindId } from '#platform/ids.ts';
import { owe } from '#platform/outbox.ts';
import { isOwn, readUsername, type Username } from '../rules/usernames.ts';
import { dropSessionsOf } from '../store/credentials.ts';
import type { SignInTicket } from '../store/tickets.ts';
import { addTicket, findTicket } from '../store/tickets.ts';
import { findByUsername, setAddress } from '../store/usernames.ts';
import type { AccountDeps } from './account-deps.ts';
import { usernamesOf } from './arrival.ts';
import { type ReauthenticationRefusal as NotHer, prove as proveHer } from './freshness.ts';
import { queueSecurityNotice } from './notices.ts';
import { getPerson } from './people.ts';
import { type CodeOrLinkRefusal, prove, voidTickets } from './proof.ts';
import type { RequestOrigin } from './sessions.ts';

type Asking = { address: string; password: string | null; from: RequestOrigin };
export type AddressRefusal =
  | TooManyAttempts
  | { code: 'username_invalid' | 'address_same'; field: 'address' }
  | { code: NotHer; field: 'password' | '' };

/**
 * Asks for another address or number: a code goes to it, and nothing is changed before it comes back. The answer is the same
 * where somebody has that address already; only its mailbox learns so.
 */
export async function askNewAddress(
  deps: AccountDeps,
  viewer: Viewer,
  asking: Asking,
): Promise<Result<{ ticket: string }, AddressRefusal>> {
  const username = readUsername(asking.address);
  if (!username) return refuse({ code: 'username_invalid', field: 'address' });
  return deps.db
    .transaction()
    .execute(async (tx): Promise<Result<{ ticket: string }, AddressRefusal>> => {
      const shown = await proveHer(deps, tx, viewer, asking.password);
      if (!shown.ok)
        return refuse({ code: shown.refusal, field: shown.refusal === 'busy' ? '' : 'password' });
      if (isOwn(await getPerson(tx, viewer.personId), username))
        return refuse({ code: 'address_same', field: 'address' });
      const { network } = asking.from;
      const letter = { purpose: 'address', to: username.address, network } as const;
      const taken = await claimCodeLetter(deps, tx, letter);
      return taken.ok ? allow({ ticket: await openTicket(deps, tx, viewer, username) }) : taken;
    });
}

async function openTicket(
  deps: AccountDeps,
  tx: Db,
  { personId }: Viewer,
  username: Username,
): Promise<string> {
  const [id, createdAt] = [newBlindId(), deps.now()];
  const found = await findByUsername(tx, username);
  await openCode(deps, tx, { id, purpose: 'address' });
  await addTicket(tx, addressTicket(id, username, personId));
  const kind = found && found.id !== personId ? 'identity_known' : 'identity_address';
  await owe(tx, { id: deps.newId(), kind, refersTo: id, recipient: username.address }, createdAt);
  return id;
}

function addressTicket(id: string, username: Username, personId: string): SignInTicket {
  return {
    id,
    purpose: 'address',
    recipient: username.address,
    personId,
    name: null,
    language: language(),
    agreedText: null,
    agreedAt: null,
  };
}

type Confirming = { ticket: string; code: string; from: RequestOrigin };
export type AddressConfirmRefusal =
  | Exclude<CodeOrLinkRefusal, { code: 'link_unknown' | 'link_over' }>
  | { code: 'address_taken'; field: '' };

/**
 * The code came back, so the address is theirs. The one before is told of it, every other session ends, and nothing that was
 * sent before opens anything.
 */
export function confirmNewAddress(
  deps: AccountDeps,
  viewer: Viewer,
  { ticket: id, code, from }: Confirming,
): Promise<Result<{ changed: true }, AddressConfirmRefusal>> {
  const { personId } = viewer;
  return deps.db
    .transaction()
    .execute(async (tx): Promise<Result<{ changed: true }, AddressConfirmRefusal>> => {
      const asked = await findTicket(tx, id);
      if (asked?.personId !== personId) return refuse({ code: 'code_over', field: 'code' });
      const proven = await prove(deps, tx, {
        purpose: 'address',
        proof: { ticket: id, code },
        from,
      });
      if (!proven.ok)
        return refuse(
          isOfLink(proven.refusal) ? { code: 'code_over', field: 'code' } : proven.refusal,
        );
      const username = readUsername(proven.value.recipient);
      if (!username) return refuse({ code: 'code_over', field: 'code' });
      const before = await getPerson(tx, personId);
      const at = deps.now();
      await markUsed(tx, { ids: [id], at });
      if (!(await setAddress(tx, personId, { username, at })))
        return refuse({ code: 'address_taken', field: '' });
      await queueSecurityNotice(deps, tx, {
        personId,
        notice: 'address_changed',
        from,
        to: before.email ?? before.phone,
      });
      const sessionsEnded = await dropSessionsOf(tx, personId, viewer.sessionId);
      await voidTickets(tx, personId, at);
      await forgetTries(deps, tx, usernamesOf(before));
      const [subject, by] = [
        { kind: 'person', id: personId } as const,
        { personId, role: 'person' } as const,
      ];
      await appendActs(tx, at, [
        { act: 'address.changed', subject, by, details: { kind: username.kind, sessionsEnded } },
      ]);
      return allow({ changed: true });
    });
}

function isOfLink(
  refusal: CodeOrLinkRefusal,
): refusal is Extract<CodeOrLinkRefusal, { code: 'link_unknown' | 'link_over' }> {
  return refusal.code === 'link_unknown' || refusal.code === 'link_over';
}
