import { allow, type Result, refuse } from '#kernel/result.ts';
import { linkHash, linkTo, newLink } from '#modules/codes/actions/links.ts';
import { commonPasswords } from '#platform/common-passwords.ts';
import { type PasswordRefusal, passwordProblem } from '../rules/passwords.ts';
import {
  addInvitationLink,
  findInvitation,
  type Invitation,
  isEmailTaken,
  lockInvitation,
  setAccepted,
} from '../store/invitations.ts';
import type { AccountDeps } from './account-deps.ts';
import type { SignInCookies, SignInOrigin } from './arrival.ts';
import { makePerson, welcome } from './create-person.ts';
import { isOpen } from './new-account.ts';
import { grantRole } from './roles.ts';

/** A fresh link for a letter; null when nobody may take the invitation any more. */
export async function newInvitationLink(
  deps: Pick<AccountDeps, 'db' | 'now' | 'newToken' | 'settings'>,
  id: string,
): Promise<{ link: string; invitation: Invitation } | null> {
  const invitation = await findInvitation(deps.db, id);
  if (!invitation || !isOpen(invitation, deps.now())) return null;
  const { token, hash } = newLink(deps);
  await addInvitationLink(deps.db, hash, id);
  return { link: linkTo(deps, '/invitation', token), invitation };
}

/** Who is invited by a mailed link, and as what. */
export async function openInvitation(
  { db, now }: AccountDeps,
  token: string,
): Promise<Pick<Invitation, 'name' | 'email' | 'role'> | null> {
  const found = await db.transaction().execute((tx) => lockInvitation(tx, linkHash(token)));
  return found && isOpen(found, now())
    ? { name: found.name, email: found.email, role: found.role }
    : null;
}

export type InvitationAcceptance = {
  token: string;
  name: string;
  password: string;
  from: SignInOrigin;
};

export type InvitationAcceptRefusal = 'link_unknown' | 'email_taken' | 'busy' | PasswordRefusal;

/** Makes the account of somebody who was invited, gives them the role, and signs them in. Their mail is confirmed by the link. */
export async function acceptInvitation(
  deps: AccountDeps,
  taking: InvitationAcceptance,
): Promise<Result<SignInCookies, InvitationAcceptRefusal>> {
  const invited = await openInvitation(deps, taking.token);
  if (!invited) return refuse('link_unknown');
  const owner = { name: taking.name, addresses: [invited.email] };
  const problem = passwordProblem(taking.password, owner, commonPasswords);
  if (problem) return refuse(problem);
  const passwordHash = await deps.passwords.hash(taking.password);
  if (passwordHash === null) return refuse('busy');
  return deps.db.transaction().execute(async (tx) => {
    const invitation = await lockInvitation(tx, linkHash(taking.token));
    if (!invitation || !isOpen(invitation, deps.now())) return refuse('link_unknown');
    if (await isEmailTaken(tx, invitation.email)) return refuse('email_taken');
    const personId = await makePerson(deps, tx, {
      name: taking.name,
      email: invitation.email,
      passwordHash,
      how: 'invitation',
    });
    await setAccepted(tx, invitation.id, { by: personId, at: deps.now() });
    await grantRole(deps, tx, {
      personId,
      role: invitation.role,
      by: invitation.invitedBy,
      why: invitation.why,
    });
    return allow(
      await welcome(deps, tx, {
        id: personId,
        email: invitation.email,
        from: taking.from,
        how: 'invitation',
      }),
    );
  });
}
