import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import type { Db } from '#platform/db.ts';
import type { NextStep } from '../rules/consultation.ts';
import {
  cancel,
  type OutcomeAct,
  type OutcomeRefusal,
  settle,
} from '../rules/consultation-acts.ts';
import { lockRequest } from '../store/consultation-requests.ts';
import { type Arrangement, getArrangement, lockLatest } from '../store/consultations.ts';
import { findEnquiry } from '../store/enquiries.ts';
import {
  actorOf,
  type ConsultationDeps,
  consultationOf,
  nothingBooked,
  recordConsultationStep,
} from './consultation-steps.ts';
import type { Kept } from './keeping-offers.ts';
import { act } from './work.ts';

export type ConsultationOutcome = { act: OutcomeAct; note: string; nextStep: NextStep };

/** How it went, and the enquiry closed when that is the next step; who has closed it before has done the same. */
export async function settleConsultation(
  deps: ConsultationDeps,
  viewer: Viewer,
  id: string,
  outcome: ConsultationOutcome,
): Doing<OutcomeRefusal> {
  const said = await sayOutcome(deps, viewer, id, outcome);
  if (said.ok && outcome.nextStep === 'close_enquiry')
    await closeEnquiry(deps, viewer, said.value.id);
  return said;
}

async function closeEnquiry(
  deps: ConsultationDeps,
  viewer: Viewer,
  arrangementId: string,
): Promise<void> {
  const { requestId: id } = await getArrangement(deps.db, arrangementId);
  const which = { kind: 'consultation' as const, id };
  const work = await findEnquiry(deps.db, which);
  if (work)
    await act(
      deps,
      { viewer, which, version: work.version },
      { kind: 'closed', reason: 'answered', body: '' },
    );
}

/** How it went. When it was we who did not come, the visitor reads an apology, and new slots are the office's next work. */
function sayOutcome(
  deps: ConsultationDeps,
  viewer: Viewer,
  id: string,
  { act: how, note, nextStep }: ConsultationOutcome,
): Doing<OutcomeRefusal> {
  return change<OutcomeRefusal>(deps, id, async (tx, row) => {
    const outcome = settle(deps.now(), consultationOf(row), how);
    if (!outcome.ok) return outcome;
    const state = outcome.value;
    await recordConsultationStep(deps, tx, row, {
      what: state,
      by: actorOf(viewer),
      startsAt: row.startsAt,
      tells: state === 'office_missed' ? ['role:registrar'] : [],
      set: { state, outcomeNote: note || null, nextStep },
      details: { nextStep, left_note: note !== '' },
      visitorReads: state === 'office_missed' ? 'consultation_moved' : null,
    });
    return allow({ id: row.id, state });
  });
}

/** Cancels it; the visitor reads the reason. */
export function withdrawConsultation(
  deps: ConsultationDeps,
  viewer: Viewer,
  id: string,
  reason: string,
): Doing<'consultation_over' | 'reason_missing'> {
  return change<'consultation_over' | 'reason_missing'>(deps, id, async (tx, row) => {
    if (reason === '') return refuse('reason_missing');
    const outcome = cancel(deps.now(), consultationOf(row), 'office');
    if (!outcome.ok) return outcome;
    if (outcome.value === 'same') return allow({ id: row.id, state: row.state });
    const givenUp = row.state === 'booked' ? row.startsAt : null;
    await recordConsultationStep(deps, tx, row, {
      what: 'cancelled',
      by: actorOf(viewer),
      startsAt: givenUp,
      words: reason,
      set: { ...nothingBooked, state: 'cancelled' },
      details: { gave_up: givenUp?.toISOString() ?? null },
      tells: row.officerId === viewer.personId ? [] : [row.officerId],
      visitorReads: 'consultation_moved',
      officerReads: givenUp && 'consultation_booked_officer',
    });
    return allow({ id: row.id, state: 'cancelled' });
  });
}

type Doing<Refusal> = Promise<Result<Kept, Refusal | 'not_found'>>;

async function change<Refusal>(
  deps: ConsultationDeps,
  id: string,
  doing: (tx: Db, row: Arrangement) => Promise<Result<Kept, Refusal>>,
): Doing<Refusal> {
  const outcome = await deps.db.transaction().execute(async (tx): Doing<Refusal> => {
    const request = await lockRequest(tx, id);
    if (!request) return refuse('not_found');
    const row = await lockLatest(tx, request.id);
    return row ? doing(tx, row) : refuse('not_found');
  });
  if (outcome.ok) deps.wakeMail();
  return outcome;
}
