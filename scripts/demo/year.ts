import { addDays } from '#kernel/days.ts';
import { conduct } from '../../content/conduct/conduct.ts';
import { dayAt } from '../../src/kernel/days.ts';
import { applicantsFrom } from './applicants.ts';
import { type Chance, chanceFrom } from './chance.ts';
import { disputeSteps } from './disputes.ts';
import type { Person } from './door.ts';
import { enquirySteps } from './enquiries.ts';
import type { Opened } from './house.ts';
import { panelSteps } from './panel.ts';
import { arrivalsOf, SIZES } from './plan.ts';
import { play, type Step } from './play.ts';
import { hireStaff, type Staff } from './staff.ts';
import { DAYS, momentOn } from './times.ts';

/** How many enquiries, every how manieth applicant, how many of the last nights, and disputes: all, or one of every course. */
export type Sizes = {
  enquiries: number;
  share: number;
  nights: number;
  disputes: 'all' | 'each' | 'none';
};

/** The morning on which an institution of twelve months began. */
export function firstMorning(base: Date): Date {
  return momentOn(addDays(dayAt(base), -DAYS - 1), 9);
}

/** Plays the whole year, from the first link to `base`. A test plays less of it. */
export async function playYear(
  house: Opened,
  chance: Chance,
  base: Date,
  sizes: Sizes = { enquiries: SIZES.enquiries, share: 1, nights: DAYS, disputes: 'all' },
) {
  const link = await house.firstLink();
  if (!link) throw new Error('This institution has an administrator already.');
  const staff = await hireStaff(house, chance, link);
  const withRole = (role: Staff['role']) =>
    staff.filter((one) => one.role === role).map(({ person }) => person);
  const ids = new Map(staff.map(({ person, id }) => [person, id]));
  const accounts: Person[] = [];
  const officers = withRole('case_officer');
  const panel = {
    house,
    chance,
    officers,
    committee: withRole('committee'),
    conductVersion: conduct.version,
    accounts,
  };
  const applicants = applicantsFrom(chance).filter((_, at) => at % sizes.share === 0);
  const desk = {
    house,
    chance: chanceFrom(chance.whole(1, 1e9)),
    officers,
    neutrals: accounts,
    base,
  };
  const { steps: ofDisputes, known } = disputeSteps(
    { ...desk, registrar: oneOf(withRole('registrar')), accounts: oneOf(withRole('accounts')) },
    sizes.disputes,
  );
  const steps = [
    ...ofDisputes,
    ...nightsOf(house, base, sizes.nights),
    ...panelSteps(panel, applicants, base),
    ...enquirySteps({ house, chance, officers, ids }, arrivalsOf(chance, base, sizes.enquiries)),
  ];
  const played = await play(steps, { clock: house.clock, until: base });
  if (base > house.clock.now()) house.clock.goTo(base);
  await house.nights();
  return { staff, accounts, played, disputes: known };
}

/** What happens by itself, once in each night: offers lapse, reminders go out, notices are made. */
function nightsOf(house: Opened, base: Date, count: number): Step[] {
  return Array.from({ length: count }, (_, ago) => ({
    at: momentOn(addDays(dayAt(base), -ago), 6),
    act: async () => {
      await house.nights();
      return [];
    },
  }));
}

function oneOf([first]: readonly Person[]): Person {
  if (!first) throw new Error('Nobody was hired for that.');
  return first;
}
