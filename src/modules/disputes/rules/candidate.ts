import type { AppointmentCandidate } from './machine/move-types.ts';
import { type DisputeFacts, rowOf } from './machine.ts';
import type { PastEvent } from './words.ts';

type Seen = Pick<PastEvent, 'type' | 'partyId' | 'details'>;
type Standing = Pick<DisputeFacts, 'candidate' | 'candidatesPast'>;

/**
 * Who was asked to decide, and who is asked no more, from what happened. It falls with the request and with the service of anybody:
 * who was not reached was not heard on it.
 */
export function candidateIn(events: readonly Seen[]): Standing {
  return events.reduce<Standing>(standingAfter, { candidate: null, candidatesPast: [] });
}

function standingAfter(before: Standing, event: Seen): Standing {
  const row = rowOf(event.type);
  if (row?.takesBack) return { ...before, candidate: null };
  if (!row?.candidate) return before;
  const { neutral } = event.details;
  if (row.candidate === 'invited')
    return typeof neutral === 'string' ? { ...before, candidate: asked(neutral) } : before;
  const { candidate, candidatesPast } = before;
  if (!candidate) return before;
  if (row.candidate === 'ended')
    return { candidate: null, candidatesPast: [...candidatesPast, candidate.neutral] };
  return {
    candidatesPast,
    candidate: { ...candidate, ...changedBy(row.candidate, candidate, event) },
  };
}

function asked(neutral: string): AppointmentCandidate {
  return { neutral, stage: 'invited', heard: [], objecting: [], isExcluded: false };
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
