import { allow, type Result, refuse } from '#kernel/result.ts';
import { forgetTries } from '#modules/codes/actions/limits.ts';
import { markUsed } from '#modules/codes/actions/redeeming.ts';
import { appendActs } from '#modules/record/actions.ts';
import { commonPasswords } from '#platform/common-passwords.ts';
import type { Db } from '#platform/db.ts';
import { type Owner, type PasswordRefusal, passwordProblem } from '../rules/passwords.ts';
import {
  addNewPerson,
  dropSessionsOf,
  markVerified,
  setPasswordHash,
} from '../store/credentials.ts';
import { dropDevicesOf } from '../store/devices.ts';
import { findPerson, type Person } from '../store/people.ts';
import type { SignInTicket } from '../store/tickets.ts';
import { arrive, type SignInCookies, type SignInOrigin, usernamesOf } from './arrival.ts';
import type { IdentityDeps } from './deps.ts';
import { queueSecurityNotice } from './notices.ts';
import { type CodeOrLink, type CodeOrLinkRefusal, prove, voidTickets } from './proof.ts';

type Sent = { proof: CodeOrLink; next: string | null };
type WithPassword = Sent & { password: string };
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

/** Opens the account that a sign-up asked for: the address is shown to be theirs, and they choose a password. */
export async function openAccount(
  deps: IdentityDeps,
  sent: WithPassword,
  from: SignInOrigin,
): Promise<Result<SignInCookies, PasswordResetRefusal>> {
  const outcome = await choosing(
    deps,
    { ...sent, purpose: 'sign_up', from },
    async (tx, ticket, hash): Promise<Result<SignInCookies, CodeOrLinkRefusal>> => {
      const person = newPerson(deps, ticket, hash);
      // Somebody else's sign-up for the same address may have been quicker.
      if (!(await addNewPerson(tx, person))) return refuse({ code: 'link_over', field: '' });
      const by = { personId: person.id, role: 'person' } as const;
      const subject = { kind: 'person', id: person.id } as const;
      await appendActs(tx, deps.now(), [
        { act: 'person.created', subject, by, details: { how: 'sign_up' } },
      ]);
      const agreed = agreedIn(ticket);
      return allow(
        await arrive(deps, tx, {
          person,
          from,
          how: 'sign_up',
          secondFactorAt: null,
          agreed,
          next: sent.next,
        }),
      );
    },
  );
  if (outcome.ok) deps.wakeMail();
  return outcome;
}

/**
 * A new password for somebody who lost theirs. Whoever was signed in with the old one is not any more, nothing else that was
 * sent opens anything, and they are told by letter. They then sign in with it, as anybody who only saw their mail could not.
 */
export async function resetPassword(
  deps: IdentityDeps,
  sent: Omit<WithPassword, 'next'>,
  from: SignInOrigin,
): Promise<Result<{ set: true }, PasswordResetRefusal>> {
  const outcome = await choosing(
    deps,
    { ...sent, purpose: 'reset', from },
    async (tx, ticket, hash): Promise<Result<{ set: true }, CodeOrLinkRefusal>> => {
      const person = ticket.personId === null ? null : await findPerson(tx, ticket.personId);
      if (!person) return refuse({ code: 'link_over', field: '' });
      await changePassword(deps, tx, { person, hash, from, but: null });
      return allow({ set: true });
    },
  );
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

type Choosing = {
  purpose: 'sign_up' | 'reset';
  proof: CodeOrLink;
  password: string;
  from: SignInOrigin;
};
type Done<T> = (
  tx: Db,
  ticket: SignInTicket,
  hash: string,
) => Promise<Result<T, CodeOrLinkRefusal>>;

/**
 * The proof first, then the password, which may be refused and tried again with the same proof; then the hash, outside any
 * transaction, because it takes longer than all the rest; then the proof again, which is used up now.
 */
async function choosing<T>(
  deps: IdentityDeps,
  { purpose, proof, password, from }: Choosing,
  done: Done<T>,
): Promise<Result<T, PasswordResetRefusal>> {
  const shown = await deps.db
    .transaction()
    .execute((tx) => prove(deps, tx, { purpose, proof, from }));
  if (!shown.ok) return shown;
  const problem = problemOf(password, await ownerOf(deps.db, shown.value));
  if (problem) return refuse(problem);
  const hash = await deps.passwords.hash(password);
  if (hash === null) return refuse({ code: 'busy', field: '' });
  return deps.db.transaction().execute(async (tx): Promise<Result<T, PasswordResetRefusal>> => {
    const proven = await prove(deps, tx, { purpose, proof, from });
    if (!proven.ok) return proven;
    await spend(deps, tx, proven.value);
    return done(tx, proven.value, hash);
  });
}

/** Uses a ticket up. Whoever could read the letter has shown that its address is theirs. */
async function spend(
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

async function ownerOf(db: Db, { personId, name, recipient }: SignInTicket): Promise<Owner> {
  const person = personId === null ? null : await findPerson(db, personId);
  if (!person) return { name: name ?? '', addresses: [recipient] };
  return {
    name: person.name,
    addresses: [person.email, person.phone].filter((one) => one !== null),
  };
}

function newPerson(
  deps: IdentityDeps,
  { name, recipient, language }: SignInTicket,
  hash: string,
): Person {
  const at = deps.now();
  const isMail = recipient.includes('@');
  return {
    id: deps.newId(),
    name: name ?? '',
    language,
    timeZone: 'Asia/Kolkata',
    email: isMail ? recipient : null,
    emailVerifiedAt: isMail ? at : null,
    phone: isMail ? null : recipient,
    phoneVerifiedAt: isMail ? null : at,
    passwordHash: hash,
    passwordSetAt: at,
    createdAt: at,
    erasedAt: null,
  };
}

function agreedIn({ agreedText, agreedAt }: SignInTicket): { text: string; at: Date } | null {
  return agreedText === null || agreedAt === null ? null : { text: agreedText, at: agreedAt };
}
