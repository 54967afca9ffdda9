// What waits for a neutral, in the order of its limits.
import type { Day } from '#kernel/days.ts';
import type { Deadline } from '#modules/clocks/rules/words.ts';

/** Where it is done: the question to them, their mandate, the settlement that takes their name, or the case. */
export const WAIT_PLACES = ['question', 'mandate', 'terms', 'case'] as const;
export type WaitPlace = (typeof WAIT_PLACES)[number];

export type Waiting = {
  disputeId: string;
  /** The row of the rule pack, whose words say what has to be done. */
  limit: string;
  dueOn: Day;
  citation: string;
  place: WaitPlace;
};

const PLACES: Readonly<Record<string, WaitPlace>> = {
  continuing_disclosure: 'mandate',
  presiding: 'mandate',
  challenge_ruling: 'mandate',
  first_session: 'mandate',
  authentication: 'terms',
};

/** A question to them has its own place, and the rest of these is no act of theirs. */
const ELSEWHERE: readonly string[] = [
  'acceptance',
  'neutral_acceptance',
  'presiding_nomination',
  'award_for_more_fees',
];

type Sitting = {
  disputeId: string;
  seat: string;
  /** Whether they may decide a challenge now: on another's, or before the sides were heard, they only wait. */
  mayDecide: boolean;
};

/** What somebody who was appointed has to do in one dispute, by its limits that run. */
export function waitingFor(
  { disputeId, seat, mayDecide }: Sitting,
  limits: readonly Pick<Deadline, 'row' | 'seat' | 'state' | 'whose' | 'dueOn' | 'citation'>[],
): Waiting[] {
  return limits
    .filter(
      ({ row, state, whose, ...limit }) =>
        (whose === 'arbitrator' || whose === 'neutral') &&
        (state === 'running' || state === 'missed') &&
        (limit.seat === null || limit.seat === seat || row === 'presiding') &&
        !ELSEWHERE.includes(row) &&
        (row !== 'challenge_ruling' || mayDecide),
    )
    .map(({ row, dueOn, citation }) => ({
      ...{ disputeId, limit: row, dueOn, citation },
      place: PLACES[row] ?? 'case',
    }));
}

/** The nearest limit first; of one day a question to them comes first, for the next name waits behind it. */
export function inOrder<T extends Pick<Waiting, 'dueOn' | 'place' | 'disputeId'>>(
  waiting: readonly T[],
): T[] {
  const weight = ({ place }: T) => WAIT_PLACES.indexOf(place);
  return waiting.toSorted(
    (one, other) =>
      (one.dueOn < other.dueOn ? -1 : Number(one.dueOn > other.dueOn)) ||
      weight(one) - weight(other) ||
      (one.disputeId < other.disputeId ? -1 : 1),
  );
}
