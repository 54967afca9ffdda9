import { language } from '#kernel/language.ts';
import type { GivenRole, Viewer } from '#kernel/viewer.ts';
import { appendActs } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import { AGREED_TEXT } from '../rules/agreement.ts';
import { addPerson } from '../store/people.ts';
import type { AccountDeps } from './account-deps.ts';
import { arrive, type SignInCookies, type SignInOrigin } from './arrival.ts';

type Newcomer = {
  id: string;
  email: string;
  from: SignInOrigin;
  how: 'first_administrator' | 'invitation';
};

/** Signs a new person in; staff go on to their second factor, and from there to the office. */
export function welcome(
  deps: AccountDeps,
  tx: Db,
  { id, email, from, how }: Newcomer,
): Promise<SignInCookies> {
  const agreed = { text: AGREED_TEXT, at: deps.now() };
  return arrive(deps, tx, {
    person: { id, email, phone: null },
    from,
    how,
    secondFactorAt: null,
    agreed,
    next: null,
  });
}

type Making = { name: string; email: string; passwordHash: string; how: Newcomer['how'] };

/**
 * Their address counts as confirmed: an invitation went there; and whoever holds the printed link runs the machine, and could
 * write any address as confirmed.
 */
export async function makePerson(
  deps: AccountDeps,
  tx: Db,
  { name, email, passwordHash, how }: Making,
): Promise<string> {
  const [id, now] = [deps.newId(), deps.now()];
  const password = { passwordHash, passwordSetAt: now };
  await addPerson(tx, {
    id,
    name,
    email,
    language: language(),
    emailVerifiedAt: now,
    createdAt: now,
    ...password,
  });
  const by = { personId: id, role: 'person' as const };
  await appendActs(tx, now, [
    { act: 'person.created', subject: { kind: 'person', id }, by, details: { how } },
  ]);
  return id;
}

type Keeping = {
  act: 'invitation.sent' | 'invitation.withdrawn';
  invitation: string;
  role: GivenRole | null;
  why: string;
};

// Whoever is invited is nobody yet, so these stand in the chain of whoever invited.
export async function keep(
  deps: AccountDeps,
  tx: Db,
  { personId }: Viewer,
  { act, invitation, role, why }: Keeping,
): Promise<void> {
  const by = { personId, role: 'administrator' as const };
  await appendActs(tx, deps.now(), [
    { act, subject: { kind: 'person', id: personId }, by, why, details: { invitation, role } },
  ]);
}
