import { allow, type Result, refuse } from '#kernel/result.ts';
import type { GivenRole, Viewer } from '#kernel/viewer.ts';
import { linkHash, linkTo, newLink } from '#modules/codes/actions/links.ts';
import { isLinkOver, linkExpiresAt } from '#modules/codes/rules/links.ts';
import { commonPasswords } from '#platform/common-passwords.ts';
import { owe } from '#platform/outbox.ts';
import { type PasswordRefusal, passwordProblem } from '../rules/passwords.ts';
import {
  addInvitation,
  addInvitationLink,
  findInvitation,
  type Invitation,
  isEmailTaken,
  listInvitations,
  lockInvitation,
  setAccepted,
  setWithdrawn,
} from '../store/invitations.ts';
import { lockAdministrators } from '../store/roles.ts';
import type { AccountDeps } from './account-deps.ts';
import type { SignInCookies, SignInOrigin } from './arrival.ts';
import { keep, makePerson, welcome } from './create-person.ts';
import { namesOf } from './people.ts';
import { grantRole } from './roles.ts';

export type NewInvitation = { email: string; name: string; role: GivenRole; why: string };
export type OpenInvitations = Awaited<ReturnType<typeof openInvitations>>;
export type InviteRefusal = 'not_administrator' | 'email_taken' | 'already_invited';

/** Owes somebody who has no account a letter with a link to make one; the role waits for them behind it. */
export function invite(
  deps: AccountDeps,
  viewer: Viewer,
  sent: NewInvitation,
): Promise<Result<{ id: string }, InviteRefusal>> {
  const email = sent.email.toLowerCase();
  return deps.db.transaction().execute(async (tx) => {
    const administrators = await lockAdministrators(tx); // two who invite the same person at once stand in a row here
    if (!administrators.includes(viewer.personId)) return refuse('not_administrator');
    if (await isEmailTaken(tx, email)) return refuse('email_taken');
    const now = deps.now();
    const open = (await listInvitations(tx)).filter((one) => isOpen(one, now));
    if (open.some((one) => one.email === email && one.role === sent.role))
      return refuse('already_invited');
    const id = deps.newId();
    await addInvitation(tx, {
      ...sent,
      id,
      email,
      invitedBy: viewer.personId,
      invitedAt: now,
      expiresAt: linkExpiresAt('invitation', now),
    });
    await owe(
      tx,
      { id: deps.newId(), kind: 'identity_invite', refersTo: id, recipient: email },
      now,
    );
    await keep(deps, tx, viewer, {
      act: 'invitation.sent',
      invitation: id,
      role: sent.role,
      why: sent.why,
    });
    return allow({ id });
  });
}

/** Takes an invitation back; false when it was taken or withdrawn before. */
export function withdrawInvitation(
  deps: AccountDeps,
  viewer: Viewer,
  { id, why }: { id: string; why: string },
): Promise<boolean> {
  return deps.db.transaction().execute(async (tx) => {
    const isBack = await setWithdrawn(tx, id, deps.now());
    if (isBack)
      await keep(deps, tx, viewer, {
        act: 'invitation.withdrawn',
        invitation: id,
        role: null,
        why,
      });
    return isBack;
  });
}

/** Invitations that somebody may still take, or that ended and were not withdrawn. */
export async function openInvitations({ db, now }: AccountDeps) {
  const open = await listInvitations(db);
  const names = await namesOf(
    db,
    open.map(({ invitedBy }) => invitedBy),
  );
  return { open, names, now: now() };
}

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

function isOpen({ expiresAt, takenAt, withdrawnAt }: Invitation, now: Date): boolean {
  return takenAt === null && withdrawnAt === null && !isLinkOver(expiresAt, now);
}
