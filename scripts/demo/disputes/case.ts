import { addDays } from '#kernel/days.ts';
import { dayAt } from '../../../src/kernel/days.ts';
import type { Chance } from '../chance.ts';
import { ask, type Person } from '../door.ts';
import type { Opened } from '../house.ts';
import type { Step } from '../play.ts';
import { momentOn, officeMoment } from '../times.ts';
import type { Clause } from './request.ts';

export type Desk = {
  house: Opened;
  chance: Chance;
  officers: readonly Person[];
  registrar: Person;
  accounts: Person;
  /** Whoever of the panel has an account by now. */
  neutrals: readonly Person[];
  base: Date;
};

export type Party = {
  id: string;
  side: 'claimant' | 'respondent';
  kind: string;
  name: string;
  language: 'en' | 'hi' | 'mr';
  contacts: { id: string; channel: string; value: string }[];
};

/** One dispute on its way, and who works on it. */
export type Case = {
  desk: Desk;
  id: string;
  course: string;
  clause: Clause;
  officer: Person;
  /** Whoever filed, where they have an account. */
  claimant: Person | null;
  parties: Party[];
  papers: { id: string; kind: string }[];
  /** Browsers in which a respondent has shown who they are, by their party. */
  browsers: Map<string, { person: Person; code: string }>;
  /** Accounts that respondents made, by their party. */
  accounts: Map<string, Person>;
  /** Whoever was asked last to decide it. */
  neutral: Person | null;
  /** What a respondent asked of the office, by its number there. */
  asked: string[];
};

/** What happens next to a dispute, and when: so many days later, or so many days before the demonstration ends. */
export type Stage = {
  who: 'office' | 'people';
  days: readonly [number, number];
  isBefore: boolean;
  act: (one: Case) => Promise<void>;
};

export const office = (least: number, most: number, act: Stage['act']): Stage => ({
  who: 'office',
  days: [least, most],
  isBefore: false,
  act,
});
export const people = (least: number, most: number, act: Stage['act']): Stage => ({
  who: 'people',
  days: [least, most],
  isBefore: false,
  act,
});
/** So many days before the end, at most and at least, whatever went before. */
export const before = (
  most: number,
  least: number,
  { act, who }: Pick<Stage, 'act' | 'who'>,
): Stage => ({
  who,
  days: [least, most],
  isBefore: true,
  act,
});

/** The stages of a dispute from here on, each of which brings the next. */
export function stepsFrom(one: Case, [stage, ...rest]: readonly Stage[]): Step[] {
  if (!stage) return [];
  const act = async () => {
    try {
      await stage.act(one);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new Error(
        `The course “${one.course}” broke off, ${rest.length} stages before its end: ${why}`,
        { cause: error },
      );
    }
    return stepsFrom(one, rest);
  };
  return [{ at: momentOf(one, stage), act }];
}

function momentOf(
  { desk: { house, chance, base } }: Case,
  { who, days: [least, most], isBefore }: Stage,
): Date {
  const now = house.clock.now();
  const days = chance.whole(least, most);
  const wanted = isBefore
    ? momentOn(addDays(dayAt(base), -days), 10).getTime()
    : now.getTime() + days * 86_400_000;
  const from = new Date(Math.max(wanted, now.getTime()));
  if (who === 'office') return officeMoment(chance, from, 0);
  return new Date(from.getTime() + chance.whole(20, 600) * 60_000);
}

type File = { parties: Party[]; documents: { id: string; kind: string }[] };

/** Reads the file again, as it is now. */
export async function reread(one: Case): Promise<void> {
  const { parties, documents } = await ask<File>(
    one.desk.house,
    'GET',
    `/api/office/disputes/${one.id}`,
    { by: one.officer },
  );
  Object.assign(one, { parties, papers: documents });
}

type Moving = { partyId?: string | null; why?: string; by?: Person };

/** An act on the dispute as it stands now; a screen sends the version that it shows. */
export async function act(
  one: Case,
  path: string,
  body: Record<string, unknown>,
  by = one.officer,
): Promise<void> {
  const { version } = await one.desk.house.look(one.id);
  await ask(one.desk.house, 'POST', `/api/office/disputes/${one.id}/${path}`, {
    body: { version, ...body },
    by,
  });
}

export function officerMove(
  one: Case,
  move: string,
  { partyId = null, why = '' }: Moving = {},
): Promise<void> {
  return act(one, 'moves', { move, partyId, why, until: null, on: null });
}

export function decision(
  one: Case,
  move: string,
  why: string,
  more: Record<string, string | boolean> = {},
): Promise<void> {
  return act(
    one,
    'decisions',
    { move, partyId: null, why, until: null, on: null, ...more },
    one.desk.registrar,
  );
}

export const respondents = ({ parties }: Case) =>
  parties.filter(({ side }) => side === 'respondent');
export const firstOf = (one: Case): Party => {
  const [first] = respondents(one);
  if (!first) throw new Error('A dispute has a respondent.');
  return first;
};

/** A night with its jobs, after which the state is as it was. */
export const night = ({ desk: { house } }: Case): Promise<void> => house.nights();

/** Waits for what comes by itself; where no night has run since, one runs now. */
export const byItself =
  (state: string) =>
  async ({ desk: { house }, id }: Case): Promise<void> => {
    if ((await house.look(id)).state !== state) await house.nights();
    const now = await house.look(id);
    if (now.state !== state)
      throw new Error(
        `The dispute should have come to ${state} by itself and stands at ${now.state}.`,
      );
  };
