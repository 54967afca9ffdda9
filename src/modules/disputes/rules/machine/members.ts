import type { AppointmentCandidate, NomineeSeat, TribunalSeat } from './fact-types.ts';
import type { DisputeFacts, MoveRequest } from './move-types.ts';

/** Of which member an act or an event speaks: it names the person. What names nobody, as long ago, is of the only one. */
export function memberOf(
  { members }: Pick<DisputeFacts, 'members'>,
  { details: { neutral } }: Pick<MoveRequest, 'details'>,
): AppointmentCandidate | undefined {
  if (typeof neutral === 'string') return members.find((one) => one.neutral === neutral);
  return members.length === 1 ? members[0] : undefined;
}

/** The seats for which a side names somebody. */
export const NOMINEES = ['claimant', 'respondent'] as const satisfies readonly NomineeSeat[];

/** The seats of a tribunal of so many; of any other number than one and three none is formed here (ACA s. 10: never an even one). */
export function seatsOf(arbitrators: number): readonly TribunalSeat[] {
  if (arbitrators === 1) return ['sole'];
  return arbitrators === 3 ? [...NOMINEES, 'presiding'] : [];
}

/** The places of conciliators who act together: with two each side has its own, and with three a third presides (ACA s. 64(1)). */
export function seatsOfTalks(many: number): readonly TribunalSeat[] {
  if (many === 2) return NOMINEES;
  return many === 3 ? [...NOMINEES, 'presiding'] : ['sole'];
}

const SEATS: readonly unknown[] = ['claimant', 'respondent', 'presiding'] satisfies TribunalSeat[];

/** For which seat somebody is asked; an act that names none is of whoever decides alone. */
export function seatIn({ seat }: MoveRequest['details']): TribunalSeat {
  return SEATS.includes(seat) ? (seat as TribunalSeat) : 'sole'; // one of the words above
}

/** Whom a court has named for a seat, unless that one was asked and is asked no more: then the rules go on as without it (ACA s. 15(2)). */
export function namedByCourt(
  { courtNamed, candidatesPast }: Pick<DisputeFacts, 'courtNamed' | 'candidatesPast'>,
  seat: TribunalSeat,
): string | null {
  const named = courtNamed[seat];
  return named && !candidatesPast.includes(named) ? named : null;
}

/** What an act says of the member that it is about; of whoever decides alone it names no seat. */
export function aboutMember({
  neutral,
  seat,
}: Pick<AppointmentCandidate, 'neutral' | 'seat'>): MoveRequest['details'] {
  return seat === 'sole' ? { neutral } : { neutral, seat };
}
