import type { Compose } from '#platform/outbox.ts';
import { erased } from '../letters/erased.ts';
import { invitation } from '../letters/invitation.ts';
import { findErasure } from '../store/erasures.ts';
import { newInvitationLink } from './accepting-invitations.ts';
import type { AccountDeps } from './account-deps.ts';

/** The letters of an invitation and of an erasure, each written from its row. */
export function accountLetters(deps: Pick<AccountDeps, 'db' | 'now' | 'newToken' | 'settings'>) {
  return {
    identity_invite: async (id, to) => {
      const made = await newInvitationLink(deps, id);
      if (!made) return null; // taken, withdrawn or over
      const { name, role, expiresAt } = made.invitation;
      return invitation(to, { name, role, link: made.link, until: expiresAt });
    },
    identity_erased: async (id, to) => {
      const erasure = await findErasure(deps.db, id);
      return erasure?.doneAt ? erased(to, { at: erasure.doneAt, kept: erasure.kept }) : null;
    },
  } satisfies Record<string, Compose>;
}
