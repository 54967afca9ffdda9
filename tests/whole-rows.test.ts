import { afterAll, beforeAll, expect, test } from 'vitest';
import { listConsents } from '#modules/disputes/store/consents.ts';
import {
  findDispute,
  listBases,
  listContacts,
  listEvents,
  listParties,
} from '#modules/disputes/store/disputes.ts';
import { listDocuments } from '#modules/disputes/store/documents.ts';
import { findFileRows, findWholeFileRows } from '#modules/disputes/store/file.ts';
import { listBooks } from '#modules/fees/store/books.ts';
import { listCreditNotes, listOfDispute } from '#modules/fees/store/invoices.ts';
import { listPaidOn } from '#modules/fees/store/payments.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { fullDispute } from './full-dispute.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

test('a file in one statement has the rows that each list gives alone, to the last paisa', async () => {
  const { db } = database;
  const { id } = await fullDispute(db, { clock: { now: new Date() }, respondents: 2, papers: 3 });
  const file = await findFileRows(db, id);
  const parties = await listParties(db, id);
  const contacts = await listContacts(
    db,
    parties.map((party) => party.id),
  );
  expect(file).toMatchObject({ dispute: await findDispute(db, id), parties, contacts });
  expect(file).toMatchObject({ events: await listEvents(db, id) });
  expect([file?.consents, file?.consentProofs.length]).toEqual([await listConsents(db, id), 2]);
  expect([file?.basis]).toEqual(await listBases(db, id));
  const lists = [parties, contacts, file?.events, file?.representatives, file?.claims];
  expect(lists.every((list) => (list?.length ?? 0) > 0)).toBe(true);
  const documents = await listDocuments(db, id);
  expect(documents.length).toBeGreaterThan(2);
  expect(await findWholeFileRows(db, id)).toEqual({ ...file, documents });
});

test('so have the books of a dispute', async () => {
  const { db } = database;
  const { id } = await fullDispute(db, { clock: { now: new Date() }, respondents: 1, papers: 1 });
  const invoices = await listOfDispute(db, id);
  const ids = invoices.map((invoice) => invoice.id);
  expect(await listBooks(db, id)).toEqual({
    invoices,
    payments: await listPaidOn(db, ids),
    notes: await listCreditNotes(db, ids),
    deposits: await db
      .selectFrom('fees_deposit')
      .where('disputeId', '=', id)
      .select(['id', 'partyId', 'isCounterclaim'])
      .execute(),
  });
  expect(ids.length).toBeGreaterThan(0);
});
