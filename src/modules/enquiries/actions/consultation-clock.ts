import type { Db } from '#platform/db.ts';
import { reminderDue } from '../rules/consultation.ts';
import { hasLapsed } from '../rules/consultation-acts.ts';
import {
  type Arrangement,
  lockLapsed,
  lockUpcoming,
  setArrangement,
} from '../store/consultations.ts';
import { findLastBooking } from '../store/log.ts';
import {
  type ConsultationDeps,
  clockActs,
  consultationOf,
  oweOfficer,
  oweVisitor,
  recordConsultationStep,
} from './consultation-steps.ts';

export type ClockDeps = Omit<ConsultationDeps, 'wakeMail'>;

const HOUR = 3_600_000;
const MOST = 50;

/**
 * What time alone does: offers end, reminders fall due. The rows are locked and marked in the transaction that owes the
 * letters, so of several processes one does it, and a process that dies has done nothing.
 */
export async function turnClock(deps: ClockDeps): Promise<boolean> {
  const awake = { ...deps, wakeMail: () => {} };
  const ended = await deps.db.transaction().execute((tx) => endOffers(awake, tx));
  const reminded = await deps.db.transaction().execute((tx) => remind(awake, tx));
  return ended === MOST || reminded === MOST;
}

async function endOffers(deps: ConsultationDeps, tx: Db): Promise<number> {
  const now = deps.now();
  const rows = await lockLapsed(tx, now, MOST);
  for (const row of rows) {
    if (!hasLapsed(consultationOf(row), now)) continue;
    await recordConsultationStep(deps, tx, row, {
      what: 'lapsed',
      by: clockActs,
      set: { state: 'lapsed' },
      tells: [row.officerId],
    });
  }
  return rows.length;
}

async function remind(deps: ConsultationDeps, tx: Db): Promise<number> {
  const now = deps.now();
  const rows = await lockUpcoming(tx, {
    now,
    until: ahead(now, 24),
    hour: ahead(now, 1),
    most: MOST,
  });
  for (const row of rows) await remindBoth(deps, tx, row);
  return rows.length;
}

async function remindBoth(deps: ConsultationDeps, tx: Db, row: Arrangement): Promise<void> {
  const now = deps.now();
  const booking = bookingOf(row);
  const due = booking && reminderDue(booking, now);
  const step = await findLastBooking(tx, row.id);
  if (!due || !step) return;
  // The hour's reminder speaks for the day's as well, when that one could not go out in time.
  await setArrangement(
    tx,
    row.id,
    due === 'hour' ? { hourRemindedAt: now } : { dayRemindedAt: now },
  );
  await oweVisitor(deps, tx, row, { kind: 'consultation_reminder', step: step.id });
  await oweOfficer(deps, tx, row, { kind: 'consultation_reminder_officer', step: step.id });
}

function bookingOf({ startsAt, bookedAt, dayRemindedAt, hourRemindedAt }: Arrangement) {
  if (!startsAt || !bookedAt) return null;
  return {
    startsAt,
    bookedAt,
    dayRemindedAt,
    hourRemindedAt,
  };
}

function ahead(now: Date, hours: number): Date {
  return new Date(now.getTime() + hours * HOUR);
}
