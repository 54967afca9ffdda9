import { expect, test } from 'vitest';
import type { DisputeFacts, EventType, MoveRequest } from '#modules/disputes/rules/machine.ts';
import { outcomeOf } from './dispute-facts.ts';

/** A line of the lifecycle: what it says, the state or the refusal that follows, and who does what where. */
export type MoveCase = readonly [
  sentence: string,
  outcome: string,
  move: EventType,
  act: Partial<MoveRequest> & Pick<MoveRequest, 'by'>,
  facts: DisputeFacts,
];

/** A test of each line. */
export const plays = (cases: readonly MoveCase[]) =>
  test.each(cases)('%s: %s', (_, outcome, move, act, facts) => {
    expect(outcomeOf(move, act, facts)).toBe(outcome);
  });

/** One limit is over, for everybody or for one party alone. */
export const over =
  (wanted: string, ofParty?: string): DisputeFacts['isOver'] =>
  (limit, partyId) =>
    limit === wanted && (ofParty === undefined || ofParty === partyId);
