import type { Day } from '#kernel/days.ts';
import type { Problem } from '#kernel/endpoint.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { currentSetting } from '#modules/institution/actions/current.ts';
import { isHoliday } from '#modules/institution/rules/calendar.ts';
import type { Db } from '#platform/db.ts';
import { type ConsultationState, stateAfter } from '../rules/consultation.ts';
import {
  momentIn,
  offerExpiresAt,
  offerProblem,
  SLOT_FIELDS,
  type SlotMinutes,
  type SlotOfferRefusal,
} from '../rules/slots.ts';
import {
  type Arrangement,
  addArrangement,
  listBusy,
  lockLatest,
  lockOfficer,
} from '../store/consultations.ts';
import { changeEnquiry, type EnquiryRow, lockRequest } from '../store/enquiries.ts';
import {
  actorOf,
  type ConsultationDeps,
  isZone,
  nothingBooked,
  recordConsultationStep,
} from './consultation-steps.ts';

export type OfferForm = {
  slot1: string;
  slot2: string;
  slot3: string;
  minutes: string;
  timeZone: string;
  reason: string;
};

type OfferProblem = Problem<
  SlotOfferRefusal | 'not_found' | 'slot_missing' | 'zone_unknown' | 'already_held'
>;
export type Kept = { id: string; state: ConsultationState };

/** On which days the office is closed, by the holiday table that counts now. */
export async function closedDays(db: Db, now: Date): Promise<(day: Day) => boolean> {
  const { value } = await currentSetting(db, 'holidays', now);
  return (day) => isHoliday(value, day);
}

/** Offers three slots. What was offered before is replaced, and a booking given up; the visitor's old links stay good. */
export async function offerSlots(
  deps: ConsultationDeps,
  viewer: Viewer,
  id: string,
  form: OfferForm,
): Promise<Result<Kept, OfferProblem>> {
  const slots = SLOT_FIELDS.map((field) => ({ field, at: momentIn(form[field]) }));
  const missing = slots.find(({ at }) => at === null);
  if (missing) return refuse({ code: 'slot_missing', field: missing.field });
  if (form.timeZone !== '' && !isZone(form.timeZone))
    return refuse({ code: 'zone_unknown', field: 'timeZone' });
  const starts = slots.flatMap(({ at }) => (at ? [at] : []));
  const outcome = await deps.db
    .transaction()
    .execute(async (tx): Promise<Result<Kept, OfferProblem>> => {
      const request = await lockRequest(tx, id);
      if (!request) return refuse({ code: 'not_found', field: 'id' });
      const old = await lockLatest(tx, request.id);
      if (old && hasBegun(old, deps.now())) return refuse({ code: 'already_held', field: 'id' });
      await lockOfficer(tx, viewer.personId);
      const busy = await listBusy(tx, {
        officerId: viewer.personId,
        from: deps.now(),
        but: old?.id ?? null,
      });
      const isClosed = await closedDays(tx, deps.now());
      const offer = {
        slots: starts,
        minutes: Number(form.minutes) as SlotMinutes,
        reason: form.reason,
      }; // the contract takes no other
      const desk = {
        now: deps.now(),
        mayOfferAnyHour: viewer.roles.includes('registrar'),
        isClosed,
        busy,
      };
      const problem = offerProblem(offer, desk);
      if (problem) return refuse(problem);
      const row = old && stateAfter('offer', old.state) ? old : null;
      const timeZone = form.timeZone || null;
      return allow(await keepOffer(deps, tx, viewer, { row, request, ...offer, timeZone }));
    });
  if (outcome.ok) deps.wakeMail();
  return outcome;
}

/** A time that has come is settled first: else nobody would ever say how it went. */
function hasBegun({ state, startsAt }: Arrangement, now: Date): boolean {
  return state === 'booked' && startsAt !== null && now >= startsAt;
}

type Offering = {
  /** What is offered anew; null for the first offer, or one after another consultation is over. */
  row: Arrangement | null;
  request: EnquiryRow;
  slots: readonly Date[];
  minutes: SlotMinutes;
  reason: string;
  timeZone: string | null;
};

async function keepOffer(
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
