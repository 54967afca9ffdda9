import { allow, type Result, refuse } from '#kernel/result.ts';
import type { AbsenceRefusal, DisputeFacts, Guard } from './move-types.ts';

type Judged = Pick<DisputeFacts, 'parties' | 'isOver'>;

/**
 * Whether anything may go on against a respondent without them: ACA s. 25(b) and (c) with s. 24, on the evidence and never as a
 * punishment. Whether a time is over is asked of the clock alone (`isOver`), which rolls over holidays and stands still in a
 * stay; here nobody counts days. An answer ends an absence, a late one too. Whoever is unknown to the dispute was never served.
 */
export function mayProceedWithout(
  { parties, isOver }: Judged,
  partyId: string,
): Result<true, AbsenceRefusal> {
  const party = parties.find(
    (one) => one.partyId === partyId && one.side === 'respondent' && !one.isReleased,
  );
  if (!party?.isServed) return refuse('not_served');
  if (party.isDisputed) return refuse('identity_disputed');
  if (party.hasAnswered) return refuse('has_answered');
  if (!isOver('answer', partyId)) return refuse('answer_time_running');
  if (!party.isWarned) return refuse('not_warned');
  if (!isOver('final_warning', partyId)) return refuse('warning_time_running');
  if (party.asksToReopen) return refuse('reopening_pending');
  return allow(true);
}

/** For every move that goes on against a respondent without them, today and in each stage that is added. */
export const withoutThem: Guard = (facts, { partyId }) => {
  const may = mayProceedWithout(facts, partyId ?? '');
  return may.ok ? null : may.refusal;
};

const partyOf: (
  facts: DisputeFacts,
  partyId: string | null,
) => DisputeFacts['parties'][number] | undefined = ({ parties }, partyId) =>
  parties.find((one) => one.partyId === partyId);

export const absent: Guard = (facts, { partyId }) =>
  partyOf(facts, partyId)?.isAbsent ? null : 'not_asked';
export const notAbsentYet: Guard = (facts, { partyId }) =>
  partyOf(facts, partyId)?.isAbsent ? 'already_done' : null;
export const notAnswered: Guard = (facts, { partyId }) =>
  partyOf(facts, partyId)?.hasAnswered ? 'has_answered' : null;
/** One warning is enough; after a reopening, or a service that was taken back, a new one is needed. */
export const noWarningOut: Guard = (facts, { partyId }) =>
  partyOf(facts, partyId)?.hasWarning ? 'already_done' : null;
/** There is nothing to reopen for somebody whose time to answer still runs. */
export const answerOver: Guard = ({ isOver }, { partyId }) =>
  partyId && isOver('answer', partyId) ? null : 'time_running';

/** Fifteen days from knowing that it went on without them (6.5); before they knew, no time runs. */
export const inTimeToReopen: Guard = ({ isOver }, { partyId }) =>
  partyId && isOver('reopening', partyId) ? 'time_over' : null;
export const noReopeningPending: Guard = (facts, { partyId }) =>
  partyOf(facts, partyId)?.asksToReopen ? 'already_done' : null;
export const reopeningPending: Guard = (facts, { partyId }) =>
  partyOf(facts, partyId)?.asksToReopen ? null : 'not_asked';
/** A second time only for another cause than before: nobody asks for ever with the same words. */
export const newCause: Guard = (facts, { partyId, details }) =>
  partyOf(facts, partyId)?.reopeningCauses.includes(String(details.cause ?? ''))
    ? 'cause_used'
    : null;
