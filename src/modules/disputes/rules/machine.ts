import { allow, type Result, refuse } from '#kernel/result.ts';
import { absenceMoves } from './machine/absent.ts';
import { arbitrationMoves } from './machine/arbitration.ts';
import { commonMoves } from './machine/common.ts';
import { consentMoves } from './machine/consents.ts';
import { dayProblem } from './machine/days.ts';
import type { Act, Facts, MoveRefusal, Next, Transition } from './machine/judging.ts';
import { openingMoves } from './machine/opening.ts';
import { settlingMoves } from './machine/settling.ts';
import { type Actor, FINAL, type Happened, type State } from './words.ts';

export { mayProceedWithout } from './machine/absence.ts';
export { BEYOND } from './machine/consents.ts';
export { areAll } from './machine/heard.ts';
export type {
  AbsenceRefusal,
  Act,
  Facts,
  LimitName,
  MoveRefusal,
  Standing,
  Transition,
} from './machine/judging.ts';

/**
 * Law and lifecycle 6.3, and the start of 6.5 and 6.6: every way from one state to another, and there is no other. What
 * leaves the state as it is stands here too, because time limits are counted from it and somebody must be allowed it.
 */
export const transitions = {
  ...openingMoves,
  ...arbitrationMoves,
  ...absenceMoves,
  ...consentMoves,
  ...settlingMoves,
  ...commonMoves,
} as const satisfies Record<string, Transition>;

export type EventType = keyof typeof transitions;
export const EVENT_TYPES = Object.keys(transitions) as EventType[];
export type DisputeEvent = Happened<EventType>;

export type Moved = { from: State; to: State };

/** Whether an event may happen now, and where it leads. Refusals in this order: whose, from where, on which day, then each guard. */
export function moved(facts: Facts, type: EventType, act: Act): Result<Moved, MoveRefusal> {
  const { from, to, by, guards }: Transition = transitions[type];
  if (!by.includes(act.by)) return refuse('not_your_move');
  if (!from.includes(facts.state)) return refuse('not_from_here');
  const wrongDay = dayProblem(facts, type, act);
  if (wrongDay) return refuse(wrongDay);
  for (const guard of guards) {
    const refusal = guard(facts, act);
    if (refusal !== null) return refuse(refusal);
  }
  return allow({ from: facts.state, to: nextOf(to, facts, act) });
}

function nextOf(to: Next, facts: Facts, act: Act): State {
  if (typeof to === 'function') return to(facts, act);
  if (to === 'same') return facts.state;
  if (to !== 'before') return to;
  if (facts.before === null) throw new Error('A stayed dispute has lost the state that it was in.');
  return facts.before;
}

/** Whether an event can happen in a state at all, whatever else is asked. */
export function mayComeFrom(type: EventType, state: State): boolean {
  return (transitions[type].from as readonly State[]).includes(state);
}

/** What an act may have to say, said: for asking whether somebody may do it at all. */
export const SAID = {
  why: 'a reason',
  details: { liberty: 'with', reply: 'accepted', interest: 'none', days: 1, document: 'an order' },
} as const;

/** What somebody may do now; it travels with every answer, and a screen never works it out again. */
export function mayOf(
  facts: Facts,
  by: readonly Actor[],
  partyIds: readonly string[],
): EventType[] {
  return EVENT_TYPES.filter((type) =>
    by.some((actor) =>
      [
        null,
        ...(actor === 'claimant' || actor === 'respondent'
          ? partyIds
          : facts.parties.map(({ partyId }) => partyId)),
      ].some((partyId) => moved(facts, type, { by: actor, partyId, ...SAID }).ok),
    ),
  );
}

export function isFinal(state: State): boolean {
  return FINAL.includes(state);
}
