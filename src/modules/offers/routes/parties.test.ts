import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { App } from '#platform/http.ts';
import { newId } from '#platform/ids.ts';
import { type Answer, asking } from '../../../../tests/api-request.ts';
import { appWith } from '../../../../tests/app.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { disputesDeps } from '../../../../tests/disputes.ts';
import { settlementDigits } from '../../../../tests/settlement-codes.ts';
import { type TalkCast, type TalkName, talkCast, talkingDispute } from '../../../../tests/talk.ts';

// Whom a settlement binds, and what becomes of it when that changes before all have signed (law and lifecycle 6.7; 6.8, I11).
let database: TestDatabase;
let app: App;
let cast: TalkCast;
let dispute: Awaited<ReturnType<typeof talkingDispute>>;
let bea: string;
const clock = { now: new Date('2026-11-20T06:30:00Z') };
const ask = asking(() => app);

beforeAll(async () => {
  database = await testDatabase();
  const { papers } = await disputesDeps(database.db, clock);
  app = appWith(database, { now: () => clock.now, papers });
  cast = await talkCast(database, clock.now);
});
afterAll(() => database.drop());
beforeEach(async () => {
  clock.now = new Date('2026-11-20T06:30:00Z');
  await database.db.deleteFrom('try_count').execute();
  dispute = await talkingDispute({ database, app, clock }, cast);
  bea = await secondRespondent();
  for (const who of ['ada', 'ben'] as const)
    await send(who, '/offers/willing', { isWilling: true });
});

const OFFER = {
  ...{ payer: 'respondent', amount: 1_200_000, instalments: 1, firstOn: '2026-12-31' },
  ...{ rhythm: 'month', costs: 'own', isAccelerated: false, standsUntil: '2026-12-04' },
  duties: 'Ben hands back the canary.\n4. Costs\nThe claimant bears the costs of the case.',
};
const send = (who: TalkName, path: string, body: object = {}): Promise<Answer> =>
  ask('POST', `/api/disputes/${dispute.id}${path}`, { cookie: cast[who].cookie, body });
const seen = async (who: TalkName) =>
  (await ask('GET', `/api/disputes/${dispute.id}/offers`, { cookie: cast[who].cookie })).data;
const codeOf = (answer: Answer) => `${answer.status} ${answer.error?.code ?? ''}`.trim();

/** Bea, from whom Ada claims as well, and for whom Eve stands. */
async function secondRespondent(): Promise<string> {
  const { db } = database;
  const ben = await db
    .selectFrom('dispute_party')
    .where('id', '=', dispute.parties.ben)
    .selectAll()
    .executeTakeFirstOrThrow();
  const id = newId();
  await db
    .insertInto('dispute_party')
    .values({ ...ben, id, place: 2, name: 'Bea Bird' })
    .execute();
  await db
    .insertInto('dispute_member')
    .values({
      ...{ id: newId(), disputeId: dispute.id, partyId: id, personId: cast.eve.personId },
      ...{ role: 'representative', since: clock.now },
    })
    .execute();
  return id;
}

async function happens(type: string, partyId: string) {
  const { db } = database;
  const last = await db
    .selectFrom('dispute_event')
    .where('disputeId', '=', dispute.id)
    .orderBy('number', 'desc')
    .selectAll()
    .executeTakeFirstOrThrow();
  const next = { id: newId(), number: last.number + 1, type, partyId, at: clock.now };
  await db
    .insertInto('dispute_event')
    .values({ ...last, ...next, details: '{}' })
    .execute();
}

const later = () => {
  clock.now = new Date(clock.now.getTime() + 60_000);
};

async function accepted() {
  expect(codeOf(await send('ada', '/offers', OFFER))).toBe('201');
  const { id } = (await seen('ben')).offers.at(-1);
  expect(codeOf(await send('ben', `/offers/${id}/answers`, { answer: 'accepted' }))).toBe('201');
  later();
}

async function signs(who: TalkName, partyId: string): Promise<Answer> {
  const asked = await send(who, '/settlement/codes', { partyId });
  if (asked.status !== 201) return asked;
  const { personId } = cast[who];
  const about = { personId, disputeId: dispute.id, now: clock.now };
  const code = await settlementDigits(database, about);
  const { hash } = (await seen(who)).settlement;
  const signing = { partyId, textHash: hash, name: `${who} Signer`, agreed: true, code };
  return send(who, '/settlement/signatures', signing);
}

describe('of a side of two', () => {
  test('one accepts for nobody else: the other signs, or the text ends', async () => {
    await accepted();
    expect((await signs('ada', dispute.parties.ada)).data).toMatchObject({ isComplete: false });
    expect((await signs('ben', dispute.parties.ben)).data).toMatchObject({ isComplete: false });
    expect((await signs('eve', bea)).data).toMatchObject({ isComplete: true });
  });

  test('nobody signs while it is in doubt who the other one is', async () => {
    await happens('identity_disputed', bea);
    later();
    await accepted();
    expect(codeOf(await signs('ada', dispute.parties.ada))).toBe('409 identity_disputed');
    await happens('identity_confirmed', bea);
    expect(codeOf(await signs('ada', dispute.parties.ada))).toBe('201');
  });

  test.each(['respondent_released', 'identity_disputed', 'service_reversed'])(
    'who signed is held by nothing after %s of the other, and both sides offer anew',
    async (type) => {
      await accepted();
      await signs('ada', dispute.parties.ada);
      await happens(type, bea);
      expect((await seen('ada')).settlement.state).toBe('ended');
      expect(codeOf(await signs('ben', dispute.parties.ben))).toBe('409 settlement_ended');
      expect(codeOf(await send('ben', '/settlement/end'))).toBe('409 settlement_ended');
      later();
      await accepted();
      const { settlement } = await seen('ada');
      expect(settlement.state).toBe('to_sign');
      expect(settlement.parties.map((one: { signedAt: unknown }) => one.signedAt)).not.toContain(
        expect.any(String),
      );
    },
  );

  test('who was let go is not named as bound, and the others end the dispute', async () => {
    await happens('respondent_released', bea);
    later();
    await accepted();
    const { settlement } = await seen('ada');
    expect(JSON.stringify(settlement.texts)).not.toContain('Bea Bird');
    await signs('ben', dispute.parties.ben);
    expect((await signs('ada', dispute.parties.ada)).data).toMatchObject({ isComplete: true });
  });
});

describe('a text', () => {
  test('is signed by nobody once a side stops talking', async () => {
    await accepted();
    await signs('ben', dispute.parties.ben);
    await send('ben', '/offers/willing', { isWilling: false });
    expect((await seen('ada')).settlement.state).toBe('ended');
    expect(codeOf(await signs('ada', dispute.parties.ada))).toBe('409 settlement_ended');
  });

  test('has what is to be done as somebody’s words, and as no clause of its own', async () => {
    await accepted();
    const [{ parts }] = (await seen('ada')).settlement.texts;
    const lines = parts.flatMap(({ text }: { text: string }) => text.split('\n'));
    expect(lines).toContain('— 4. Costs');
    expect(lines).toContain('— The claimant bears the costs of the case.');
    expect(lines).not.toContain('The claimant bears the costs of the case.');
  });

  test('is not guessed from its hash by whoever reads the record', async () => {
    await accepted();
    const { db } = database;
    const of = db.selectFrom('settlement').where('disputeId', '=', dispute.id);
    const { text, offerId } = await of.select(['text', 'offerId']).executeTakeFirstOrThrow();
    expect(text).toContain(offerId);
    const acts = db.selectFrom('record_act').where('subjectId', '=', dispute.id);
    const said = JSON.stringify(await acts.select('details').execute());
    expect(said).not.toContain(offerId);
  });

  test('asks a tribunal to end that a court has stayed', async () => {
    const [state, stateBefore] = ['stayed', 'arb_prelim'] as const;
    await database.db
      .updateTable('dispute')
      .set({ state, stateBefore })
      .where('id', '=', dispute.id)
      .execute();
    await accepted();
    expect(JSON.stringify((await seen('ada')).settlement.texts)).toContain('section 30(2)');
  });
});
