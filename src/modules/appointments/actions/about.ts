import { aboutMember, seatIn } from '#modules/disputes/rules/machine/members.ts';
import type { AppointmentInvitationRow } from '../store/invitations.ts';

/** What an act says of whoever was asked. */
export const aboutInvitation = ({
  personId,
  seat,
}: Pick<AppointmentInvitationRow, 'personId' | 'seat'>) =>
  aboutMember({ neutral: personId, seat: seatIn({ seat }) });
