// Sessions of led talks: one with both sides that was held, what one side would talk about, and the next one, with that side alone.
import { addDays, dayAt } from '../../../src/kernel/days.ts';
import type { Language } from '../../../src/kernel/language.ts';
import { ask } from '../door.ts';
import { type Case, firstOf } from './case.ts';
import { accountAt, askedIn } from './tribunal.ts';

type Person = { id: string };
type Room = {
  key: string;
  places: { key: string; kind: 'joint' | 'caucus'; people: Person[] }[];
  parties: Person[];
  sessions: { id: string; startsAt: string | null; called: Person[] }[];
};

const pathOf = (one: Case) => `/api/disputes/${one.id}/sessions`;
const roomOf = (one: Case) => ask<Room>(one.desk.house, 'GET', pathOf(one), { by: askedIn(one) });
const today = (one: Case) => dayAt(one.desk.house.clock.now());

async function call(
  one: Case,
  { kind, title, agenda }: { kind: 'joint' | 'caucus'; title: string; agenda: string[] },
): Promise<void> {
  const { key, places } = await roomOf(one);
  const place = places.find((each) => each.kind === kind);
  if (!place) throw new Error('Whoever leads the talks finds nobody to call.');
  await ask(one.desk.house, 'POST', pathOf(one), {
    body: {
      ...{ key, place: place.key, title, agenda, minutes: 60, how: 'fixed' },
      people: place.people.map(({ id }) => id),
      times: [{ day: addDays(today(one), 2), from: '15:00' }],
    },
    by: askedIn(one),
  });
}

/** Both sides are called, with what is to be talked about. */
export function callsBoth(one: Case): Promise<void> {
  const { first, agenda } = WORDS[firstOf(one).language];
  return call(one, { kind: 'joint', title: first, agenda: [...agenda] });
}

/** It was held, and everybody who was called was there; the claimant says what else there is to talk about. */
export async function wasHeld(one: Case): Promise<void> {
  const { house } = one.desk;
  const { sessions } = await roomOf(one);
  const [session] = sessions.filter(({ startsAt }) => startsAt !== null);
  if (!session?.startsAt) throw new Error('No session was called.');
  await ask(house, 'POST', `${pathOf(one)}/${session.id}/accounts`, {
    body: {
      ...{ wasHeld: true, why: '', after: 0, present: session.called.map(({ id }) => id) },
      span: { day: dayAt(new Date(session.startsAt)), from: '15:05', to: '15:50' },
    },
    by: askedIn(one),
  });
  const claimant = accountAt(one, 'claimant');
  const { parties } = await ask<Room>(house, 'GET', pathOf(one), { by: claimant });
  const words = WORDS[firstOf(one).language].point;
  await ask(house, 'POST', `/api/disputes/${one.id}/agenda-wishes`, {
    body: { party: parties[0]?.id ?? '', words },
    by: claimant,
  });
}

/** The next one is with the first party alone. */
export function callsOne(one: Case): Promise<void> {
  const { alone, point } = WORDS[firstOf(one).language];
  return call(one, { kind: 'caucus', title: alone, agenda: [point] });
}

type Words = { first: string; agenda: readonly string[]; point: string; alone: string };
const WORDS: Record<Language, Words> = {
  en: {
    first: 'First session',
    agenda: ['How we talk, and what stays between us', 'What each of you needs', 'What is owed'],
    point: 'When the first payment could come',
    alone: 'A talk with you alone',
  },
  hi: {
    first: 'पहला सत्र',
    agenda: ['हम कैसे बात करेंगे, और क्या हमारे बीच रहेगा', 'आप दोनों को क्या चाहिए', 'कितना बाकी है'],
    point: 'पहला भुगतान कब आ सकता है',
    alone: 'सिर्फ़ आपसे बातचीत',
  },
  mr: {
    first: 'पहिले सत्र',
    agenda: ['आपण कसे बोलू, आणि काय आपल्यातच राहील', 'तुम्हा दोघांना काय हवे आहे', 'किती बाकी आहे'],
    point: 'पहिला हप्ता कधी येऊ शकेल',
    alone: 'फक्त तुमच्याशी बोलणे',
  },
};
