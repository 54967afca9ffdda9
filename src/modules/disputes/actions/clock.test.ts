import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#platform/ids.ts';
import { signedIn } from '../../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { disputesDeps, move, opened } from '../../../../tests/disputes.ts';
import { clockLetters, runClock } from './clock.ts';
import type { DisputesDeps } from './deps.ts';

let database: TestDatabase;
let deps: DisputesDeps;
const clock = { now: new Date('2026-11-20T06:30:00Z') };
beforeAll(async () => {
  database = await testDatabase();
  deps = await disputesDeps(database.db, clock);
});
afterAll(() => database.drop());

const at = (iso: string) => {
  clock.now = new Date(iso);
};
const stateOf = async (id: string) =>
  (
    await database.db
      .selectFrom('dispute')
      .where('id', '=', id)
      .select('state')
      .executeTakeFirstOrThrow()
  ).state;
const lettersTo = async (address: string) =>
  (
    await database.db
      .selectFrom('outbox_mail')
      .where('recipient', '=', address)
      .where('kind', '=', 'dispute_due')
      .selectAll()
      .execute()
  ).length;

test('a fee that is not paid in seven days lets the filing lapse: not in the last second, but in the next', async () => {
  at('2026-11-20T06:30:00Z');
  const { id } = await opened(deps);
  // Day 7 is Friday, 27 November; in Mumbai it ends at 18:30 UTC.
  at('2026-11-27T18:29:59Z');
  await runClock(deps);
  expect(await stateOf(id)).toBe('filed');
  at('2026-11-27T18:30:00Z');
  await runClock(deps);
  expect(await stateOf(id)).toBe('lapsed');
});

test('what was paid does not lapse, and two clocks at once do nothing twice', async () => {
  at('2026-11-20T06:30:00Z');
  const paid = await opened(deps);
  const unpaid = await opened(deps);
  await move(deps, {
    disputeId: paid.id,
    type: 'registration_paid',
    by: { personId: null, role: 'system' },
    as: 'system',
  });
  at('2026-12-20T06:30:00Z');
  await Promise.all([runClock(deps), runClock(deps)]);
  expect([await stateOf(paid.id), await stateOf(unpaid.id)]).toEqual(['scrutiny', 'lapsed']);
  const lapses = await database.db
    .selectFrom('dispute_event')
    .where('disputeId', '=', unpaid.id)
    .where('type', '=', 'registration_lapsed')
    .select('id')
    .execute();
  expect(lapses).toHaveLength(1);
});

test('whoever must act is reminded before the last day, once, by a letter that names the day and nothing of the case', async () => {
  at('2026-11-20T06:30:00Z');
  const { id, reference } = await opened(deps);
  const before = await lettersTo('ada@example.org');
  at('2026-11-26T06:30:00Z');
  await runClock(deps);
  await runClock(deps);
  expect(await lettersTo('ada@example.org')).toBe(before + 1);
  const row = await database.db
    .selectFrom('dispute_reminder')
    .where('disputeId', '=', id)
    .select('id')
    .executeTakeFirstOrThrow();
  const mail = await clockLetters(deps).dispute_due(row.id, {
    to: 'ada@example.org',
    from: 'x',
    publicUrl: 'http://munch.example',
  } as never);
  expect(mail?.subject).toContain(reference);
  expect(mail?.text).toContain('27 November 2026');
  expect(mail?.text).toContain(`http://munch.example/cases/${id}/costs`);
  expect(mail?.text).not.toContain('goods');
});

test('the respondent hears of nothing before the case was opened to her', async () => {
  at('2026-11-20T06:30:00Z');
  const { id } = await opened(deps);
  const party = await database.db
    .selectFrom('dispute_party')
    .where('disputeId', '=', id)
    .where('side', '=', 'respondent')
    .select('id')
    .executeTakeFirstOrThrow();
  const ben = await signedIn(database.db, { name: 'Ben' });
  await database.db
    .insertInto('dispute_member')
    .values({
      id: newId(),
      disputeId: id,
      partyId: party.id,
      personId: ben.personId,
      role: 'party',
      since: clock.now,
    })
    .execute();
  at('2026-12-20T06:30:00Z');
  await runClock(deps);
  expect(await lettersTo('ben@example.org')).toBe(0);
  const acts = await database.db
    .selectFrom('record_act')
    .where('subjectId', '=', id)
    .select('tells')
    .execute();
  expect(acts.flatMap(({ tells }) => tells)).not.toContain(ben.personId);
});

test('nobody is reminded of what they can no longer do, nor by a letter that goes out late; whose door opens again is', async () => {
  at('2026-11-02T06:30:00Z');
  const { id } = await opened(deps);
  const dispute = () => database.db.updateTable('dispute').where('id', '=', id);
  const before = await lettersTo('ada@example.org');
  // A stay by a court's order, for all that the clock knows of it when it looks.
  await dispute().set({ state: 'stayed', stateBefore: 'filed' }).execute();
  at('2026-11-07T06:30:00Z');
  await runClock(deps);
  expect(await lettersTo('ada@example.org')).toBe(before);
  await dispute().set({ state: 'filed', stateBefore: null }).execute();
  await runClock(deps);
  expect(await lettersTo('ada@example.org')).toBe(before + 1);
  const row = await database.db
    .selectFrom('dispute_reminder')
    .where('disputeId', '=', id)
    .select('id')
    .executeTakeFirstOrThrow();
  const letter = () =>
    clockLetters(deps).dispute_due(row.id, {
      to: 'ada@example.org',
      publicUrl: 'http://munch.example',
    } as never);
  expect(await letter()).not.toBeNull();
  await move(deps, {
    disputeId: id,
    type: 'registration_paid',
    by: { personId: null, role: 'system' },
    as: 'system',
  });
  expect(await letter()).toBeNull();
});
