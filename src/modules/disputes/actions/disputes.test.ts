import { afterAll, beforeAll, expect, test } from 'vitest';
import { poolOf } from '#platform/db.ts';
import { sha256 } from '#platform/hash.ts';
import { newId } from '#platform/ids.ts';
import { signedIn } from '../../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { aFiling, aParty, disputesDeps, move, opened } from '../../../../tests/disputes.ts';
import { fc } from '../../../../tests/properties.ts';
import { EVENT_TYPES, transitions } from '../rules/machine.ts';
import { filingText } from '../rules/receipt.ts';
import type { AppointmentBasis, DisputeActorRole } from '../rules/words.ts';
import { addBasis } from '../store/disputes.ts';
import type { DisputeEventContext, DisputesDeps } from './deps.ts';
import { issueDocument, readDocument } from './documents.ts';
import { limitsFor } from './limits.ts';
import { claimProvedMemberships } from './memberships.ts';
import { findFileWithDocuments, standingOfViewer } from './reading.ts';
import { upload } from './uploads.ts';

let database: TestDatabase;
let deps: DisputesDeps;
const clock = { now: new Date('2026-11-20T06:30:00Z') };
beforeAll(async () => {
  database = await testDatabase();
  deps = await disputesDeps(database.db, clock);
});
afterAll(() => database.drop());

const system = { personId: null, role: 'system' } as const;
const file = async (id: string) => {
  const found = await findFileWithDocuments(database.db, id);
  if (!found) throw new Error('not there');
  return found;
};
const respondentOf = async (id: string) =>
  (await file(id)).parties.find(({ side }) => side === 'respondent')?.id ?? '';
const claimantOf = async (id: string) =>
  (await file(id)).parties.find(({ side }) => side === 'claimant')?.id ?? '';

async function* bytes(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}
const PDF = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n';
async function uploaded(): Promise<string> {
  const outcome = await upload(deps, bytes(PDF));
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome.value.token;
}

test('what was filed is kept whole, with its papers, and the receipt’s hash is that of the same words and files', async () => {
  const [contract, bill] = [await uploaded(), await uploaded()];
  const filing = aFiling({ documents: [{ token: bill, kind: 'evidence', title: 'Bill 7' }] });
  const request = {
    ...filing,
    agreement: { ...filing.agreement, documentToken: contract },
  } as typeof filing;
  const { id, reference, at, hash } = await opened(deps, request);
  expect(reference).toMatch(/^MUNCH-AR-2026-\d{6}$/);
  const kept = await file(id);
  expect(kept.dispute).toMatchObject({
    state: 'filed',
    sumMinor: 45_000_000n,
    currency: 'INR',
    openedAt: null,
    commencedOn: null,
  });
  expect(kept.parties.map(({ side, name, contacts }) => [side, name, contacts.length])).toEqual([
    ['claimant', 'Ada Traders', 2],
    ['respondent', 'Ben Borrower', 2],
  ]);
  expect(kept.documents.map(({ kind, title }) => [kind, title])).toEqual([
    ['agreement', 'Agreement relied on'],
    ['evidence', 'Bill 7'],
  ]);
  expect(kept.agreement).toMatchObject({
    namesInstitution: true,
    documentId: kept.documents[0]?.id,
  });
  const contents = { [contract]: sha256(PDF), [bill]: sha256(PDF) };
  expect(hash).toBe(sha256(filingText({ reference, at, filing: request, contents })));
  expect(kept.events.map(({ type, fromState, toState }) => [type, fromState, toState])).toEqual([
    ['submitted', 'draft', 'filed'],
  ]);
});

test('an upload belongs to one dispute: the second filing that names it is refused whole', async () => {
  const token = await uploaded();
  const filing = aFiling({ documents: [{ token, kind: 'evidence', title: 'Bill' }] });
  await opened(deps, filing);
  const before = await database.db.selectFrom('dispute').select('id').execute();
  await expect(opened(deps, filing)).rejects.toThrow(/belongs to a dispute already/);
  expect(await database.db.selectFrom('dispute').select('id').execute()).toHaveLength(
    before.length,
  );
});

test('a file that says it is a PDF and is not one is refused, and an empty one', async () => {
  expect(await upload(deps, bytes('not a pdf at all'))).toEqual({
    ok: false,
    refusal: 'document_type',
  });
  expect(await upload(deps, bytes(''))).toEqual({ ok: false, refusal: 'document_empty' });
});

test('each move is a row, an event and an act of the dispute’s own chain, at once', async () => {
  const heard: DisputeEventContext[] = [];
  const listening = {
    ...deps,
    listeners: [async (_: unknown, happened: DisputeEventContext) => void heard.push(happened)],
  };
  const { id } = await opened(deps);
  const outcome = await move(listening, {
    disputeId: id,
    type: 'registration_paid',
    by: system,
    as: 'system',
  });
  expect(outcome).toMatchObject({ ok: true, value: { from: 'filed', to: 'scrutiny' } });
  expect(heard.map(({ event, dispute }) => [event.type, dispute.state])).toEqual([
    ['registration_paid', 'scrutiny'],
  ]);
  const acts = await database.db
    .selectFrom('record_act')
    .where('chain', '=', `dispute:${id}`)
    .orderBy('number')
    .select(['act', 'toState'])
    .execute();
  expect(acts).toEqual([
    { act: 'dispute.submitted', toState: 'filed' },
    { act: 'dispute.registration_paid', toState: 'scrutiny' },
  ]);
});

test('what a listener throws undoes the move, its event and its act', async () => {
  const broken = {
    ...deps,
    listeners: [
      async () => {
        throw new Error('the printer is on fire');
      },
    ],
  };
  const { id } = await opened(deps);
  await expect(
    move(broken, { disputeId: id, type: 'registration_paid', by: system, as: 'system' }),
  ).rejects.toThrow('on fire');
  expect((await file(id)).dispute).toMatchObject({ state: 'filed', version: 1 });
  expect((await file(id)).events).toHaveLength(1);
});

test('of two who move at once the second is judged by what the first did', async () => {
  const { id } = await opened(deps);
  const paid = () =>
    move(deps, { disputeId: id, type: 'registration_paid', by: system, as: 'system' });
  const outcomes = await Promise.all([paid(), paid(), paid()]);
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(outcomes.filter((one) => !one.ok && one.refusal === 'not_from_here')).toHaveLength(2);
  expect((await file(id)).events.map(({ number }) => number)).toEqual([1, 2]);
});

test.each([
  'update dispute_event set why = $$x$$',
  'delete from dispute_event',
  'truncate dispute_event',
  'delete from dispute_basis',
])('nobody can "%s"', async (statement) => {
  await opened(deps);
  const { rows } = await poolOf(database.db).query('select 1 from dispute_basis limit 1');
  if (statement.includes('basis') && rows.length === 0) await aBasis((await opened(deps)).id, 'A');
  await expect(poolOf(database.db).query(statement)).rejects.toThrow(/append-only|cannot truncate/);
});

async function aBasis(disputeId: string, basis: AppointmentBasis): Promise<void> {
  const { personId } = await signedIn(database.db, {
    roles: ['registrar'],
    name: 'Rhea Registrar',
  });
  await addBasis(database.db, {
    id: newId(),
    disputeId,
    basis,
    decidedBy: personId,
    decidedAt: clock.now,
    reasons: 'The clause of the contract names the institution.',
    papers: '[]',
    findings: '{}',
  });
}

test('a stranger is told nothing; the claimant stands by her proved address; the respondent when it was opened to her', async () => {
  const { id } = await opened(deps, aFiling(), 'ada.two@example.org');
  const eve = await signedIn(database.db, { name: 'Eve Stranger', email: 'eve@example.org' });
  const ada = await signedIn(database.db, { name: 'Ada', email: 'Ada.Two@example.org' });
  const ben = await signedIn(database.db, { name: 'Ben', email: 'ben.two@example.org' });
  const omar = await signedIn(database.db, { roles: ['case_officer'] });
  const late = await signedIn(database.db, { roles: ['case_officer'], secondFactor: false });
  const admin = await signedIn(database.db, { roles: ['administrator'] });
  const respondent = await respondentOf(id);
  await database.db
    .insertInto('dispute_member')
    .values({
      id: newId(),
      disputeId: id,
      partyId: respondent,
      personId: ben.personId,
      role: 'party',
      since: clock.now,
    })
    .execute();
  const as = async ({ viewer }: { viewer: Parameters<typeof standingOfViewer>[1] }) =>
    (await standingOfViewer(database.db, viewer, id))?.as ?? null;
  expect(await as(eve)).toBeNull();
  expect(await as(admin)).toBeNull();
  expect(await as(late)).toBeNull();
  expect(await as({ viewer: null })).toBeNull();
  expect(await as(ada)).toBe('claimant');
  expect(await as(omar)).toBe('officer');
  expect(await as(ben)).toBeNull();
  await database.db
    .updateTable('dispute')
    .set({ openedAt: clock.now })
    .where('id', '=', id)
    .execute();
  expect(await as(ben)).toBe('respondent');
  await claimProvedMemberships(deps, ada.personId);
  expect(await as(ada)).toBe('claimant');
});

test('what the institution issues has number, moment, signer and hash; each side reads its own and the common papers (I5)', async () => {
  const { id } = await opened(deps);
  const issue = (audience: 'office' | 'claimant' | 'parties', title: string) =>
    database.db.transaction().execute((tx) =>
      issueDocument(deps, tx, {
        disputeId: id,
        kind: 'memo',
        title,
        bytes: Buffer.from(PDF),
        type: 'application/pdf',
        audience,
        signer: 'Omar, case officer',
        by: system,
      }),
    );
  const [secret, own, common] = [
    await issue('office', 'a'),
    await issue('claimant', 'b'),
    await issue('parties', 'c'),
  ];
  expect([secret, own, common].map(({ number }) => number.slice(-3))).toEqual([
    '001',
    '002',
    '003',
  ]);
  expect(own.hash).toBe(sha256(PDF));
  const rows = (await file(id)).documents;
  for (const row of rows) expect([row.issuedNumber, row.issuedAt, row.signer]).not.toContain(null);
  const reads = async (as: 'claimant' | 'respondent', which: string) =>
    (await readDocument(deps, { as, partyIds: [] }, { disputeId: id, id: which })) !== null;
  expect([
    await reads('claimant', secret.id),
    await reads('claimant', own.id),
    await reads('claimant', common.id),
  ]).toEqual([false, true, true]);
  expect([await reads('respondent', own.id), await reads('respondent', common.id)]).toEqual([
    false,
    true,
  ]);
  const { id: other } = await opened(deps);
  expect(
    await readDocument(deps, { as: 'officer', partyIds: [] }, { disputeId: other, id: own.id }),
  ).toBeNull();
});

test('an issued paper without its stamp cannot be written (I5)', async () => {
  const { id } = await opened(deps);
  const row = {
    id: newId(),
    disputeId: id,
    kind: 'notice' as const,
    title: 'x',
    contentHash: Buffer.alloc(32),
    type: 'application/pdf' as const,
  };
  const insert = database.db
    .insertInto('dispute_document')
    .values({ ...row, size: 1n, addedAt: clock.now });
  await expect(insert.execute()).rejects.toThrow(/check constraint/);
});

const tried = fc.record({
  type: fc.constantFrom(...EVENT_TYPES),
  who: fc.nat(5),
  hours: fc.integer({ min: 0, max: 400 }),
  party: fc.nat(2),
  basis: fc.constantFrom<AppointmentBasis | null>('A', 'none', null, null),
});

test('in any sequence of acts, also two at once, the row says what the last event says, and replayed events give the same dates (I6, I9)', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(tried, { minLength: 5, maxLength: 25 }), async (steps) => {
      clock.now = new Date('2026-11-20T06:30:00Z');
      const { id } = await opened(
        deps,
        aFiling({
          parties: [
            aParty('claimant'),
            aParty('respondent'),
            aParty('respondent', { name: 'Bob' }),
          ],
        }),
      );
      const parties = (await file(id)).parties.map((party) => party.id);
      for (const { type, who, hours, party, basis } of steps) {
        clock.now = new Date(clock.now.getTime() + hours * 3_600_000);
        if (basis) await aBasis(id, basis);
        const by: readonly DisputeActorRole[] = transitions[type].by;
        const moving = {
          disputeId: id,
          type,
          by: system,
          as: by[who % Math.max(by.length, 1)] ?? 'system',
          partyId: parties[party] ?? null,
          why: 'because',
        };
        await Promise.all([move(deps, moving), move(deps, moving)]);
      }
      const { dispute, events, parties: rows } = await file(id);
      expect(dispute.state).toBe(events.at(-1)?.toState);
      expect(events.map(({ number }) => number)).toEqual(events.map((_, at) => at + 1));
      for (const [at, event] of events.entries())
        if (at > 0) expect(event.fromState).toBe(events[at - 1]?.toState);
      const once = await limitsFor(database.db, { dispute, events, parties: rows }, clock.now);
      const again = await limitsFor(
        database.db,
        { dispute, events: structuredClone(events), parties: [...rows] },
        clock.now,
      );
      expect(again).toEqual(once);
      const acts = await database.db
        .selectFrom('record_act')
        .where('chain', '=', `dispute:${id}`)
        .select('id')
        .execute();
      expect(acts).toHaveLength(events.length);
    }),
    { numRuns: 12 },
  );
});

test('the day of commencement is the day of receipt, and never that of the filing (ACA s. 21)', async () => {
  clock.now = new Date('2026-11-20T06:30:00Z');
  const { id } = await opened(deps);
  await database.db
    .updateTable('dispute')
    .set({ state: 'arb_serving' })
    .where('id', '=', id)
    .execute();
  clock.now = new Date('2026-11-27T06:30:00Z');
  const partyId = await respondentOf(id);
  await move(deps, {
    disputeId: id,
    type: 'served',
    by: system,
    as: 'system',
    partyId,
    on: '2026-11-24',
  });
  expect((await file(id)).dispute).toMatchObject({
    state: 'arb_commenced',
    commencedOn: '2026-11-24',
  });
  expect(await claimantOf(id)).not.toBe(partyId);
});
