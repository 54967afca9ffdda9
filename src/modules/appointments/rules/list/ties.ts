import type { Day } from '#kernel/days.ts';
import { lookBackFrom } from '#modules/panel/rules/profile.ts';
import type { Affiliates, AffiliateTie, Sought } from '../affiliates/affiliates.ts';
import { nameKey } from '../affiliates/keys.ts';

/** What ties somebody to a dispute so closely that their name is shown to nobody in it (ACA s. 12(5) with the Seventh Schedule). */
export const TIES = [
  'reached_as_party',
  'same_name',
  'works_on_it',
  'other_role',
  'asked_before',
  'appointed_often',
  'affiliated',
  'name_alike',
] as const;
export type Tie = (typeof TIES)[number];

/**
 * Whoever is named in the dispute: its parties with everybody of their groups, those who stand for the parties, their firms; and, where
 * it was looked up, whoever belongs to any of them.
 */
export type NamedIn = {
  names: readonly string[];
  parties: readonly string[];
  affiliates?: Affiliates;
};

/** An appointment, here or elsewhere, with whoever was a party of it or their group. */
export type EarlierAppointment = { appointedOn: Day; parties: readonly string[]; isHere: boolean };

export type ToCompare = Sought & {
  /** An account or an address of theirs is on file in the dispute, now or before. */
  isReached: boolean;
  /** They work on it for the institution or did before, or are who makes the list. */
  isOfOffice: boolean;
  /** They were conciliator or mediator between these sides and are to decide, or the other way round (role-wall.ts). */
  isWalled: boolean;
  /** They were asked in it before and are asked no more: a place on another list would be one that nobody can choose. */
  wasAsked: boolean;
  earlier: readonly EarlierAppointment[];
};

/** The institution's cap: so many appointments by one group in 36 months (law and lifecycle 3.2; Part C, 7). */
export const CAP = 2;

/** How often somebody was appointed in the last 36 months by a group that bears the name of one of the parties (Fifth Schedule, item 22). */
export function appointedBy(
  earlier: readonly EarlierAppointment[],
  parties: readonly string[],
  today: Day,
): number {
  const keys = new Set(parties.map(nameKey).filter((key) => key !== ''));
  const since = lookBackFrom(today);
  return earlier.filter(
    ({ appointedOn, parties: theirs }) =>
      appointedOn >= since && theirs.some((name) => keys.has(nameKey(name))),
  ).length;
}

/** How somebody belongs to whoever is named in the dispute, with each step of the way; null where they do not. */
export function affiliationOf(one: ToCompare, { affiliates }: NamedIn): AffiliateTie | null {
  return affiliates?.tieOf(one) ?? null;
}

/** Every tie of somebody to a dispute; none where their name may be shown. */
export function tiesOf(one: ToCompare, named: NamedIn, today: Day): Tie[] {
  const { names, parties } = named;
  const affiliation = affiliationOf(one, named);
  const own = nameKey(one.name);
  const isNamed = own !== '' && [...names, ...parties].some((name) => nameKey(name) === own);
  return [
    ...(one.isReached ? (['reached_as_party'] as const) : []),
    ...(isNamed ? (['same_name'] as const) : []),
    ...(one.isOfOffice ? (['works_on_it'] as const) : []),
    ...(one.isWalled ? (['other_role'] as const) : []),
    ...(one.wasAsked ? (['asked_before'] as const) : []),
    ...(affiliation ? [affiliation.tie] : []),
    ...(appointedBy(one.earlier, parties, today) >= CAP ? (['appointed_often'] as const) : []),
  ];
}
