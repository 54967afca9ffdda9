import { addDays, addMonths, type Day, daysBetween, isDay, weekdayNumber } from '#kernel/days.ts';
import { named } from '#kernel/named.ts';
import type { DisputeKind } from './triage.ts';

// Limitation Act 1963, which applies to arbitrations as it does to courts (ACA s. 43(1)). What follows explains and never
// blocks: whether a claim is out of time is the tribunal's to say. Every figure is for a lawyer to confirm before go-live.

/** One period: so many months, and the article of the Schedule. */
export type LimitationPeriod = { months: number; article: string };

export const CATEGORIES = [
  'contract',
  'goods',
  'work',
  'loan',
  'rent',
  'accounts',
  'defamation',
  'land',
  'other',
] as const;
export type Category = (typeof CATEGORIES)[number];

const likely: Partial<Record<DisputeKind, Category>> = {
  contract: 'contract',
  loan: 'loan',
  work: 'work',
};

/** As what a claim is most likely limited, by what it is about; null where it may be one of several, and whoever files chooses. */
export function likelyCategory(kind: string): Category | null {
  return named(likely, kind) ?? null;
}

export type LimitationPack = {
  id: string;
  from: Day;
  periods: Record<Category, LimitationPeriod>;
  /** A stretch that is not counted, and the days that remain at least after it. */
  excluded: readonly { from: Day; to: Day; leastDays: number; by: string }[];
};

const THREE_YEARS = 36;

export const limitationPack: LimitationPack = {
  id: 'limitation-1963/2026-11',
  from: '1964-01-01',
  periods: {
    contract: { months: THREE_YEARS, article: '55' },
    goods: { months: THREE_YEARS, article: '14' },
    work: { months: THREE_YEARS, article: '18' },
    loan: { months: THREE_YEARS, article: '19' },
    rent: { months: THREE_YEARS, article: '52' },
    accounts: { months: THREE_YEARS, article: '5' },
    defamation: { months: 12, article: '75' },
    land: { months: 144, article: '65' },
    other: { months: THREE_YEARS, article: '113' },
  },
  // *In Re: Cognizance for Extension of Limitation*, order of 10 January 2022, directions I to III.
  excluded: [
    {
      from: '2020-03-15',
      to: '2022-02-28',
      leastDays: 90,
      by: 'In Re: Cognizance for Extension of Limitation (2022)',
    },
  ],
};

/** Within so many days of its end a claim is urgent: every channel at once, the same day (law and lifecycle 6.5). */
export const URGENT_DAYS = 30;

export type LimitationAsk = {
  category: string;
  causeOn: string;
  acknowledgedOn: string;
  paidOn: string;
};
export const LIMITATION_STATES = ['unknown', 'in_time', 'urgent', 'over'] as const;
export type LimitationState = (typeof LIMITATION_STATES)[number];

export type Limitation = {
  state: LimitationState;
  pack: string;
  article: string;
  years: number;
  /** The last day; the notice has to be with the other side by then, for only its receipt stops the time (ACA s. 21). */
  lastDay: Day | null;
  /** Days from today to it; negative when it is past. */
  daysLeft: number | null;
  /** What made the time begin anew, and when. */
  restarted: { by: 'acknowledged' | 'paid'; on: Day } | null;
  /** The last day was one on which courts are closed, so it is the next one that they open (s. 4). */
  isRolled: boolean;
  /** Some of the time is not counted (see the pack). */
  isExtended: boolean;
};

export type IsClosedDay = (day: Day) => boolean;

/** `isClosed`: whether courts are closed on a day. Sundays at least. */
export function limitationOf(
  ask: LimitationAsk,
  today: Day,
  isClosed: IsClosedDay,
  pack: LimitationPack = limitationPack,
): Limitation {
  const category = CATEGORIES.find((one) => one === ask.category) ?? 'other';
  const { months, article } = pack.periods[category];
  const about = { pack: pack.id, article, years: months / 12 };
  if (!isDay(ask.causeOn) || ask.causeOn > today)
    return {
      ...about,
      state: 'unknown',
      lastDay: null,
      daysLeft: null,
      restarted: null,
      isRolled: false,
      isExtended: false,
    };
  const plain = (from: Day) => endOf(from, months, pack);
  const restarted = lastRestart(ask, today, plain);
  const end = plain(restarted?.on ?? ask.causeOn);
  const lastDay = openDay(end.day, isClosed);
  const daysLeft = daysBetween(today, lastDay);
  const state = daysLeft < 0 ? 'over' : daysLeft <= URGENT_DAYS ? 'urgent' : 'in_time';
  return {
    ...about,
    state,
    lastDay,
    daysLeft,
    restarted,
    isRolled: lastDay !== end.day,
    isExtended: end.isExtended,
  };
}

/** S. 12(1): the day from which it is reckoned is left out, so three years from 10 January end with 10 January. */
function endOf(from: Day, months: number, pack: LimitationPack): { day: Day; isExtended: boolean } {
  const end = addMonths(from, months);
  const stretch = pack.excluded.find((one) => end >= one.from && from < one.to);
  if (!stretch) return { day: end, isExtended: false };
  // What was left when the stretch began, or all of it where time began within it, runs on after its last day.
  const begins = from < stretch.from ? stretch.from : addDays(from, 1);
  const later = addDays(end, daysBetween(begins, stretch.to) + 1);
  const least = addDays(stretch.to, stretch.leastDays);
  return { day: end <= stretch.to && later < least ? least : later, isExtended: true };
}

/**
 * Ss. 18 and 19: an acknowledgement in writing, or a payment on account, begins the time anew where it was made before the
 * time was over; the two may follow each other.
 */
function lastRestart(
  { causeOn, acknowledgedOn, paidOn }: LimitationAsk,
  today: Day,
  plain: (from: Day) => { day: Day },
): Limitation['restarted'] {
  const acts = [
    { by: 'acknowledged' as const, on: acknowledgedOn },
    { by: 'paid' as const, on: paidOn },
  ];
  let last: Limitation['restarted'] = null;
  for (const act of acts
    .filter(({ on }) => isDay(on) && on <= today)
    .sort((a, b) => (a.on < b.on ? -1 : 1))) {
    const from = last?.on ?? causeOn;
    if (act.on > from && act.on <= plain(from).day) last = act;
  }
  return last;
}

/** S. 4: what ends on a day on which the court is closed may be brought when it opens again. */
function openDay(day: Day, isClosed: IsClosedDay): Day {
  let next = day;
  for (let days = 0; isClosed(next) && days < 60; days += 1) next = addDays(next, 1);
  return next;
}

/** The week's own holiday, where no table of a court's holidays is at hand. */
export function isSunday(day: Day): boolean {
  return weekdayNumber(day) === 0;
}
