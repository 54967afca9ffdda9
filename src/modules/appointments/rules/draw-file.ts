// What anybody needs to repeat a draw without us: the seed, what was committed to before, and what the draw gave.
import type { ListOutcome } from './strike-and-rank.ts';

export type DrawnName = { id: string; name: string };

export type DrawFile = {
  kind: 'munch-draw';
  version: 1;
  reference: string;
  list: string;
  sentAt: string;
  closedAt: string;
  /** SHA-256 of the seed, told with the list. */
  commitment: string;
  seed: string;
  /** What the seed is a signature of (Ed25519, by the institution's published key): nobody could choose it. */
  words: string;
  /** No public beacon is mixed in: the seed is the institution's alone. */
  beacon: null;
  /** In which order the names stood on the list: by SHA-256 of `seed|order|id`, smallest first. */
  places: DrawnName[];
  /** Who were equal by the ranks of both sides, as they were drawn: by SHA-256 of `seed|id`. Empty where nobody was. */
  equals: DrawnName[];
};

/** Those who stand at the top with the same sum and the same worst rank; nobody where one stands there alone. */
export function equalsIn({ order }: Pick<ListOutcome, 'order'>): string[] {
  const [first] = order;
  const like = order.filter(({ sum, worst }) => sum === first?.sum && worst === first.worst);
  return like.length > 1 ? like.map(({ name }) => name) : [];
}

/** Which list of which dispute it is: the words that the institution signs to make the seed. */
export const drawWords = (disputeId: string, list: number): string =>
  `munch draw ${disputeId} ${list}`;
