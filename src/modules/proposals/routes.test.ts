import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Process } from '#modules/disputes/rules/words.ts';
import type { App } from '#platform/http.ts';
import { newId, newToken } from '#platform/ids.ts';
import { silentLog } from '#platform/log.ts';
import { type Answer, asking } from '../../../tests/api-request.ts';
import { appWith, quiet, serviceParts, settings, signInParts } from '../../../tests/app.ts';
import { type SignedIn, signedIn } from '../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../tests/database.ts';
import { responseDeps } from '../../../tests/notices.ts';
import { settlementDigits } from '../../../tests/settlement-codes.ts';
import { type TalkCast, talkCast, talkingDispute } from '../../../tests/talk.ts';
import { wired } from '../../wiring.ts';
import { proposalsJobs } from './jobs.ts';

// What whoever leads the talks proposes to both sides (ACA ss. 70 and 73; law and lifecycle 6.6).
let database: TestDatabase;
let app: App;
let cast: TalkCast;
let noor: SignedIn;
let dispute: Awaited<ReturnType<typeof talkingDispute>>;
let closeOverdue: () => Promise<unknown>;
const START = '2026-11-20T06:30:00Z';
const clock = { now: new Date(START) };
const ask = asking(() => app);

beforeAll(async () => {
  database = await testDatabase();
  const { papers } = await responseDeps(database.db, clock);
  const now = () => clock.now;
  app = appWith(database, { now, papers });
  cast = await talkCast(database, clock.now);
  noor = await signedIn(database.db, { name: 'Noor', now: clock.now });
  const ground = { db: database.db, now, newId, newToken, settings, ...serviceParts };
  const others = { vault: papers, pieces: papers, uploads: papers, exports: papers };
  const doors = { papers, razorpay: null, inbox: null, personData: {}, personErasers: {} };
  const parts = wired({ ...ground, ...signInParts, ...quiet, ...others, ...doors });
  const { proposals } = proposalsJobs(parts);
  closeOverdue = async () => proposals.run(silentLog);
});
afterAll(() => database.drop());
beforeEach(async () => {
  clock.now = new Date(START);
  await database.db.deleteFrom('try_count').execute();
  dispute = await talkingDispute({ database, app, clock }, cast);
});

const send = (who: SignedIn, path: string, body: object = {}): Promise<Answer> =>
  ask('POST', `/api/disputes/${dispute.id}${path}`, { cookie: who.cookie, body });
const read = (who: SignedIn, path = '/proposals'): Promise<Answer> =>
  ask('GET', `/api/disputes/${dispute.id}${path}`, { cookie: who.cookie });
const codeOf = ({ status, error }: Answer) => `${status} ${error?.code ?? ''}`.trim();

/** Mia leads the talks of the dispute, as the appointment leaves it. */
async function led(process: Process = 'conciliation'): Promise<void> {
  const state = process === 'mediation' ? 'med_active' : 'con_active';
  await database.db
    .updateTable('dispute')
    .set({ process, state })
    .where('id', '=', dispute.id)
    .execute();
  await dispute.happens('neutral_invited', { neutral: cast.mia.personId });
  await dispute.happens('conciliator_appointed', { neutral: cast.mia.personId });
  clock.now = new Date(clock.now.getTime() + 1000);
}

const NONE = { payer: 'respondent', amount: 0, instalments: 1, firstOn: '', rhythm: 'month' };
const inWords = (name: string, said: string, key: number | null = null) => ({
  ...{ ...NONE, key, kind: 'words', name, said },
});
const PAYMENT = {
  ...{ key: null, kind: 'money', name: 'Arrears', said: '', payer: 'respondent' },
  ...{ amount: 1_200_000, instalments: 12, firstOn: '2026-12-31', rhythm: 'month' },
};

async function drafted(): Promise<void> {
  expect(codeOf(await send(cast.mia, '/proposals/clauses', PAYMENT))).toBe('201');
  const keys = inWords('Keys', 'The respondent hands back the keys by 15 December 2026.');
  expect(codeOf(await send(cast.mia, '/proposals/clauses', keys))).toBe('201');
}

async function shown(until: string | null = null): Promise<string> {
  await drafted();
  expect(codeOf(await send(cast.mia, '/proposals', { note: 'A start.', until }))).toBe('201');
  return (await read(cast.ada)).data.standing.id;
}

const answer = (who: SignedIn, id: string, yes: boolean) =>
  send(who, `/proposals/${id}/answers`, { yes });

describe('proposed terms', () => {
  test('are read by whoever leads the talks and by both sides, and by nobody else', async () => {
    await led();
    await shown();
    for (const who of [cast.mia, cast.ada, cast.ben]) expect((await read(who)).status).toBe(200);
    for (const who of [cast.eve, cast.omar, cast.rhea, noor])
      expect(codeOf(await read(who))).toBe('404 unknown');
    for (const who of [cast.ada, cast.ben, cast.omar, cast.eve])
      expect(codeOf(await send(who, '/proposals/clauses', PAYMENT))).toBe('404 unknown');
    const { id } = (await read(cast.mia)).data.standing;
    expect(codeOf(await answer(cast.mia, id, true))).toBe('404 unknown');
  });

  test('are led by nobody who has come to stand for a side: what the other said in confidence stays closed to them', async () => {
    await led();
    const id = await shown();
    const said = { clause: 1, said: 'Canary for the leader alone.', isForAll: false };
    expect(codeOf(await send(cast.ada, `/proposals/${id}/observations`, said))).toBe('201');
    await database.db
      .insertInto('dispute_member')
      .values({
        ...{ id: newId(), disputeId: dispute.id, partyId: dispute.parties.ben },
        ...{ personId: cast.mia.personId, role: 'representative' as const, since: clock.now },
      })
      .execute();
    const answered = await read(cast.mia);
    expect(answered.data?.as).not.toBe('leader');
    expect(JSON.stringify(answered)).not.toContain('Canary');
    expect(codeOf(await send(cast.mia, '/proposals/clauses', PAYMENT))).toBe('404 unknown');
  });

  test('are nowhere where nobody leads talks, and a tribunal proposes none', async () => {
    for (const who of [cast.ada, cast.mia]) expect(codeOf(await read(who))).toBe('404 unknown');
    expect(codeOf(await send(cast.mia, '/proposals/clauses', PAYMENT))).toBe('404 unknown');
  });

  test('are a draft that nobody sees until it is shown', async () => {
    await led();
    await drafted();
    expect((await read(cast.mia)).data.draft.clauses).toHaveLength(2);
    expect((await read(cast.ada)).data).toMatchObject({ draft: null, standing: null });
    await send(cast.mia, '/proposals', { note: '', until: null });
    expect((await read(cast.ben)).data.standing).toMatchObject({
      number: 1,
      clauses: [
        { name: 'Arrears', amount: 1_200_000, plan: { length: 12 } },
        { name: 'Keys', kind: 'words' },
      ],
    });
  });

  test('are written anew after what was said, and both see what changed', async () => {
    await led();
    const first = await shown();
    const said = { clause: 1, said: 'Twelve months are too long.', isForAll: false };
    expect(codeOf(await send(cast.ada, `/proposals/${first}/observations`, said))).toBe('201');
    await send(cast.mia, '/proposals/clauses', { ...PAYMENT, key: 1, instalments: 6 });
    await send(cast.mia, '/proposals/clauses/removal', { key: 2 });
    await send(cast.mia, '/proposals/clauses', inWords('Costs', 'Each bears its own.'));
    await send(cast.mia, '/proposals', { note: 'Six.', until: null });
    const { standing, earlier } = (await read(cast.ben)).data;
    expect(standing).toMatchObject({
      gone: ['Keys'],
      clauses: [
        { key: 1, change: 'changed' },
        { key: 3, change: 'new' },
      ],
    });
    expect(earlier).toMatchObject([{ id: first, endedAs: 'reformulated' }]);
    expect(codeOf(await send(cast.ben, `/proposals/${first}/observations`, said))).toBe(
      '409 proposal_over',
    );
  });

  test('have the standard clauses that whoever leads ticks, and both sides see and sign them', async () => {
    await led();
    await drafted();
    const tick = async (who: SignedIn, clauses: string[]) =>
      codeOf(await send(who, '/proposals/standard-clauses', { clauses }));
    for (const who of [cast.ada, cast.ben, cast.omar, cast.eve])
      expect(await tick(who, ['confidential'])).toBe('404 unknown');
    expect(await tick(cast.mia, ['no_dues', 'withdrawal', 'confidential'])).toBe('201');
    expect(await tick(cast.mia, ['no_dues', 'confidential'])).toBe('201');
    expect(codeOf(await send(cast.mia, '/proposals', { note: '', until: '2026-11-27' }))).toBe(
      '201',
    );
    const { standing } = (await read(cast.ben)).data;
    expect(standing.clauses.map(({ standard }: { standard: string | null }) => standard)).toEqual([
      ...[null, null, 'confidential', 'no_dues'],
    ]);
    await answer(cast.ada, standing.id, true);
    await answer(cast.ben, standing.id, true);
    const { settlement } = (await read(cast.ben, '/offers')).data;
    const text = JSON.stringify(settlement.texts);
    expect(text).toContain('The parties keep the terms of this settlement to themselves.');
    expect(text).toContain('is given a letter on behalf of');
    expect(text).not.toContain('withdraws every other civil proceeding');
  });

  test('are not shown with a clause of a payment where there is none, or where both sides pay', async () => {
    await led();
    await send(cast.mia, '/proposals/clauses', inWords('Keys', 'Back.'));
    const clauses = ['tax_withheld'];
    expect(codeOf(await send(cast.mia, '/proposals/standard-clauses', { clauses }))).toBe('201');
    const show = async () => codeOf(await send(cast.mia, '/proposals', { note: '', until: null }));
    expect(await show()).toBe('422 clause_without_payment');
    await send(cast.mia, '/proposals/clauses', PAYMENT);
    await send(cast.mia, '/proposals/clauses', { ...PAYMENT, name: 'Costs', payer: 'claimant' });
    expect(await show()).toBe('422 clause_two_payers');
    await send(cast.mia, '/proposals/standard-clauses', { clauses: [] });
    expect(await show()).toBe('201');
  });

  test.each([
    [inWords(' ', 'x'), '422 clause_unnamed'],
    [inWords('Keys', '\u200b'), '422 clause_empty'],
    [inWords('Keys', 'x', 9), '422 clause_unknown'],
    [{ ...PAYMENT, amount: -100 }, '422 amount_wrong'],
    [{ ...PAYMENT, instalments: 0 }, '422 instalments_wrong'],
    [{ ...PAYMENT, instalments: 1000 }, '422 instalments_wrong'],
    [{ ...PAYMENT, firstOn: '2026-11-31' }, '422 day_wrong'],
    [{ ...PAYMENT, firstOn: '1990-01-01' }, '422 first_early'],
  ])('refuse a clause that is none: %j is %s', async (clause, code) => {
    await led();
    expect(codeOf(await send(cast.mia, '/proposals/clauses', clause))).toBe(code);
    expect((await read(cast.mia)).data.draft).toBeNull();
  });

  test('are not shown without a draft or a clause, and not with a day that is none', async () => {
    await led();
    const show = async (until: string | null) =>
      codeOf(await send(cast.mia, '/proposals', { note: '', until }));
    expect(await show(null)).toBe('409 draft_missing');
    await drafted();
    expect(await show('2026-11-19')).toBe('422 until_early');
    expect(await show('2026-12-21')).toBe('422 until_late');
    expect(await show('soon')).toBe('422 day_wrong');
    for (const key of [1, 2]) await send(cast.mia, '/proposals/clauses/removal', { key });
    expect(await show(null)).toBe('422 clauses_missing');
  });
});

describe('an observation', () => {
  test('to whoever leads alone is read by them and its own side, and told to them alone', async () => {
    await led();
    const id = await shown();
    const to = (who: SignedIn, said: string, isForAll: boolean) =>
      send(who, `/proposals/${id}/observations`, { clause: 0, said, isForAll });
    await to(cast.ada, 'In confidence.', false);
    await to(cast.ben, 'For all.', true);
    const saidTo = async (who: SignedIn) =>
      (await read(who)).data.observations.map(({ said }: { said: string }) => said);
    expect(await saidTo(cast.mia)).toEqual(['In confidence.', 'For all.']);
    expect(await saidTo(cast.ada)).toEqual(['In confidence.', 'For all.']);
    expect(await saidTo(cast.ben)).toEqual(['For all.']);
    const told = await database.db
      .selectFrom('record_act')
      .where('act', '=', 'proposals.observed')
      .where('subjectId', '=', dispute.id)
      .orderBy('number')
      .select(['tells', 'details'])
      .execute();
    expect(told[0]).toMatchObject({ tells: [cast.mia.personId], details: {} });
  });

  test('says something, about a clause that is there', async () => {
    await led();
    const id = await shown();
    const to = async (clause: number, said: string) =>
      codeOf(
        await send(cast.ada, `/proposals/${id}/observations`, { clause, said, isForAll: true }),
      );
    expect(await to(0, ' \u2060')).toBe('422 observation_empty');
    expect(await to(7, 'x')).toBe('422 clause_unknown');
    expect(await to(2, 'x')).toBe('201');
  });
});

describe('a secret yes or no', () => {
  test('is the side’s alone: nobody else sees that there is one', async () => {
    await led();
    const id = await shown('2026-11-27');
    const before = JSON.stringify((await read(cast.ben)).data);
    const forLeader = JSON.stringify((await read(cast.mia)).data);
    const acts = () =>
      database.db
        .selectFrom('record_act')
        .where('subjectId', '=', dispute.id)
        .select('id')
        .execute();
    const count = (await acts()).length;
    expect(codeOf(await answer(cast.ada, id, false))).toBe('201');
    expect(JSON.stringify((await read(cast.ben)).data)).toBe(before);
    expect(JSON.stringify((await read(cast.mia)).data)).toBe(forLeader);
    expect((await acts()).length).toBe(count);
    expect((await read(cast.ada)).data.standing.answer).toBe(false);
    expect(codeOf(await answer(cast.ada, id, true))).toBe('409 answered_before');
  });

  test('of both draws up the text, which both sign and the conciliator authenticates', async () => {
    await led();
    const id = await shown('2026-11-27');
    await answer(cast.ada, id, true);
    expect((await read(cast.ben, '/offers')).data.settlement).toBeNull();
    await answer(cast.ben, id, true);
    const { settlement } = (await read(cast.ben, '/offers')).data;
    const text = JSON.stringify(settlement.texts);
    expect(settlement).toMatchObject({ form: 'conciliation', state: 'to_sign' });
    for (const part of ['Arrears', 'Keys', '15 December 2026', '12,000.00', '31 December 2026'])
      expect(text).toContain(part);
    expect((await read(cast.ada)).data).toMatchObject({
      ...{ isOpen: false, isPending: true, standing: null },
      earlier: [{ id, endedAs: 'agreed' }],
    });
    expect(codeOf(await send(cast.mia, '/proposals/clauses', PAYMENT))).toBe(
      '409 settlement_pending',
    );
    for (const [who, partyId] of [
      [cast.ada, dispute.parties.ada],
      [cast.ben, dispute.parties.ben],
    ] as const) {
      await send(who, '/settlement/codes', { partyId });
      const code = await settlementDigits(database, {
        ...{ personId: who.personId, disputeId: dispute.id, now: clock.now },
      });
      const signature = { partyId, textHash: settlement.hash, name: 'A', agreed: true, code };
      expect((await send(who, '/settlement/signatures', signature)).status).toBe(201);
    }
    expect((await read(cast.mia, '/settlement/terms')).data.isWaiting).toBe(true);
  });

  test.each([
    [true, false],
    [false, true],
    [false, false],
  ])('%s and %s come to nothing, and nobody learns whose no it was', async (ada, ben) => {
    await led();
    const id = await shown('2026-11-27');
    await answer(cast.ada, id, ada);
    await answer(cast.ben, id, ben);
    const ends = [cast.mia, cast.ada, cast.ben].map(async (who) => {
      const { standing, earlier } = (await read(who)).data;
      return [standing, earlier[0].endedAs, 'answer' in earlier[0]];
    });
    for (const end of await Promise.all(ends)) expect(end).toEqual([null, 'not_agreed', false]);
    const left = await database.db
      .selectFrom('talks_answer')
      .where('proposalId', '=', id)
      .selectAll()
      .execute();
    expect(left).toEqual([]);
    expect((await read(cast.ada, '/offers')).data.settlement).toBeNull();
  });

  test('counts to the end of its last day; then a silence is a no', async () => {
    await led();
    const id = await shown('2026-11-27');
    await answer(cast.ada, id, true);
    clock.now = new Date('2026-11-27T18:29:59Z'); // 23:59:59 in Mumbai
    await closeOverdue();
    expect((await read(cast.ada)).data.standing).toMatchObject({ id, isTimeOver: false });
    clock.now = new Date('2026-11-27T18:30:00Z');
    expect(codeOf(await answer(cast.ben, id, true))).toBe('409 proposal_over');
    await closeOverdue();
    expect((await read(cast.ben)).data.earlier).toMatchObject([{ id, endedAs: 'not_agreed' }]);
    await closeOverdue();
    expect((await read(cast.ben)).data.earlier).toHaveLength(1);
  });

  test('of both at once draws up one text', async () => {
    await led('mediation');
    const id = await shown('2026-11-27');
    const both = await Promise.all([answer(cast.ada, id, true), answer(cast.ben, id, true)]);
    expect(both.map(codeOf)).toEqual(['201', '201']);
    const texts = await database.db
      .selectFrom('settlement')
      .where('disputeId', '=', dispute.id)
      .select('form')
      .execute();
    expect(texts).toEqual([{ form: 'mediation' }]);
  });

  test('is asked of a version once, is nobody’s before it is asked, and goes when it is taken back', async () => {
    await led();
    const id = await shown();
    expect(codeOf(await answer(cast.ada, id, true))).toBe('409 proposal_not_put');
    const put = async (until: string) =>
      codeOf(await send(cast.mia, `/proposals/${id}/question`, { until }));
    expect(await put('2027-01-01')).toBe('422 until_late');
    expect(await put('2026-11-27')).toBe('201');
    expect(await put('2026-11-28')).toBe('409 proposal_put');
    await answer(cast.ada, id, true);
    await send(cast.mia, '/proposals/clauses', inWords('Costs', 'Own.'));
    const anew = { note: '', until: null };
    expect(codeOf(await send(cast.mia, '/proposals', anew))).toBe('409 proposal_put');
    expect(codeOf(await send(cast.mia, `/proposals/${id}/withdrawal`))).toBe('200');
    expect(codeOf(await send(cast.mia, `/proposals/${id}/withdrawal`))).toBe('409 proposal_over');
    expect(codeOf(await send(cast.mia, '/proposals', anew))).toBe('201');
    expect((await read(cast.ben)).data.standing).toMatchObject({ number: 2, answer: null });
  });

  test('cannot be told from its length where it is kept', async () => {
    await led();
    const id = await shown('2026-11-27');
    await answer(cast.ada, id, true);
    const sealed = async () =>
      (
        await database.db
          .selectFrom('talks_answer')
          .where('proposalId', '=', id)
          .select('sealed')
          .executeTakeFirstOrThrow()
      ).sealed;
    const yes = await sealed();
    await database.db.deleteFrom('talks_answer').where('proposalId', '=', id).execute();
    await answer(cast.ada, id, false);
    expect((await sealed()).length).toBe(yes.length);
  });
});

describe('the talks', () => {
  test('go on where a side wants no offers, and end what was proposed when they end', async () => {
    await led();
    const id = await shown('2026-11-27');
    await send(cast.ada, '/offers/willing', { isWilling: true });
    await send(cast.ada, '/offers/willing', { isWilling: false });
    expect((await read(cast.ben)).data.standing.id).toBe(id);
    const left = await send(cast.ben, '/talks-end', { name: 'Ben', agreed: true });
    expect(left.status, JSON.stringify(left.error)).toBeLessThan(300);
    expect((await read(cast.ben)).data).toMatchObject({
      ...{ isOpen: false, standing: null },
      earlier: [{ id, endedAs: 'closed' }],
    });
    expect((await read(cast.mia)).data).toMatchObject({ isOpen: false, isPending: false });
  });

  test('give somebody who leads them later nothing that was said to another', async () => {
    await led();
    const id = await shown();
    const said = { clause: 0, said: 'For Mia.', isForAll: true };
    await send(cast.ada, `/proposals/${id}/observations`, said);
    await dispute.happens('neutral_withdrew', { neutral: cast.mia.personId });
    await dispute.happens('neutral_invited', { neutral: noor.personId });
    await dispute.happens('conciliator_appointed', { neutral: noor.personId });
    expect((await read(noor)).data).toMatchObject({ earlier: [], observations: [], draft: null });
  });
});
