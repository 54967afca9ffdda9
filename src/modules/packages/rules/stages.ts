import { recomputing } from '#modules/negotiation/rules/proposing.ts';
import type { Payer } from '#modules/offers/rules/terms.ts';

export const LIST_STATES = ['proposed', 'agreed', 'ended'] as const;
export type ListState = (typeof LIST_STATES)[number];

/** An improvement that nobody signed for stands three days; then the deal before it does. */
export const IMPROVEMENT_HOURS = 72;

type ListStanding = { id: string; side: Payer; agreedAt: Date | null; endedAt: Date | null };
type RoundStanding = {
  id: string;
  askedBy: Payer;
  kind: string;
  computedAt: Date;
  endedAt: Date | null;
};

export function stateOfList({ agreedAt, endedAt }: ListStanding): ListState {
  if (endedAt) return 'ended';
  return agreedAt ? 'agreed' : 'proposed';
}

/** The round whose answers are awaited; wishes stay as they are until it is over. */
export function openRoundOf<Round extends RoundStanding>(rounds: readonly Round[]): Round | null {
  return rounds.find(({ endedAt }) => endedAt === null) ?? null;
}

export type PackagesRefusal =
  | 'list_over'
  | 'list_agreed'
  | 'list_not_agreed'
  | 'own_list'
  | 'round_open'
  | 'round_over'
  | 'wishes_missing'
  | 'ready_before'
  | 'too_soon'
  | 'used_up'
  | 'answered_before'
  | 'answers_missing'
  | 'improvement_open';

/** Whether a list that a page names may be changed: it is the one that stands, and nobody agreed to it yet. */
export function refusalToAgree(list: ListStanding, side: Payer): PackagesRefusal | null {
  const state = stateOfList(list);
  if (state !== 'proposed') return state === 'agreed' ? 'list_agreed' : 'list_over';
  return list.side === side ? 'own_list' : null;
}

/** Wishes are given to a list that both agreed to, while nothing that was computed waits for answers. */
export function refusalToGive(
  list: ListStanding,
  rounds: readonly RoundStanding[],
): PackagesRefusal | null {
  const state = stateOfList(list);
  if (state !== 'agreed') return state === 'proposed' ? 'list_not_agreed' : 'list_over';
  return openRoundOf(rounds) ? 'round_open' : null;
}

type Ready = { side: Payer };
type Computed = Pick<RoundStanding, 'kind' | 'askedBy' | 'computedAt'>;

/**
 * Whether a side may say that it is ready. The computation is counted to whoever is ready first, so that nobody finds out the other's
 * points by changing their own: one an hour, three for each side.
 */
export function refusalToBeReady(
  {
    ready,
    rounds,
    hasWish,
  }: {
    ready: readonly Ready[];
    /** Every computation in the dispute, whatever the list. */
    rounds: readonly Computed[];
    hasWish: boolean;
  },
  side: Payer,
  now: Date,
): PackagesRefusal | null {
  if (!hasWish) return 'wishes_missing';
  if (ready.some((one) => one.side === side)) return 'ready_before';
  if (ready.length > 0) return null;
  const allowed = recomputing(countedOf(rounds), partyOf(side), now);
  return allowed.ok ? null : allowed.refusal.kind;
}

const partyOf = (side: Payer) => (side === 'claimant' ? 0 : 1);
const countedOf = (rounds: readonly Computed[]) =>
  rounds.flatMap(({ kind, askedBy, computedAt }) =>
    kind === 'proposals' ? [{ party: partyOf(askedBy), at: computedAt }] : [],
  );

export function refusalToAnswer(
  round: RoundStanding | null,
  asked: { round: string; hasAnswered: boolean; answers: number; packages: number },
): PackagesRefusal | null {
  if (!round || round.id !== asked.round) return 'round_over';
  if (asked.hasAnswered) return 'answered_before';
  return asked.answers === asked.packages ? null : 'answers_missing';
}

/** From when on either side may have the deal drawn up that an improvement was offered for. */
export function expiresAt({ computedAt }: Pick<RoundStanding, 'computedAt'>): Date {
  return new Date(computedAt.getTime() + IMPROVEMENT_HOURS * 3_600_000);
}

export function refusalToExpire(
  round: RoundStanding | null,
  id: string,
  now: Date,
): PackagesRefusal | null {
  if (!round || round.id !== id || round.kind !== 'improvement') return 'round_over';
  return now >= expiresAt(round) ? null : 'improvement_open';
}
