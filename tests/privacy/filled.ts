// Puts a canary into each place of the walked dispute, by the product's own doors where there is one.
import { expect } from 'vitest';
import { newId, newToken } from '#platform/ids.ts';
import { call } from '../app.ts';
import { type SignedIn, signedIn } from '../cast.ts';
import { type RecordRoom, ready } from '../record-room.ts';
import { type Canary, sentence } from './canaries.ts';
import type { PartyName, PersonName } from './people.ts';
import type { WalkedRoom } from './room.ts';

/** Who proposes each meeting, who else is asked, and which place's people meet. */
function meetings({ partyIds, cast }: WalkedRoom): [Canary, As, string, string[]][] {
  const { ben, omar, adv } = cast;
  return [
    ['meetingAll', 'ada', 'all', [ben.personId, omar.personId]],
    ['meetingParties', 'ben', 'parties', [cast.ada.personId]],
    ['meetingOwn', 'ada', `own-${partyIds.ada}`, [adv.personId]],
  ];
}

/** A meeting of each circle: one whose time is being found, and the others settled in an hour that only they have. */
async function meetingsIn(room: WalkedRoom, byId: ById): Promise<void> {
  const base = `/api/disputes/${room.id}/meetings`;
  const times = [{ day: '2026-12-01', from: '10:00' }];
  for (const [canary, who, place, people] of meetings(room)) {
    const asking = { minutes: 30, noticeDays: 1, asks: 'times', settles: 'proposer', times };
    const title = sentence(canary);
    const form = { key: newId(), place, title, people, ...asking };
    const { id } = await asked(room, who, 'POST', base, form);
    byId.set(id, canary);
    if (canary === 'meetingAll') continue;
    const other = who === 'ben' ? 'ada' : 'adv';
    const marks = times.map((one) => ({ ...one, to: null, can: 'yes' }));
    await asked(room, other, 'POST', `${base}/${id}/marks`, { marks });
    const settled = await call(room.app, 'POST', `${base}/${id}/settlement`, {
      cookie: room.cast[who].cookie,
      body: { ...times[0], reason: '' },
    });
    // Ada is in the first of them by then, which nobody is told.
    expect(settled.status).toBe(canary === 'meetingParties' ? 200 : 409);
  }
}

/** By id, the canary that whoever is given the bytes of that thing has heard. */
export type ById = Map<string, Canary>;

export async function filled(room: WalkedRoom): Promise<ById> {
  const byId: ById = new Map();
  await papersIn(room, byId);
  await issuedIn(room);
  await costsIn(room, byId);
  await meetingsIn(room, byId);
  // Ben chose to have the words of talk with all in his letters.
  const mail = `/api/disputes/${room.id}/talk/all/mail`;
  await asked(room, 'ben', 'POST', mail, { mail: 'words' });
  for (const [canary, place, writer] of talk(room)) await say(room, { canary, place, writer });
  await openedIn(room);
  await proposedIn(room);
  await dividedIn(room);
  await sessionsIn(room);
  return byId;
}

type As = Exclude<PersonName, 'nobody'>;

export async function asked(
  room: WalkedRoom,
  who: As,
  method: string,
  path: string,
  body?: object,
) {
  const answer = await call(room.app, method, path, { cookie: room.cast[who].cookie, body });
  const text = await answer.text();
  expect(answer.status, `${method} ${path} ${text}`).toBeLessThan(300);
  // biome-ignore lint/suspicious/noExplicitAny: what a test reads it also checks
  return (JSON.parse(text) as { data: any }).data;
}

/** Who wrote each sentence of talk. */
export const WRITERS = {
  talkAll: 'ada',
  talkParties: 'ben',
  talkOwnAda: 'adv',
  talkOwnBen: 'ben',
  talkOwnCara: 'cara',
  talkOfficeAda: 'ada',
  talkOfficeBen: 'omar',
  talkJoint: 'mia',
  talkCaucus: 'mia',
  talkTribunal: 'arun',
} as const;

function talk({ partyIds: { ada, ben, cara } }: WalkedRoom): [Canary, string, As][] {
  return [
    ['talkAll', 'all', WRITERS.talkAll],
    ['talkParties', 'parties', WRITERS.talkParties],
    ['talkOwnAda', `own-${ada}`, WRITERS.talkOwnAda],
    ['talkOwnBen', `own-${ben}`, WRITERS.talkOwnBen],
    ['talkOwnCara', `own-${cara}`, WRITERS.talkOwnCara],
    ['talkOfficeAda', `office-${ada}`, WRITERS.talkOfficeAda],
    ['talkOfficeBen', `office-${ben}`, WRITERS.talkOfficeBen],
    ['talkJoint', 'joint', WRITERS.talkJoint],
    ['talkCaucus', `caucus-${ada}`, WRITERS.talkCaucus],
    ['talkTribunal', 'tribunal', WRITERS.talkTribunal],
  ];
}

/** Terms that somebody who led talks here before proposed, and an observation of one side to them alone. */
async function proposedIn(room: WalkedRoom): Promise<void> {
  const { db } = room.database;
  const [id, at] = [newId(), new Date(room.parts.now())];
  const row = { id, disputeId: room.id, number: 1, byPerson: newId(), begunAt: at };
  const note = sentence('proposalAll');
  await db
    .insertInto('talks_proposal')
    .values({ ...row, shownAt: at, clauses: '[]', note })
    .execute();
  const observed = {
    id: newId(),
    proposalId: id,
    clause: 0,
    side: 'claimant',
    madeAt: at,
  } as const;
  const said = sentence('observationAda');
  await db
    .insertInto('talks_observation')
    .values({ ...observed, byPerson: room.cast.ada.personId, said, isForAll: false })
    .execute();
}

/** Things that both sides divide. */
async function dividedIn(room: WalkedRoom): Promise<void> {
  const [at, byPerson] = [new Date(room.parts.now()), room.cast.ada.personId];
  const row = { id: newId(), disputeId: room.id, number: 1, side: 'claimant' } as const;
  const things = JSON.stringify([sentence('thingsBoth'), 'Savings']);
  await room.database.db
    .insertInto('division')
    .values({ ...row, partyId: room.partyIds.ada, byPerson, proposedAt: at, things })
    .execute();
}

/** A session with Ada alone, what she would have on its agenda, and notes that are their writers' alone. */
async function sessionsIn(room: WalkedRoom): Promise<void> {
  const base = `/api/disputes/${room.id}`;
  await asked(room, 'mia', 'POST', `${base}/sessions`, {
    ...{ key: newId(), place: `caucus-${room.partyIds.ada}`, title: 'Alone', minutes: 30 },
    ...{ people: [room.cast.ada.personId], how: 'fixed', agenda: [sentence('sessionAgenda')] },
    times: [{ day: '2026-12-03', from: '15:00' }],
  });
  const point = { party: room.partyIds.ada, words: sentence('pointAda') };
  await asked(room, 'ada', 'POST', `${base}/agenda-wishes`, point);
  for (const [who, canary] of [
    ['mia', 'noteMia'],
    ['ben', 'noteBen'],
  ] as const)
    await asked(room, who, 'POST', `${base}/talks-note`, { words: sentence(canary), seen: '' });
}

/** One more word to everybody. */
export const sayMore = (room: WalkedRoom): Promise<void> =>
  say(room, { canary: 'talkAll', place: 'all', writer: 'ada' });

type Saying = { canary: Canary; place: string; writer: As };

async function say(room: WalkedRoom, { canary, place, writer }: Saying): Promise<void> {
  const base = `/api/disputes/${room.id}/talk`;
  const { places } = await asked(room, writer, 'GET', base);
  const audience = places.find((one: { place: string }) => one.place === place)?.fingerprint;
  const message = { client: newId(), words: sentence(canary), audience };
  await asked(room, writer, 'POST', `${base}/${place}/messages`, message);
}

/** Two registrars opened what the sides say to each other; that Rhea may read the words of it is for her alone, and only by asking. */
async function openedIn(room: WalkedRoom): Promise<void> {
  const { db } = room.database;
  const now = new Date(room.parts.now());
  const second = await signedIn(db, { name: 'A second registrar', roles: ['registrar'], now });
  const openings = `/api/office/disputes/${room.id}/talk-openings`;
  const request = { place: 'parties', ground: 'offence', why: sentence('openingWhy') };
  const post = async (cookie: string, path: string, body: object) => {
    const browser = `${cookie}; munch-device=${newToken()}`;
    const answer = await call(room.app, 'POST', path, { cookie: browser, body });
    expect(answer.status).toBeLessThan(300);
    return ((await answer.json()) as { data: { id: string } }).data;
  };
  const { id } = await post(room.cast.rhea.cookie, openings, request);
  const body = { decision: 'granted', ground: 'offence', why: 'Agreed.' };
  await post(second.cookie, `${openings}/${id}/decision`, body);
}

async function papersIn(room: WalkedRoom, byId: ById): Promise<void> {
  const filed = async (who: As & PartyName, title: Canary, content: Canary) => {
    const id = await fileOne(room, room.cast[who], { title, content });
    byId.set(id, content);
    return id;
  };
  const first = await filed('ada', 'paperAda', 'fileAda');
  const second = await filed('ben', 'paperBen', 'fileBen');
  await filed('cara', 'paperCara', 'fileCara');
  const papers = `/api/disputes/${room.id}/papers`;
  const denial = { answer: 'denied', why: sentence('denial') };
  await (
    await call(room.app, 'GET', `/api/disputes/${room.id}/documents/${first}`, {
      cookie: room.cast.ben.cookie,
    })
  ).arrayBuffer();
  await asked(room, 'ben', 'POST', `${papers}/${first}/answers`, denial);
  await asked(room, 'ben', 'POST', `${papers}/${second}/strike`, { why: sentence('struck') });
  await sealedIn(room, await filed('ada', 'sealedTitle', 'sealedFile'));
  const file = { name: `${sentence('uploadBen')}.txt`, content: 'On its way.' };
  await ready(recordRoomOf(room), { ...file, who: room.cast.ben });
}

/** A paper that somebody opened and denied, and that was sealed while its letters waited. */
async function sealedIn(room: WalkedRoom, paper: string): Promise<void> {
  const { app, id, cast } = room;
  const opened = `/api/disputes/${id}/documents/${paper}`;
  await (await call(app, 'GET', opened, { cookie: cast.cara.cookie })).arrayBuffer();
  const at = `/api/disputes/${id}/papers/${paper}`;
  const denial = { answer: 'denied', why: sentence('sealedAnswer') };
  await asked(room, 'cara', 'POST', `${at}/answers`, denial);
  const order = { decision: 'ordered', why: 'It names prices.', readers: [] };
  await asked(room, 'rhea', 'POST', `${at}/seal`, order);
}

/** What the office wrote for itself and to each side. */
async function issuedIn({ database: { db }, id, clock }: WalkedRoom): Promise<void> {
  for (const [canary, audience] of [
    ['paperOffice', 'office'],
    ['paperClaimant', 'claimant'],
    ['paperRespondent', 'respondent'],
  ] as const)
    await db
      .insertInto('dispute_document')
      .values({
        ...{ id: newId(), disputeId: id, kind: 'other', title: sentence(canary), audience },
        ...{ type: 'application/pdf', contentHash: Buffer.alloc(32), size: 100n },
        addedAt: clock.now,
      })
      .execute();
}

export const recordRoomOf = ({
  app,
  id,
  parts,
  vaults,
  partyIds,
  cast,
}: WalkedRoom): RecordRoom => ({
  ...{ app, id, deps: { ...parts, uploads: vaults.uploads } },
  ...{
    claimant: partyIds.ada,
    respondent: partyIds.ben,
    ada: cast.ada,
    ben: cast.ben,
    eve: cast.eve,
  },
  bela: null,
});

async function fileOne(
  room: WalkedRoom,
  who: SignedIn,
  { title, content }: { title: Canary; content: Canary },
): Promise<string> {
  const file = { name: 'note.txt', content: `Of these goods: ${sentence(content)}`, who };
  const upload = await ready(recordRoomOf(room), file);
  const papers = [{ upload, title: sentence(title), kind: 'account' }];
  const answer = await call(room.app, 'POST', `/api/disputes/${room.id}/papers`, {
    cookie: who.cookie,
    body: { papers },
  });
  const { data } = (await answer.json()) as { data: { papers: { id: string }[] } };
  return data.papers[0]?.id ?? '';
}

/** A bill of Ada's and one of Ben's, each with a note on it. */
async function costsIn({ database: { db }, id, partyIds }: WalkedRoom, byId: ById): Promise<void> {
  const like = await db
    .selectFrom('fees_invoice')
    .where('disputeId', '=', id)
    .selectAll()
    .executeTakeFirstOrThrow();
  for (const [who, canary, at] of [
    ['ada', 'invoiceAda', 8],
    ['ben', 'invoiceBen', 9],
  ] as const) {
    const [bill, note] = [newId(), newId()];
    const own = { id: bill, number: `M-${at}`, reference: `WALKED0${at}`, partyId: partyIds[who] };
    await db
      .insertInto('fees_invoice')
      .values({ ...like, ...own })
      .execute();
    const words = sentence(canary);
    await db
      .insertInto('fees_invoice_line')
      .values({ invoiceId: bill, place: 1, words, amount: like.net })
      .execute();
    const sums = { amount: 100n, net: 100n, cgst: 0n, sgst: 0n, igst: 0n };
    const why = { cause: 'waived' as const, at: like.issuedAt, reason: words };
    await db
      .insertInto('fees_credit_note')
      .values({ id: note, number: `CN-${at}`, invoiceId: bill, ...why, ...sums })
      .execute();
    byId.set(bill, canary).set(note, canary);
  }
}
