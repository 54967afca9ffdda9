import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#platform/ids.ts';
import { type SignedIn, signedIn } from '../../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { aFiling, aParty, opened } from '../../../../tests/disputes.ts';
import { go } from '../../../../tests/notices.ts';
import {
  aHouse,
  ended,
  type Four,
  fourInDispute,
  type House,
  othersOf,
} from '../../../../tests/own-data.ts';
import { claimProvedMemberships } from './memberships.ts';
import { disputesDataOf, disputesEraser, forgetOver } from './person-data.ts';
import { standingOfViewer } from './reading.ts';

let database: TestDatabase;
let house: House;
const clock = { now: new Date('2026-11-20T06:30:00Z') };
beforeAll(async () => {
  database = await testDatabase();
  house = await aHouse(database.db, clock);
});
afterAll(() => database.drop());

type Shown = {
  reference: string;
  state: string;
  standsFor: Record<string, unknown>[];
  request: object | null;
  papers: object[];
};
const dataOf = async (personId: string) =>
  (await disputesDataOf(database.db, personId)).disputes as Shown[];
const told = async (personId: string) =>
  JSON.stringify(await dataOf(personId), (_, one) => (typeof one === 'bigint' ? `${one}` : one));
const erase = (personId: string) =>
  database.db
    .transaction()
    .execute((tx) => disputesEraser.erase(tx, { personId, at: clock.now, newId }));
const contactsOf = (four: Four, name: 'ada' | 'ben') =>
  database.db
    .selectFrom('dispute_contact')
    .where('partyId', '=', four.partyIds[name])
    .orderBy('channel')
    .select(['channel', 'value', 'endedAt'])
    .execute();

test('a claimant is given what she filed and how she is reached, and nothing of those beside and against her', async () => {
  const four = await fourInDispute(house);
  const ada = await four.account('ada');
  const [dispute, ...more] = await dataOf(ada.personId);
  expect(more).toEqual([]);
  expect(dispute).toMatchObject({
    reference: four.reference,
    state: 'arb_serving',
    request: { title: 'Price of goods sold', facts: expect.stringContaining('delivered in March') },
  });
  const own = dispute?.standsFor.find(({ name }) => name === four.names.ada);
  expect(own).toMatchObject({
    side: 'claimant',
    role: 'party',
    claims: [{ head: 'Price of goods', amountMinor: 45_000_000n }],
  });
  const text = await told(ada.personId);
  expect(text).toContain(four.emails.ada);
  for (const other of othersOf(four, 'ada')) expect(text).not.toContain(other);
});

test('a respondent is given where she stands and how she is reached, not what the other side wrote', async () => {
  const four = await fourInDispute(house);
  const ben = await four.account('ben');
  const [dispute] = await dataOf(ben.personId);
  expect(dispute).toMatchObject({ reference: four.reference, request: null, papers: [] });
  expect(dispute?.standsFor).toMatchObject([
    { side: 'respondent', role: 'party', name: four.names.ben },
  ]);
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
  await database.db
    .updateTable('identity_person')
    .set({ email: four.emails.ben })
    .where('id', '=', mallory.personId)
    .execute();
  for (const { personId } of [eve, mallory]) {
    expect(await dataOf(personId)).toEqual([]);
    expect(await disputesEraser.keeps(database.db, personId)).toEqual([]);
  }
});

test('who represents a party is given how she is named, and nothing about her client', async () => {
  const email = 'lata.lawyer@people.example';
  const lata = { name: 'Lata Lawyer', firm: 'Lata & Co', email, mobile: '', authorityToken: null };
  const client = aParty('claimant', { name: 'Secret Client', representatives: [lata] });
  const { reference } = await opened(
    house,
    aFiling({ parties: [client, aParty('respondent')] }),
    'client@people.example',
  );
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
  expect((await standingOfViewer(database.db, ada.viewer, four.id))?.as).toBe('claimant');
  expect(await disputesEraser.keeps(database.db, ada.personId)).toEqual(['claims', 'dispute']);
  const before = await contactsOf(four, 'ada');
  expect(await erase(ada.personId)).toEqual({
    contacts: 0,
    representatives: 0,
    uploads: 0,
    memberships: 2,
    invitations: 0,
    visits: 0,
  });
  expect(await standingOfViewer(database.db, ada.viewer, four.id)).toBeNull();
  expect(await contactsOf(four, 'ada')).toEqual(before);
  const [row] = await database.db
    .selectFrom('dispute')
    .where('id', '=', four.id)
    .select(['state', 'title'])
    .execute();
  expect(row).toEqual({ state: 'arb_serving', title: 'Price of goods sold' });
  const members = await database.db
    .selectFrom('dispute_member')
    .where('disputeId', '=', four.id)
    .select(['email', 'endedAt'])
    .execute();
  expect(members).toEqual([
    { email: null, endedAt: clock.now },
    { email: null, endedAt: clock.now },
  ]);
  // The address is free again: an account that has it and did nothing stands nowhere.
  await database.db
    .updateTable('identity_person')
    .set({ email: null, emailVerifiedAt: null, phone: '+919820099998' })
    .where('id', '=', ada.personId)
    .execute();
  const next = await four.account('ada');
  expect(await standingOfViewer(database.db, next.viewer, four.id)).toBeNull();
  expect(await erase(ada.personId)).toMatchObject({ memberships: 2, contacts: 0 });
});

test('when a dispute is over, what was agreed on and the address on paper stay, and e-mail and mobile that nobody agreed on go', async () => {
  const four = await fourInDispute(house);
  const [ben, before] = [await four.account('ben'), await contactsOf(four, 'ada')];
  await ended(house, four.id);
  expect(await disputesEraser.keeps(database.db, ben.personId)).toEqual(['claims']);
  expect(await erase(ben.personId)).toMatchObject({ contacts: 1 });
  expect(await contactsOf(four, 'ben')).toEqual([
    { channel: 'email', value: four.emails.ben, endedAt: null },
    { channel: 'mobile', value: 'erased', endedAt: clock.now },
    { channel: 'post', value: expect.stringContaining('(ben)'), endedAt: null },
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
      .innerJoin('dispute_party as party', 'party.id', 'acting.partyId')
      .where('party.disputeId', '=', id)
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
    .set({ endedAt: clock.now })
    .where('partyId', '=', four.partyIds.ben)
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
  expect((await contactsOf(four, 'ben')).map(({ value }) => value)).toEqual([
    four.emails.ben,
    'erased',
    expect.stringContaining('(ben)'),
  ]);
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
    .where('subjectId', 'in', [open.id, over.id])
    .select(['subjectId', 'byPerson', 'byRole', 'details', 'tells'])
    .execute();
  expect(acts).toEqual([
    {
      subjectId: open.id,
      byPerson: null,
      byRole: 'system',
      details: { party: open.partyIds.ben },
      tells: ['role:case_officer'],
    },
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

describe('a claimant who had herself erased', () => {
  /** Ada had an account, and had it erased: her address is free for another. */
  async function erasedAda(four: Four): Promise<void> {
    const ada = await four.account('ada');
    await erase(ada.personId);
    const gone = {
      email: null,
      emailVerifiedAt: null,
      phone: `+9177${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
    };
    await database.db
      .updateTable('identity_person')
      .set(gone)
      .where('id', '=', ada.personId)
      .execute();
  }
  const standing = async (four: Four, who: SignedIn) =>
    standingOfViewer(database.db, who.viewer, four.id);
  const arrives = async (four: Four, email: string) => {
    const who = await signedIn(database.db, { name: 'Somebody', email, now: clock.now });
    await claimProvedMemberships(house, who.personId);
    return standing(four, who);
  };

  test('comes back for herself alone by the address that she had proved, in whatever letters, and the officer hears of it', async () => {
    const four = await fourInDispute(house);
    await erasedAda(four);
    const back = await arrives(four, four.emails.ada.toUpperCase());
    expect(back).toEqual({ as: 'claimant', actors: ['claimant'], partyIds: [four.partyIds.ada] });
    const acts = database.db
      .selectFrom('record_act')
      .where('act', '=', 'dispute.account_returned')
      .where('subjectId', '=', four.id);
    expect(await acts.select(['byRole', 'tells']).execute()).toEqual([
      { byRole: 'person', tells: ['role:case_officer'] },
    ]);
    const party = database.db
      .selectFrom('dispute_party')
      .where('id', '=', four.partyIds.ada)
      .select('erasedAt');
    expect(await party.executeTakeFirstOrThrow()).toEqual({ erasedAt: null });
  });

  test('two at once let her in once', async () => {
    const four = await fourInDispute(house);
    await erasedAda(four);
    const ada = await four.account('ada');
    await Promise.all([1, 2, 3].map(() => claimProvedMemberships(house, ada.personId)));
    const members = database.db
      .selectFrom('dispute_member')
      .where('personId', '=', ada.personId)
      .where('endedAt', 'is', null);
    expect(await members.selectAll().execute()).toHaveLength(1);
    const acts = database.db
      .selectFrom('record_act')
      .where('act', '=', 'dispute.account_returned')
      .where('subjectId', '=', four.id);
    expect(await acts.select('id').execute()).toHaveLength(1);
  });

  test('is nobody by a similar address, by one that she has not proved, or by another claimant’s and the other side’s', async () => {
    const four = await fourInDispute(house);
    await erasedAda(four);
    for (const email of [
      `x${four.emails.ada}`,
      four.emails.ada.replace('@', '+1@'),
      four.emails.asha,
    ])
      expect(await arrives(four, email)).toBeNull();
    expect(await arrives(four, four.emails.ben)).toMatchObject({ as: 'respondent' });
    const eve = await signedIn(database.db, { name: 'Eve', now: clock.now });
    const claimed = { email: four.emails.ada, emailVerifiedAt: null };
    await database.db
      .updateTable('identity_person')
      .set(claimed)
      .where('id', '=', eve.personId)
      .execute();
    await claimProvedMemberships(house, eve.personId);
    expect(await standing(four, eve)).toBeNull();
  });

  test('is not let in by an address that is on file no more, or that somebody wrote there after she had left', async () => {
    const [four, later] = [await fourInDispute(house), await fourInDispute(house)];
    await erasedAda(four);
    await erasedAda(later);
    const contacts = database.db.updateTable('dispute_contact').where('channel', '=', 'email');
    await contacts.set({ endedAt: clock.now }).where('partyId', '=', four.partyIds.ada).execute();
    expect(await arrives(four, four.emails.ada)).toBeNull();
    const written = {
      id: newId(),
      channel: 'email' as const,
      value: 'new@people.example',
      addedAt: clock.now,
      partyId: later.partyIds.ada,
    };
    await database.db
      .insertInto('dispute_contact')
      .values({ ...written, isDesignated: false, designatedIn: '' })
      .execute();
    expect(await arrives(later, 'new@people.example')).toBeNull();
  });

  test('a colleague of an institution and a representative who leave come back by no address on file', async () => {
    for (const change of [{ through: newId() }, { role: 'representative' as const }]) {
      const four = await fourInDispute(house);
      await database.db
        .updateTable('dispute_member')
        .set(change)
        .where('disputeId', '=', four.id)
        .execute();
      await erasedAda(four);
      expect(await arrives(four, four.emails.ada)).toBeNull();
    }
  });

  test('a claimant who never left is joined by nobody who proves an address of hers on file', async () => {
    const four = await fourInDispute(house);
    await database.db
      .updateTable('dispute_member')
      .set({ email: 'other@people.example' })
      .where('disputeId', '=', four.id)
      .execute();
    expect(await arrives(four, four.emails.ada)).toBeNull();
  });
});
