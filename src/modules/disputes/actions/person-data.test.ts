import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#platform/ids.ts';
import { signedIn } from '../../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { aFiling, aParty, opened } from '../../../../tests/disputes.ts';
import { go } from '../../../../tests/notices.ts';
import { aHouse, ended, type Four, fourInDispute, type House, othersOf } from '../../../../tests/own-data.ts';
import { disputesDataOf, disputesEraser, forgetOver } from './person-data.ts';
import { standingIn } from './reading.ts';

let database: TestDatabase;
let house: House;
const clock = { now: new Date('2026-11-20T06:30:00Z') };
beforeAll(async () => {
  database = await testDatabase();
  house = await aHouse(database.db, clock);
});
afterAll(() => database.drop());

type Shown = { reference: string; state: string; standsFor: Record<string, unknown>[]; request: object | null; papers: object[] };
const dataOf = async (personId: string) => (await disputesDataOf(database.db, personId)).disputes as Shown[];
const told = async (personId: string) => JSON.stringify(await dataOf(personId), (_, one) => (typeof one === 'bigint' ? `${one}` : one));
const erase = (personId: string) => database.db.transaction().execute((tx) => disputesEraser.erase(tx, { personId, at: clock.now, newId }));
const contactsOf = (four: Four, name: 'ada' | 'ben') =>
  database.db
    .selectFrom('dispute_contact')
    .where('party_id', '=', four.partyIds[name])
    .orderBy('channel')
    .select(['channel', 'value', 'ended_at'])
    .execute();

test('a claimant is given what she filed and how she is reached, and nothing of those beside and against her', async () => {
  const four = await fourInDispute(house);
  const ada = await four.account('ada');
  const [dispute, ...more] = await dataOf(ada.personId);
  expect(more).toEqual([]);
  expect(dispute).toMatchObject({
    ...{ reference: four.reference, state: 'arb_serving' },
    request: { title: 'Price of goods sold', facts: expect.stringContaining('delivered in March') },
  });
  const own = dispute?.standsFor.find(({ name }) => name === four.names.ada);
  expect(own).toMatchObject({ side: 'claimant', role: 'party', claims: [{ head: 'Price of goods', amountMinor: 45_000_000n }] });
  const text = await told(ada.personId);
  expect(text).toContain(four.emails.ada);
  for (const other of othersOf(four, 'ada')) expect(text).not.toContain(other);
});

test('a respondent is given where she stands and how she is reached, not what the other side wrote', async () => {
  const four = await fourInDispute(house);
  const ben = await four.account('ben');
  const [dispute] = await dataOf(ben.personId);
  expect(dispute).toMatchObject({ reference: four.reference, request: null, papers: [] });
  expect(dispute?.standsFor).toMatchObject([{ side: 'respondent', role: 'party', name: four.names.ben }]);
  const text = await told(ben.personId);
  expect(text).not.toContain('delivered in March');
  for (const other of othersOf(four, 'ben')) expect(text).not.toContain(other);
});

test('before a dispute is opened to her a respondent is told of none, neither by her data nor by what would stay', async () => {
  const four = await fourInDispute(house, { isDispatched: false });
  const ben = await four.account('ben');
  expect(await dataOf(ben.personId)).toEqual([]);
  expect(await disputesEraser.keeps(database.db, ben.personId)).toEqual([]);
});

test('a stranger, and whoever has not shown an address to be hers, is given nothing', async () => {
  const four = await fourInDispute(house);
  const eve = await signedIn(database.db, { name: 'Eve', now: clock.now });
  const mallory = await signedIn(database.db, { name: 'Mallory', email: null, now: clock.now });
  await database.db.updateTable('identity_person').set({ email: four.emails.ben }).where('id', '=', mallory.personId).execute();
  for (const { personId } of [eve, mallory]) {
    expect(await dataOf(personId)).toEqual([]);
    expect(await disputesEraser.keeps(database.db, personId)).toEqual([]);
  }
});

test('who represents a party is given how she is named, and nothing about her client', async () => {
  const email = 'lata.lawyer@people.example';
  const lata = { name: 'Lata Lawyer', firm: 'Lata & Co', email, mobile: '', authorityToken: null };
  const client = aParty('claimant', { name: 'Secret Client', representatives: [lata] });
  const { reference } = await opened(house, aFiling({ parties: [client, aParty('respondent')] }), 'client@people.example');
  const lawyer = await signedIn(database.db, { name: 'Lata Lawyer', email, now: clock.now });
  const [dispute] = await dataOf(lawyer.personId);
  expect(dispute).toMatchObject({
    reference,
    request: null,
    standsFor: [{ role: 'representative', named: [{ name: 'Lata Lawyer', firm: 'Lata & Co' }] }],
  });
  expect(await told(lawyer.personId)).not.toMatch(/Secret Client|Hill Road|delivered in March/);
});

test('an erasure in an open dispute takes her access, by her account and by her address, and leaves the dispute as it is', async () => {
  const four = await fourInDispute(house);
  const ada = await four.account('ada');
  expect((await standingIn(database.db, ada.viewer, four.id))?.as).toBe('claimant');
  expect(await disputesEraser.keeps(database.db, ada.personId)).toEqual(['claims', 'dispute']);
  const before = await contactsOf(four, 'ada');
  expect(await erase(ada.personId)).toEqual({ contacts: 0, representatives: 0, uploads: 0, memberships: 2 });
  expect(await standingIn(database.db, ada.viewer, four.id)).toBeNull();
  expect(await contactsOf(four, 'ada')).toEqual(before);
  const [row] = await database.db.selectFrom('dispute').where('id', '=', four.id).select(['state', 'title']).execute();
  expect(row).toEqual({ state: 'arb_serving', title: 'Price of goods sold' });
  const members = await database.db.selectFrom('dispute_member').where('dispute_id', '=', four.id).select(['email', 'ended_at']).execute();
  expect(members).toEqual([
    { email: null, ended_at: clock.now },
    { email: null, ended_at: clock.now },
  ]);
  // The address is free again: whoever has it next does not come into the dispute by it.
  await database.db
    .updateTable('identity_person')
    .set({ email: null, email_verified_at: null, phone: '+919820099998' })
    .where('id', '=', ada.personId)
    .execute();
  const next = await four.account('ada');
  expect(await standingIn(database.db, next.viewer, four.id)).toBeNull();
  expect(await erase(ada.personId)).toMatchObject({ memberships: 2, contacts: 0 });
});

test('when a dispute is over, what was agreed on and the address on paper stay, and e-mail and mobile that nobody agreed on go', async () => {
  const four = await fourInDispute(house);
  const [ben, before] = [await four.account('ben'), await contactsOf(four, 'ada')];
  await ended(house, four.id);
  expect(await disputesEraser.keeps(database.db, ben.personId)).toEqual(['claims']);
  expect(await erase(ben.personId)).toMatchObject({ contacts: 1 });
  expect(await contactsOf(four, 'ben')).toEqual([
    { channel: 'email', value: four.emails.ben, ended_at: null },
    { channel: 'mobile', value: 'erased', ended_at: clock.now },
    { channel: 'post', value: expect.stringContaining('(ben)'), ended_at: null },
  ]);
  expect(await contactsOf(four, 'ada')).toEqual(before);
  expect(await erase(ben.personId)).toMatchObject({ contacts: 0 });
});

test('an address that was replaced goes while the dispute is open; how a representative was reached goes when it is over', async () => {
  const email = 'rita.rep@people.example';
  const rita = { name: 'Rita Rep', firm: '', email, mobile: '+919811111111', authorityToken: null };
  const { id } = await opened(
    house,
    aFiling({ parties: [aParty('claimant', { representatives: [rita] }), aParty('respondent')] }),
    'own@people.example',
  );
  const who = await signedIn(database.db, { name: 'Rita Rep', email, now: clock.now });
  const rows = () =>
    database.db
      .selectFrom('dispute_representative as acting')
      .innerJoin('dispute_party as party', 'party.id', 'acting.party_id')
      .where('party.dispute_id', '=', id)
      .select(['acting.name', 'acting.email', 'acting.mobile'])
      .execute();
  expect(await erase(who.personId)).toMatchObject({ representatives: 0 });
  expect(await rows()).toEqual([{ name: 'Rita Rep', email, mobile: '+919811111111' }]);
  await ended(house, id);
  expect(await erase(who.personId)).toMatchObject({ representatives: 1 });
  expect(await rows()).toEqual([{ name: 'Rita Rep', email: 'erased@erased.invalid', mobile: '' }]);

  const four = await fourInDispute(house);
  const ben = await four.account('ben');
  await database.db
    .updateTable('dispute_contact')
    .set({ ended_at: clock.now })
    .where('party_id', '=', four.partyIds.ben)
    .where('channel', '=', 'mobile')
    .execute();
  expect(await erase(ben.personId)).toMatchObject({ contacts: 1 });
});

test('what was kept to reach an erased party in an open dispute goes in the night after it is over, and no other’s', async () => {
  const four = await fourInDispute(house);
  await erase((await four.account('ben')).personId);
  const [bens, adas] = [await contactsOf(four, 'ben'), await contactsOf(four, 'ada')];
  expect(await forgetOver(house)).toBe(0);
  expect(await contactsOf(four, 'ben')).toEqual(bens);
  await ended(house, four.id);
  expect(await forgetOver(house)).toBe(1);
  expect((await contactsOf(four, 'ben')).map(({ value }) => value)).toEqual([four.emails.ben, 'erased', expect.stringContaining('(ben)')]);
  expect(await contactsOf(four, 'ada')).toEqual(adas);
  expect(await forgetOver(house)).toBe(0);
});

test('whoever works on an open dispute hears of it once for each party that is she; of one that is over nobody does', async () => {
  const [open, over] = [await fourInDispute(house), await fourInDispute(house)];
  await ended(house, over.id);
  await erase((await open.account('ben')).personId);
  await erase((await over.account('ben')).personId);
  const acts = await database.db
    .selectFrom('record_act')
    .where('act', '=', 'dispute.account_erased')
    .where('subject_id', 'in', [open.id, over.id])
    .select(['subject_id', 'by_person', 'by_role', 'details', 'tells'])
    .execute();
  expect(acts).toEqual([
    { subject_id: open.id, by_person: null, by_role: 'system', details: { party: open.partyIds.ben }, tells: ['role:case_officer'] },
  ]);
});

test('where it is in doubt whether she is the person, she is told of nothing until that is decided', async () => {
  const four = await fourInDispute(house);
  const ben = await four.account('ben');
  const partyId = four.partyIds.ben;
  await go(house, four.id, [['identity_disputed', 'respondent']], partyId);
  expect(await dataOf(ben.personId)).toEqual([]);
  expect(await disputesEraser.keeps(database.db, ben.personId)).toEqual([]);
  await go(house, four.id, [['identity_confirmed', 'officer']], partyId);
  expect(await dataOf(ben.personId)).toMatchObject([{ reference: four.reference }]);
});
