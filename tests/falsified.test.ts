// Whoever has the database in hand, as its superuser with every trigger off, can change any row of it. What they cannot do is
// sign. Each way of falsifying that somebody thought of stands here by its own sentence, and has to be found.

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordConsent } from '#modules/disputes/actions/consents.ts';
import { identifyConsent } from '#modules/disputes/actions/consents-office.ts';
import {
  type BasisDecisionInput,
  decideBasis,
  dispatchNotice,
} from '#modules/disputes/actions/gate.ts';
import { findFile } from '#modules/disputes/actions/reading.ts';
import { verifyDisputes } from '#modules/disputes/actions/verifying.ts';
import { checklistFor } from '#modules/disputes/rules/scrutiny.ts';
import { recordPayment } from '#modules/fees/actions/payments.ts';
import { verifyFees } from '#modules/fees/actions/verifying.ts';
import { headOfYesterday, seal } from '#modules/record/actions/sealing.ts';
import {
  type LastSeal,
  type VerificationInput,
  verifySeals,
} from '#modules/record/actions/verifying.ts';
import {
  actsOfChains,
  appendActs,
  type ChainPosition,
  type VerifiedPortion,
  verifyPortion,
} from '#modules/record/actions.ts';
import { linkText } from '#modules/record/rules/chain.ts';
import { sealText } from '#modules/record/rules/seals.ts';
import { portalOpened } from '#modules/service/actions/portal.ts';
import { verifyService } from '#modules/service/actions/verifying.ts';
import { type Db, poolOf } from '#platform/db.ts';
import { hashOf, sha256 } from '#platform/hash.ts';
import { signerOf } from '#platform/signing.ts';
import { serviceParts } from './app.ts';
import { signedIn } from './cast.ts';
import { copyOf, type TestDatabase, testDatabase } from './database.ts';
import { move, opened } from './disputes.ts';
import { aHouse } from './own-data.ts';

const clock = { now: new Date('2026-11-20T06:30:00Z') };
const later = (hours: number) => {
  clock.now = new Date(clock.now.getTime() + hours * 3_600_000);
};
const { signer } = serviceParts;
const kept = { mark: null as LastSeal | null };
const marks = {
  read: async () => kept.mark,
  keep: async (mark: LastSeal) => {
    kept.mark = mark;
  },
};
const against = (): VerificationInput => ({
  keys: signer.published(),
  marks: kept.mark ? [kept.mark] : [],
  heads: [],
});

let honest: TestDatabase;
let at: { id: string; invoice: string; payment: string };

beforeAll(async () => {
  honest = await testDatabase();
  at = await played(honest.db);
});
afterAll(() => honest.drop());

/** A dispute that was filed, paid for, admitted, found to have a basis, sent out and received; sealed, and with a head. */
async function played(db: Db) {
  const house = await aHouse(db, clock);
  const { id } = await opened(house);
  const invoice = await db
    .selectFrom('fees_invoice')
    .where('disputeId', '=', id)
    .selectAll()
    .executeTakeFirstOrThrow();
  later(1);
  const money = {
    provider: 'bank_transfer' as const,
    reference: 'UTR1',
    amount: invoice.total + 100n,
    receivedOn: '2026-11-20',
    narration: '',
  };
  const by = { personId: null, role: 'accounts' as const };
  const paid = await db
    .transaction()
    .execute((tx) =>
      recordPayment(house, { tx, at: house.now() }, { ...money, invoiceId: invoice.id, by }),
    );
  if (!paid.ok) throw new Error(paid.refusal);
  const system = { personId: null, role: 'system' as const };
  const file = () => findFile(db, id);
  if ((await file())?.dispute.state === 'filed')
    await move(house, { disputeId: id, type: 'registration_paid', by: system, as: 'system' });
  const rhea = await signedIn(db, { roles: ['registrar'], name: 'Rhea', now: clock.now });
  const registrar = { personId: rhea.personId, role: 'registrar' as const };
  const looks = checklistFor({ process: 'arbitration', track: 'online' }).map((item, place) => ({
    id: house.newId(),
    disputeId: id,
    number: place + 1,
    round: 1,
    item,
    verdict: 'ok' as const,
    note: '',
    correction: '',
    at: clock.now,
    byPerson: rhea.personId,
  }));
  await db.insertInto('dispute_check').values(looks).execute();
  await move(house, { disputeId: id, type: 'officer_assigned', by: registrar, as: 'registrar' });
  await move(house, { disputeId: id, type: 'admitted', by: registrar, as: 'registrar' });
  const clause = {
    id: house.newId(),
    disputeId: id,
    kind: 'agreement' as const,
    title: 'Agreement',
    contentHash: Buffer.alloc(32, 1),
  };
  await db
    .insertInto('dispute_document')
    .values({ ...clause, type: 'application/pdf', size: 1n, addedAt: clock.now })
    .execute();
  later(1);
  const findings = {
    clause: 'names_institution',
    wasMadeBeforeDispute: true,
    isTextShown: true,
    isVersionShown: true,
    wasAccessible: true,
    proposedBy: 'both',
    appointer: 'institution',
    isTiedToOneSide: false,
    isConsumerClause: false,
    signedAfterwards: 'nobody',
    agreementNamesInstitution: false,
    order: 'none',
    isOrderShown: false,
    orderNamesInstitution: false,
  } satisfies Record<string, string | boolean> as BasisDecisionInput['findings'];
  const version = async () => (await file())?.dispute.version ?? 0;
  const reasons = 'The clause names this institution on page 4 of the agreement.';
  const deciding = {
    id,
    version: await version(),
    findings,
    reasons,
    papers: [{ id: clause.id, page: '4' }],
  };
  for (const outcome of [
    await decideBasis(house, rhea.viewer, deciding),
    await dispatchNotice(house, rhea.viewer, { id, version: await version() }),
  ])
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal));
  later(30);
  const ben = (await file())?.parties.find(({ side }) => side === 'respondent')?.id ?? '';
  const rested = await file();
  const consenting = {
    disputeId: id,
    partyId: ben,
    kind: 'fast_track' as const,
    signer: 'Ben Borrower',
    language: 'en' as const,
    proof: null,
    given: {
      way: 'notice' as const,
      contactId: rested?.parties.find((one) => one.id === ben)?.contacts[0]?.id ?? '',
    },
    trace: { network: '203.0.113.9', agent: 'a browser' },
    by: { personId: null, role: 'visitor' as const },
    as: 'respondent' as const,
  };
  const consent = await db.transaction().execute((tx) => recordConsent(house, tx, consenting));
  if (!consent.ok) throw new Error(consent.refusal);
  const words = {
    called: '+919811112222',
    source: 'The register of companies',
    note: 'He said that he signed it himself.',
  };
  const showing = {
    id,
    version: await version(),
    consent: consent.value.id,
    evidence: { method: 'call' as const, documentId: null, ...words },
  };
  const shown = await identifyConsent(house, rhea.viewer, showing);
  if (!shown.ok) throw new Error(JSON.stringify(shown.refusal));
  const opening = { disputeId: id, partyId: ben, verifiedBy: 'one_time_code' as const };
  await db
    .transaction()
    .execute((tx) =>
      portalOpened(house, tx, { ...opening, personId: null } as Parameters<typeof portalOpened>[2]),
    );
  for (const n of [1, 2, 3]) {
    const act = {
      act: 'setting.drawn' as const,
      subject: { kind: 'setting' as const, id: `s${n}` },
      by: system,
    };
    await db.transaction().execute((tx) => appendActs(tx, clock.now, [act]));
  }
  const sealing = { db, now: house.now, signer, marks };
  await seal(sealing);
  later(24);
  await move(house, {
    disputeId: id,
    type: 'document_added',
    by: registrar,
    as: 'registrar',
    details: { kind: 'other' },
  });
  await seal(sealing);
  later(24);
  expect(await headOfYesterday(sealing)).not.toBeNull();
  const payment = paid.value.paymentId;
  return { id, invoice: invoice.id, payment };
}

/** Everything that `npm run verify` would say does not fit. */
async function found(db: Db, more: Partial<VerificationInput> = {}): Promise<string[]> {
  const said: string[] = [];
  let place: ChainPosition | null = null;
  do {
    const portion: VerifiedPortion = await verifyPortion(db, place, 5000);
    if (portion.broken) said.push(`chain: ${portion.broken.fault}`);
    place = portion.broken ? null : portion.next;
  } while (place);
  const sealed = await verifySeals(db, { ...against(), ...more });
  if (sealed.broken) said.push(`seals: ${sealed.broken.fault}`);
  for (const { differs } of [
    await verifyDisputes(db),
    await verifyFees(db),
    await verifyService(db),
  ])
    said.push(...differs.map(({ what }) => what));
  return said;
}

type Falsifying = (sql: (text: string) => Promise<void>, db: Db) => Promise<void>;

/** What is found after somebody was at the database with the triggers off; it is honest again afterwards. */
async function foundAfter(falsify: Falsifying): Promise<string[]> {
  let said: string[] = [];
  const undone = honest.db.transaction().execute(async (tx) => {
    const run = async (text: string) => void (await sql.raw(text).execute(tx));
    await run('set local session_replication_role = replica');
    await falsify(run, tx);
    said = await found(tx);
    throw new Undo();
  });
  await undone.catch((error: Error) => {
    if (!(error instanceof Undo)) throw error;
  });
  return said;
}

class Undo extends Error {}

const dispute = () => `dispute_id = '${at.id}'`;
const chain = () => `chain = 'dispute:${at.id}'`;

/** Writes a chain's hashes and its end anew, so that it fits again: no secret is in them. */
async function rechain(sql: (text: string) => Promise<void>, db: Db, name: string): Promise<void> {
  const acts = (await actsOfChains(db, [name])).get(name) ?? [];
  let head = '0'.repeat(64);
  for (const [place, act] of acts.entries()) {
    const hash = sha256(linkText({ ...act, number: place + 1 }, head));
    await sql(
      `update record_act set number = ${place + 1}, previous_hash = '\\x${head}', hash = '\\x${hash}' where id = '${act.id}'`,
    );
    head = hash;
  }
  await sql(
    `update record_chain set length = ${acts.length}, head = '\\x${head}' where chain = '${name}'`,
  );
}

test('what nobody touched holds, all of it covered', async () => {
  expect(await found(honest.db)).toEqual([]);
  const { uncovered, disputes } = await verifyDisputes(honest.db);
  expect([disputes, uncovered]).toEqual([1, []]);
  expect((await verifyFees(honest.db)).uncovered).toEqual([]);
  expect((await verifyService(honest.db)).uncovered).toEqual([]);
  expect(await verifySeals(honest.db, against())).toMatchObject({ seals: 2, waiting: 0, heads: 1 });
});

describe('chains and seals', () => {
  test.each<[string, string, Falsifying]>([
    [
      'a dispute’s chain that was deleted with its end',
      'seals: act_missing',
      async (sql) => {
        await sql(`delete from record_act where ${chain()}`);
        await sql(`delete from record_chain where ${chain()}`);
      },
    ],
    [
      'a dispute that was deleted with its chain and all of its rows',
      'seals: act_missing',
      async (sql) => {
        for (const table of ['record_act', 'record_chain'])
          await sql(`delete from ${table} where ${chain()}`);
        for (const table of [
          'dispute_event',
          'dispute_basis',
          'dispute_claim',
          'dispute_party',
          'dispute_document',
          'dispute_member',
        ])
          await sql(`delete from ${table} where ${dispute()}`);
        await sql(`delete from service_recipient where ${dispute()}`);
        await sql(`delete from dispute where id = '${at.id}'`);
      },
    ],
    [
      'a chain that was cut, its events with it, and its end written anew',
      'seals: act_missing',
      async (sql, db) => {
        await sql(
          `delete from record_act where ${chain()} and number = (select max(number) from record_act where ${chain()})`,
        );
        await sql(
          `delete from dispute_event where ${dispute()} and number = (select max(number) from dispute_event where ${dispute()})`,
        );
        await rechain(sql, db, `dispute:${at.id}`);
      },
    ],
    [
      'a chain of which one act was changed and every hash written anew',
      'seals: act_missing',
      async (sql, db) => {
        await sql(`update record_act set why = 'another reason' where ${chain()} and number = 3`);
        await rechain(sql, db, `dispute:${at.id}`);
      },
    ],
    [
      'the office’s chain that was cut and its end written anew',
      'seals: act_missing',
      async (sql, db) => {
        await sql("delete from record_act where chain = 'office' and number > 1");
        await rechain(sql, db, 'office');
      },
    ],
    [
      'an act that was put in at the end of a chain, with all hashes right',
      'seals: act_alien',
      async (sql, db) => {
        await sql(`insert into record_act (id, chain, number, at, act, subject_kind, subject_id, by_role, details, tells, previous_hash, hash)
          select '019a0000-0000-7000-8000-000000000001', chain, length + 1, now(), 'setting.drawn', 'setting', 'x', 'system', '{}', '{}', head, sha256('x')
          from record_chain where chain = 'office'`);
        await rechain(sql, db, 'office');
      },
    ],
    [
      'acts that were sealed and wait to be sealed again',
      'seals: act_twice',
      async (sql) =>
        sql(
          "insert into record_unsealed (act_id, hash) select id, hash from record_act where chain = 'office'",
        ),
    ],
    [
      'an act that waits for its seal under another hash',
      'seals: waiting_changed',
      async (sql) =>
        sql(
          "insert into record_unsealed (act_id, hash) select id, sha256('x') from record_act where chain = 'office' limit 1",
        ),
    ],
    [
      'a seal that was taken out',
      'seals: seal_missing',
      async (sql) => sql('delete from record_seal where number = 1'),
    ],
    [
      'seals that were taken away at the end, and their acts put back to wait',
      'seals: head_unknown',
      async (sql) => {
        await sql(`insert into record_unsealed (act_id, hash) select a.id, a.hash from record_act a, record_seal s
          where s.number = 2 and position(a.hash in s.acts) > 0`);
        await sql('delete from record_head');
        await sql('delete from record_seal where number = 2');
      },
    ],
    [
      'a seal whose acts were changed',
      'seals: seal_changed',
      async (sql) => sql("update record_seal set acts = sha256('x') where number = 2"),
    ],
    [
      'a seal whose signature was changed',
      'seals: seal_unsigned',
      async (sql) =>
        sql("update record_seal set signature = repeat('A', 86) || '==' where number = 2"),
    ],
    [
      'a seal that was written anew and signed with somebody’s own key',
      'seals: seal_unsigned',
      async (sql, db) => {
        const own = signerOf({ bytes: Buffer.alloc(32, 66) });
        const row = await db
          .selectFrom('record_seal')
          .where('number', '=', 2n)
          .selectAll()
          .executeTakeFirstOrThrow();
        const acts = [sha256('forged')];
        const text = sealText(
          { number: 2, at: row.at, acts, previousHash: row.previousHash.toString('hex') },
          hashOf,
        );
        await sql(`update record_seal set acts = '\\x${acts[0]}', hash = '\\x${hashOf(Buffer.from(text))}', key_id = '${own.keyId}',
          signature = '${own.sign(Buffer.from(text))}' where number = 2`);
      },
    ],
    [
      'a day’s head that was changed',
      'seals: head_changed',
      async (sql) =>
        sql('update record_head set signed = replace(signed, \'"seal":2\', \'"seal":1\')'),
    ],
  ])('%s', async (_, expected, falsify) => {
    expect(await foundAfter(falsify)).toContain(expected);
  });
});

describe('rows of a dispute', () => {
  test.each<[string, string, string]>([
    ['the state', "update dispute set state = 'withdrawn'", 'the state'],
    [
      'since when it is in its state',
      "update dispute set state_since = state_since - interval '3 days'",
      'since when it is in its state',
    ],
    [
      'the day of commencement',
      'update dispute set commenced_on = commenced_on - 30',
      'the day of commencement',
    ],
    [
      'when it was opened to the respondent',
      'update dispute set opened_at = null',
      'when it was opened to the respondent',
    ],
    ['the officer', 'update dispute set officer_id = null', 'the officer'],
    [
      'the day of an event',
      "update dispute_event set on_day = on_day - 10 where type = 'served'",
      'a day',
    ],
    [
      'the moment of an event',
      "update dispute_event set at = at - interval '1 day' where type = 'admitted'",
      'a moment',
    ],
    [
      'the party of an event',
      "update dispute_event set party_id = null where type = 'served'",
      'a party',
    ],
    ['who did it', "update dispute_event set by_person = null where type = 'admitted'", 'somebody'],
    [
      'its reason',
      "update dispute_event set why = 'another' where type = 'basis_shown'",
      'a reason',
    ],
    [
      'its details',
      `update dispute_event set details = details || '{"basis": "C"}' where type = 'basis_shown'`,
      'details',
    ],
    [
      'an event that was taken out',
      "delete from dispute_event where type = 'admitted'",
      'has another number',
    ],
    [
      'a last event that was taken out',
      "delete from dispute_event where type = 'document_added'",
      'is missing',
    ],
    ['the basis', "update dispute_basis set basis = 'C'", 'the basis of jurisdiction'],
    [
      'the reasons of the basis',
      "update dispute_basis set reasons = 'Other reasons, of twenty signs.'",
      'the record of the gate',
    ],
    [
      'a record of the gate that was taken out',
      'delete from dispute_basis',
      'the records of the gate',
    ],
    [
      'the claim',
      'update dispute_claim set amount_minor = amount_minor * 10',
      'the claims as filed',
    ],
    [
      'a claim that was put in',
      'insert into dispute_claim select gen_random_uuid(), dispute_id, party_id, false, 2, head, 5 from dispute_claim',
      'the claims as filed',
    ],
    ['the sum in dispute', 'update dispute set sum_minor = 1', 'what was asked for as filed'],
    ['the facts', "update dispute set facts = 'Other facts.'", 'what was asked for as filed'],
    [
      'the hash of the request',
      "update dispute set filing_hash = sha256('x')",
      'the hash of the request',
    ],
    [
      'the name of a party',
      "update dispute_party set name = 'Somebody Else' where side = 'respondent'",
      'the parties as filed',
    ],
    [
      'a contact',
      "update dispute_contact set value = 'eve@example.org' where channel = 'email'",
      'the contacts as filed',
    ],
    [
      'the clause',
      "update dispute_agreement set clause = 'No arbitration.'",
      'the agreement as filed',
    ],
    [
      'a paper that was issued',
      "update dispute_document set content_hash = sha256('x') where kind = 'notice'",
      'the paper MUNCH',
    ],
    [
      'a paper that was issued, taken out',
      "delete from dispute_document where kind = 'basis_record'",
      'which is gone',
    ],
    [
      'the day on which somebody was served',
      'update service_recipient set served_on = served_on - 10 where served_on is not null',
      'who received a paper',
    ],
    [
      'somebody who was served and is not any more',
      "update service_recipient set status = 'attempted', served_on = null, served_by = null, served_basis = null",
      'who received a paper',
    ],
  ])('%s', async (_, statement, expected) => {
    expect((await foundAfter((sql) => sql(statement))).join('; ')).toContain(expected);
  });

  test('an event and the row that follows from it, changed together', async () => {
    const both = await foundAfter(async (sql) => {
      await sql("update dispute_event set on_day = on_day - 10 where type = 'served'");
      await sql('update dispute set commenced_on = commenced_on - 10');
      await sql(
        'update service_recipient set served_on = served_on - 10 where served_on is not null',
      );
    });
    expect(both.join('; ')).toContain('a day');
    expect(both).toContain('the day of commencement');
  });
});

describe('a consent', () => {
  const set = (what: string, table = 'dispute_consent') => `update ${table} set ${what}`;
  test.each<[string, string, string]>([
    ['who signed it', set("signer = 'Somebody Else'"), 'the consent MUNCH'],
    ['as what', set("capacity = 'representative'"), 'the consent MUNCH'],
    [
      'its words, with their hash',
      set(
        "text = 'Quite other words than these.', text_hash = sha256('Quite other words than these.')",
      ),
      'the consent MUNCH',
    ],
    ['when it was given', set("given_at = given_at - interval '9 days'"), 'the consent MUNCH'],
    ['from which browser', set("network = '198.51.100.7'"), 'the consent MUNCH'],
    [
      'whose it is',
      set("party_id = (select id from dispute_party where side = 'claimant' limit 1)"),
      'the consent MUNCH',
    ],
    [
      'its paper',
      set("document_id = (select id from dispute_document where kind = 'notice' limit 1)"),
      'the consent MUNCH',
    ],
    ['one that was taken out', 'delete from dispute_consent', 'which is gone'],
    [
      'which number was called',
      set("called = '+919800000000'", 'dispute_consent_proof'),
      'by what it is shown',
    ],
    [
      'what was said',
      set("note = 'They said nothing.'", 'dispute_consent_proof'),
      'by what it is shown',
    ],
    ['a proof that was taken out', 'delete from dispute_consent_proof', 'by what it is shown'],
    [
      'a proof that was put in',
      "insert into dispute_consent_proof select gen_random_uuid(), consent_id, 'esign', at, by_person, null, '', '', 'It was signed.' from dispute_consent_proof",
      'by what it is shown',
    ],
  ])('%s', async (_, statement, expected) => {
    expect((await foundAfter((sql) => sql(statement))).join('; ')).toContain(expected);
  });
});

describe('money', () => {
  test.each<[string, string, string]>([
    [
      'an invoice that is not due any more',
      'update fees_invoice set paid = paid - 100, credited = credited + 100',
      'what is due, paid and credited',
    ],
    [
      'when it was settled',
      "update fees_invoice set settled_at = settled_at - interval '1 day'",
      'how and when it was settled',
    ],
    [
      'that it was waived',
      "update fees_invoice set settled_how = 'waived'",
      'how and when it was settled',
    ],
    [
      'what it was for',
      "update fees_invoice_line set words = 'Something else'",
      'the invoice as it was issued',
    ],
    [
      'to whom it was made out',
      'update fees_invoice set party_id = gen_random_uuid()',
      'the invoice as it was issued',
    ],
    [
      'what was billed',
      'update fees_invoice set net = net + 1, total = total + 1, paid = paid + 1',
      'what was billed',
    ],
    ['an invoice that was taken out', 'delete from fees_invoice', 'the invoice is gone'],
    ['what was paid', 'update fees_payment set amount = amount + 100', 'what was paid'],
    [
      'what is left of a payment',
      'update fees_payment set unused = 0, to_match = null',
      'what is left of the payment',
    ],
    ['a payment that was taken out', 'delete from fees_payment', 'the payment is gone'],
    ['what an invoice took of a payment', 'update fees_allocation set amount = amount - 1', ' '],
    [
      'an entry of the ledger',
      "update fees_entry set account = 'gateway' where account = 'bank'",
      'the balance of bank',
    ],
    [
      'a transaction that was taken out whole',
      "delete from fees_entry where transaction_id in (select id from fees_transaction where kind = 'received')",
      'the balance of suspense',
    ],
    [
      'a transaction that was put in',
      'insert into fees_entry select transaction_id, line + 10, account, amount, null, null from fees_entry where transaction_id = (select id from fees_transaction limit 1)',
      'the balance of',
    ],
    [
      'a refund that nobody ordered',
      "insert into fees_refund (id, payment_id, amount, reason, ordered_at) select gen_random_uuid(), id, 50, 'x', now() from fees_payment",
      '-',
    ],
  ])('%s', async (_, statement, expected) => {
    expect((await foundAfter((sql) => sql(statement))).join('; ')).toContain(expected);
  });
});

describe('what is kept outside of the database', () => {
  test('a head that somebody made up is not ours', async () => {
    const head = await honest.db.selectFrom('record_head').selectAll().executeTakeFirstOrThrow();
    const own = signerOf({ bytes: Buffer.alloc(32, 66) });
    const forged = {
      signed: head.signed,
      keyId: head.keyId,
      signature: own.sign(Buffer.from(head.signed)),
    };
    expect(await found(honest.db, { heads: [forged] })).toEqual(['seals: head_changed']);
  });

  // The last of these: whoever copies a database closes it.
  test('a head shows an end that was cut off and sealed anew by the institution’s own key', async () => {
    const copy = await copyOf(honest);
    const head = await copy.db.selectFrom('record_head').selectAll().executeTakeFirstOrThrow();
    const heads = [{ signed: head.signed, keyId: head.keyId, signature: head.signature }];
    expect(await found(copy.db, { heads })).toEqual([]);
    const client = await poolOf(copy.db).connect();
    await client.query('set session_replication_role = replica');
    await client.query('delete from record_head');
    await client.query(
      'insert into record_unsealed (act_id, hash) select id, hash from record_act',
    );
    await client.query('delete from record_seal');
    client.release(true);
    const forgetful = { read: async () => null, keep: async () => {} };
    await seal({ db: copy.db, now: () => clock.now, signer, marks: forgetful });
    expect(await found(copy.db, { marks: [] })).toEqual([]);
    expect(await found(copy.db, { marks: [], heads })).toEqual(['seals: head_unknown']);
    // And the sealer itself goes no further where the last seal is remembered.
    await expect(seal({ db: copy.db, now: () => clock.now, signer, marks })).rejects.toThrow(
      'no longer holds the seal',
    );
    await copy.drop();
  });
});
