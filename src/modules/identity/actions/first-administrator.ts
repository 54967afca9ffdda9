import { allow, type Result, refuse } from '#kernel/result.ts';
import { linkHash, newLink } from '#modules/codes/actions/links.ts';
import { isLinkOver, linkExpiresAt } from '#modules/codes/rules/links.ts';
import { commonPasswords } from '#platform/common-passwords.ts';
import type { Db } from '#platform/db.ts';
import { type PasswordRefusal, passwordProblem } from '../rules/passwords.ts';
import { dropFirstLink, isEmailTaken, lockFirstLink, setFirstLink } from '../store/invitations.ts';
import { isAnyAdministrator } from '../store/roles.ts';
import type { AccountDeps } from './account-deps.ts';
import type { SignInCookies, SignInOrigin } from './arrival.ts';
import { makePerson, welcome } from './create-person.ts';
import { grantRole } from './roles.ts';

// Two ways into the house that do not begin with a sign-up: the link that `npm start` prints while there is no
// administrator, and the link of an invitation.

/**
 * A new link for the first administrator, for the screen of whoever starts the product; null when there is one already.
 * Only its hash is kept, so the link stands nowhere but there. The one that was printed before opens nothing any more.
 */
export function firstAdministratorLink(
  deps: Pick<AccountDeps, 'db' | 'now' | 'newToken' | 'settings'>,
): Promise<string | null> {
  return deps.db.transaction().execute(async (tx) => {
    if (await isAnyAdministrator(tx)) return null;
    const { token, hash } = newLink(deps);
    const expiresAt = linkExpiresAt('first_administrator', deps.now());
    await setFirstLink(tx, { hash, expiresAt });
    return `${deps.settings.publicUrl}/first-administrator?token=${token}`;
  });
}

/** Whether a printed link still makes an administrator. */
export function openFirstLink({ db, now }: AccountDeps, token: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const link = await lockFirstLink(tx, linkHash(token));
    return link !== null && !isLinkOver(link.expiresAt, now()) && !(await isAnyAdministrator(tx));
  });
}

export type NewAccount = {
  token: string;
  name: string;
  email: string;
  password: string;
  from: SignInOrigin;
};
export type FirstAdministratorRefusal = 'link_unknown' | 'email_taken' | 'busy' | PasswordRefusal;

/** Makes the first administrator and signs them in. Of two at once one finds the link used. */
export async function makeFirstAdministrator(
  deps: AccountDeps,
  made: NewAccount,
): Promise<Result<SignInCookies, FirstAdministratorRefusal>> {
  const email = made.email.toLowerCase();
  const owner = { name: made.name, addresses: [email] };
  const problem = passwordProblem(made.password, owner, commonPasswords);
  if (problem) return refuse(problem);
  if (!(await openFirstLink(deps, made.token))) return refuse('link_unknown'); // before the work of a hash is done for anybody
  const passwordHash = await deps.passwords.hash(made.password);
  if (passwordHash === null) return refuse('busy');
  return deps.db.transaction().execute(async (tx) => {
    const link = await lockFirstLink(tx, linkHash(made.token));
    if (!link || isLinkOver(link.expiresAt, deps.now()) || (await isAnyAdministrator(tx)))
      return refuse('link_unknown');
    if (await isEmailTaken(tx, email)) return refuse('email_taken');
    const personId = await makePerson(deps, tx, {
      name: made.name,
      email,
      passwordHash,
      how: 'first_administrator',
    });
    await grantAdministrator(deps, tx, personId);
    await dropFirstLink(tx);
    return allow(
      await welcome(deps, tx, { id: personId, email, from: made.from, how: 'first_administrator' }),
    );
  });
}

async function grantAdministrator(deps: AccountDeps, tx: Db, personId: string) {
  await grantRole(deps, tx, {
    personId,
    role: 'administrator',
    by: null,
    why: 'The first administrator, by the printed link',
  });
}
