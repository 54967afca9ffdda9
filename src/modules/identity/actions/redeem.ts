import { allow, type Result, refuse } from '#kernel/result.ts';
import { forgetTries } from '#modules/codes/actions/limits.ts';
import { markUsed } from '#modules/codes/actions/redeeming.ts';
import { appendActs } from '#modules/record/actions.ts';
import { commonPasswords } from '#platform/common-passwords.ts';
import type { Db } from '#platform/db.ts';
import { type Owner, type PasswordRefusal, passwordProblem } from '../rules/passwords.ts';
import { dropSessionsOf, setPasswordHash } from '../store/credentials.ts';
import { dropDevicesOf } from '../store/devices.ts';
import { findPerson, type Person } from '../store/people.ts';
import type { SignInTicket } from '../store/tickets.ts';
import { markVerified } from '../store/usernames.ts';
import { arrive, type SignInCookies, type SignInOrigin, usernamesOf } from './arrival.ts';
import type { IdentityDeps } from './deps.ts';
import { queueSecurityNotice } from './notices.ts';
import { type CodeOrLink, type CodeOrLinkRefusal, prove, voidTickets } from './proof.ts';

export type Sent = { proof: CodeOrLink; next: string | null };

export type PasswordResetRefusal =
  | CodeOrLinkRefusal
  | { code: PasswordRefusal; field: 'password' }
  | { code: 'busy'; field: '' };

/** A sign-in with a code or a link that was sent. */
export async function signInByLetter(
  deps: IdentityDeps,
  { proof, next }: Sent,
  from: SignInOrigin,
): Promise<Result<SignInCookies, CodeOrLinkRefusal>> {
  const how = 'token' in proof ? 'link' : 'code';
  const outcome = await deps.db
    .transaction()
    .execute(async (tx): Promise<Result<SignInCookies, CodeOrLinkRefusal>> => {
      const proven = await prove(deps, tx, { purpose: how, proof, from });
      if (!proven.ok) return proven;
      const person =
        proven.value.personId === null ? null : await findPerson(tx, proven.value.personId);
      if (!person) return refuse({ code: 'link_over', field: '' }); // erased since
      await spend(deps, tx, proven.value);
      return allow(
        await arrive(deps, tx, {
          person,
          from,
          how,
          secondFactorAt: null,
          agreed: agreedIn(proven.value),
          next,
        }),
      );
    });
  if (outcome.ok) deps.wakeMail();
  return outcome;
}

export type PasswordReset = {
  person: Person;
  hash: string;
  from: SignInOrigin /** A session that goes on, if one does. */;
  but: string | null;
};

/** Sets another password, ends every other session, and tells them of it. */
export async function changePassword(
  deps: IdentityDeps,
  tx: Db,
  { person, hash, from, but }: PasswordReset,
): Promise<void> {
  const at = deps.now();
  await setPasswordHash(tx, person.id, { hash, at });
  const sessions = await dropSessionsOf(tx, person.id, but);
  await dropDevicesOf(tx, person.id);
  await voidTickets(tx, person.id, at);
  await forgetTries(deps, tx, usernamesOf(person));
  await queueSecurityNotice(deps, tx, { personId: person.id, notice: 'password_changed', from });
  const details = { how: but === null ? 'reset' : 'changed', sessionsEnded: sessions };
  const by = { personId: person.id, role: 'person' } as const;
  await appendActs(tx, at, [
    { act: 'password.set', subject: { kind: 'person', id: person.id }, by, details },
  ]);
}

/** What is wrong with a password for this owner; `null` when it may be theirs. */
export function problemOf(
  password: string,
  owner: Owner,
): { code: PasswordRefusal; field: 'password' } | null {
  const code = passwordProblem(password, owner, commonPasswords);
  return code ? { code, field: 'password' } : null;
}

/** Uses a ticket up. Whoever could read the letter has shown that its address is theirs. */
export async function spend(
  deps: IdentityDeps,
  tx: Db,
  { id, personId, recipient }: SignInTicket,
): Promise<void> {
  const at = deps.now();
  await markUsed(tx, { ids: [id], at });
  if (personId === null || !recipient.includes('@') || !(await markVerified(tx, personId, at)))
    return;
  await appendActs(tx, at, [
    {
      act: 'person.verified',
      subject: { kind: 'person', id: personId },
      by: { personId, role: 'person' },
    },
  ]);
}

export function agreedIn({
  agreedText,
  agreedAt,
}: SignInTicket): { text: string; at: Date } | null {
  return agreedText === null || agreedAt === null ? null : { text: agreedText, at: agreedAt };
}
