// What the two sides do in the private place of their dispute: they file papers, say what they think of the other's, and talk.

import type { Language } from '../../../src/kernel/language.ts';
import type { Chance } from '../chance.ts';
import { cvOf } from '../documents.ts';
import { ask, type Person } from '../door.ts';
import { settleIn } from './around.ts';
import { type Case, firstOf, type Party, reread } from './case.ts';
import { signUp } from './request.ts';
import { TALKS, type Turn } from './talks.ts';

type Side = 'claimant' | 'respondent';
type Sides = Record<Side, { person: Person; party: Party }>;

/** Where the other side has an account, they work in the dispute; and they have one as soon as they were reached and signed up. */
export async function work(one: Case): Promise<void> {
  await reread(one);
  const party = firstOf(one);
  const own = one.parties.find(({ side }) => side === 'claimant');
  if (!one.claimant || !own) return;
  const person = await accountOf(one, party);
  const sides: Sides = {
    claimant: { person: one.claimant, party: own },
    respondent: { person, party },
  };
  for (const { person: by } of Object.values(sides))
    await ask(one.desk.house, 'GET', `/api/disputes/${one.id}/workspace`, { by });
  await fileAll(one, sides);
  for (const turn of one.desk.chance.one(TALKS[party.language])) await say(one, sides, turn);
}

/** The respondent signs up at the address at which the notice reached them, and so stands in the dispute by an account. */
async function accountOf(one: Case, party: Party): Promise<Person> {
  const { house, chance } = one.desk;
  const email = party.contacts.find(({ channel }) => channel === 'email')?.value ?? '';
  const person = await signUp(house, chance, { name: party.name, email });
  one.accounts.set(party.id, person);
  return person;
}

type Paper = { title: string; kind: string; name: string; bytes: Uint8Array<ArrayBuffer> };
type Filed = { id: string; number: string };

async function fileAll(one: Case, { claimant, respondent }: Sides): Promise<void> {
  const { house, chance } = one.desk;
  const papers = `/api/disputes/${one.id}/papers`;
  const { may } = await ask<{ may: string[] }>(house, 'GET', papers, { by: claimant.person });
  if (!may.includes('file')) return;
  const now = house.clock.now();
  const first = await file(one, claimant.person, [
    {
      title: 'Delivery notes',
      kind: 'account',
      name: 'notes.pdf',
      bytes: await cvOf('Delivery notes', 'Three notes, each with a stamp.', now),
    },
    {
      title: 'What we wrote to each other',
      kind: 'correspondence',
      name: 'chat.txt',
      bytes: bytesOf(CHAT),
    },
    {
      title: 'Account of what is open',
      kind: 'account',
      name: 'account.csv',
      bytes: bytesOf(ACCOUNT),
    },
  ]);
  const { title, words } = ANSWERS[respondent.party.language];
  const second = await file(one, respondent.person, [
    {
      title,
      kind: 'statement',
      name: 'answer.pdf',
      bytes: await cvOf(title, words, now, respondent.party.language),
    },
    {
      title: 'A mail of last year',
      kind: 'correspondence',
      name: 'mail.eml',
      bytes: bytesOf(MAIL),
    },
  ]);
  await answerTo(one, respondent.person, first[0], chance.percent(70) ? 'admitted' : 'denied');
  await answerTo(one, claimant.person, second[1], 'objected');
  if (first[0])
    await settleIn(one, { by: claimant.person, party: claimant.party, paper: first[0].id });
  if (chance.percent(50)) await replace(one, claimant.person, first[2]);
  if (chance.percent(30) && second[0])
    await ask(house, 'POST', `${papers}/${second[0].id}/strike`, {
      body: { why: 'The pages were in the wrong order. It comes again.' },
      by: respondent.person,
    });
}

/** A later account stands beside the first. */
async function replace(one: Case, by: Person, paper: Filed | undefined): Promise<void> {
  const bytes = bytesOf(`${ACCOUNT}2026-09-30,Interest,1840.00\n`);
  const later = { title: 'Account of what is open', kind: 'account', name: 'account.csv', bytes };
  if (paper) await file(one, by, [later], paper.id);
}

async function answerTo(one: Case, by: Person, paper: Filed | undefined, answer: string) {
  if (!paper) return;
  const why = answer === 'admitted' ? '' : 'It was never shown to us, and it bears no date.';
  // Nobody answers a paper that they never opened.
  await ask(one.desk.house, 'GET', `/api/disputes/${one.id}/documents/${paper.id}`, { by });
  await ask(one.desk.house, 'POST', `/api/disputes/${one.id}/papers/${paper.id}/answers`, {
    body: { answer, ...(why ? { why } : {}) },
    by,
  });
}

/** Sends files as a browser does, piece by piece, and files them in one act. */
async function file(
  one: Case,
  by: Person,
  papers: readonly Paper[],
  replaces?: string,
): Promise<Filed[]> {
  const { house } = one.desk;
  const uploads: string[] = [];
  for (const paper of papers) uploads.push(await send(one, by, paper));
  await house.checked();
  const body = {
    papers: papers.map(({ title, kind }, at) => ({
      ...{ upload: uploads[at], title, kind },
      ...(replaces ? { replaces } : {}),
    })),
  };
  const path = `/api/disputes/${one.id}/papers`;
  return (await ask<{ papers: Filed[] }>(house, 'POST', path, { body, by })).papers;
}

async function send({ desk: { house }, id }: Case, by: Person, { name, bytes }: Paper) {
  const cookie = [...by.jar].map(([key, value]) => `${key}=${value}`).join('; ');
  const tus = { 'tus-resumable': '1.0.0', 'sec-fetch-site': 'same-origin', cookie };
  const begun = await house.request(
    `/api/disputes/${id}/uploads`,
    {
      method: 'POST',
      headers: {
        ...tus,
        'upload-length': String(bytes.length),
        'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
      },
    },
    by.network,
  );
  const path = begun.headers.get('location');
  if (!path) throw new Error(`${name}: ${begun.status} ${await begun.text()}`);
  const headers = {
    ...tus,
    'upload-offset': '0',
    'content-type': 'application/offset+octet-stream',
  };
  const sent = await house.request(path, { method: 'PATCH', headers, body: bytes }, by.network);
  if (sent.status !== 204) throw new Error(`${name}: ${sent.status} ${await sent.text()}`);
  return path.slice(-36);
}

type Place = { place: string; fingerprint: string; mayWrite: boolean };

/** Says something to whoever reads in that place now; where there is no such place for them, nothing. */
async function say(one: Case, sides: Sides, turn: Turn): Promise<void> {
  const { house, chance } = one.desk;
  const { by, place } = turn;
  const person = by === 'officer' ? one.officer : sides[by].person;
  const side = by === 'officer' ? (turn.with ?? 'claimant') : by;
  const key = place === 'own' || place === 'office' ? `${place}-${sides[side].party.id}` : place;
  const talk = `/api/disputes/${one.id}/talk`;
  house.clock.goTo(new Date(house.clock.now().getTime() + chance.whole(2, 40) * 60_000));
  const { places } = await ask<{ places: Place[] }>(house, 'GET', talk, { by: person });
  const open = places.find((found) => found.place === key && found.mayWrite);
  if (!open) return;
  await ask(house, 'POST', `${talk}/${key}/messages`, {
    body: { client: idFrom(chance), words: turn.words, audience: open.fingerprint },
    by: person,
  });
}

/** An id such as a browser makes, that the same seed makes again. */
function idFrom(chance: Chance): string {
  const hex = Buffer.from(chance.bytes(16)).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));

const ANSWERS: Record<Language, { title: string; words: string }> = {
  en: { title: 'Our answer to the account', words: 'Two of the five entries are wrong.' },
  hi: {
    title: 'हिसाब पर हमारा जवाब',
    words: 'पाँच में से दो रकम गलत लिखी हैं। चौदह मार्च की गाड़ी का आधा माल भीगा हुआ था और लौटा दिया गया।',
  },
  mr: {
    title: 'हिशेबाला आमचे उत्तर',
    words: 'पाच नोंदींपैकी दोन चुकीच्या आहेत. चौदा मार्चच्या गाडीतील अर्धा माल भिजलेला होता आणि परत केला.',
  },
};

const CHAT = `12/03, 10:14 - Shop: Bhai, the second lorry has not come.
12/03, 10:41 - Works: It left at six, the driver is not picking up.
14/03, 18:02 - Shop: Two bales are wet. I am sending photographs.
14/03, 18:20 - Works: Keep them apart, we will see.
`;
const ACCOUNT = `day,what,rupees
2026-03-12,First lorry,182000.00
2026-03-14,Second lorry,96500.00
2026-04-30,Paid by transfer,-50000.00
`;
const MAIL = `From: works@works.example
To: shop@shop.example
Subject: The rest of the order
Date: Mon, 16 Mar 2026 11:20:00 +0530
MIME-Version: 1.0
Content-Type: text/plain; charset=utf-8

We take the two bales back. The rest stays as it was agreed.
`;
