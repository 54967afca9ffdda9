import { dayAt } from '#kernel/dates.ts';
import type { EventType } from '#modules/disputes/rules/machine.ts';
import { type Actor, FINAL, type Final, type Happened, type State } from '#modules/disputes/rules/words.ts';
import { count, factsNow, type Kept, today, type World } from './world.ts';

/** What came of something that was tried: `ok`, or the refusal's own name. */
export type Outcome = string;

export type Move = {
  type: EventType;
  by: Actor;
  party: string | null;
  why?: string;
  on?: string;
  details?: Happened['details'];
};

/**
 * What `moveDispute` does under its lock: the facts as they are at this moment, the machine's word, and then the row, its event
 * and what other modules do about it, all in one transaction.
 */
export function move(world: World, { type, by, party, why = 'because', on, details = {} }: Move): Outcome {
  const outcome = world.rules.moved(factsNow(world), type, { by, partyId: party, why, details });
  if (!outcome.ok) {
    count(world, `refused ${outcome.refusal}`);
    return outcome.refusal;
  }
  const { from, to } = outcome.value;
  const event: Kept = { type, at: new Date(world.now), on: on ?? today(world), partyId: party, details, from, to, by, byPerson: null };
  world.spine = world.rules.following(world.spine, event);
  world.events.push(event);
  count(world, `event ${type}`);
  count(world, `state ${to}`);
  for (const hears of world.listeners) hears(world, event);
  return 'ok';
}

export const isOver = (state: State): state is Final => FINAL.includes(state);

/** The filing itself: the row comes with it, and the bill for the registration. */
export function submit(world: World): void {
  const at = new Date(world.now);
  const event: Kept = {
    ...{ type: 'submitted', at, on: dayAt(at), partyId: null, details: {}, from: 'draft', to: 'filed', by: 'claimant', byPerson: null },
  };
  world.events.push(event);
  count(world, 'event submitted');
  count(world, 'state filed');
  for (const hears of world.listeners) hears(world, event);
}
