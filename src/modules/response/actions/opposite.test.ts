import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addInstitutionMember } from '#modules/disputes/actions/institution-members.ts';
import { claimProvedMemberships } from '#modules/disputes/actions/memberships.ts';
import { withoutAddresses } from '#modules/disputes/actions/opposite.ts';
import { addressKey } from '#modules/disputes/rules/addresses.ts';
import type { App } from '#platform/http.ts';
import { newId } from '#platform/ids.ts';
import { appWith } from '../../../../tests/app.ts';
import { type SignedIn, signedIn } from '../../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { aFiling, aParty } from '../../../../tests/disputes.ts';
import { type Dispatched, dispatched, post, responseDeps } from '../../../../tests/notices.ts';
import { fc } from '../../../../tests/properties.ts';
import type { ResponseDeps } from './deps.ts';

let database: TestDatabase;
let deps: ResponseDeps;
let app: App;
let omar: SignedIn;
let ada: SignedIn;
const clock = { now: new Date('2026-11-20T06:30:00Z') };

beforeAll(async () => {
  database = await testDatabase();
  deps = await responseDeps(database.db, clock);
  app = appWith(database, { now: () => clock.now, papers: deps.papers });
  omar = await signedIn(database.db, { roles: ['case_officer'], now: clock.now });
  ada = await signedIn(database.db, { email: 'ada@example.org', now: clock.now });
});
afterAll(() => database.drop());

async function ask(method: string, path: string, body?: unknown, cookie?: string) {
  const headers = {
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
    ...(cookie ? { cookie } : {}),
  };
  const answer = await app.request(path, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const json = (await answer.json().catch(() => null)) as {
    error?: { code: string; fields?: Record<string, string> };
  } | null;
  return { status: answer.status, code: json?.error?.code, fields: json?.error?.fields ?? {} };
}

const partiesOf = ({ id }: Dispatched) =>
  database.db.selectFrom('dispute_party').where('disputeId', '=', id).selectAll().execute();
const claimantOf = async (one: Dispatched) =>
  (await partiesOf(one)).find(({ side }) => side === 'claimant')?.id ?? '';

test('a party may not be reached where the other side is or was reached, whoever says so', async () => {
  const one = await dispatched(deps);
  await claimProvedMemberships(deps, ada.personId);
  const own = {
    party: await claimantOf(one),
    channel: 'email',
    value: 'Ben+2@example.org',
    replaces: null,
  };
  expect(await ask('POST', `/api/disputes/${one.id}/contacts`, own, ada.cookie)).toMatchObject({
    status: 409,
    code: 'contact_opposite',
    fields: { value: expect.any(String) },
  });
  const office = {
    partyId: one.partyId,
    ends: null,
    channel: 'email',
    value: 'ada@example.org',
    isDesignated: false,
    designatedIn: '',
  };
  expect(
    await ask(
      'POST',
      `/api/service/disputes/${one.id}/contacts`,
      { ...office, reason: 'She called and said so.' },
      omar.cookie,
    ),
  ).toMatchObject({ status: 409, code: 'contact_opposite' });
});

test('of two at once that would put one address on both sides, one is written, and the database says so without any action', async () => {
  const one = await dispatched(deps);
  const put = (partyId: string, value: string) =>
    database.db
      .insertInto('dispute_contact')
      .values({ id: newId(), partyId, channel: 'mobile', value, addedAt: clock.now })
      .execute();
  const both = await Promise.allSettled([
    put(one.partyId, '+919820011111'),
    put(await claimantOf(one), '+91 98200 11111'),
  ]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const member = {
    id: newId(),
    disputeId: one.id,
    partyId: one.partyId,
    personId: ada.personId,
    role: 'party' as const,
  };
  await expect(
    database.db
      .insertInto('dispute_member')
      .values({ ...member, since: clock.now })
      .execute(),
  ).rejects.toThrow('both sides');
});

async function codeSent(one: Dispatched): Promise<void> {
  const answer = await app.request(`/api/response/${one.code}`);
  const { data } = (await answer.json()) as { data: { contacts: { id: string }[] } };
  await ask('POST', `/api/response/${one.code}/codes`, { contact: data.contacts[0]?.id });
  await post(deps);
}

test('whoever acts for the claimant proves nothing for the respondent: neither with that account nor by an address of hers', async () => {
  const one = await dispatched(deps);
  await claimProvedMemberships(deps, ada.personId);
  await codeSent(one);
  const session = `/api/response/${one.code}/session`;
  expect(await ask('POST', session, { digits: '246810' }, ada.cookie)).toMatchObject({
    status: 409,
    code: 'acts_opposite',
  });
  // She takes the address that she gave as the other side's into her own account, and comes back signed out.
  const before = { email: 'ada@example.org', emailVerifiedAt: clock.now };
  const change = database.db.updateTable('identity_person').where('id', '=', ada.personId);
  await change.set({ email: 'ben@example.org' }).execute();
  await codeSent(one);
  expect(await ask('POST', session, { digits: '246810' })).toMatchObject({
    status: 409,
    code: 'acts_opposite',
  });
  await claimProvedMemberships(deps, ada.personId);
  const members = await database.db
    .selectFrom('dispute_member')
    .where('disputeId', '=', one.id)
    .select(['partyId', 'personId'])
    .execute();
  expect(members.filter(({ partyId }) => partyId === one.partyId)).toEqual([]);
  await change.set(before).execute();
  await codeSent(one);
  expect(await ask('POST', session, { digits: '246810' })).toMatchObject({ status: 200 });
});

test('the database and the rule know the same addresses as one', async () => {
  const box = fc.stringMatching(/^[A-Za-z.+ ]{0,6}$/);
  const reach = fc.record({
    channel: fc.constantFrom('email', 'mobile'),
    value: fc.oneof(
      fc
        .tuple(box, fc.constantFrom('Gmail.com', 'googlemail.com', 'example.org', ''))
        .map(([one, host]) => `${one}@${host}`),
      fc.stringMatching(/^[+0-9 ()-]{0,12}$/),
      box,
    ),
  });
  await fc.assert(
    fc.asyncProperty(reach, async ({ channel, value }) => {
      const { rows } = await sql<{
        key: string | null;
      }>`select dispute_address_key(${channel}, ${value}) as key`.execute(database.db);
      expect(rows[0]?.key ?? null).toBe(addressKey({ channel, value }));
    }),
    { numRuns: 300 },
  );
});

test('who works for an institution that claims from her does not stand for it there', async () => {
  const eve = await signedIn(database.db, { email: 'eve@example.org', now: clock.now });
  const people = [eve.personId, omar.personId];
  expect(
    await withoutAddresses(database.db, people, [{ channel: 'email', value: 'Eve@Example.org' }]),
  ).toEqual([omar.personId]);
  const one = await dispatched(
    deps,
    aFiling({
      parties: [
        aParty('claimant'),
        aParty('respondent', { contacts: [{ ...email, value: 'eve@example.org' }] }),
      ],
    }),
  );
  const batch = newId();
  await database.db
    .updateTable('dispute')
    .set({ batchId: batch })
    .where('id', '=', one.id)
    .execute();
  for (const personId of people)
    await addInstitutionMember(database.db, { through: newId(), personId, at: clock.now }, [batch]);
  const members = database.db
    .selectFrom('dispute_member')
    .where('disputeId', '=', one.id)
    .where('through', 'is not', null);
  expect(await members.select('personId').execute()).toEqual([{ personId: omar.personId }]);
});

const email = { channel: 'email' as const, isDesignated: false, designatedIn: '' };
