import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '#platform/http.ts';
import { newId } from '#platform/ids.ts';
import { asking } from '../../../../tests/api-request.ts';
import { appWith } from '../../../../tests/app.ts';
import { type SignedIn, signedIn } from '../../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { appointed, depositBills, moneyDeps } from '../../../../tests/deposits.ts';
import { verifyFees } from '../actions/verifying.ts';

// What a neutral earns of the deposits, and how it reaches them (ACA ss. 31A and 38; Income-tax Act s. 194J).
let database: TestDatabase;
let app: App;
let cast: Record<'rhea' | 'accounts' | 'asha' | 'eve', SignedIn>;
const clock = { now: new Date('2026-11-23T06:30:00Z') };
const ask = asking(() => app);
let references = 0;
let dispute: { id: string };
let held = 0;

beforeAll(async () => {
  database = await testDatabase();
  const { db } = database;
  const deps = await moneyDeps(db, clock);
  app = appWith(database, { now: () => clock.now, papers: deps.papers });
  cast = {
    rhea: await signedIn(db, { roles: ['registrar'], name: 'Rhea Registrar', now: clock.now }),
    accounts: await signedIn(db, { roles: ['accounts'], name: 'Aziz Accounts', now: clock.now }),
    asha: await signedIn(db, { roles: ['neutral'], name: 'Asha Rao', now: clock.now }),
    eve: await signedIn(db, { name: 'Eve Stranger', now: clock.now }),
  };
  dispute = await appointed(deps, { neutral: cast.asha.personId });
});
afterAll(() => database.drop());

const get = async (path: string, { cookie }: SignedIn) => (await ask('GET', path, { cookie })).data;
const post = (path: string, { cookie }: SignedIn, body: object = {}) =>
  ask('POST', path, { cookie, body });
const statement = () => get('/api/neutral/statement', cast.asha);
const office = () => get('/api/office/neutral-fees', cast.rhea);
const feeId = async (): Promise<string> => (await office()).fees[0].id;

async function payDeposits(): Promise<void> {
  for (const { id, due } of await depositBills(database.db, dispute.id)) {
    references += 1;
    held += Number(due);
    const paid = await post('/api/office/payments', cast.accounts, {
      ...{ invoiceId: id, reference: `UTR${references}`, amount: Number(due) },
      ...{ receivedOn: '2026-11-23', narration: '', paidByParty: null },
    });
    expect(paid.status).toBe(201);
  }
}

describe('from the deposit to the account of a neutral', () => {
  test('nothing is earned before every deposit is there; then a quarter is', async () => {
    const [first] = await depositBills(database.db, dispute.id);
    expect((await statement()).fees).toEqual([]);
    expect(first).toBeDefined();
    await payDeposits();
    const { fees, totals } = await statement();
    expect(fees).toMatchObject([{ stage: 'entered', state: 'earned', tds: null, net: null }]);
    expect(fees[0].amount).toBe(held / 4);
    expect(totals).toEqual({ earned: held / 4, tds: 0, paid: 0, toPay: 0 });
  });

  test('another sees nothing of it, and approves nothing', async () => {
    expect((await get('/api/neutral/statement', cast.eve)).fees).toEqual([]);
    const path = `/api/office/neutral-fees/${await feeId()}/approval`;
    for (const who of [cast.eve, cast.asha, cast.accounts])
      expect((await post(path, who)).status).toBe(403);
    expect((await post(`/api/office/neutral-fees/${newId()}/approval`, cast.rhea)).status).toBe(
      404,
    );
  });

  test('nobody approves a fee of their own, as registrar either', async () => {
    const [id, rita] = [await feeId(), await signedIn(database.db, { roles: ['registrar'] })];
    const toRita = (personId: string) =>
      database.db.updateTable('fees_earning').set({ personId }).where('id', '=', id).execute();
    await toRita(rita.personId);
    const answer = await post(`/api/office/neutral-fees/${id}/approval`, rita);
    await toRita(cast.asha.personId);
    expect(answer.error).toMatchObject({ code: 'own_fee' });
  });

  test('accounts pay nothing that no registrar approved', async () => {
    expect((await post('/api/office/payouts', cast.accounts)).error?.code).toBe('nothing_payable');
  });

  test('the account is told again by its end alone', async () => {
    const account = { holder: 'Asha Rao', account: '00123456789', ifsc: 'HDFC0001234' };
    const wrong = await post('/api/neutral/account', cast.asha, { ...account, pan: 'X' });
    expect(wrong.error).toMatchObject({ code: 'pan_wrong' });
    const kept = await post('/api/neutral/account', cast.asha, { ...account, pan: 'ABCPD1234E' });
    expect(kept.data).toEqual({ lastDigits: '6789' });
    // Whoever has their browser open could turn the money to another account.
    const letter = await database.db
      .selectFrom('account_notice')
      .where('personId', '=', cast.asha.personId)
      .select('notice')
      .execute();
    expect(letter).toEqual([{ notice: 'payout_account_saved' }]);
    const told = JSON.stringify(await statement());
    expect(told).toContain('6789');
    expect(told).not.toContain('00123456789');
    expect(told).not.toContain('ABCPD1234E');
    const { sealed } = await database.db
      .selectFrom('fees_payee')
      .select('sealed')
      .executeTakeFirstOrThrow();
    expect(Buffer.from(sealed).toString('latin1')).not.toContain('00123456789');
  });

  test('two registrars approve it once, and a tenth is kept back', async () => {
    const path = `/api/office/neutral-fees/${await feeId()}/approval`;
    const both = await Promise.all([post(path, cast.rhea), post(path, cast.rhea)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const [fee] = (await statement()).fees;
    expect(fee).toMatchObject({ state: 'approved', tds: Math.ceil(held / 4 / 1000) * 100 });
    expect(fee.net).toBe(fee.amount - fee.tds);
  });

  test('it stands in one file, which accounts alone take; and is paid under the bank’s reference once', async () => {
    const id = await feeId();
    const early = await post(`/api/office/neutral-fees/${id}/payment`, cast.accounts, {
      reference: 'HDFCN1',
    });
    expect(early.error?.code).toBe('not_in_payout');
    const made = await post('/api/office/payouts', cast.accounts);
    expect(made.status).toBe(201);
    expect((await post('/api/office/payouts', cast.accounts)).status).toBe(409);
    const file = `/api/office/payouts/${made.data.id}/file`;
    const answer = await app.request(file, { headers: { cookie: cast.accounts.cookie } });
    const text = await answer.text();
    const [fee] = (await statement()).fees;
    expect(text).toContain(`NEFT,Asha Rao,00123456789,HDFC0001234,${(fee.net / 100).toFixed(2)},`);
    expect((await app.request(file, { headers: { cookie: cast.rhea.cookie } })).status).toBe(403);
    const pay = (reference: string) =>
      post(`/api/office/neutral-fees/${id}/payment`, cast.accounts, { reference });
    expect((await pay(' ')).error?.code).toBe('reference_missing');
    expect((await pay('hdfcn 52026')).status).toBe(201);
    expect((await pay('HDFCN2')).error?.code).toBe('paid_before');
    expect((await statement()).fees[0]).toMatchObject({
      ...{ state: 'paid', bankReference: 'HDFCN52026' },
    });
  });

  test('the books come out even, and the record tells the same as the rows', async () => {
    const { differs, uncovered } = await verifyFees(database.db);
    expect({ differs, uncovered }).toEqual({ differs: [], uncovered: [] });
    await database.db.updateTable('fees_earning').set({ bankReference: 'OTHER' }).execute();
    expect((await verifyFees(database.db)).differs.map(({ what }) => what)).toEqual([
      'how it was paid',
    ]);
  });
});
