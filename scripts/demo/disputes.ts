import { addDays } from '#kernel/days.ts';
import { dayAt } from '../../src/kernel/days.ts';
import { BATCHES, fileBatch, openInstitution } from './disputes/bank.ts';
import { type Case, type Desk, firstOf, type Stage, stepsFrom } from './disputes/case.ts';
import { giveUp, goOnWithout, sign, withdraw } from './disputes/claimant.ts';
import { COURSES, type Course } from './disputes/courses.ts';
import { businessFrom } from './disputes/matters.ts';
import { cure } from './disputes/office.ts';
import { type Filer, fileRequest, requestFrom, signUp, type Wanted } from './disputes/request.ts';
import { codeFor } from './disputes/respondent.ts';
import { askAnotherWay } from './disputes/service.ts';
import { work } from './disputes/workspace.ts';
import type { Person } from './door.ts';
import { peopleFrom } from './names.ts';
import type { Step } from './play.ts';
import { momentOn } from './times.ts';

/** People of the disputes whose ways in are printed at the end. */
export type Known = { claimants: Person[]; member: Person | null; cases: Case[] };

const USUAL: Wanted = {
  process: 'arbitration',
  clause: 'ours',
  respondents: 1,
  claimants: 1,
  isReachable: true,
  isSole: false,
  isThree: false,
  language: null,
};
const FILERS = 24;

/** All the disputes, or one of every course; the last ones are filed a day before the end. */
export function disputeSteps(
  desk: Desk,
  size: 'all' | 'each' | 'none',
): { steps: Step[]; known: Known } {
  const { chance, base } = desk;
  const known: Known = { claimants: [], member: null, cases: [] };
  if (size === 'none') return { steps: [], known };
  const isWhole = size === 'all';
  const person = peopleFrom(chance);
  const filers = Array.from({ length: isWhole ? FILERS : 3 }, () =>
    filerFrom(person(['shop.example', 'works.example']), desk),
  );
  const single = Object.entries(COURSES).flatMap(([name, course]) =>
    Array.from({ length: isWhole ? course.count : 1 }, () => {
      const [least, most] = course.ago;
      const at = momentOn(
        addDays(dayAt(base), -chance.whole(least, most)),
        chance.whole(8, 21),
        chance.whole(0, 59),
      );
      return { at, act: () => begin({ name, course, filer: chance.one(filers) }) };
    }),
  );
  const begin = async ({ name, course, filer }: { name: string; course: Course; filer: Filer }) => {
    const { house } = desk;
    if (!filer.account) {
      filer.account = await signUp(house, chance, filer.who);
      known.claimants.push(filer.account);
    }
    // Whoever has nothing to do on the way may as well have no account.
    const isVisitor = !course.stages.some(({ act }) => HERS.includes(act)) && chance.percent(60);
    const by: Filer = isVisitor ? { ...filerFrom(person(), desk), account: null } : filer;
    const wanted = { ...USUAL, ...course };
    const written = requestFrom({ chance, person, today: dayAt(house.clock.now()) }, by, wanted);
    const id = await fileRequest(house, by, written);
    return follow(desk, known, { id, name, course, claimant: by.account, clause: wanted.clause });
  };
  return { steps: [...single, ...batchSteps(desk, known, { isWhole, person })], known };
}

/** What a claimant does on the way, for which they need an account. */
const HERS: readonly Stage['act'][] = [
  ...[cure, sign, withdraw, giveUp, askAnotherWay, goOnWithout],
  work,
];

function filerFrom(who: Filer['who'], { chance }: Desk): Filer {
  return {
    who,
    business: chance.percent(60) ? businessFrom(chance, 'company') : null,
    account: null,
  };
}

type Following = Pick<Case, 'id' | 'claimant' | 'clause'> & { name: string; course: Course };

function follow(
  desk: Desk,
  known: Known,
  { id, name, course, claimant, clause }: Following,
): Step[] {
  const one: Case = {
    desk,
    id,
    course: name,
    clause,
    officer: desk.chance.one(desk.officers),
    claimant,
    parties: [],
    papers: [],
    browsers: new Map(),
    accounts: new Map(),
    neutral: null,
    asked: [],
  };
  known.cases.push(one);
  return stepsFrom(one, course.stages);
}

function batchSteps(
  desk: Desk,
  known: Known,
  { isWhole, person }: { isWhole: boolean; person: ReturnType<typeof peopleFrom> },
): Step[] {
  const { house, chance, registrar, base } = desk;
  let institution = '';
  return BATCHES.map(({ ago, title, courses }) => {
    const names = Object.entries(courses).flatMap(([name, count = 0]) =>
      Array.from({ length: isWhole ? count : 1 }, () => name),
    );
    const taken = isWhole ? names : names.slice(0, 2);
    const act = async () => {
      known.member ??= await signUp(house, chance, person(['sahyadri-finance.example']));
      const { member } = known;
      institution ||= await openInstitution(house, registrar, member);
      const lender = { house, chance, person: () => person(), member, institution };
      const ids = await fileBatch(lender, {
        title,
        count: taken.length,
        today: dayAt(house.clock.now()),
      });
      if (ids.length !== taken.length)
        throw new Error(`Of ${taken.length} good rows ${ids.length} were filed.`);
      return taken.flatMap((name, at) => {
        const [course, id] = [COURSES[name], ids[at]];
        return course && id
          ? follow(desk, known, { id, name, course, claimant: member, clause: 'ours' })
          : [];
      });
    };
    return { at: momentOn(addDays(dayAt(base), -ago), 12, 5), act };
  });
}

/** Whoever was asked last to decide a dispute of some course, and has an account. */
export function neutralIn({ cases }: Known, course: string): Person | null {
  return cases.findLast((one) => one.course === course && one.neutral)?.neutral ?? null;
}

/** A respondent whose notice is on its way, with the code that they types at /notice; their one-time code goes to that address. */
export function someNotice({ cases }: Known): { name: string; email: string; code: string } | null {
  const one = cases.findLast(({ course }) => course === 'posted' || course === 'on its way');
  if (!one || one.parties.length === 0) return null;
  const party = firstOf(one);
  return {
    name: party.name,
    email: party.contacts.find(({ channel }) => channel === 'email')?.value ?? '',
    code: codeFor(one, party),
  };
}
