import { addDays, daysBetween } from '#kernel/days.ts';
import { dayAt } from '../../src/kernel/days.ts';
import type { Chance } from './chance.ts';
import { ask, type House, type Person, tokenIn } from './door.ts';
import type { Arrival } from './plan.ts';
import type { Step } from './play.ts';
import { NOTES, REPLIES } from './texts.ts';
import { isOfficeDay, officeMoment } from './times.ts';

type Desk = {
  house: House;
  chance: Chance;
  officers: readonly Person[];
  ids: ReadonlyMap<Person, string>;
};

const HOUR = 3_600_000;

/** Everything that visitors of a year send, and what the office makes of it. */
export function enquirySteps(desk: Desk, arrivals: readonly Arrival[]): Step[] {
  return arrivals.map((arrival) => ({ at: arrival.at, act: () => arrive(desk, arrival) }));
}

async function arrive(desk: Desk, { at, language, who, sent }: Arrival): Promise<readonly Step[]> {
  const { house, chance } = desk;
  const { id } = await ask<{ id: string }>(house, 'POST', `/api/sales/${sent.kind}`, {
    body: sent.form,
    language,
  });
  if (sent.kind === 'newsletter') {
    if (!sent.isConfirmed) return [];
    const confirm = async () => {
      await house.post();
      await ask(house, 'POST', '/api/sales/newsletter/confirmation', {
        body: { token: tokenIn(house, who.email, '/newsletter/confirm') },
        language,
      });
      return [];
    };
    return [{ at: new Date(at.getTime() + chance.whole(2, 240) * 60_000), act: confirm }];
  }
  // A few are overlooked: a queue that never has anything old in it shows nothing.
  if (chance.percent(1)) return [];
  const enquiry: Enquiry = {
    desk,
    about: { kind: sent.kind, id, who, language },
    officer: chance.one(desk.officers),
  };
  return [{ at: officeMoment(chance, at, chance.whole(0, 20)), act: () => begin(enquiry) }];
}

type About = Pick<Arrival, 'who' | 'language'> & { kind: 'contact' | 'consultation'; id: string };

/** One enquiry on its way. The officer names the version that they saw, as their screen does. */
type Enquiry = { desk: Desk; about: About; officer: Person };

async function begin(one: Enquiry): Promise<readonly Step[]> {
  const { chance, ids } = one.desk;
  await work(one, 'assignment', { assignee: ids.get(one.officer) ?? null });
  if (chance.percent(55))
    await work(one, 'notes', { text: chance.one(NOTES) }, { isVersioned: false });
  if (one.about.kind === 'consultation' && chance.percent(62))
    return [later(one, chance.whole(0, 3), () => offer(one))];
  return [later(one, chance.whole(0, 6), () => reply(one))];
}

async function reply(one: Enquiry): Promise<readonly Step[]> {
  const { chance } = one.desk;
  const { language } = one.about;
  const text = `${GREETING[language]} ${one.about.who.name},\n\n${chance.one(REPLIES[language])}`;
  await work(one, 'replies', { subject: SUBJECT[language], text, language });
  const followUp = chance.percent(18) ? [later(one, 0, () => lookAgain(one))] : [];
  if (chance.percent(38))
    return [...followUp, later(one, chance.whole(20, 90), () => answered(one))];
  return [...followUp, later(one, 24 * chance.whole(4, 20), () => close(one))];
}

async function answered(one: Enquiry): Promise<readonly Step[]> {
  const { chance, house } = one.desk;
  const text = chance.one(ANSWERS[one.about.language]);
  await work(one, 'answers', { text, on: dayAt(house.clock.now()) }, { isVersioned: false });
  if (chance.percent(70)) return [later(one, chance.whole(1, 24), () => reply(one))];
  return [later(one, 24 * chance.whole(1, 5), () => close(one))];
}

async function lookAgain(one: Enquiry): Promise<readonly Step[]> {
  const { chance, house } = one.desk;
  let on = addDays(dayAt(house.clock.now()), chance.whole(2, 12));
  while (!isOfficeDay(on)) on = addDays(on, 1);
  await work(one, 'follow-up', { on });
  const late = chance.percent(12) ? 3 : 0;
  const days = daysBetween(dayAt(house.clock.now()), on) + late;
  return [later(one, 24 * days, () => doneLooking(one))];
}

async function doneLooking(one: Enquiry): Promise<readonly Step[]> {
  await work(one, 'follow-up', { on: null });
  return [];
}

async function close(one: Enquiry, given?: string): Promise<readonly Step[]> {
  const { chance } = one.desk;
  const drawn = chance.weighted({
    answered: 50,
    withdrawn: 8,
    referred: 9,
    became_dispute: 16,
    duplicate: 3,
    unreachable: 9,
    other: 3,
    spam: 2,
  });
  const reason = given ?? drawn;
  await work(one, 'closure', {
    reason,
    text: reason === 'other' ? 'Settled between themselves, with a cake.' : '',
  });
  return [];
}

async function offer(one: Enquiry): Promise<readonly Step[]> {
  const { house, chance } = one.desk;
  const path = `/api/office/consultations/${one.about.id}`;
  const { suggestions, may } = await ask<{ suggestions: string[]; may: string[] }>(
    house,
    'GET',
    path,
    { by: one.officer },
  );
  const [slot1, slot2, slot3] = suggestions;
  if (!slot1 || !slot2 || !slot3 || !may.includes('offer')) return [];
  await ask(house, 'POST', `${path}/offer`, {
    body: { slot1, slot2, slot3, minutes: '30', timeZone: '', reason: '' },
    by: one.officer,
  });
  await house.post();
  const fate = chance.weighted({ picks: 74, declines: 8, silent: 18 });
  if (fate === 'silent')
    return [
      later(one, 24 * chance.whole(4, 9), () =>
        chance.percent(40) ? offer(one) : close(one, 'unreachable'),
      ),
    ];
  const after = new Date(house.clock.now().getTime() + chance.whole(1, 9) * HOUR);
  return [
    {
      at: after,
      act: () => (fate === 'picks' ? pick(one, chance.one([slot1, slot2, slot3])) : decline(one)),
    },
  ];
}

async function pick(one: Enquiry, startsAt: string): Promise<readonly Step[]> {
  const { house, chance } = one.desk;
  const { language } = one.about;
  const path = `/api/consultation-links/${tokenIn(house, one.about.who.email, '/consultation')}`;
  const visit = await ask<{ slots: { startsAt: string; is: string }[] }>(house, 'GET', path, {
    language,
  });
  const free = visit.slots.filter((slot) => slot.is === 'free');
  const slot = free.find((one) => one.startsAt === startsAt) ?? free[0];
  if (!slot) return decline(one);
  await ask(house, 'POST', `${path}/booking`, { body: { startsAt: slot.startsAt }, language });
  const over = new Date(Date.parse(slot.startsAt) + chance.whole(35, 70) * 60_000);
  // Now and then somebody forgets for days to say how it went.
  const saidAt = chance.percent(8) ? officeMoment(chance, over, 24 * chance.whole(2, 9)) : over;
  return [{ at: saidAt, act: () => held(one) }];
}

async function decline(one: Enquiry): Promise<readonly Step[]> {
  const { house, chance } = one.desk;
  const path = `/api/consultation-links/${tokenIn(house, one.about.who.email, '/consultation')}`;
  await ask(house, 'POST', `${path}/refusal`, {
    body: { note: 'I work until seven, an evening would suit.' },
    language: one.about.language,
  });
  return [
    later(one, chance.whole(2, 20), () =>
      chance.percent(80) ? offer(one) : close(one, 'withdrawn'),
    ),
  ];
}

async function held(one: Enquiry): Promise<readonly Step[]> {
  const { house, chance } = one.desk;
  const act = chance.weighted({ hold: 86, miss_as_visitor: 11, miss_as_office: 3 });
  const nextStep =
    act === 'hold'
      ? chance.weighted({ none: 10, send_information: 35, expect_filing: 35, close_enquiry: 20 })
      : 'another_consultation';
  const body = { act, note: act === 'hold' ? chance.one(NOTES) : '', nextStep };
  await ask(house, 'POST', `/api/office/consultations/${one.about.id}/outcome`, {
    body,
    by: one.officer,
  });
  if (act !== 'hold')
    return [
      later(one, chance.whole(4, 40), () =>
        chance.percent(70) ? offer(one) : close(one, 'unreachable'),
      ),
    ];
  return [later(one, 24 * chance.whole(2, 15), () => close(one))];
}

/** An act on the enquiry as it is now. */
async function work(
  one: Enquiry,
  what: string,
  body: Record<string, unknown>,
  { isVersioned = true } = {},
): Promise<void> {
  const { house } = one.desk;
  const path = `/api/office/enquiries/${one.about.kind}/${one.about.id}`;
  type Seen = { version: number; may: string[]; followUpOn: string | null };
  const { version, may, followUpOn } = await ask<Seen>(house, 'GET', path, { by: one.officer });
  if (what !== 'notes' && may.includes('reopened')) return; // it was closed meanwhile
  if (what === 'follow-up' && body.on === followUpOn) return;
  await ask(house, 'POST', `${path}/${what}`, {
    body: isVersioned ? { ...body, version } : body,
    by: one.officer,
  });
}

function later(one: Enquiry, hours: number, act: Step['act']): Step {
  const { chance, house } = one.desk;
  return { at: officeMoment(chance, house.clock.now(), hours), act };
}

const GREETING = { en: 'Dear', hi: 'नमस्ते', mr: 'नमस्कार' } as const;
const SUBJECT = { en: 'Your enquiry', hi: 'आपका सवाल', mr: 'तुमची चौकशी' } as const;
const ANSWERS = {
  en: [
    'Thank you, that is clear. The contract is from 2023, page four has the clause. What happens next if he does not sign?',
    'She says she will come if it is on a Saturday. Is that possible?',
    'We have agreed on half of it meanwhile. Can the rest still be mediated?',
  ],
  hi: ['धन्यवाद। कागज़ मिल गए हैं, कल भेज दूँगा। सामने वाले को नोटिस कौन भेजेगा?'],
  mr: ['धन्यवाद. करारनामा सापडला. शनिवारी सुनावणी होऊ शकते का?'],
} as const;
