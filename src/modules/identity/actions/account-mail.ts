import type { Compose } from '#platform/outbox.ts';
import { invitation } from '../letters/invitation.ts';
import type { AccountDeps } from './account-deps.ts';
import { newInvitationLink } from './new-account.ts';

/** The letter of an invitation, written from its row. */
export function accountLetters(deps: Pick<AccountDeps, 'db' | 'now' | 'newToken' | 'settings'>) {
  return {
    identity_invite: async (id, to) => {
      const made = await newInvitationLink(deps, id);
      if (!made) return null; // taken, withdrawn or over
      const { name, role, expiresAt } = made.invitation;
      return invitation(to, { name, role, link: made.link, until: expiresAt });
    },
  } satisfies Record<string, Compose>;
}
