import type { AppointmentCandidate, TribunalSeat } from './machine/fact-types.ts';
import { memberOf, seatIn } from './machine/members.ts';
import { type DisputeFacts, rowOf } from './machine.ts';
import { endsTalks } from './talks-choice.ts';
import type { PastEvent } from './words.ts';

type Seen = Pick<PastEvent, 'type' | 'partyId' | 'details'>;
type Standing = Pick<DisputeFacts, 'members' | 'candidatesPast'>;

/**
 * Who was asked to decide, and who is asked no more, from what happened. It falls with the request and with the service of anybody:
 * who was not reached was not heard on it.
 */
export function membersIn(events: readonly Seen[]): Standing {
  return events.reduce<Standing>(standingAfter, { members: [], candidatesPast: [] });
}

function standingAfter(before: Standing, event: Seen): Standing {
  const row = rowOf(event.type);
  if (row?.takesBack || endsTalks(event)) return { ...before, members: [] };
  if (!row?.candidate) return before;
  const { members, candidatesPast } = before;
  if (row.candidate === 'invited') {
    const { neutral } = event.details;
    if (typeof neutral !== 'string') return before;
    const seat = seatIn(event.details);
    const others = members.filter((one) => one.seat !== seat);
    return { ...before, members: [...others, asked(neutral, seat)] };
  }
  const member = memberOf(before, event);
  if (!member) return before;
  if (row.candidate === 'ended')
    return {
      members: members.filter((one) => one !== member),
      candidatesPast: [...candidatesPast, member.neutral],
    };
  const changed = { ...member, ...changedBy(row.candidate, member, event) };
  return { ...before, members: members.map((one) => (one === member ? changed : one)) };
}

function asked(neutral: string, seat: TribunalSeat): AppointmentCandidate {
  return { seat, neutral, stage: 'invited', heard: [], objecting: [], isExcluded: false };
}

type Change = Exclude<
  NonNullable<ReturnType<typeof rowOf>>['candidate'],
  'invited' | 'ended' | undefined
>;

function changedBy(
  change: Change,
  { heard, objecting, isExcluded }: AppointmentCandidate,
  { partyId, details }: Seen,
): Partial<AppointmentCandidate> {
  const named = partyId === null ? [] : [partyId];
  if (change === 'unopposed') return { heard: [...heard, ...named] };
  if (change === 'objected')
    return { heard: [...heard, ...named], objecting: [...objecting, ...named] };
  if (change === 'window_over') return { stage: 'heard' };
  if (change !== 'decided') return { stage: change };
  return {
    objecting: objecting.filter((one) => one !== partyId),
    isExcluded: isExcluded || details.upheld === true,
  };
}
