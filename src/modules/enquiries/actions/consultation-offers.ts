import type { Day } from '#kernel/days.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { currentSetting } from '#modules/institution/actions/current.ts';
import { isHoliday } from '#modules/institution/rules/calendar.ts';
import type { Db } from '#platform/db.ts';
import { stateAfter } from '../rules/consultation.ts';
import { momentIn, offerProblem, SLOT_FIELDS, type SlotMinutes } from '../rules/slots.ts';
import { lockRequest } from '../store/consultation-requests.ts';
import { type Arrangement, listBusy, lockLatest, lockOfficer } from '../store/consultations.ts';
import { type ConsultationDeps, isZone } from './consultation-steps.ts';
import { type Kept, keepOffer, type OfferProblem } from './keeping-offers.ts';

export type OfferForm = {
  slot1: string;
  slot2: string;
  slot3: string;
  minutes: string;
  timeZone: string;
  reason: string;
};

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
