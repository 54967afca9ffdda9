/**
 * Many disputes to many neutrals at once (algorithms 2.3): the largest sum of scores that capacities and bars allow, as an exact
 * result. Disputes come one by one; where everybody who suits one is full, a chain of others moves over, along the path that costs
 * least. So the sum is the largest after each, and nobody is left over whom any other spread would have placed.
 */

/** Written where a neutral may not have a dispute, whatever the reason. */
export const BARRED = -1;

export type Lot = {
  disputes: number;
  neutrals: number;
  /** Dispute by dispute, in each all neutrals: a score of at least 0, or `BARRED`. */
  scores: Int32Array;
  /** How many disputes each neutral takes at most. */
  capacity: readonly number[];
};

/** Stands for the neutral of a dispute that nobody could get. */
export const NOBODY = -1;

export type Spread = {
  /** The neutral of each dispute, or `NOBODY`. */
  neutralOf: Int32Array;
  /** The sum of all scores, and the least of one dispute; 0 of none. */
  total: number;
  least: number;
  unassigned: number;
};

/**
 * The best spread: as many disputes as can be placed, and of all ways to place so many the one with the largest sum. `floor` bars
 * whatever scores less.
 */
export function spread(lot: Lot, floor = 0): Spread {
  const best = solve(lot, floor);
  return best.unassigned === 0 ? best : withNobody(lot, floor);
}

function solve(lot: Lot, floor: number): Spread {
  const desk = newDesk(lot, floor);
  for (let dispute = 0; dispute < lot.disputes; dispute += 1) place(desk, dispute);
  return resultOf(desk);
}

/** More than any sum of scores along a chain; a placed dispute is worth it before its score. */
const PLACED = 10_000_000;

/**
 * Not all can be placed, and which are left over is part of the question: whoever would get nobody goes to a neutral who takes any
 * number and is worth nothing.
 */
function withNobody(lot: Lot, floor: number): Spread {
  const wide = lot.neutrals + 1;
  const scores = new Int32Array(lot.disputes * wide);
  for (let dispute = 0; dispute < lot.disputes; dispute += 1)
    for (let neutral = 0; neutral < lot.neutrals; neutral += 1) {
      const score = lot.scores[dispute * lot.neutrals + neutral] ?? BARRED;
      scores[dispute * wide + neutral] = score > BARRED && score >= floor ? score + PLACED : BARRED;
    }
  const capacity = [...lot.capacity, lot.disputes];
  const { neutralOf } = solve({ ...lot, neutrals: wide, scores, capacity }, 0);
  return resultOf({
    lot,
    neutralOf: neutralOf.map((one) => (one === lot.neutrals ? NOBODY : one)),
  });
}

type Desk = {
  lot: Lot;
  floor: number;
  neutralOf: Int32Array;
  /** The disputes of each neutral. */
  held: number[][];
  /** From neutral to neutral: what is lost when the dispute that loses least moves over, and which one that is. */
  loss: Float64Array;
  mover: Int32Array;
  distance: Float64Array;
  from: Int32Array;
};

function newDesk(lot: Lot, floor: number): Desk {
  const { neutrals } = lot;
  return {
    lot,
    floor,
    neutralOf: new Int32Array(lot.disputes).fill(NOBODY),
    held: Array.from({ length: neutrals }, () => []),
    loss: new Float64Array(neutrals * neutrals).fill(Number.POSITIVE_INFINITY),
    mover: new Int32Array(neutrals * neutrals).fill(NOBODY),
    distance: new Float64Array(neutrals),
    from: new Int32Array(neutrals),
  };
}

/** Gives one dispute to somebody, moving others where that is best; says whether anybody could get it. */
function place(desk: Desk, dispute: number): boolean {
  const { neutrals, scores } = desk.lot;
  const first: number[] = [];
  for (let neutral = 0; neutral < neutrals; neutral += 1) {
    const score = scores[dispute * neutrals + neutral] ?? BARRED;
    const isOpen = score > BARRED && score >= desk.floor;
    desk.distance[neutral] = isOpen ? -score : Number.POSITIVE_INFINITY;
    desk.from[neutral] = NOBODY;
    if (isOpen) first.push(neutral);
  }
  relax(desk, first);
  const end = nearestWithRoom(desk);
  if (end === NOBODY) return false;
  shift(desk, dispute, end);
  return true;
}

/** Shortest ways to everybody; only who is full hands on. */
function relax({ lot, held, loss, distance, from }: Desk, first: readonly number[]): void {
  const { neutrals, capacity } = lot;
  const waiting = [...first];
  const isWaiting = new Uint8Array(neutrals);
  for (const neutral of first) isWaiting[neutral] = 1;
  for (let at = 0; at < waiting.length; at += 1) {
    const here = waiting[at] ?? 0;
    isWaiting[here] = 0;
    if ((held[here]?.length ?? 0) < (capacity[here] ?? 0)) continue;
    const so = distance[here] ?? 0;
    for (let next = 0; next < neutrals; next += 1) {
      const there = so + (loss[here * neutrals + next] ?? 0);
      if (there >= (distance[next] ?? 0)) continue;
      distance[next] = there;
      from[next] = here;
      if (!isWaiting[next]) {
        isWaiting[next] = 1;
        waiting.push(next);
      }
    }
  }
}

function nearestWithRoom({ lot, held, distance }: Desk): number {
  let nearest = NOBODY;
  let least = Number.POSITIVE_INFINITY;
  for (let neutral = 0; neutral < lot.neutrals; neutral += 1) {
    const there = distance[neutral] ?? least;
    if (there >= least || (held[neutral]?.length ?? 0) >= (lot.capacity[neutral] ?? 0)) continue;
    nearest = neutral;
    least = there;
  }
  return nearest;
}

/** Along the way to its end each hands one dispute on, and the first gets the new one. */
function shift(desk: Desk, dispute: number, end: number): void {
  const { neutrals } = desk.lot;
  const touched = [end];
  let taker = end;
  for (
    let giver = desk.from[taker] ?? NOBODY;
    giver !== NOBODY;
    giver = desk.from[taker] ?? NOBODY
  ) {
    give(desk, desk.mover[giver * neutrals + taker] ?? NOBODY, taker);
    taker = giver;
    touched.push(giver);
  }
  give(desk, dispute, taker);
  for (const neutral of touched) reckon(desk, neutral);
}

function give({ neutralOf, held }: Desk, dispute: number, to: number): void {
  const before = neutralOf[dispute] ?? NOBODY;
  if (before !== NOBODY) held[before]?.splice(held[before].indexOf(dispute), 1);
  neutralOf[dispute] = to;
  held[to]?.push(dispute);
}

/** What somebody who is full would lose by handing one dispute on, to each other. Who has room hands nothing on. */
function reckon({ lot, floor, held, loss, mover }: Desk, neutral: number): void {
  const { neutrals, scores } = lot;
  const own = held[neutral] ?? [];
  if (own.length < (lot.capacity[neutral] ?? 0)) return;
  const row = neutral * neutrals;
  loss.fill(Number.POSITIVE_INFINITY, row, row + neutrals);
  for (const dispute of own) {
    const at = dispute * neutrals;
    const here = scores[at + neutral] ?? 0;
    for (let other = 0; other < neutrals; other += 1) {
      const there = scores[at + other] ?? BARRED;
      if (there === BARRED || there < floor || here - there >= (loss[row + other] ?? 0)) continue;
      loss[row + other] = here - there;
      mover[row + other] = dispute;
    }
  }
  loss[row + neutral] = Number.POSITIVE_INFINITY;
}

function resultOf({ lot, neutralOf }: Pick<Desk, 'lot' | 'neutralOf'>): Spread {
  let total = 0;
  let least = Number.POSITIVE_INFINITY;
  let unassigned = 0;
  neutralOf.forEach((neutral, dispute) => {
    if (neutral === NOBODY) unassigned += 1;
    else {
      const score = lot.scores[dispute * lot.neutrals + neutral] ?? 0;
      total += score;
      least = Math.min(least, score);
    }
  });
  return { neutralOf, total, least: Number.isFinite(least) ? least : 0, unassigned };
}
