import type { Problem } from '#kernel/endpoint.ts';
import type { Viewer } from '#kernel/viewer.ts';
import type { Db } from '#platform/db.ts';
import type { ConsultationState } from '../rules/consultation.ts';
import { offerExpiresAt, type SlotMinutes, type SlotOfferRefusal } from '../rules/slots.ts';
import { type Arrangement, addArrangement } from '../store/consultations.ts';
import { changeEnquiry, type EnquiryRow } from '../store/enquiries.ts';
import {
  actorOf,
  type ConsultationDeps,
  nothingBooked,
  recordConsultationStep,
} from './consultation-steps.ts';

export type OfferProblem = Problem<
  SlotOfferRefusal | 'not_found' | 'slot_missing' | 'zone_unknown' | 'already_held'
>;

export type Kept = { id: string; state: ConsultationState };

type Offering = {
  /** What is offered anew; null for the first offer, or one after another consultation is over. */
  row: Arrangement | null;
  request: EnquiryRow;
  slots: readonly Date[];
  minutes: SlotMinutes;
  reason: string;
  timeZone: string | null;
};

export async function keepOffer(
  deps: ConsultationDeps,
  tx: Db,
  viewer: Viewer,
  { row: old, request, slots, minutes, reason, timeZone }: Offering,
): Promise<Kept> {
  const now = deps.now();
  const sorted = [...slots].sort((one, other) => one.getTime() - other.getTime());
  const set = {
    ...nothingBooked,
    state: 'offered' as const,
    officerId: viewer.personId,
    slots: sorted,
    minutes,
    timeZone,
    offeredAt: now,
    offerExpiresAt: offerExpiresAt(now, sorted),
    visitorNote: null,
    outcomeNote: null,
    nextStep: null,
  };
  const { id: requestId, language } = request;
  const row =
    old ??
    (await addArrangement(tx, {
      ...set,
      id: deps.newId(),
      requestId,
      language,
      sequence: 1,
      room: deps.newToken(),
    }));
  const givenUp = row.state === 'booked' ? row.startsAt : null;
  await recordConsultationStep(deps, tx, row, {
    what: 'offered',
    by: actorOf(viewer),
    startsAt: givenUp,
    why: reason || null,
    set,
    details: {
      slots: sorted.map((slot) => slot.toISOString()).join(' '),
      minutes,
      gave_up: givenUp?.toISOString() ?? null,
    },
    tells: row.officerId === viewer.personId ? [] : [row.officerId],
    visitorReads: 'consultation_offer',
    officerReads: givenUp && 'consultation_booked_officer',
  });
  await answerEnquiry(tx, viewer, request, now);
  return { id: row.id, state: 'offered' };
}

/** The office has answered: the enquiry waits for its sender, and belongs to whoever offered if it was nobody's. */
async function answerEnquiry(
  tx: Db,
  viewer: Viewer,
  request: EnquiryRow,
  now: Date,
): Promise<void> {
  if (request.state !== 'open') return;
  const assigneeId = request.assigneeId ?? viewer.personId;
  await changeEnquiry(tx, request.id, { state: 'waiting', since: now, assigneeId });
}
