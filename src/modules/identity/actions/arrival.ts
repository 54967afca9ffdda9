import { forgetTries } from '#modules/codes/actions/limits.ts';
import { appendActs } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import { sha256 } from '#platform/hash.ts';
import { deviceCookie } from '../rules/devices.ts';
import { hasAnyFactor } from '../rules/may-act.ts';
import { isStaff, wayOn } from '../rules/next.ts';
import { addAgreement, listHeld } from '../store/credentials.ts';
import { addDevice, seeDevice } from '../store/devices.ts';
import type { Person } from '../store/people.ts';
import type { IdentityDeps } from './deps.ts';
import { factorsOf } from './freshness.ts';
import { queueSecurityNotice } from './notices.ts';
import { type RequestOrigin, startSession } from './sessions.ts';

/** Where a sign-in comes from, with the browser's own mark if it has one. */
export type SignInOrigin = RequestOrigin & { device: string | null };

/** What a browser is given when somebody has shown who they are: two cookies, and where to go. */
export type SignInCookies = { token: string; device: string | null; to: string };

export type SignInArrival = {
  person: Pick<Person, 'id' | 'email' | 'phone'>;
  from: SignInOrigin;
  how: 'password' | 'code' | 'link' | 'sign_up' | 'passkey' | 'invitation' | 'first_administrator';
  /** Set when what they showed counts as both factors, as a passkey does. */
  secondFactorAt: Date | null;
  agreed: { text: string; at: Date } | null;
  next: string | null;
};

/**
 * Every way in ends here, in the transaction in which it was shown who they are: a fresh session whatever cookie the browser
 * came with, the agreement, and a letter if this browser is new to them.
 */
export async function arrive(
  deps: IdentityDeps,
  tx: Db,
  coming: SignInArrival,
): Promise<SignInCookies> {
  const { person, from, how, secondFactorAt, next } = coming;
  const token = await startSession(deps, tx, { personId: person.id, secondFactorAt, from, how });
  await keepAgreement(deps, tx, coming);
  const device = await meetDevice(deps, tx, coming);
  await forgetTries(deps, tx, usernamesOf(person));
  const roles = ['person', ...(await listHeld(tx, person.id))] as const;
  const way = wayOn(next, roles);
  // Whoever works for the institution, or turned one on, gives a second factor before anything opens.
  const asks =
    secondFactorAt === null && (isStaff(roles) || hasAnyFactor(await factorsOf(tx, person.id)));
  return {
    token,
    device,
    to: asks ? `/account/second-factor?next=${encodeURIComponent(way)}` : way,
  };
}

const NEW = new Set<SignInArrival['how']>(['sign_up', 'invitation', 'first_administrator']);

async function keepAgreement(
  deps: IdentityDeps,
  tx: Db,
  { person, agreed }: SignInArrival,
): Promise<void> {
  if (!agreed || !(await addAgreement(tx, person.id, agreed))) return;
  const by = { personId: person.id, role: 'person' } as const;
  await appendActs(tx, deps.now(), [
    {
      act: 'person.agreed',
      subject: { kind: 'person', id: person.id },
      by,
      details: { text: agreed.text, at: agreed.at.toISOString() },
    },
  ]);
}

/** The mark that the browser is to keep; null when it has it already. */
async function meetDevice(
  deps: IdentityDeps,
  tx: Db,
  { person, from, how }: SignInArrival,
): Promise<string | null> {
  const now = deps.now();
  if (
    from.device &&
    (await seeDevice(tx, { tokenHash: sha256(from.device), personId: person.id }, now))
  )
    return null;
  const token = from.device ?? deps.newToken();
  await addDevice(tx, { tokenHash: sha256(token), personId: person.id }, now);
  // Whoever has just made their account needs no letter about it.
  if (!NEW.has(how))
    await queueSecurityNotice(deps, tx, { personId: person.id, notice: 'signed_in', from });
  return from.device ? null : token;
}

/** Everything that somebody may type as their username. */
export function usernamesOf({ email, phone }: Pick<Person, 'email' | 'phone'>): string[] {
  return [email?.toLowerCase(), phone].filter((one) => one != null);
}

/** The browser's own mark in a Cookie header, and the cookie that brings it. */
export function deviceCookies({ settings }: Pick<IdentityDeps, 'settings'>) {
  return deviceCookie(settings.publicUrl);
}
