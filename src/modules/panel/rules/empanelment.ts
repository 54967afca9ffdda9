import type { Day } from '#kernel/days.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';

/** Each kind of neutral is a list of its own: a person may be active on one and on trial on another. */
export const LISTS = ['arbitrator', 'mediator', 'conciliator'] as const;
export type List = (typeof LISTS)[number];

export const STATES = [
  'applied',
  'documents_checked',
  'verified',
  'trial_list',
  'active',
  'on_leave',
  'suspended',
  'removed',
  'declined',
  'withdrawn',
] as const;
export type ListingState = (typeof STATES)[number];

/** Who may move a place on a list. A committee moves it by two members' votes (vote.ts), never by one hand. */
export type EmpanelmentActor = 'officer' | 'committee' | 'applicant' | 'neutral';

export type EmpanelmentRefusal =
  | 'not_your_move'
  | 'not_from_here'
  | 'checks_open'
  | 'question_open'
  | 'reason_missing'
  | 'proceeding_open'
  | 'term_running'
  | 'decision_unanswered'
  | 'reconsidered_already';

/** What a move is judged by. Time arrives as a civil day in Asia/Kolkata. */
export type ListingFacts = {
  state: ListingState;
  /** Where a suspended place goes back to. */
  before: ListingState | null;
  checksOpen: number;
  questionsOpen: number;
  hasOpenProceeding: boolean;
  suspendedUntil: Day | null;
  isDecisionAnswered: boolean;
  isReconsidered: boolean;
};
export type EmpanelmentAct = { by: EmpanelmentActor; reason: string; on: Day };

type Guard = (place: ListingFacts, act: EmpanelmentAct) => EmpanelmentRefusal | null;

const checksDone: Guard = ({ checksOpen }) => (checksOpen > 0 ? 'checks_open' : null);
const questionsAnswered: Guard = ({ questionsOpen }) =>
  questionsOpen > 0 ? 'question_open' : null;
const reasonGiven: Guard = (_, { reason }) => (reason.trim() === '' ? 'reason_missing' : null);
// Nobody leaves the panel to be out of reach of a notice that is under way.
const noProceeding: Guard = ({ hasOpenProceeding }) =>
  hasOpenProceeding ? 'proceeding_open' : null;
// Code of conduct, "Decision, with reasons": a suspension is for a stated time.
const termOver: Guard = ({ suspendedUntil }, { on }) =>
  suspendedUntil !== null && on <= suspendedUntil ? 'term_running' : null;
const answered: Guard = ({ isDecisionAnswered }) =>
  isDecisionAnswered ? null : 'decision_unanswered';
const once: Guard = ({ isReconsidered }) => (isReconsidered ? 'reconsidered_already' : null);

/** What follows a move in the same transaction; actions/moves.ts has one entry for each. */
export type Effect = 'tell_state' | 'tell_decision' | 'make_neutral' | 'begin_round';

type Transition = {
  from: readonly ListingState[];
  to: ListingState | 'before';
  by: EmpanelmentActor;
  guards: readonly Guard[];
  effects: readonly Effect[];
};

const listed = ['trial_list', 'active', 'on_leave', 'suspended'] as const;

/** Law and lifecycle 3.9: every way from one state to another, and there is no other. */
export const transitions = {
  check_documents: {
    from: ['applied'],
    to: 'documents_checked',
    by: 'officer',
    guards: [checksDone, questionsAnswered],
    effects: ['tell_state'],
  },
  admit: {
    from: ['documents_checked'],
    to: 'verified',
    by: 'committee',
    guards: [questionsAnswered],
    effects: ['tell_state'],
  },
  decline: {
    from: ['documents_checked', 'trial_list'],
    to: 'declined',
    by: 'committee',
    guards: [reasonGiven],
    effects: ['tell_decision'],
  },
  reconsider: {
    from: ['declined'],
    to: 'documents_checked',
    by: 'officer',
    guards: [reasonGiven, answered, once],
    effects: ['begin_round', 'tell_state'],
  },
  accept_conduct: {
    from: ['verified'],
    to: 'trial_list',
    by: 'applicant',
    guards: [],
    effects: ['tell_state'],
  },
  activate: {
    from: ['trial_list'],
    to: 'active',
    by: 'committee',
    // Until there are trial cases there are no figures of them: the second look is a reasoned act.
    guards: [reasonGiven, noProceeding],
    effects: ['make_neutral', 'tell_state'],
  },
  take_leave: { from: ['active'], to: 'on_leave', by: 'neutral', guards: [], effects: [] },
  return: { from: ['on_leave'], to: 'active', by: 'neutral', guards: [], effects: [] },
  suspend: {
    from: ['trial_list', 'active', 'on_leave'],
    to: 'suspended',
    by: 'officer',
    guards: [reasonGiven],
    effects: ['tell_state'],
  },
  reinstate: {
    from: ['suspended'],
    to: 'before',
    by: 'officer',
    guards: [reasonGiven, termOver],
    effects: ['tell_state'],
  },
  // A sentence of the committee: its letter is the decision in the proceeding, which gives the reasons.
  sentence: {
    from: listed,
    to: 'suspended',
    by: 'committee',
    guards: [reasonGiven],
    effects: [],
  },
  remove: { from: listed, to: 'removed', by: 'committee', guards: [reasonGiven], effects: [] },
  withdraw: {
    from: ['applied', 'documents_checked', 'verified', ...listed],
    to: 'withdrawn',
    by: 'applicant',
    guards: [noProceeding],
    effects: ['tell_state'],
  },
} as const satisfies Record<string, Transition>;

export type Move = keyof typeof transitions;
export type EmpanelmentTransition = {
  move: Move;
  from: ListingState;
  to: ListingState;
  effects: readonly Effect[];
};
export const MOVES = Object.keys(transitions) as Move[]; // the keys of the table above

/** Moves a place on a list, or says why not. */
export function moved(
  place: ListingFacts,
  move: Move,
  act: EmpanelmentAct,
): Result<EmpanelmentTransition, EmpanelmentRefusal> {
  const { from, to, by, guards, effects }: Transition = transitions[move];
  if (act.by !== by) return refuse('not_your_move');
  if (!from.includes(place.state)) return refuse('not_from_here');
  for (const guard of guards) {
    const refusal = guard(place, act);
    if (refusal) return refuse(refusal);
  }
  return allow({
    move,
    from: place.state,
    to: to === 'before' ? (place.before ?? 'trial_list') : to,
    effects,
  });
}

/** The moves that somebody may make now, a reason given where one is asked for. */
export function movesOf(place: ListingFacts, by: EmpanelmentActor, on: Day): Move[] {
  return MOVES.filter((move) => moved(place, move, { by, on, reason: 'given' }).ok);
}

/** A place at which nothing more happens: its documents are kept for a time only. */
export const over: readonly ListingState[] = ['removed', 'declined', 'withdrawn'];

export type WaitsFor = 'office' | 'committee' | 'applicant' | 'nobody';

// The institution's own periods, in civil days; no law sets them.
const waiting: Record<ListingState, { for: WaitsFor; days: number | null }> = {
  applied: { for: 'office', days: 7 },
  documents_checked: { for: 'committee', days: 21 },
  verified: { for: 'applicant', days: 30 },
  trial_list: { for: 'committee', days: 180 },
  active: { for: 'nobody', days: null },
  on_leave: { for: 'nobody', days: null },
  suspended: { for: 'office', days: null },
  removed: { for: 'nobody', days: null },
  declined: { for: 'nobody', days: null },
  withdrawn: { for: 'nobody', days: null },
};

/** Who acts next, and how many days that may take. An open question is the applicant's to answer, within 14 days. */
export function waitsFor({ state, questionsOpen }: Pick<ListingFacts, 'state' | 'questionsOpen'>): {
  for: WaitsFor;
  days: number | null;
} {
  const asked = questionsOpen > 0 && (state === 'applied' || state === 'documents_checked');
  return asked ? { for: 'applicant', days: 14 } : waiting[state];
}
