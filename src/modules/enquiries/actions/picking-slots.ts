import { allow, refuse } from '#kernel/result.ts';
import type { Db } from '#platform/db.ts';
import {
  cancel,
  type DeclineRefusal,
  decline,
  type PickRefusal,
  pick,
} from '../rules/consultation-acts.ts';
import { momentIn, spanOf } from '../rules/slots.ts';
import { type Arrangement, listBusy, lockOfficer } from '../store/consultations.ts';
import {
  type ConsultationDeps,
  consultationOf,
  isZone,
  nothingBooked,
  recordConsultationStep,
  visitorActs,
} from './consultation-steps.ts';
import { act, type VisitSeen } from './visits.ts';

export type PickedSlot = { startsAt: string; timeZone?: string | undefined };

/** Picks a slot, or another one. What the office wrote down as the visitor's time zone counts before what a browser says. */
export function pickSlot(
  deps: ConsultationDeps,
  token: string,
  { startsAt: text, timeZone = '' }: PickedSlot,
): VisitSeen<PickRefusal> {
  return act<PickRefusal>(deps, token, async (tx, row) => {
    const now = deps.now();
    const startsAt = momentIn(text);
    if (!startsAt) return refuse('slot_unknown');
    await lockOfficer(tx, row.officerId);
    const busy = await listBusy(tx, { officerId: row.officerId, from: now, but: row.id });
    const consultation = consultationOf(row);
    const outcome = pick(now, startsAt, consultation, busy);
    if (!outcome.ok) return outcome;
    const what = outcome.value;
    if (what === 'same') return allow(null);
    const span = spanOf(startsAt, consultation.minutes);
    const zone = row.timeZone ?? (isZone(timeZone) ? timeZone : null);
    await recordConsultationStep(deps, tx, row, {
      what,
      by: visitorActs,
      startsAt,
      tells: [row.officerId],
      set: {
        ...nothingBooked,
        state: 'booked',
        startsAt: span.startsAt,
        endsAt: span.endsAt,
        bookedAt: now,
        timeZone: zone,
      },
      details: { startsAt: startsAt.toISOString(), was: row.startsAt?.toISOString() ?? null },
      visitorReads: what === 'moved' ? 'consultation_moved' : 'consultation_booked',
      officerReads: 'consultation_booked_officer',
    });
    return allow(null);
  });
}

/** None of the three suits: work for the officer. */
export function declineSlots(
  deps: ConsultationDeps,
  token: string,
  note: string,
): VisitSeen<DeclineRefusal> {
  return act<DeclineRefusal>(deps, token, async (tx, row) => {
    const outcome = decline(deps.now(), consultationOf(row));
    if (!outcome.ok) return outcome;
    if (outcome.value === 'same') return allow(null);
    await giveUp(deps, tx, row, { what: 'declined', note });
    return allow(null);
  });
}

/** The visitor wants no consultation, or not any more. */
export function cancelVisit(
  deps: ConsultationDeps,
  token: string,
  note: string,
): VisitSeen<'consultation_over'> {
  return act<'consultation_over'>(deps, token, async (tx, row) => {
    const outcome = cancel(deps.now(), consultationOf(row), 'visitor');
    if (!outcome.ok) return outcome;
    if (outcome.value === 'same') return allow(null);
    await giveUp(deps, tx, row, { what: 'cancelled', note });
    return allow(null);
  });
}

type GivingUp = { what: 'declined' | 'cancelled'; note: string };

async function giveUp(
  deps: ConsultationDeps,
  tx: Db,
  row: Arrangement,
  { what, note }: GivingUp,
): Promise<void> {
  const givenUp = row.state === 'booked' ? row.startsAt : null;
  await recordConsultationStep(deps, tx, row, {
    what,
    by: visitorActs,
    startsAt: givenUp,
    tells: [row.officerId],
    set: { ...nothingBooked, state: what, visitorNote: note || null },
    details: { gave_up: givenUp?.toISOString() ?? null, left_note: note !== '' },
    visitorReads: what === 'cancelled' || givenUp ? 'consultation_moved' : null,
    officerReads: givenUp && 'consultation_booked_officer',
  });
}
