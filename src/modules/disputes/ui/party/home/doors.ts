import type { Day } from '#kernel/days.ts';
import { dayIn } from '#kernel/moments.ts';
import type { DisputeState, Process } from '../../../rules/words.ts';
import type { PartyDisputeView } from '../types.ts';

const COURSES = {
  arbitration: ['request', 'notice', 'answer', 'arbitrator', 'papers', 'hearing', 'award'],
  mediation: ['request', 'invitation', 'reply', 'mediator', 'talks', 'terms', 'settlement'],
  conciliation: ['request', 'invitation', 'reply', 'conciliator', 'talks', 'terms', 'settlement'],
} as const satisfies Record<Process, readonly string[]>;

export type DoorName = (typeof COURSES)[Process][number];
/** `on`: the day on which it was passed; `by`: the day by which it is. */
export type StageDoor = {
  name: DoorName;
  is: 'done' | 'now' | 'later';
  on: Day | null;
  by: Day | null;
};

/** What the way of a dispute is read from. */
export type DisputeProgressInput = Pick<
  PartyDisputeView,
  'process' | 'state' | 'as' | 'parties' | 'timeline' | 'limits' | 'filedAt'
>;

/** The seven doors of a dispute as its reader stands: for a respondent whom the notice has not reached it is still under way. */
export function stageDoorsOf(way: DisputeProgressInput): StageDoor[] {
  const here = hereOf(way);
  return COURSES[way.process].map((name, at) => ({
    name,
    is: at < here ? 'done' : at === here ? 'now' : 'later',
    on: at < here ? passedOn(way, at) : null,
    by: at === here ? dueOn(way, at) : null,
  }));
}

const PLACES: Partial<Record<DisputeState, number>> = {
  filed: 0,
  scrutiny: 0,
  defective: 0,
  track_check: 0,
  arb_invite: 1,
  arb_notice: 1,
  arb_serving: 1,
  arb_service_failed: 1,
  arb_commenced: 2,
  arb_constituting: 3,
  arb_appointed: 4,
  arb_suspended: 4,
  arb_prelim: 4,
  arb_terms: 6,
  con_wait: 2,
  med_invite: 2,
  con_appoint: 3,
  med_appoint: 3,
  con_active: 4,
  med_active: 4,
  con_terms: 5,
  med_terms: 5,
};

/** What shows that a door was passed, of a dispute that is stopped or over: how far it had come. */
const PASSED: readonly (readonly string[])[] = [
  ['admitted'],
  ['served', 'invitation_sent'],
  ['answered', 'answer_time_over', 'accepted', 'absence_established'],
  ['arbitrator_appointed', 'conciliator_appointed', 'mediator_appointed'],
];

function hereOf({ state, as, parties, timeline }: DisputeProgressInput): number {
  const place =
    PLACES[state] ??
    PASSED.findLastIndex((types) => timeline.some(({ type }) => types.includes(type))) + 1;
  const isReached = as === 'claimant' || parties.some(({ isYou, servedOn }) => isYou && servedOn);
  return state === 'arb_commenced' && !isReached ? 1 : place;
}

function passedOn(
  { as, parties, timeline, filedAt }: DisputeProgressInput,
  at: number,
): Day | null {
  const last = (...types: string[]) =>
    timeline.findLast(({ type }) => types.includes(type))?.on ?? null;
  if (at === 0) return dayIn(filedAt);
  const own = as === 'respondent' ? (parties.find(({ isYou }) => isYou) ?? null) : null;
  if (at === 1) return own?.servedOn ?? last('notice_dispatched', 'invitation_sent');
  if (at === 3) return last('arbitrator_appointed', 'conciliator_appointed', 'mediator_appointed');
  // Of several respondents each has a day of its own, which stands in its lane.
  const respondents = parties.filter(({ side }) => side === 'respondent');
  const one = own ?? (respondents.length === 1 ? respondents[0] : null);
  return at === 2 ? (one?.answeredOn ?? null) : null;
}

const REPLIES = ['answer', 'conciliation_invitation', 'mediation_consent'];

/** The one day by which the open door is passed; where several respondents have several days, none stands for all. */
function dueOn({ limits, as }: DisputeProgressInput, at: number): Day | null {
  const isMeant = ({ limit, who }: DisputeProgressInput['limits'][number]) =>
    at === 2 ? REPLIES.includes(limit) && (as === 'claimant' || who === 'you') : who === 'you';
  const days = new Set(
    limits.filter((one) => isMeant(one) && !one.isOver && !one.isHeld).map((one) => one.dueOn),
  );
  return days.size === 1 ? ([...days][0] ?? null) : null;
}
