/**
 * How well the dispute that fares worst can fare (algorithms 2.3, "floor"): the highest score that every placed dispute can have
 * without one dispute less being placed.
 */
import { BARRED, type Lot, NOBODY } from './spread.ts';

/** Found by halving over the scores that occur; 0 where nothing can be placed. */
export function highestFloor(lot: Lot): number {
  const scores = [...new Set(lot.scores)].filter((score) => score > BARRED).sort((a, b) => a - b);
  const most = mostPlaced(lot, 0);
  let [low, high] = [0, scores.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (mostPlaced(lot, scores[middle] ?? 0) === most) low = middle;
    else high = middle - 1;
  }
  return scores[low] ?? 0;
}

type Places = {
  lot: Lot;
  floor: number;
  neutralOf: Int32Array;
  load: Int32Array;
  /** From neutral to neutral: how many of the first one's disputes the other could take. */
  movable: Int32Array;
};

/** How many disputes can be placed at all, when each must score so much. */
export function mostPlaced(lot: Lot, floor: number): number {
  const { disputes, neutrals } = lot;
  const places: Places = {
    lot,
    floor,
    neutralOf: new Int32Array(disputes).fill(NOBODY),
    load: new Int32Array(neutrals),
    movable: new Int32Array(neutrals * neutrals),
  };
  let placed = 0;
  for (let dispute = 0; dispute < disputes; dispute += 1)
    if (placeAny(places, dispute)) placed += 1;
  return placed;
}

function suits({ lot, floor }: Places, dispute: number, neutral: number): boolean {
  const score = lot.scores[dispute * lot.neutrals + neutral] ?? BARRED;
  return score > BARRED && score >= floor;
}

/** Looks for somebody with room, first among those whom the dispute suits, then through those who could hand one on. */
function placeAny(places: Places, dispute: number): boolean {
  const { lot, load, movable } = places;
  const { neutrals, capacity } = lot;
  const from = new Int32Array(neutrals).fill(NOBODY);
  const isSeen = new Uint8Array(neutrals);
  const waiting: number[] = [];
  const meet = (neutral: number, giver: number) => {
    isSeen[neutral] = 1;
    from[neutral] = giver;
    waiting.push(neutral);
  };
  for (let neutral = 0; neutral < neutrals; neutral += 1)
    if (suits(places, dispute, neutral)) meet(neutral, NOBODY);
  for (let at = 0; at < waiting.length; at += 1) {
    const here = waiting[at] ?? 0;
    if ((load[here] ?? 0) < (capacity[here] ?? 0)) {
      handOver(places, { dispute, end: here, from });
      return true;
    }
    for (let next = 0; next < neutrals; next += 1)
      if (!isSeen[next] && (movable[here * neutrals + next] ?? 0) > 0) meet(next, here);
  }
  return false;
}

function handOver(
  places: Places,
  { dispute, end, from }: { dispute: number; end: number; from: Int32Array },
): void {
  let taker = end;
  for (let giver = from[taker] ?? NOBODY; giver !== NOBODY; giver = from[taker] ?? NOBODY) {
    move(places, anyOf(places, giver, taker), taker);
    taker = giver;
  }
  move(places, dispute, taker);
}

function anyOf(places: Places, giver: number, taker: number): number {
  const { disputes } = places.lot;
  for (let dispute = 0; dispute < disputes; dispute += 1)
    if (places.neutralOf[dispute] === giver && suits(places, dispute, taker)) return dispute;
  throw new Error('somebody hands on what they do not have');
}

function move(places: Places, dispute: number, to: number): void {
  const { neutralOf, load } = places;
  const before = neutralOf[dispute] ?? NOBODY;
  if (before !== NOBODY) {
    load[before] = (load[before] ?? 0) - 1;
    count(places, dispute, before, -1);
  }
  neutralOf[dispute] = to;
  load[to] = (load[to] ?? 0) + 1;
  count(places, dispute, to, 1);
}

function count(places: Places, dispute: number, holder: number, by: 1 | -1): void {
  const { neutrals } = places.lot;
  for (let other = 0; other < neutrals; other += 1)
    if (other !== holder && suits(places, dispute, other)) {
      const at = holder * neutrals + other;
      places.movable[at] = (places.movable[at] ?? 0) + by;
    }
}
