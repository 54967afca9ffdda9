import type {
  AppointmentCandidate,
  DisputeFacts,
  MoveRequest,
  TribunalSeat,
} from './move-types.ts';

/** Of which member an act or an event speaks: it names the person. What names nobody, as long ago, is of the only one. */
export function memberOf(
  { members }: Pick<DisputeFacts, 'members'>,
  { details: { neutral } }: Pick<MoveRequest, 'details'>,
): AppointmentCandidate | undefined {
  if (typeof neutral === 'string') return members.find((one) => one.neutral === neutral);
  return members.length === 1 ? members[0] : undefined;
}

const SEATS: readonly unknown[] = ['claimant', 'respondent', 'presiding'] satisfies TribunalSeat[];

/** For which seat somebody is asked; an act that names none is of whoever decides alone. */
export function seatIn({ seat }: MoveRequest['details']): TribunalSeat {
  return SEATS.includes(seat) ? (seat as TribunalSeat) : 'sole'; // one of the words above
}

/** What an act says of the member that it is about; of whoever decides alone it names no seat. */
export function aboutMember({
  neutral,
  seat,
}: Pick<AppointmentCandidate, 'neutral' | 'seat'>): MoveRequest['details'] {
  return seat === 'sole' ? { neutral } : { neutral, seat };
}
