import type { TalksChoice } from './machine/move-types.ts';

type Choosing = {
  parties: readonly { partyId: string; isReleased: boolean }[];
  choice: TalksChoice;
};

/** Names in an event, which has no lists. */
export function namesIn(names: unknown): string[] {
  return typeof names === 'string' ? names.split(' ').filter((name) => name !== '') : [];
}

/** The names that every party gave, in the order in which they stand with all of them together; of equal ones that of whoever gave names first. */
export function jointNames({ parties, choice }: Choosing): string[] {
  const lists = Object.entries(choice.named)
    .filter(([partyId]) => parties.some((one) => one.partyId === partyId && !one.isReleased))
    .map(([, names]) => names);
  const [first = [], ...others] = lists;
  if (lists.length < parties.filter(({ isReleased }) => !isReleased).length) return [];
  const places = (name: string) => lists.reduce((sum, names) => sum + names.indexOf(name), 0);
  return first
    .filter((name) => others.every((names) => names.includes(name)))
    .toSorted((one, other) => places(one) - places(other));
}

/** Whether every party asked the institution to choose (ACA s. 64(2); Mediation Act 2023 s. 8). */
export function isLeftByAll({ parties, choice }: Choosing): boolean {
  return parties.every(({ partyId, isReleased }) => isReleased || choice.left.includes(partyId));
}
