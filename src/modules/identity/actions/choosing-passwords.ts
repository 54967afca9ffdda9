import { allow, type Result, refuse } from '#kernel/result.ts';
import { appendActs } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import type { Owner } from '../rules/passwords.ts';
import { findPerson, type Person } from '../store/people.ts';
import type { SignInTicket } from '../store/tickets.ts';
import { addNewPerson } from '../store/usernames.ts';
import { arrive, type SignInCookies, type SignInOrigin } from './arrival.ts';
import type { IdentityDeps } from './deps.ts';
import { type CodeOrLink, type CodeOrLinkRefusal, prove } from './proof.ts';
import {
  agreedIn,
  changePassword,
  type PasswordResetRefusal,
  problemOf,
  type Sent,
  spend,
} from './redeem.ts';

type WithPassword = Sent & { password: string };

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
