import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Frame } from '#modules/clocks/rules/words.ts';
import { absenceMoves } from './machine/absence-moves.ts';
import { agreeingMoves } from './machine/agreeing.ts';
import { answeringMoves } from './machine/answering.ts';
import { appointingMoves } from './machine/appointing.ts';
import { basisMoves } from './machine/basis.ts';
import { challengingMoves } from './machine/challenging.ts';
import { commonMoves } from './machine/common.ts';
import { consentMoves } from './machine/consents.ts';
import { continuingMoves } from './machine/continuing.ts';
import { dayProblem } from './machine/days.ts';
import { depositMoves } from './machine/deposits.ts';
import { goingOn } from './machine/funding.ts';
import type { DisputeFacts, DisputeMoveRefusal, MoveRequest, Next } from './machine/move-types.ts';
import { nominatingMoves } from './machine/nominating.ts';
import { openingMoves } from './machine/opening.ts';
import type { OfficeForm, OfficeRequest, Transition } from './machine/row.ts';
import { servingMoves } from './machine/serving.ts';
import { settlingMoves } from './machine/settling.ts';
import { standstillMoves } from './machine/standstills.ts';
import { talksMoves } from './machine/talks.ts';
import { tribunalMoves } from './machine/tribunal.ts';
import { waivingMoves } from './machine/waiving.ts';
import { type DisputeActorRole, type DisputeState, FINAL, type PastEvent } from './words.ts';

export { mayProceedWithout } from './machine/absence.ts';
export { BEYOND } from './machine/consents.ts';
export type {
  AbsenceRefusal,
  DisputeFacts,
  DisputeMoveRefusal,
  MoveRequest,
  PartyStanding,
} from './machine/move-types.ts';
export { areAll } from './machine/next-state.ts';
export type { OfficeForm, StepLetter, Transition } from './machine/row.ts';

/**
 * Law and lifecycle 6.3, and the start of 6.5 and 6.6: every way from one state to another, and there is no other. What
 * leaves the state as it is stands here too, because time limits are counted from it and somebody must be allowed it.
 */
export const transitions = {
  ...openingMoves,
  ...basisMoves,
  ...servingMoves,
  ...answeringMoves,
  ...absenceMoves,
  ...consentMoves,
  ...tribunalMoves,
  ...agreeingMoves,
  ...waivingMoves,
  ...nominatingMoves,
  ...appointingMoves,
  ...challengingMoves,
  ...continuingMoves,
  ...depositMoves,
  ...settlingMoves,
  ...talksMoves,
  ...standstillMoves,
  ...commonMoves,
} as const satisfies Record<string, Transition>;

export type EventType = keyof typeof transitions;
export const EVENT_TYPES = Object.keys(transitions) as EventType[];
export type DisputeEvent = PastEvent<EventType>;

declare module '#modules/clocks/rules/event-names.ts' {
  interface EventNames {
    disputes: EventType;
  }
}

/** The moves whose row has something: `EventsWith<'letter'>` are those of which a letter is written. */
export type EventsWith<Key extends keyof Transition> = {
  [Type in EventType]: (typeof transitions)[Type] extends Record<Key, unknown> ? Type : never;
}[EventType];

/** What respondents say, as the rows have it. */
type Said = {
  [Type in EventType]: (typeof transitions)[Type] extends { said: readonly (infer Kind)[] }
    ? Kind
    : never;
}[EventType];

/** The moves that the office makes by the form of an endpoint. */
export type MovesAt<Door extends OfficeForm['door']> = {
  [Type in EventType]: (typeof transitions)[Type] extends { form: { door: Door } } ? Type : never;
}[EventType];

/** What answers a question is itself a move, or this does not compile. */
const rows: Readonly<
  Record<
    EventType,
    Omit<Transition, 'asks'> & { asks?: OfficeRequest & { answers: readonly EventType[] } }
  >
> = transitions;

/** What each move means to the clocks, which know none of them by its name. */
export const meanings: Frame['meanings'] = rows;

const byName: ReadonlyMap<string, Transition> = new Map(Object.entries(rows));

/** The row of a move, or nothing where an older Munch knew the name. */
export function rowOf(type: string): Transition | undefined {
  return byName.get(type);
}

/** The move that it is when a respondent says so; what no row has does not compile. */
export function moveSaying(kind: Said): EventType {
  const move = EVENT_TYPES.find((type) => rows[type].said?.includes(kind));
  if (!move) throw new Error('The types and the table are one.');
  return move;
}

/** The moves that the office makes by the form of an endpoint, in the order of the table. */
export function movesAt<Door extends OfficeForm['door']>(door: Door): MovesAt<Door>[] {
  // The types and the table are one.
  return EVENT_TYPES.filter((type) => rows[type].form?.door === door) as MovesAt<Door>[];
}

export type DisputeTransition = { from: DisputeState; to: DisputeState };

/** Whether an event may happen now, and where it leads. Refusals in this order: whose, from where, on which day, then each guard. */
export function moved(
  facts: DisputeFacts,
  type: EventType,
  act: MoveRequest,
): Result<DisputeTransition, DisputeMoveRefusal> {
  const move: Transition = transitions[type];
  const { from, to, by, guards } = move;
  if (!by.includes(act.by)) return refuse('not_your_move');
  if (!from.includes(facts.state)) return refuse('not_from_here');
  const wrongDay = dayProblem(facts, move, act);
  if (wrongDay) return refuse(wrongDay);
  for (const guard of guards) {
    const refusal = guard(facts, act);
    if (refusal !== null) return refuse(refusal);
  }
  return allow({ from: facts.state, to: nextOf(to, facts, act) });
}

function nextOf(to: Next, facts: DisputeFacts, act: MoveRequest): DisputeState {
  if (typeof to === 'function') return to(facts, act);
  if (to === 'same') return facts.state;
  if (to !== 'before') return to;
  if (facts.before === null) throw new Error('A stayed dispute has lost the state that it was in.');
  // What was paid in the stay counts: it goes back to where it stands by now.
  return goingOn(facts.before, facts.deposits);
}

/** Whether an event can happen in a state at all, whatever else is asked. */
export function mayComeFrom(type: EventType, state: DisputeState): boolean {
  return (transitions[type].from as readonly DisputeState[]).includes(state);
}

/** What an act may have to say, said: for asking whether somebody may do it at all. */
export const SAMPLE_PARTICULARS = {
  why: 'a reason',
  details: {
    liberty: 'with',
    reply: 'accepted',
    interest: 'none',
    days: 1,
    document: 'an order',
    waiver: 'a waiver',
    standstill: 'a standstill',
    of: 'something',
    court: 'a court',
    number: 'a number',
    decidedOn: '2026-01-01',
    list: 'a list',
    neutral: 'a neutral',
    names: 'a name',
    name: 'a name',
    ties: 0,
    upheld: true,
    agrees: true,
    grounds: 'other_doubts',
    ground: 'death',
    isLate: true,
    outcome: 'named',
  },
} as const;

/** The same, of nobody, of each member of the tribunal, of one seat alone, and of each challenge that is open. */
export function samplesOf(
  { members, mandates }: Pick<DisputeFacts, 'members' | 'mandates'>,
  seat: string | null = null,
) {
  const { why, details } = SAMPLE_PARTICULARS;
  const here = members.filter((one) => seat === null || one.seat === seat);
  const named = here.map(({ neutral }) => ({ why, details: { ...details, neutral } }));
  const challenged = mandates.flatMap(({ neutral, challenges }) =>
    challenges
      .filter(({ outcome }) => outcome === null)
      .map(({ partyId: challenger }) => ({ why, details: { ...details, neutral, challenger } })),
  );
  return [SAMPLE_PARTICULARS, ...named, ...challenged];
}

/** What somebody may do now; it travels with every answer, and a screen never works it out again. */
export function mayOf(
  facts: DisputeFacts,
  by: readonly DisputeActorRole[],
  partyIds: readonly string[],
): EventType[] {
  const said = samplesOf(facts);
  return EVENT_TYPES.filter((type) =>
    by.some((actor) =>
      [
        null,
        ...(actor === 'claimant' || actor === 'respondent'
          ? partyIds
          : facts.parties.map(({ partyId }) => partyId)),
      ].some((partyId) =>
        said.some((one) => moved(facts, type, { by: actor, partyId, ...one }).ok),
      ),
    ),
  );
}

export function isFinal(state: DisputeState): boolean {
  return FINAL.includes(state);
}
