import { allow, type Result, refuse } from '#kernel/result.ts';
import {
  type Consultation,
  type ConsultationAct,
  type ConsultationState,
  MOVE_NOTICE,
  PICK_NOTICE,
  stateAfter,
} from './consultation.ts';
import { overlap, spanOf, type TimeSpan } from './slots.ts';

export type PickRefusal =
  | 'consultation_over'
  | 'offer_lapsed'
  | 'slot_unknown'
  | 'slot_near'
  | 'slot_taken'
  | 'too_late_to_move';

/** What a visitor's pick comes to: a booking, another time, or the same answer as before. */
export function pick(
  now: Date,
  startsAt: Date,
  consultation: Consultation,
  busy: readonly TimeSpan[],
): Result<'booked' | 'moved' | 'same', PickRefusal> {
  const { state, slots, minutes } = consultation;
  if (stateAfter('pick', state) === null)
    return refuse(
      state === 'lapsed' || state === 'declined' ? 'offer_lapsed' : 'consultation_over',
    );
  if (!slots.some((slot) => slot.getTime() === startsAt.getTime())) return refuse('slot_unknown');
  if (state === 'booked' && consultation.startsAt?.getTime() === startsAt.getTime())
    return allow('same');
  if (state === 'offered' && now >= consultation.offerExpiresAt) return refuse('offer_lapsed');
  if (state === 'booked' && !mayStillMove(consultation, now)) return refuse('too_late_to_move');
  if (isNear(startsAt, now)) return refuse('slot_near');
  if (busy.some((other) => overlap(other, spanOf(startsAt, minutes)))) return refuse('slot_taken');
  return allow(state === 'booked' ? 'moved' : 'booked');
}

export function isNear(startsAt: Date, now: Date): boolean {
  return startsAt.getTime() - now.getTime() < PICK_NOTICE;
}

function mayStillMove({ startsAt }: Consultation, now: Date): boolean {
  return startsAt !== null && startsAt.getTime() - now.getTime() >= MOVE_NOTICE;
}

export type DeclineRefusal = 'consultation_over' | 'too_late_to_move';

/** None of the three suits, or they are gone: the visitor asks for others. The second time is the same answer. */
export function decline(
  now: Date,
  consultation: Consultation,
): Result<'declined' | 'same', DeclineRefusal> {
  const { state } = consultation;
  if (state === 'declined') return allow('same');
  if (stateAfter('decline', state) === null) return refuse('consultation_over');
  if (state === 'booked' && !mayStillMove(consultation, now)) return refuse('too_late_to_move');
  return allow('declined');
}

/** A visitor may cancel until it begins: a late word is better than an empty room. The office may cancel what is not held. */
export function cancel(
  now: Date,
  consultation: Consultation,
  by: 'visitor' | 'office',
): Result<'cancelled' | 'same', 'consultation_over'> {
  const { state, startsAt } = consultation;
  if (state === 'cancelled') return allow('same');
  if (stateAfter('cancel', state) === null) return refuse('consultation_over');
  if (by === 'visitor' && startsAt !== null && now >= startsAt) return refuse('consultation_over');
  return allow('cancelled');
}

export type OutcomeAct = 'hold' | 'miss_as_visitor' | 'miss_as_office';

export type OutcomeRefusal = 'not_booked' | 'not_begun';

/** How it went can be said once it has begun. */
export function settle(
  now: Date,
  { state, startsAt }: Consultation,
  act: OutcomeAct,
): Result<ConsultationState, OutcomeRefusal> {
  const next = stateAfter(act, state);
  if (next === null) return refuse('not_booked');
  if (startsAt === null || now < startsAt) return refuse('not_begun');
  return allow(next);
}

/** An offer that nobody took has ended. */
export function hasLapsed(
  { state, offerExpiresAt }: Pick<Consultation, 'state' | 'offerExpiresAt'>,
  now: Date,
): boolean {
  return state === 'offered' && now >= offerExpiresAt;
}

/** What a visitor may do now; the screen shows these and no others. */
export function visitorMay(
  now: Date,
  consultation: Consultation,
): ('pick' | 'decline' | 'cancel')[] {
  const { state } = consultation;
  const mayPick =
    state === 'offered'
      ? !hasLapsed(consultation, now)
      : state === 'booked' && mayStillMove(consultation, now);
  const mayDecline = state !== 'declined' && decline(now, consultation).ok;
  const mayCancel = state !== 'cancelled' && cancel(now, consultation, 'visitor').ok;
  return [
    ...(mayPick ? (['pick'] as const) : []),
    ...(mayDecline ? (['decline'] as const) : []),
    ...(mayCancel ? (['cancel'] as const) : []),
  ];
}

/** What was held or cancelled is done with; whoever wants another consultation gets another one. */
export function isOver(state: ConsultationState): boolean {
  return state === 'held' || state === 'cancelled';
}

/** What an officer may do now. */
export function officeMay(now: Date, consultation: Consultation): ConsultationAct[] {
  const { state } = consultation;
  const outcomes = (['hold', 'miss_as_visitor', 'miss_as_office'] as const).filter(
    (act) => settle(now, consultation, act).ok,
  );
  const others = (['offer', 'cancel'] as const).filter(
    (act) => stateAfter(act, state) !== null && state !== 'cancelled',
  );
  return [...others, ...outcomes];
}
