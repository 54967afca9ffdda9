import type { OutputOf } from '#kernel/endpoint.ts';
import type { neutralDesk } from '../../contract/desk.ts';
import type { ownInvitation } from '../../contract/invitations.ts';

export type InvitationView = OutputOf<typeof ownInvitation>;
export type DeskView = OutputOf<typeof neutralDesk>;
