import { addDays } from '#kernel/days.ts';
import { dayAt } from '../../src/kernel/days.ts';
import type { Applicant, Fate } from './applicants.ts';
import type { Chance } from './chance.ts';
import { cvOf } from './documents.ts';
import { ask, type House, newPerson, type Person, passwordFrom, tokenIn } from './door.ts';
import type { Step } from './play.ts';
import { momentOn, officeMoment } from './times.ts';

type Desk = {
  house: House;
  chance: Chance;
  officers: readonly Person[];
  committee: readonly Person[];
  conductVersion: string;
  /** Everybody who made an account of their own. */
  accounts: Person[];
};
type Place = { id: string; list: string; state: string; may: string[] };
type ListName = 'arbitrator' | 'mediator' | 'conciliator';
/** An application, and the list on which a place is sought just now. */
type One = { desk: Desk; applicant: Applicant; id: string; officer: Person; list: ListName };

const DAY = 24;
const CHECKS = ['identity', 'qualification', 'certificate', 'address', 'references'] as const;

/** How many days ago an application with this fate came, at least and at most. */
const AGO: Record<Fate, readonly [number, number]> = {
  new: [1, 6],
  asked: [7, 12],
  documents_checked: [10, 18],
  one_vote: [12, 22],
  verified: [22, 30],
  withdrawn: [40, 200],
  trial_list: [40, 90],
  active: [120, 360],
  on_leave: [200, 350],
  suspended: [220, 350],
  notice: [200, 330],
  warned: [240, 350],
  removed: [280, 350],
  declined: [60, 300],
};

/** What applicants, officers and the committee do in a year. */
export function panelSteps(desk: Desk, applicants: readonly Applicant[], base: Date): Step[] {
  return applicants.map((applicant) => {
    const [least, most] = AGO[applicant.fate];
    const day = addDays(dayAt(base), -desk.chance.whole(least, most));
    return {
      at: momentOn(day, desk.chance.whole(8, 22), desk.chance.whole(0, 59)),
      act: () => apply(desk, applicant),
    };
  });
}

async function apply(desk: Desk, applicant: Applicant): Promise<readonly Step[]> {
  const { house, chance } = desk;
  const { who, language } = applicant;
  const form = { ...applicant.form };
  if (chance.percent(65)) {
    const bytes = await cvOf(who.name, form.cv, house.clock.now());
    const { token } = await ask<{ token: string }>(house, 'POST', '/api/panel/documents', {
      bytes,
    });
    Object.assign(form, { cvFile: token, cvFileName: `CV ${who.name}.pdf` });
  }
  const { id } = await ask<{ id: string }>(house, 'POST', '/api/panel/applications', {
    body: form,
    language,
  });
  const one: One = { desk, applicant, id, officer: chance.one(desk.officers), list: 'arbitrator' };
  if (applicant.fate === 'new') return [];
  return [later(one, DAY * chance.whole(1, 4), () => check(one))];
}

async function check(one: One): Promise<readonly Step[]> {
  const { house, chance } = one.desk;
  const by = one.officer;
  for (const item of CHECKS) {
    const source = chance.one(
      item === 'references'
        ? (['referee'] as const)
        : (['document', 'video_call', 'register'] as const),
    );
    await ask(house, 'POST', `/api/panel/applications/${one.id}/checks`, {
      body: { item, source, note: '', seen: true },
      by,
    });
  }
  const { fate, language } = one.applicant;
  if (fate === 'asked' || chance.percent(15)) {
    const text =
      'Please name two people who have seen you decide or mediate, with an address each.';
    await ask(house, 'POST', `/api/panel/applications/${one.id}/questions`, { body: { text }, by });
    if (fate === 'asked' && chance.percent(50)) return [];
    return [later(one, DAY * chance.whole(1, 3), () => answer(one, language))];
  }
  return checked(one);
}

async function answer(one: One, language: Applicant['language']): Promise<readonly Step[]> {
  const { house } = one.desk;
  const link = await linkOf(one);
  const { questions } = await ask<{ questions: { id: string; answer: unknown }[] }>(
    house,
    'POST',
    '/api/panel/status/opening',
    {
      body: link,
      language,
    },
  );
  const question = questions.find((asked) => asked.answer === null);
  if (question) {
    const body = {
      ...link,
      question: question.id,
      text: 'Two references, both by mail this week.',
      document: null,
      documentName: null,
    };
    await ask(house, 'POST', '/api/panel/status/answers', { body, language });
  }
  return one.applicant.fate === 'asked' ? [] : [later(one, DAY * 1, () => checked(one))];
}

async function checked(one: One): Promise<readonly Step[]> {
  const { chance } = one.desk;
  await officeMove(one, 'check_documents', '');
  if (one.applicant.fate === 'withdrawn')
    return [later(one, DAY * 2, () => ownMove(one, 'withdraw'))];
  if (one.applicant.fate === 'documents_checked') return [];
  return [later(one, DAY * chance.whole(2, 6), () => admit(one))];
}

async function admit(one: One): Promise<readonly Step[]> {
  const { chance, committee } = one.desk;
  const { fate } = one.applicant;
  const [first, second] = chance.some(committee, 2) as [Person, Person];
  await vote(one, first, { verdict: fate === 'declined' ? 'decline' : 'agree' });
  if (fate === 'one_vote') return [];
  const decide = async () => {
    await vote(one, second, { verdict: fate === 'declined' ? 'decline' : 'agree' });
    return fate === 'declined' || fate === 'verified'
      ? []
      : [later(one, DAY * chance.whole(1, 5), () => acceptConduct(one))];
  };
  return [later(one, DAY * chance.whole(0, 4), decide)];
}

async function acceptConduct(one: One): Promise<readonly Step[]> {
  const { chance, committee } = one.desk;
  await ownMove(one, 'accept_conduct');
  if (one.applicant.fate === 'trial_list') return [];
  const activate = async () => {
    for (const member of chance.some(committee, 2)) await vote(one, member, { verdict: 'agree' });
    return [later(one, DAY * chance.whole(2, 9), () => keepProfile(one))];
  };
  return [later(one, DAY * chance.whole(21, 60), activate)];
}

/** Signs up with the address of the application, joins the profile, and says something in public. */
async function keepProfile(one: One): Promise<readonly Step[]> {
  const { house, chance, accounts } = one.desk;
  const { who, form, language, fate } = one.applicant;
  if (fate === 'active' && chance.percent(20)) return []; // has not found the time yet
  const person = newPerson({
    name: who.name,
    email: who.email,
    password: passwordFrom(chance),
    isStaff: false,
  });
  await ask(house, 'POST', '/api/identity/sign-ups', {
    body: { name: who.name, username: who.email, agrees: true },
    language,
  });
  await house.post();
  const body = { token: tokenIn(house, who.email, '/verify'), password: person.password };
  await ask(house, 'POST', '/api/identity/accounts', { body, language });
  accounts.push(person);
  await ask(house, 'POST', '/api/panel/my/profile/join', { by: person, language });
  const profile = {
    qualifications: form.qualifications,
    specialisations: form.specialisations,
    hearingDays: form.hearingDays,
    languages: ['English', 'Hindi', 'Marathi', ...chance.some(['Gujarati', 'Konkani'], 1)],
    seats: ['Mumbai', ...chance.some(['Pune', 'Nagpur', 'Goa'], 1)],
    capacity: chance.whole(16, 28),
    feeAmount: chance.whole(10, 60) * 50_000,
    feeCurrency: 'INR',
    feeUnit: 'hearing',
    publicLine: chance.one(LINES),
    mayBeShown: true,
  };
  await ask(house, 'POST', '/api/panel/my/profile', { body: profile, by: person, language });
  return [
    later(one, DAY * chance.whole(1, 3), () => lookAt(one)),
    ...(await afterwards(one, person)),
    ...(fate === 'active'
      ? (['mediator', 'conciliator'] as const).map((list) =>
          later(one, DAY * chance.whole(1, 5), () => alsoOn({ ...one, list })),
        )
      : []),
  ];
}

/** Whoever arbitrates asks for a place on another list too, which begins where every place begins. */
async function alsoOn(one: One): Promise<readonly Step[]> {
  const { house, chance, committee } = one.desk;
  await ask(house, 'POST', `/api/panel/applications/${one.id}/listings`, {
    body: { list: one.list },
    by: one.officer,
  });
  await officeMove(one, 'check_documents', '');
  for (const member of chance.some(committee, 2)) await vote(one, member, { verdict: 'agree' });
  await ownMove(one, 'accept_conduct');
  const activate = async () => {
    for (const member of chance.some(committee, 2)) await vote(one, member, { verdict: 'agree' });
    return [];
  };
  return [later(one, DAY * chance.whole(21, 40), activate)];
}

async function lookAt(one: One): Promise<readonly Step[]> {
  const { house } = one.desk;
  const { neutralId } = await ask<{ neutralId: string }>(
    house,
    'GET',
    `/api/panel/applications/${one.id}`,
    { by: one.officer },
  );
  const { neutral } = await ask<{ neutral: { profile: { version: number } } }>(
    house,
    'GET',
    `/api/panel/neutrals/${neutralId}`,
    {
      by: one.officer,
    },
  );
  const body = { version: neutral.profile.version, isApproved: true, note: '' };
  await ask(house, 'POST', `/api/panel/neutrals/${neutralId}/looks`, { body, by: one.officer });
  return [];
}

async function afterwards(one: One, person: Person): Promise<readonly Step[]> {
  const { house, chance } = one.desk;
  const { fate } = one.applicant;
  const soon = DAY * chance.whole(10, 30);
  if (fate === 'on_leave') {
    const [place] = await placesOf(one);
    const leave = async () => {
      await ask(house, 'POST', '/api/panel/my/leave', {
        body: { place: place?.id, move: 'take_leave' },
        by: person,
      });
      return [];
    };
    return [later(one, soon, leave)];
  }
  if (fate === 'suspended')
    return [
      later(one, soon, () =>
        officeMove(one, 'suspend', 'A complaint about fees is being looked into.'),
      ),
    ];
  return fate === 'notice' || fate === 'warned' || fate === 'removed'
    ? [later(one, soon, () => giveNotice(one))]
    : [];
}

async function giveNotice(one: One): Promise<readonly Step[]> {
  const { house, chance, committee } = one.desk;
  const body = {
    principle: chance.one(['diligence', 'disclosure', 'fees']),
    facts: 'Three letters of the parties were left unanswered for a month each.',
  };
  const { id } = await ask<{ id: string }>(
    house,
    'POST',
    `/api/panel/applications/${one.id}/proceedings`,
    { body, by: one.officer },
  );
  const { fate } = one.applicant;
  const replied = async () => {
    const reply = {
      ...(await linkOf(one)),
      proceeding: id,
      text: 'I was in hospital, and should have told you. The letters are answered now.',
    };
    await ask(house, 'POST', '/api/panel/status/notice-replies', { body: reply });
    return [];
  };
  const outcome = fate === 'warned' ? 'warned' : 'removed';
  const judge = async () => {
    for (const member of chance.some(committee, 2)) {
      await declare(one, member);
      const judgement = {
        outcome,
        until: null,
        reasons: 'Silence for months is not diligence; what was said in reply was weighed.',
      };
      await ask(house, 'POST', `/api/panel/proceedings/${id}/votes`, {
        body: judgement,
        by: member,
      });
    }
    return [];
  };
  const reply = later(one, DAY * chance.whole(3, 10), replied);
  return fate === 'notice' ? [reply] : [reply, later(one, DAY * chance.whole(18, 30), judge)];
}

async function vote(
  one: One,
  member: Person,
  { verdict }: { verdict: 'agree' | 'decline' },
): Promise<void> {
  const { house, chance } = one.desk;
  await declare(one, member);
  const [place] = await placesOf(one);
  const reasons = chance.one(verdict === 'agree' ? AGREE : DECLINE);
  await ask(house, 'POST', `/api/panel/listings/${place?.id}/votes`, {
    body: { verdict, reasons },
    by: member,
  });
}

async function declare(one: One, member: Person): Promise<void> {
  const { declared } = await ask<{ declared: string | null }>(
    one.desk.house,
    'GET',
    `/api/panel/applications/${one.id}`,
    { by: member },
  );
  const body = { hasRelation: false, relation: '' };
  if (declared === null)
    await ask(one.desk.house, 'POST', `/api/panel/applications/${one.id}/declarations`, {
      body,
      by: member,
    });
}

async function officeMove(
  one: One,
  move: 'check_documents' | 'suspend',
  reason: string,
): Promise<readonly Step[]> {
  const [place] = await placesOf(one);
  await ask(one.desk.house, 'POST', `/api/panel/listings/${place?.id}/moves`, {
    body: { move, reason },
    by: one.officer,
  });
  return [];
}

async function ownMove(one: One, move: 'withdraw' | 'accept_conduct'): Promise<readonly Step[]> {
  const [place] = await placesOf(one);
  const conductVersion = move === 'accept_conduct' ? one.desk.conductVersion : null;
  const body = { ...(await linkOf(one)), place: place?.id, move, conductVersion };
  await ask(one.desk.house, 'POST', '/api/panel/status/moves', {
    body,
    language: one.applicant.language,
  });
  return [];
}

async function placesOf({ desk, id, officer, list }: One): Promise<Place[]> {
  const path = `/api/panel/applications/${id}`;
  const { places } = await ask<{ places: Place[] }>(desk.house, 'GET', path, { by: officer });
  return places.filter((place) => place.list === list);
}

/** The newest link to the state of their application that we have mailed to them. */
async function linkOf({
  desk: { house },
  applicant,
}: One): Promise<{ token: string; application: null }> {
  await house.post();
  return {
    token: tokenIn(house, applicant.who.email, '/application-of-arbitration/status'),
    application: null,
  };
}

function later({ desk: { chance, house } }: One, hours: number, act: Step['act']): Step {
  return { at: officeMoment(chance, house.clock.now(), hours), act };
}

const AGREE = [
  'Long practice, and references that say the same.',
  'Reads accounts without help; patient in the interview.',
  'Knows the languages that our parties speak.',
];
const DECLINE = [
  'Twelve cases as counsel, none as a neutral; welcome again after training.',
  'The certificate could not be found in the register that was named.',
];
const LINES = [
  'Hears first, decides late, writes short.',
  'Rent, deposits and neighbours, in three languages.',
  'Reads drawings and delay schedules without an expert.',
  'Companies, shareholders, and the word “fair” in contracts.',
  'Forty hours of silence are training too.',
];
