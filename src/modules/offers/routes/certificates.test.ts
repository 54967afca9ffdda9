import { generateKeyPairSync } from 'node:crypto';
import { PDF } from '@libpdf/core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signerWith, signHash } from '#platform/certificates/cms.ts';
import { noDoors } from '#platform/certificates/doors.ts';
import { issueCertificate, newAuthority } from '#platform/certificates/issuing.ts';
import { openProvider } from '#platform/certificates/provider.ts';
import { readSignature, signaturesIn } from '#platform/certificates/reading.ts';
import type { App } from '#platform/http.ts';
import { silentLog } from '#platform/log.ts';
import type { Vault } from '#platform/vault/vault.ts';
import { type Answer, asking } from '../../../../tests/api-request.ts';
import { appWith } from '../../../../tests/app.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { disputesDeps } from '../../../../tests/disputes.ts';
import { hasPdfsig, pdfsig } from '../../../../tests/pdfsig.ts';
import { settlementDigits } from '../../../../tests/settlement-codes.ts';
import { type TalkCast, talkCast, talkingDispute } from '../../../../tests/talk.ts';
import { instrumentsJobs } from '../../instruments/jobs.ts';

// A settlement that is signed with certificates: of the institution's own authority, and of a provider of eSign (IT Act 2000 s. 3A).
let database: TestDatabase;
let papers: Vault;
let app: App;
let cast: TalkCast;
let dispute: Awaited<ReturnType<typeof talkingDispute>>;
const START = new Date('2026-11-20T06:30:00Z');
const clock = { now: START };
const ask = asking(() => app);
const minute = 60_000;

const named = (commonName: string) => ({ commonName, organization: 'eSign', unit: 'A test' });
const span = (from: number, to: number) => ({
  from: new Date(START.getTime() + from * minute),
  to: new Date(START.getTime() + to * minute),
});
const licensed = newAuthority(named('Licensed CA'), span(-5_000_000, 5_000_000));
const { privateKey: account } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const provider = openProvider({
  ...{ url: 'https://esign.example/sign', aspId: 'MUNCH-001', key: account },
  roots: [licensed.certificate],
});

beforeAll(async () => {
  database = await testDatabase();
  papers = (await disputesDeps(database.db, clock)).papers;
  app = house();
  cast = await talkCast(database, clock.now);
});
afterAll(() => database.drop());
beforeEach(async () => {
  clock.now = START;
  app = house();
  await database.db.deleteFrom('try_count').execute();
  dispute = await talkingDispute({ database, app, clock }, cast);
  await accepted();
});

function house(doors = noDoors): App {
  return appWith(database, { now: () => clock.now, papers, certificates: doors });
}

type Party = 'ada' | 'ben';
const send = (who: Party | 'eve', path: string, body: object = {}): Promise<Answer> =>
  ask('POST', `/api/disputes/${dispute.id}${path}`, { cookie: cast[who].cookie, body });
const seen = async (who: Party) =>
  (await ask('GET', `/api/disputes/${dispute.id}/offers`, { cookie: cast[who].cookie })).data;
const codeOf = (answer: Answer) => `${answer.status} ${answer.error?.code ?? ''}`.trim();

async function accepted() {
  for (const who of ['ada', 'ben'] as const)
    await send(who, '/offers/willing', { isWilling: true });
  await send('ada', '/offers', {
    ...{ payer: 'respondent', amount: 1_200_000, instalments: 12, firstOn: '2026-12-31' },
    ...{
      rhythm: 'month',
      costs: 'half',
      isAccelerated: true,
      duties: '',
      standsUntil: '2026-12-04',
    },
  });
  const { id } = (await seen('ben')).offers.at(-1);
  expect((await send('ben', `/offers/${id}/answers`, { answer: 'accepted' })).status).toBe(201);
}

async function saidBy(who: Party) {
  const { hash } = (await seen(who)).settlement;
  return { partyId: dispute.parties[who], textHash: hash, name: `${who} Signer`, agreed: true };
}

async function signsWithCode(who: Party, change: object = {}): Promise<Answer> {
  expect((await send(who, '/settlement/codes', { partyId: dispute.parties[who] })).status).toBe(
    201,
  );
  const of = { personId: cast[who].personId, disputeId: dispute.id, now: clock.now };
  const code = await settlementDigits(database, of);
  return send(who, '/settlement/signatures', { ...(await saidBy(who)), code, ...change });
}

/** The paper that was issued, as it lies in the vault. */
async function paper(): Promise<Buffer> {
  const { document } = (await seen('ada')).settlement;
  const { contentHash } = await database.db
    .selectFrom('dispute_document')
    .where('id', '=', document)
    .select('contentHash')
    .executeTakeFirstOrThrow();
  const { part, size } = await papers.open(contentHash.toString('hex'));
  return Buffer.from(await new Response(await part(0, size)).arrayBuffer());
}

async function roots(): Promise<Buffer[]> {
  const rows = await database.db.selectFrom('signing_authority').selectAll().execute();
  return rows.map(({ certificate }) => certificate);
}

async function judged(file: Uint8Array, trusted: readonly Buffer[]) {
  return (await signaturesIn(file)).map(({ der, hash, ...one }) => ({
    ...one,
    facts: readSignature(der, { hash, roots: trusted }),
  }));
}

async function enclosedIn(file: Uint8Array): Promise<Uint8Array[]> {
  const pdf = await PDF.load(file);
  return [...pdf.getAttachments().keys()].map((name) => pdf.getAttachment(name) ?? Buffer.of());
}

describe('with codes alone', () => {
  test('the paper attests each signature and is sealed over all of it, by an authority that says that it is not licensed', async () => {
    await signsWithCode('ada');
    await signsWithCode('ben');
    const signatures = await judged(await paper(), await roots());
    expect(signatures.map(({ field }) => field)).toEqual(['Attested1', 'Attested2', 'Seal']);
    expect(signatures.at(-1)?.coversAll).toBe(true);
    const [first, second] = signatures.map(({ reason }) => reason).toSorted();
    expect(first).toMatch(/^For Ada.*ada Signer.*one-time code/);
    expect(second).toMatch(/^For Ben.*ben Signer.*one-time code/);
    for (const { facts } of signatures)
      expect(facts).toMatchObject({
        ...{ isOfContent: true, holds: true, isTrusted: true },
        issuer: expect.stringContaining('not a licensed certifying authority'),
      });
    expect(await enclosedIn(await paper())).toEqual([]);
  });
});

describe('a name that is written like a part of a PDF', () => {
  const name = 'ada /ByteRange [0 1 2 3] /Contents <00>';
  test.each([false, true])(
    'keeps nobody from the paper (own certificate: %s)',
    async (withCertificate) => {
      expect((await signsWithCode('ada', { name, withCertificate })).status).toBe(201);
      expect((await signsWithCode('ben')).data).toMatchObject({ isComplete: true });
      const signatures = await judged(await paper(), await roots());
      expect(signatures.map(({ facts }) => facts?.holds && facts.isOfContent)).toEqual(
        Array(3).fill(true),
      );
    },
  );
});

describe('with a certificate of the institution’s own', () => {
  test('each signs a copy that the paper encloses, and the key of a signature is kept nowhere', async () => {
    expect((await seen('ada')).settlement.certifiedBy).toBe('local');
    expect((await signsWithCode('ada', { withCertificate: true })).status).toBe(201);
    const last = await signsWithCode('ben', { withCertificate: true });
    expect(last.data).toMatchObject({ isComplete: true });
    const trusted = await roots();
    const copies = await enclosedIn(await paper());
    const found = (await Promise.all(copies.map((one) => judged(one, trusted)))).flat();
    expect(found.map(({ facts }) => facts?.commonName).toSorted()).toEqual([
      'ada Signer',
      'ben Signer',
    ]);
    for (const { facts, coversAll } of found)
      expect([facts?.isOfContent, facts?.holds, facts?.isTrusted, coversAll]).toEqual(
        Array(4).fill(true),
      );
    expect(found[0]?.facts?.validTo).toEqual(new Date(START.getTime() + 30 * minute));
  });

  test.skipIf(!hasPdfsig)(
    'pdfsig of poppler calls the paper and every copy valid, and nothing of it with one byte changed (skipped without pdfsig)',
    async () => {
      await signsWithCode('ada', { withCertificate: true });
      await signsWithCode('ben');
      const file = await paper();
      expect(
        pdfsig(file).map(({ field, isValid, coversAll }) => [field, isValid, coversAll]),
      ).toEqual([
        ['Attested1', true, false],
        ['Attested2', true, false],
        ['Seal', true, true],
      ]);
      const [copy] = await enclosedIn(file);
      expect(pdfsig(copy ?? Buffer.of())).toEqual([
        { field: 'Signature', name: 'ada Signer', isValid: true, coversAll: true },
      ]);
      const changed = Buffer.from(file);
      changed.writeUInt8(changed.readUInt8(1000) ^ 1, 1000);
      expect(pdfsig(changed).filter(({ isValid }) => isValid)).toEqual([]);
    },
  );

  test('a wrong code signs nothing, and keeps no copy', async () => {
    await send('ada', '/settlement/codes', { partyId: dispute.parties.ada });
    const said = { ...(await saidBy('ada')), code: '000000', withCertificate: true };
    expect(codeOf(await send('ada', '/settlement/signatures', said))).toBe('422 code_wrong');
    expect(await copiesKept()).toEqual([]);
  });

  test('the provider’s door is closed, and the other way round', async () => {
    expect(codeOf(await send('ada', '/settlement/certificates', await saidBy('ada')))).toBe(
      '409 no_certificates',
    );
    app = house({ ...noDoors, provider });
    const refused = await signsWithCode('ada', { withCertificate: true });
    expect(codeOf(refused)).toBe('409 no_certificates');
    // The code that was sent is not used up by it.
    const of = { personId: cast.ada.personId, disputeId: dispute.id, now: clock.now };
    const said = { ...(await saidBy('ada')), code: await settlementDigits(database, of) };
    expect((await send('ada', '/settlement/signatures', said)).status).toBe(201);
  });
});

function copiesKept() {
  return database.db
    .selectFrom('certificate_signing')
    .innerJoin('settlement', 'settlement.id', 'certificate_signing.subjectId')
    .where('settlement.disputeId', '=', dispute.id)
    .selectAll('certificate_signing')
    .execute();
}

describe('with a certificate of a provider', () => {
  beforeEach(() => {
    app = house({ ...noDoors, provider });
  });

  async function visits(who: Party) {
    expect((await send(who, '/settlement/certificates', await saidBy(who))).status).toBe(201);
    const { parties } = (await seen(who)).settlement;
    const own = parties.find(({ isOwn }: { isOwn: boolean }) => isOwn);
    expect(own.visit.url).toBe('https://esign.example/sign');
    const fields: Record<string, string> = Object.fromEntries(
      own.visit.fields.map(({ name, value }: { name: string; value: string }) => [name, value]),
    );
    return { xml: fields.eSignRequest ?? '', id: fields.aspTxnID ?? '' };
  }

  /** What the provider makes of a request: a certificate for whoever proved who they are, and a signature of the hash. */
  type Certifying = { name?: string; by?: typeof licensed; hash?: Buffer; ends?: number };
  async function answerTo(
    xml: string,
    { name = 'SIGNER ADA', by = licensed, ends = 30, hash }: Certifying,
  ) {
    const id = /txn="([^"]+)"/.exec(xml)?.[1];
    const asked = Buffer.from(/<InputHash[^>]*>([0-9a-f]{64})</.exec(xml)?.[1] ?? '', 'hex');
    const key = issueCertificate(by, named(name), span(Math.min(-1, ends - 30), ends));
    const signature = await signHash(hash ?? asked, signerWith(key), clock.now);
    return `<EsignResp errCode="NA" status="1" txn="${id}"><Signatures><DocSignature id="1" sigHashAlgorithm="SHA256">${signature.toString('base64')}</DocSignature></Signatures></EsignResp>`;
  }

  async function returns(answer: string) {
    const body = new URLSearchParams({ eSignResponse: answer });
    const headers = { origin: 'https://esign.example', 'sec-fetch-site': 'cross-site' };
    return app.request('/signatures/returned', { method: 'POST', headers, body });
  }
  const notTaken = async (who: Party) =>
    (await seen(who)).settlement.parties.find(({ isOwn }: { isOwn: boolean }) => isOwn).notTaken;
  const signedBy = async () =>
    (await seen('ada')).settlement.parties.map(
      ({ signedAs }: { signedAs: string | null }) => signedAs,
    );

  test('it is asked with the hash of the copy and no number of anybody, and the last signature ends the dispute', async () => {
    const { xml } = await visits('ada');
    expect(xml).toContain('ekycId=""');
    expect(xml).not.toMatch(/\b\d{12}\b/);
    expect(xml).toContain('responseUrl="http://munch.example/signatures/returned"');
    const back = await returns(await answerTo(xml, {}));
    expect([back.status, back.headers.get('location')]).toEqual([
      303,
      `/cases/${dispute.id}/settle`,
    ]);
    expect(await signedBy()).toContain('ada Signer');
    const other = await visits('ben');
    await returns(await answerTo(other.xml, { name: 'Ben Signer' }));
    expect((await seen('ada')).settlement.state).toBe('complete');
    const copies = await enclosedIn(await paper());
    const found = (
      await Promise.all(copies.map((one) => judged(one, [licensed.certificate])))
    ).flat();
    expect(found.map(({ facts }) => [facts?.holds, facts?.isOfContent, facts?.isTrusted])).toEqual(
      Array(2).fill([true, true, true]),
    );
  });

  const stranger = newAuthority(named('Licensed CA'), span(-5_000_000, 5_000_000));
  test.each<[string, Certifying]>([
    ['certificate_ended', { ends: -24 * 60 }],
    ['certificate_other_name', { name: 'Ben Signer' }],
    ['certificate_unknown_issuer', { by: stranger }],
    ['certificate_other_text', { hash: Buffer.alloc(32, 1) }],
  ])('%s: nothing is signed, the page says why, and it can be asked anew', async (code, how) => {
    const { xml } = await visits('ada');
    expect((await returns(await answerTo(xml, how))).status).toBe(303);
    expect(await notTaken('ada')).toBe(code);
    expect(await signedBy()).toEqual([null, null]);
    const again = await visits('ada');
    expect(await notTaken('ada')).toBeNull();
    await returns(await answerTo(again.xml, {}));
    expect(await signedBy()).toContain('ada Signer');
  });

  test.each<[string, (signature: Buffer) => Buffer]>([
    ['is larger than its room', (one) => Buffer.concat([one, Buffer.alloc(20_000)])],
    ['is cut off', (one) => one.subarray(0, 700)],
  ])('what %s is refused in words, and can be asked anew', async (_, change) => {
    const { xml } = await visits('ada');
    const answer = await answerTo(xml, {});
    const given = /<DocSignature[^>]*>([^<]*)/.exec(answer)?.[1] ?? '';
    const broken = change(Buffer.from(given, 'base64')).toString('base64');
    expect((await returns(answer.replace(given, broken))).status).toBe(303);
    expect(await notTaken('ada')).toBe('certificate_broken');
    await returns(await answerTo((await visits('ada')).xml, {}));
    expect(await signedBy()).toContain('ada Signer');
  });

  test('a signature of an older text counts for nothing: it was ended, or another has followed meanwhile', async () => {
    const { xml } = await visits('ada');
    await send('ben', '/settlement/end');
    await returns(await answerTo(xml, {}));
    expect(await notTaken('ada')).toBe('settlement_ended');
    const older = (await visitsAnew()).xml;
    await send('ben', '/settlement/end');
    await accepted();
    await returns(await answerTo(older, {}));
    expect(await signedBy()).toEqual([null, null]);
    const rows = await copiesKept();
    expect(rows.map(({ refusedAs }) => refusedAs).toSorted()).toEqual([
      'other_text',
      'settlement_ended',
    ]);
  });

  async function visitsAnew() {
    await accepted();
    return visits('ada');
  }

  test('what comes twice counts once; what was broken off there, or comes after an hour, is nothing', async () => {
    const { xml, id } = await visits('ada');
    const answer = await answerTo(xml, {});
    await Promise.all([returns(answer), returns(answer)]);
    await returns(answer);
    expect((await signedBy()).filter(Boolean)).toEqual(['ada Signer']);
    const late = await visits('ben');
    await returns(`<EsignResp status="0" errCode="ESP-999" txn="${late.id}"></EsignResp>`);
    expect(await notTaken('ben')).toBe('certificate_not_given');
    const later = await visits('ben');
    clock.now = new Date(START.getTime() + 60 * minute);
    await returns(await answerTo(later.xml, { name: 'Ben Signer', ends: 90 }));
    expect((await signedBy()).filter(Boolean)).toEqual(['ada Signer']);
    expect(id).not.toBe(late.id);
  });

  test('what nobody signed goes with its paper after its hour, what was not taken a day later, and what was signed stays', async () => {
    const { unsignedPapers } = instrumentsJobs({ db: database.db, now: () => clock.now });
    const left = async () => {
      await unsignedPapers.run(silentLog);
      return (await copiesKept()).map(({ name, refusedAs }) => [name, refusedAs]).toSorted();
    };
    await returns(await answerTo((await visits('ada')).xml, {}));
    await visits('ben');
    clock.now = new Date(START.getTime() + 59 * minute);
    expect(await left()).toHaveLength(2);
    clock.now = new Date(START.getTime() + 60 * minute);
    expect(await left()).toEqual([['ada Signer', null]]);
    clock.now = START;
    const { id } = await visits('ben');
    await returns(`<EsignResp status="0" errCode="ESP-999" txn="${id}"></EsignResp>`);
    clock.now = new Date(START.getTime() + 24 * 60 * minute);
    expect(await left()).toHaveLength(2);
    expect(await notTaken('ben')).toBe('certificate_not_given');
    clock.now = new Date(START.getTime() + 25 * 60 * minute);
    expect(await left()).toEqual([['ada Signer', null]]);
  });

  test('an answer to nothing is told so, and a stranger is asked nothing', async () => {
    for (const answer of [
      '',
      'x',
      '<EsignResp status="1" txn="00000000-0000-4000-8000-000000000000"></EsignResp>',
    ])
      expect((await returns(answer)).status).toBe(422);
    expect(codeOf(await send('eve', '/settlement/certificates', await saidBy('ada')))).toBe(
      '404 unknown',
    );
  });
});

test('the authority that certified here is published, and nothing of its key', async () => {
  await signsWithCode('ada', { withCertificate: true });
  const answer = await app.request('/.well-known/munch-signing-authority.pem');
  const pem = await answer.text();
  expect(pem.match(/-----BEGIN CERTIFICATE-----/g)).toHaveLength((await roots()).length);
  expect(pem).not.toContain('PRIVATE');
});
