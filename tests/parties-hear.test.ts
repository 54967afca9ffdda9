import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DisputesDeps, Listener } from '#modules/disputes/actions/deps.ts';
import { moneyListener, moneyOf } from '#modules/disputes/actions/money.ts';
import { moneyLetters } from '#modules/disputes/actions/money-notifications.ts';
import { costsOf } from '#modules/fees/actions/costs.ts';
import { recordPayment } from '#modules/fees/actions/payments.ts';
import { turnActs } from '#modules/notifications/actions/feed.ts';
import { theNotices } from '#modules/notifications/actions/notices.ts';
import { signedIn } from './cast.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { disputesDeps, opened } from './disputes.ts';

// Who owes hears of the bill and of the payment, by mail and under the bell.
let database: TestDatabase;
let deps: DisputesDeps;
const clock = { now: new Date('2026-11-20T06:30:00Z') };
const settings = {
  publicUrl: 'https://munch.example',
  bankAccount: 'Munch | 50200012345678 | HDFC0000001 | HDFC Bank, Fort',
  upiId: 'munch@okbank',
};

beforeAll(async () => {
  database = await testDatabase();
  const listeners: Listener[] = [];
  deps = { ...(await disputesDeps(database.db, clock)), listeners };
  listeners.push(moneyListener(deps));
});
afterAll(() => database.drop());

async function lastLetter(kind: 'dispute_billed' | 'dispute_paid') {
  const row = await database.db
    .selectFrom('outbox_mail')
    .where('kind', '=', kind)
    .selectAll()
    .executeTakeFirstOrThrow();
  const to = {
    id: row.id,
    to: row.recipient,
    publicUrl: settings.publicUrl,
    now: clock.now,
    foot: '',
  };
  const mail = await moneyLetters({ db: database.db, settings })[kind](row.refersTo, to);
  return { to: row.recipient, subject: mail?.subject ?? '', text: mail?.text ?? '' };
}

test('the bill is mailed with account, reference, amount, day, UPI and link; the payment is confirmed; both stand under the bell', async () => {
  // Whoever filed without an account and proved the address since then is told under the bell as well.
  const ada = await signedIn(database.db, {
    name: 'Ada',
    email: 'ada@example.org',
    now: clock.now,
  });
  const { id, reference } = await opened(deps);
  const [bill] = (await costsOf(database.db, id)).invoices;
  const billed = await lastLetter('dispute_billed');
  expect(billed.to).toBe('ada@example.org');
  expect(billed.subject).toContain(reference);
  for (const said of [
    '5,',
    bill?.number ?? '',
    'HDFC0000001',
    'upi://pay?pa=munch@okbank',
    `/cases/${id}/costs`,
    'may waive it',
  ])
    expect(billed.text).toContain(said);

  await database.db.transaction().execute((tx) =>
    recordPayment(
      { settings: {}, ...moneyOf(deps) },
      { tx, at: clock.now },
      {
        provider: 'bank_transfer',
        reference: 'UTR1234567',
        amount: bill?.due ?? 0n,
        receivedOn: '2026-11-20',
        narration: '',
        invoiceId: bill?.id ?? '',
        by: { personId: null, role: 'system' },
      },
    ),
  );
  const paid = await lastLetter('dispute_paid');
  expect(paid.text).toContain('Nothing is due on it any more');

  while (await turnActs({ ...deps, wakeMail: () => {} }));
  const { notices } = await theNotices(deps, ada.viewer, null);
  const said = notices.map(({ text }) => text);
  expect(said).toContain(`${reference}: There is a new bill for you`);
  expect(said).toContain(`${reference}: Your payment has come in`);
  expect(notices.every(({ place }) => place === `/cases/${id}`)).toBe(true);
});
