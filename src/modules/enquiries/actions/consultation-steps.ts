import type { Role, Viewer } from '#kernel/viewer.ts';
import { getPerson } from '#modules/identity/actions/people.ts';
import { appendActs } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import { speaking } from '#platform/language.ts';
import { type LetterKind, owe } from '#platform/outbox.ts';
import type { Consultation, ConsultationStep } from '../rules/consultation.ts';
import type { SlotMinutes } from '../rules/slots.ts';
import { type Arrangement, setArrangement } from '../store/consultations.ts';
import { addEntry } from '../store/log.ts';
import type { EnquiriesDeps } from './submissions.ts';

export type ConsultationDeps = EnquiriesDeps;

export type ConsultationActor = { personId: string | null; role: Role | 'system' };
export const visitorActs: ConsultationActor = { personId: null, role: 'visitor' };
export const clockActs: ConsultationActor = { personId: null, role: 'system' };

/** In which of their roles an officer does the office's work. */
export function actorOf({ personId, roles }: Viewer): ConsultationActor {
  return { personId, role: roles.includes('registrar') ? 'registrar' : 'case_officer' };
}

/** What the rules ask of a row. */
export function consultationOf(row: Arrangement): Consultation {
  return {
    state: row.state,
    slots: row.slots,
    minutes: row.minutes as SlotMinutes, // the table takes no other
    offerExpiresAt: row.offerExpiresAt,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
  };
}

/** Whether it is a time zone that clocks can be set by. */
export function isZone(name: string): boolean {
  return Intl.supportedValuesOf('timeZone').includes(name);
}

export const nothingBooked = {
  startsAt: null,
  endsAt: null,
  bookedAt: null,
  dayRemindedAt: null,
  hourRemindedAt: null,
};

export type ConsultationStepInput = {
  what: ConsultationStep;
  by: ConsultationActor;
  set: Parameters<typeof setArrangement>[2];
  /** The booked time that the step is about: the new one, or the one that is given up. */
  startsAt?: Date | null;
  words?: string | null;
  why?: string | null;
  details?: Record<string, string | number | boolean | null>;
  tells?: readonly string[];
  /** The letters that it owes to either of the two. */
  visitorReads?: LetterKind | null;
  officerReads?: LetterKind | null;
};

/** Keeps one step of a consultation: its row, its history, the record and the letters about it together. */
export async function recordConsultationStep(
  deps: ConsultationDeps,
  tx: Db,
  row: Arrangement,
  step: ConsultationStepInput,
): Promise<void> {
  const { what, by, set, startsAt = null, words = null } = step;
  const [now, id, sequence] = [deps.now(), deps.newId(), row.sequence + 1];
  await setArrangement(tx, row.id, { ...set, sequence });
  await addEntry(tx, {
    id,
    enquiryId: row.requestId,
    kind: what,
    at: now,
    byPerson: by.personId,
    byOffice: by.role !== 'visitor',
    body: words,
    arrangementId: row.id,
    sequence,
    startsAt,
    minutes: set.minutes ?? row.minutes,
  });
  await appendActs(tx, now, [
    {
      act: `consultation.${what}`,
      subject: { kind: 'consultation', id: row.id },
      by,
      from: row.sequence === 1 ? null : row.state,
      to: set.state ?? row.state,
      why: step.why ?? null,
      details: { request: row.requestId, ...step.details },
      tells: step.tells ?? [],
    },
  ]);
  if (step.visitorReads) await oweVisitor(deps, tx, row, { kind: step.visitorReads, step: id });
  if (step.officerReads) await oweOfficer(deps, tx, row, { kind: step.officerReads, step: id });
}

type Owing = { kind: LetterKind; step: string };

export function oweVisitor(
  deps: ConsultationDeps,
  tx: Db,
  row: Arrangement,
  { kind, step }: Owing,
): Promise<void> {
  return speaking(row.language, () =>
    owe(tx, { id: deps.newId(), kind, refersTo: step, recipient: row.email }, deps.now()),
  );
}

/** An officer whose account has no address is told by the bell alone. */
export async function oweOfficer(
  deps: ConsultationDeps,
  tx: Db,
  row: Arrangement,
  { kind, step }: Owing,
): Promise<void> {
  const { email } = await getPerson(tx, row.officerId);
  if (email === null) return;
  await speaking('en', () =>
    owe(tx, { id: deps.newId(), kind, refersTo: step, recipient: email }, deps.now()),
  );
}
