import type { OutputOf } from '#kernel/endpoint.ts';
import type { ownInvitation } from '../../contract/invitations.ts';

export type InvitationView = OutputOf<typeof ownInvitation>;
