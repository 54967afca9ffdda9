import { highestFloor } from './floor.ts';
import { BARRED, type Lot, NOBODY, spread } from './spread.ts';

/**
 * Lists for many disputes at once (algorithms 2.3). In each dispute one name leads: leaders are spread so that as many disputes as
 * can be have one, nobody leads in more than they have room for, and the dispute that fares worst fares as well as it can. The other
 * names are spread after them, so that no neutral stands on far more lists than others. Neither side chose, nor did the office.
 */

/** Somebody who may be named in a dispute, how well they suit it, and for how many disputes of this claimant there is room with them. */
export type Offer = { id: string; score: number; room: number };
export type LotDispute = { id: string; language: string; offers: readonly Offer[] };

export type LotPlan = {
  id: string;
  lead: string | null;
  names: string[];
  /** Why it has no list: too few may be named in it, or nobody of them has room left. */
  why: 'few' | 'full' | null;
};
export type LotLoad = { id: string; room: number; leads: number; lists: number };
export type LotSpread = {
  plans: LotPlan[];
  loads: LotLoad[];
  /** How many more disputes would have a list with one more neutral who speaks a language. */
  oneMore: { language: string; placed: number }[];
};

/** A hundredth of a point tells two apart. */
const FINE = 100;
/** Lists of one neutral at most, over what each would have if all had as many. */
const SLACK = 1.25;

export function planLot(
  disputes: readonly LotDispute[],
  { names, room }: { names: number; room: number },
): LotSpread {
  const open = disputes.filter(({ offers }) => offers.length >= names);
  const desk = deskOf(open);
  const lot = lotOf(desk, desk.rooms);
  const leads = spread(lot, highestFloor(lot)).neutralOf;
  const rows = rowsOf(desk, leads, names);
  const planned = new Map(open.map(({ id }, at) => [id, rows[at]]));
  return {
    plans: disputes.map(({ id }) => {
      const row = planned.get(id);
      if (!row) return { id, lead: null, names: [], why: 'few' };
      const [lead] = row;
      return lead === undefined
        ? { id, lead: null, names: [], why: 'full' }
        : { id, lead, names: row, why: null };
    }),
    loads: desk.people.map((id, at) => ({
      id,
      room: desk.rooms[at] ?? 0,
      leads: rows.filter(([lead]) => lead === id).length,
      lists: rows.filter((row) => row.includes(id)).length,
    })),
    oneMore: worthOf(desk, lot, { leads, room }),
  };
}

type LotDesk = {
  open: readonly LotDispute[];
  people: string[];
  rooms: number[];
  scores: Int32Array;
};

function deskOf(open: readonly LotDispute[]): LotDesk {
  const rooms = new Map<string, number>();
  for (const { offers } of open)
    for (const { id, room } of offers) rooms.set(id, Math.min(room, rooms.get(id) ?? room));
  const people = [...rooms.keys()].toSorted();
  const at = new Map(people.map((id, place) => [id, place]));
  const scores = new Int32Array(open.length * people.length).fill(BARRED);
  open.forEach(({ offers }, dispute) => {
    for (const { id, score } of offers)
      scores[dispute * people.length + (at.get(id) ?? 0)] = Math.round(score * FINE);
  });
  return { open, people, rooms: people.map((id) => Math.max(0, rooms.get(id) ?? 0)), scores };
}

function lotOf({ open, people, scores }: LotDesk, capacity: readonly number[]): Lot {
  return { disputes: open.length, neutrals: people.length, scores, capacity };
}

/** The names of each dispute, its leader first; empty where it has no leader. */
function rowsOf(desk: LotDesk, leads: Int32Array, names: number): string[][] {
  const { open, people } = desk;
  const scores = Int32Array.from(desk.scores);
  const rows = open.map((): number[] => []);
  const take = (dispute: number, neutral: number) => {
    rows[dispute]?.push(neutral);
    scores[dispute * people.length + neutral] = BARRED;
  };
  leads.forEach((neutral, dispute) => {
    if (neutral === NOBODY)
      scores.fill(BARRED, dispute * people.length, (dispute + 1) * people.length);
    else take(dispute, neutral);
  });
  const led = rows.filter((row) => row.length > 0).length;
  const fair = Math.ceil(((led * names) / Math.max(1, people.length)) * SLACK);
  const left = people.map((_, at) => fair - rows.filter(([lead]) => lead === at).length);
  for (let round = 1; round < names; round += 1) {
    const { neutralOf } = spread(lotOf({ ...desk, scores }, left));
    rows.forEach((row, dispute) => {
      if (row.length === 0) return;
      const given = neutralOf[dispute] ?? NOBODY;
      const taken = given === NOBODY ? bestOf(scores, dispute, people.length) : given;
      take(dispute, taken);
      left[taken] = Math.max(0, (left[taken] ?? 0) - 1);
    });
  }
  return rows.map((row) => row.map((neutral) => people[neutral] ?? ''));
}

function bestOf(scores: Int32Array, dispute: number, many: number): number {
  const row = scores.subarray(dispute * many, (dispute + 1) * many);
  return row.indexOf(row.reduce((most, one) => Math.max(most, one), BARRED));
}

/** Solved anew with somebody more, who suits each dispute of a language as well as the middle one does. */
function worthOf(
  { open, people, scores }: LotDesk,
  lot: Lot,
  { leads, room }: { leads: Int32Array; room: number },
): LotSpread['oneMore'] {
  const without = open.filter((_, at) => leads[at] === NOBODY);
  const placed = open.length - without.length;
  const known = [...scores].filter((score) => score > BARRED).toSorted((one, other) => one - other);
  const middle = known[known.length >> 1] ?? 0;
  return [...new Set(without.map(({ language }) => language))].toSorted().map((language) => {
    const wide = people.length + 1;
    const more = new Int32Array(open.length * wide).fill(BARRED);
    open.forEach((dispute, row) => {
      more.set(scores.subarray(row * people.length, (row + 1) * people.length), row * wide);
      if (dispute.language === language) more[row * wide + people.length] = middle;
    });
    const capacity = [...lot.capacity, room];
    const { unassigned } = spread({ ...lot, neutrals: wide, scores: more, capacity });
    return { language, placed: open.length - unassigned - placed };
  });
}
