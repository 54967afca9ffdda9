import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runClock } from '#modules/disputes/actions/clock.ts';
import { disputeFor } from '#modules/disputes/actions/party.ts';
import type { App } from '#platform/http.ts';
import { newId } from '#platform/ids.ts';
import { asking } from '../../../../tests/api-request.ts';
import { appWith } from '../../../../tests/app.ts';
import { type SignedIn, signedIn } from '../../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { aFiling, aParty, move } from '../../../../tests/disputes.ts';
import { type Dispatched, dispatched, post, responseDeps } from '../../../../tests/notices.ts';
import type { ResponseDeps } from '../routes.ts';
import { EMPTY } from '../rules/content.ts';

// An offer is no answer, and the claimant can answer it.
let database: TestDatabase;
let deps: ResponseDeps;
let app: App;
let [ada, bob, eve, omar] = [] as unknown as [SignedIn, SignedIn, SignedIn, SignedIn];
const clock = { now: new Date('2026-11-20T06:30:00Z') };
const ask = asking(() => app);

beforeAll(async () => {
  database = await testDatabase();
  deps = await responseDeps(database.db, clock);
  app = appWith(database, { now: () => clock.now, papers: deps.papers });
  ada = await signedIn(database.db, { name: 'Ada', email: 'ada@example.org', now: clock.now });
});
afterAll(() => database.drop());
beforeEach(async () => {
  clock.now = new Date('2026-11-20T06:30:00Z');
  await database.db.deleteFrom('try_count').execute();
  [bob, eve, omar] = [
    await signedIn(database.db, { name: 'Bob', now: clock.now }),
    await signedIn(database.db, { name: 'Eve', now: clock.now }),
    await signedIn(database.db, { roles: ['case_officer'], now: clock.now }),
  ];
});

type Offered = Dispatched & { cookie: string; offer: string };

/** Ben has shown who he is and offers ₹4,500 in one sum; Bob is another respondent, with an account. */
async function offered(): Promise<Offered> {
  const one = await dispatched(
    deps,
    aFiling({
      parties: [aParty('claimant'), aParty('respondent'), aParty('respondent', { name: 'Bob' })],
    }),
  );
  const other = one.respondents.find((id) => id !== one.partyId) ?? '';
  const member = {
    id: newId(),
    disputeId: one.id,
    partyId: other,
    personId: bob.personId,
    role: 'party' as const,
    since: clock.now,
  };
  await database.db.insertInto('dispute_member').values(member).execute();
  const contact = (await ask('GET', `/api/response/${one.code}`)).data.contacts[0].id;
  await ask('POST', `/api/response/${one.code}/codes`, { body: { contact } });
  await post(deps);
  const proved = await ask('POST', `/api/response/${one.code}/session`, {
    body: { digits: '246810' },
  });
  const cookie = proved.cookies[0]?.split(';')[0] ?? '';
  return { ...one, cookie, offer: await offers({ ...one, cookie }, '4500') };
}

async function offers(
  { code, cookie }: Pick<Offered, 'code' | 'cookie'>,
  amount: string,
): Promise<string> {
  const body = {
    content: {
      ...EMPTY,
      shape: 'lump',
      amount,
      firstOn: '2026-12-20',
      words: 'In full and final.',
    },
  };
  const sent = await ask('POST', `/api/response/${code}/answers/offer`, { cookie, body });
  expect(sent.status).toBe(201);
  return sent.data.id;
}

const says = (
  { id, offer }: Pick<Offered, 'id' | 'offer'>,
  who: SignedIn,
  reply: string,
  words = '',
) =>
  ask('POST', `/api/disputes/${id}/offers/${offer}/replies`, {
    cookie: who.cookie,
    body: { reply, words },
  });
const choices = async ({ code, cookie }: Offered): Promise<string[]> =>
  (await ask('GET', `/api/response/${code}`, { cookie })).data.choices;
const eventsOf = async (id: string) =>
  database.db
    .selectFrom('dispute_event')
    .where('disputeId', '=', id)
    .orderBy('number')
    .selectAll()
    .execute();
const lastMail = async () => (await post(deps)).at(-1);

test('an offer ends no time: the answer and more time are still there, and silence after it is silence', async () => {
  const one = await offered();
  expect(await choices(one)).toEqual(expect.arrayContaining(['answer', 'extension', 'offer']));
  expect((await eventsOf(one.id)).map(({ type }) => type)).not.toContain('answered');
  const view = (await ask('GET', `/api/disputes/${one.id}`, { cookie: ada.cookie })).data;
  const lane = (who: { lanes: { partyId: string }[] }) =>
    who.lanes.find(({ partyId }) => partyId === one.partyId);
  expect(lane(view)).toMatchObject({
    stage: 'reached',
    hasOffered: true,
    dueOn: expect.any(String),
  });
  const { dueOn } = lane(view) as unknown as { dueOn: string };
  // A day after the last one the time is over, as for anybody who said nothing.
  clock.now = new Date(new Date(`${dueOn}T12:00:00Z`).getTime() + 86_400_000);
  await runClock(deps);
  const later = await disputeFor(deps, ada.viewer, one.id);
  expect(later && lane(later)).toMatchObject({ stage: 'silent', on: dueOn });
  expect(later?.passed).toContainEqual(
    expect.objectContaining({ act: 'answer', partyId: one.partyId, ledTo: 'goes_on_unheard' }),
  );
  // The notice says the same: over, on that day, and a late answer is taken.
  const notice = (await ask('GET', `/api/response/${one.code}`)).data;
  expect(notice.time).toMatchObject({ on: dueOn, isMet: false, isOver: true });
  expect(notice.choices).toContain('answer');
});

test('the claimant is told what was offered, answers it, and whoever offered is told; another respondent sees nothing', async () => {
  const one = await offered();
  const mails = await post(deps);
  expect(
    mails.some(
      ({ to, text }) =>
        to === 'ada@example.org' && text.includes('₹4,500') && text.includes('#offers'),
    ),
  ).toBe(true);
  const next = (await ask('GET', `/api/disputes/${one.id}`, { cookie: ada.cookie })).data.next;
  expect(next).toContainEqual(
    expect.objectContaining({ act: 'offer', who: 'you', aboutParty: one.partyId, place: 'offers' }),
  );

  expect((await says(one, ada, 'asked', 'By which account would you pay?')).status).toBe(201);
  expect((await lastMail())?.text).toContain('By which account would you pay?');
  expect((await says(one, ada, 'asked', 'And when?')).error?.code).toBe('answered_before');
  expect((await says(one, ada, 'accepted')).status).toBe(201);
  const told = await lastMail();
  expect(told?.text).toContain('in principle');
  expect(told?.text).toContain('A settlement binds once both have signed it');
  expect((await says(one, ada, 'refused')).error?.code).toBe('answered_before');

  const { sent } = (await ask('GET', `/api/response/${one.code}`, { cookie: one.cookie })).data;
  expect(sent[0].replies.map(({ reply }: { reply: string }) => reply)).toEqual([
    'asked',
    'accepted',
  ]);
  const answers = async (who: SignedIn) =>
    (await ask('GET', `/api/disputes/${one.id}/responses`, { cookie: who.cookie })).data.answers;
  expect((await answers(ada))[0].offer).toMatchObject({
    replies: [{}, { reply: 'accepted' }],
    left: [],
  });
  expect(await answers(bob)).toEqual([]);
  const bobs = (await ask('GET', `/api/disputes/${one.id}`, { cookie: bob.cookie })).data;
  expect(JSON.stringify(bobs.timeline)).not.toContain('offer');
  expect(bobs.lanes.some(({ hasOffered }: { hasOffered: boolean }) => hasOffered)).toBe(false);
  // Beside the event stands its act, and neither says in which words.
  const act = await database.db
    .selectFrom('record_act')
    .where('act', '=', 'dispute.offer_answered')
    .select(['details', 'why'])
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(act)).not.toContain('By which account');
});

test('nobody else answers it: a stranger, another respondent and the office find nothing', async () => {
  const one = await offered();
  for (const who of [eve, bob, omar]) expect((await says(one, who, 'refused')).status).toBe(404);
  expect((await says({ ...one, offer: newId() }, ada, 'refused')).status).toBe(404);
  expect((await says(one, ada, 'asked', '  ')).error?.code).toBe('question_missing');
});

test('of two at once one counts; a new offer takes the place of the old one and opens it again', async () => {
  const one = await offered();
  const both = await Promise.all([says(one, ada, 'accepted'), says(one, ada, 'refused')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const better = await offers(one, '6000');
  expect((await says(one, ada, 'refused')).error?.code).toBe('offer_replaced');
  expect((await says({ ...one, offer: better }, ada, 'refused')).status).toBe(201);
});

test('after the end of the dispute nothing is said to an offer any more', async () => {
  const one = await offered();
  await database.db
    .updateTable('dispute')
    .set({ state: 'withdrawn', stateSince: clock.now })
    .where('id', '=', one.id)
    .execute();
  expect((await says(one, ada, 'accepted')).error?.code).toBe('not_from_here');
  expect(
    (
      await move(deps, {
        disputeId: one.id,
        type: 'offered',
        as: 'respondent',
        by: { personId: null, role: 'visitor' },
        partyId: one.partyId,
      })
    ).ok,
  ).toBe(false);
});
