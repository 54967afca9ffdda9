import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { limitsOfMany } from '#modules/disputes/actions/limits.ts';
import type { App } from '#platform/http.ts';
import { type Answer, asking } from '../../../../tests/api-request.ts';
import { appWith } from '../../../../tests/app.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { disputesDeps } from '../../../../tests/disputes.ts';
import { type TalkCast, type TalkName, talkCast, talkingDispute } from '../../../../tests/talk.ts';
import { offersDataOf } from '../routes.ts';

// To talk stops no clock, unless all sign a standstill (law and lifecycle 6.3), through the endpoints.
let database: TestDatabase;
let app: App;
let cast: TalkCast;
let dispute: Awaited<ReturnType<typeof talkingDispute>>;
const START = '2026-11-20T06:30:00Z';
const clock = { now: new Date(START) };
const ask = asking(() => app);

beforeAll(async () => {
  database = await testDatabase();
  const { papers } = await disputesDeps(database.db, clock);
  app = appWith(database, { now: () => clock.now, papers });
  cast = await talkCast(database, clock.now);
});
afterAll(() => database.drop());
beforeEach(async () => {
  clock.now = new Date(START);
  await database.db.deleteFrom('try_count').execute();
  dispute = await talkingDispute({ database, app, clock }, cast);
  await willing('ada');
  await willing('ben');
});

const send = (who: TalkName, path: string, body: object = {}): Promise<Answer> =>
  ask('POST', `/api/disputes/${dispute.id}${path}`, { cookie: cast[who].cookie, body });
const get = (who: TalkName, path = '/standstill'): Promise<Answer> =>
  ask('GET', `/api/disputes/${dispute.id}${path}`, { cookie: cast[who].cookie });
const codeOf = (answer: Answer) => `${answer.status} ${answer.error?.code ?? ''}`.trim();
const willing = (who: TalkName, isWilling = true) => send(who, '/offers/willing', { isWilling });
const standing = async (who: TalkName = 'ada') => (await get(who)).data.standstills[0];

const UNTIL = '2026-12-10';
const proposes = (who: TalkName, change: object = {}) =>
  send(who, '/standstills', { until: UNTIL, name: `I, ${who}`, agreed: true, ...change });
const on = async (who: TalkName, path: string, body: object = {}) =>
  send(who, `/standstills/${(await standing()).id}${path}`, body);
const signs = (who: TalkName, change: object = {}) =>
  on(who, '/answers', { signs: true, name: `I, ${who}`, agreed: true, ...change });
const ends = (who: TalkName, name = `I, ${who}`) => on(who, '/end', { name });
async function holds(): Promise<void> {
  expect(codeOf(await proposes('ada'))).toBe('201');
  expect(codeOf(await signs('ben'))).toBe('201');
}
const events = async () =>
  (
    await database.db
      .selectFrom('dispute_event')
      .where('disputeId', '=', dispute.id)
      .where('type', 'like', 'standstill%')
      .orderBy('number')
      .select('type')
      .execute()
  ).map(({ type }) => type.replace('standstill_', ''));
/** How every limit stands on a day. */
const limits = async (day = '2026-11-20') => {
  const at = new Date(`${day}T08:00:00Z`);
  return (await limitsOfMany(database.db, [dispute.id], at)).get(dispute.id) ?? [];
};
const isHeld = async (day?: string) => (await limits(day)).some(({ state }) => state === 'paused');

describe('a standstill', () => {
  test('is proposed by one side that talks with the other, who signs first, and holds once all have signed', async () => {
    expect(codeOf(await proposes('ada'))).toBe('201');
    expect(await standing('ben')).toMatchObject({
      ...{ state: 'open', until: UNTIL, maySign: true, mayRefuse: true, mayEnd: false },
      documentId: null,
    });
    expect((await standing('ada')).maySign).toBe(false);
    expect(await isHeld()).toBe(false);
    expect(codeOf(await signs('ben'))).toBe('201');
    expect(await events()).toEqual(['proposed', 'signed', 'signed', 'begun']);
    for (const who of ['ada', 'ben', 'adv'] as const) {
      const { state, parties, documentId } = await standing(who);
      expect([state, documentId === null]).toEqual(['holds', false]);
      expect(parties.map(({ signedAs }: { signedAs: string }) => signedAs).toSorted()).toEqual([
        ...['I, ada', 'I, ben'],
      ]);
    }
    const { body } = await standing();
    expect(body).toContain('sections 29A and 29B');
    expect(body).toContain('10 December 2026');
    const paper = await database.db
      .selectFrom('dispute_document')
      .where('disputeId', '=', dispute.id)
      .where('kind', '=', 'standstill')
      .select(['id', 'audience'])
      .execute();
    expect(paper).toEqual([{ id: (await standing()).documentId, audience: 'parties' }]);
  });

  test('holds the institution’s limits for both sides, who see them held, and nothing of the law', async () => {
    await dispute.happens('list_sent', { list: 'a list' });
    const before = await limits('2026-11-23');
    await holds();
    clock.now = new Date('2026-11-23T06:30:00Z');
    const held = await limits('2026-11-23');
    const running = before.filter(({ state }) => state === 'running');
    expect(running.length).toBeGreaterThan(0);
    for (const { id, kind } of running) {
      const now = held.find((one) => one.id === id);
      expect([id, now?.state]).toEqual([id, kind === 'statutory' ? 'running' : 'paused']);
    }
    for (const who of ['ada', 'ben'] as const) {
      const { entries } = (await get(who, '/calendar')).data;
      expect(entries.some(({ state }: { state: string }) => state === 'held')).toBe(true);
      const { limits: own } = (await get(who, '')).data;
      expect(own.some(({ isPaused }: { isPaused: boolean }) => isPaused)).toBe(true);
    }
  });

  test('is ended by either side in writing, and what it held goes on', async () => {
    await holds();
    expect(codeOf(await ends('ben', ' '))).toBe('422 signature_missing');
    expect(codeOf(await ends('ben'))).toBe('200');
    expect((await standing()).state).toBe('ended');
    expect(await isHeld()).toBe(false);
    expect(codeOf(await ends('ada'))).toBe('409 standstill_over');
    expect(codeOf(await proposes('ben'))).toBe('201');
  });

  test('is refused, or taken back by whoever proposed it; a signature that comes then signs nothing', async () => {
    await proposes('ada');
    expect(codeOf(await on('ben', '/answers', { signs: false, name: '', agreed: false }))).toBe(
      '201',
    );
    expect(codeOf(await signs('ben'))).toBe('409 standstill_over');
    await proposes('ada');
    expect(codeOf(await on('ada', '/answers', { signs: false, name: '', agreed: false }))).toBe(
      '201',
    );
    expect(codeOf(await signs('ben'))).toBe('409 standstill_over');
    expect(await events()).not.toContain('begun');
  });

  test('of which the other side signs nothing holds nothing, however often one side signs', async () => {
    await proposes('ada');
    expect(codeOf(await signs('ada'))).toBe('409 signed_before');
    expect(codeOf(await signs('adv'))).toBe('409 signed_before');
    expect(codeOf(await proposes('ben'))).toBe('409 standstill_standing');
    expect(await events()).toEqual(['proposed', 'signed']);
    // A day that passed unsigned is over, and is not signed afterwards.
    await on('ben', '/answers', { signs: false, name: '', agreed: false });
    await proposes('ada', { until: '2026-11-22' });
    clock.now = new Date('2026-11-21T18:30:00Z');
    expect(codeOf(await signs('ben'))).toBe('409 standstill_over');
    expect((await standing()).state).toBe('over');
  });

  test.each([
    ['422 until_early', { until: '2026-11-20' }],
    ['422 until_late', { until: '2027-01-20' }],
    ['422 until_wrong', { until: '2026-02-30' }],
    ['422 agreement_missing', { agreed: false }],
    ['422 signature_missing', { name: '  ' }],
  ])('is refused with %s', async (code, change) => {
    expect(codeOf(await proposes('ada', change))).toBe(code);
    expect(await events()).toEqual([]);
    expect((await get('ada')).data.standstills).toEqual([]);
  });

  test('waits until both sides want to talk, and is signed only while they do', async () => {
    await proposes('ada');
    await willing('ada', false);
    expect(codeOf(await signs('ben'))).toBe('409 other_not_willing');
    expect(codeOf(await proposes('ada'))).toBe('409 not_willing');
    expect((await get('ben')).data.mayPropose).toBe(false);
  });

  test('is of the sides and who represents them, and of another dispute it is none', async () => {
    await proposes('ada');
    const { id } = await standing();
    for (const who of ['mia', 'omar', 'rhea', 'eve'] as const) {
      expect(codeOf(await get(who)), who).toBe('404 unknown');
      const signed = { name: who, agreed: true };
      for (const [path, body] of [
        ['/standstills', { until: UNTIL, ...signed }],
        [`/standstills/${id}/answers`, { signs: true, ...signed }],
        [`/standstills/${id}/end`, { name: who }],
      ] as const)
        expect(codeOf(await send(who, path, body)), `${who} ${path}`).toBe('404 unknown');
    }
    const first = dispute;
    dispute = await talkingDispute({ database, app, clock }, cast);
    await willing('ada');
    await willing('ben');
    const body = { signs: true, name: 'Ben', agreed: true };
    expect(codeOf(await send('ben', `/standstills/${id}/answers`, body))).toBe(
      '409 standstill_over',
    );
    dispute = first;
    expect((await standing()).state).toBe('open');
  });

  test('begins once where both sign in the same moment, and a side’s own data has what it signed', async () => {
    await proposes('ada');
    const both = await Promise.all([signs('ben'), signs('ben')]);
    expect(both.map(codeOf).toSorted()).toEqual(['201', '409 signed_before']);
    expect((await events()).filter((one) => one === 'begun')).toEqual(['begun']);
    const own = JSON.stringify(await offersDataOf(database.db, cast.ben.personId));
    expect(own).toContain('I, ben');
    expect(own).not.toContain('I, ada');
  });
});
