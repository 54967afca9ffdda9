import type { TalksChoice, TribunalSeat } from './machine/fact-types.ts';
import { seatsOfTalks } from './machine/members.ts';
import type { Side } from './words.ts';

type Chooser = { partyId: string; side?: Side; isReleased: boolean };
type Choosing = { parties: readonly Chooser[]; choice: TalksChoice };

/** Names in an event, which has no lists. */
export function namesIn(names: unknown): string[] {
  return typeof names === 'string' ? names.split(' ').filter((name) => name !== '') : [];
}

const stillIn = ({ parties }: Choosing) => parties.filter(({ isReleased }) => !isReleased);

/** Who chooses somebody for a place: of a place of one side that side's parties, of every other all of them (ACA s. 64(1)). */
function choosersOf(choosing: Choosing, seat: TribunalSeat): Chooser[] {
  const isSides = seat === 'claimant' || seat === 'respondent';
  return stillIn(choosing).filter(({ side }) => !isSides || side === seat);
}

/** The names that every party who chooses gave, in the order in which they stand with all of them together; of equal ones that of whoever gave names first. */
export function jointNames(choosing: Choosing, seat: TribunalSeat = 'sole'): string[] {
  const { named, bySeat } = choosing.choice;
  const choosers = choosersOf(choosing, seat);
  const lists = Object.entries((seat === 'sole' ? named : bySeat?.[seat]) ?? {})
    .filter(([partyId]) => choosers.some((one) => one.partyId === partyId))
    .map(([, names]) => names);
  const [first = [], ...others] = lists;
  if (lists.length < choosers.length) return [];
  const places = (name: string) => lists.reduce((sum, names) => sum + names.indexOf(name), 0);
  return first
    .filter((name) => others.every((names) => names.includes(name)))
    .toSorted((one, other) => places(one) - places(other));
}

/** Whether every party asked the institution to choose (ACA s. 64(2); Mediation Act 2023 s. 8). */
export function isLeftByAll(choosing: Choosing): boolean {
  return stillIn(choosing).every(({ partyId }) => choosing.choice.left.includes(partyId));
}

/** The most conciliators that parties may agree on (ACA s. 63(1)). */
export const MOST_CONCILIATORS = 3;

/** How many conciliators there are: one, unless all the parties have said the same other number (ACA s. 63(1)). */
export function manyAgreed(choosing: Choosing): number {
  const said = stillIn(choosing).map(({ partyId }) => choosing.choice.many?.[partyId]);
  const [first = 1] = said;
  return said.every((many) => many === first) ? first : 1;
}

/** The places of those who are to lead talks. */
export function talksSeats(process: string, choosing: Choosing): readonly TribunalSeat[] {
  return seatsOfTalks(process === 'conciliation' ? manyAgreed(choosing) : 1);
}
