import { allow, type Result, refuse } from '#kernel/result.ts';
import type { GivenRole, Viewer } from '#kernel/viewer.ts';
import { isLinkOver, linkExpiresAt } from '#modules/codes/rules/links.ts';
import { owe } from '#platform/outbox.ts';
import {
  addInvitation,
  type Invitation,
  isEmailTaken,
  listInvitations,
  setWithdrawn,
} from '../store/invitations.ts';
import { lockAdministrators } from '../store/roles.ts';
import type { AccountDeps } from './account-deps.ts';
import { keep } from './create-person.ts';
import { namesOf } from './people.ts';

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

export function isOpen({ expiresAt, takenAt, withdrawnAt }: Invitation, now: Date): boolean {
  return takenAt === null && withdrawnAt === null && !isLinkOver(expiresAt, now);
}
