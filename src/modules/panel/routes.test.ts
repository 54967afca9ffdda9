import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sha256 } from '#platform/hash.ts';
import type { App } from '#platform/http.ts';
import { newId, newToken } from '#platform/ids.ts';
import { silentLog } from '#platform/log.ts';
import { mailJob } from '#platform/mail/sending.ts';
import type { Mail, Mailer } from '#platform/mail.ts';
import { keyFor, openKey } from '#platform/vault/key.ts';
import { openVault, type Vault } from '#platform/vault/vault.ts';
import { asVisitor, quiet } from '../../../tests/app.ts';
import { type TestDatabase, testDatabase } from '../../../tests/database.ts';
import { panelJobs, panelLetters } from './jobs.ts';
import { panelRoutes } from './routes.ts';

const friday = new Date('2026-11-20T09:30:00Z');
const settings = { publicUrl: 'https://munch.example', officeEmail: 'office@munch.example' };
// Passes the Verhoeff check; made for this test, it is nobody's.
const aadhaar = '2345 6789 0124';

const ada = {
  fullname: 'Ada Lovelace',
  uemail: 'ada@example.org',
  phone: '+91 98200 00000',
  day: 10,
  month: 'December',
  year: 1975,
  gender: 'female',
  profileLink: 'https://ada.example',
  uploadDoc: 'PAN, sent as a file',
  nationalIdFile: null as string | null,
  nationalIdFileName: null as string | null,
  address: '12 Gateway Road, Mumbai',
  nation: 'Indian',
  correspondenceAddress: '',
  qualifications: 'LL.M., University of Mumbai, 2001',
  certifications: 'Accredited mediator, 2014',
  specialisations: ['commercial-law', 'art-law'],
  actedBefore: true,
  experience: 'Twelve awards.',
  hasArbitrationCertifications: true,
  arbitrationCertifications: 'Fellow of an institute',
  available: true,
  hearingDays: 'flexible',
  additionalInformation: '',
  cv: 'My life in short.',
  cvFile: null as string | null,
  cvFileName: null as string | null,
};

const pdf = (text = 'cv') => new Blob([`%PDF-1.7\n${text}\n%%EOF\n`]);

let database: TestDatabase;
let folder: string;
let vault: Vault;
let app: App;
let now = friday;
let woken = 0;

beforeAll(async () => {
  database = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'munch-panel-'));
  const key = await openKey({
    file: join(folder, 'vault.key'),
    vault: join(folder, 'files'),
    given: undefined,
  });
  vault = openVault({ folder: join(folder, 'files'), incoming: join(folder, 'incoming'), key });
  app = new Hono();
  app.use(asVisitor);
  const wakeMail = () => {
    woken += 1;
  };
  panelRoutes(app, {
    ...quiet,
    db: database.db,
    now: () => now,
    newId,
    newToken,
    vault,
    key: keyFor('sign-in', key),
    settings,
    wakeMail,
  });
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  now = friday;
  woken = 0;
  for (const table of [
    'panel_listing',
    'panel_application',
    'panel_document',
    'panel_receipt',
    'panel_draft',
    'outbox_mail',
  ] as const)
    await database.db.deleteFrom(table).execute();
});

type Data = {
  id: string;
  reference: string;
  token: string;
  type: string;
  size: number;
  keptUntil: string;
  form: Record<string, unknown>;
};
type Sent = {
  status: number;
  data: Data;
  error: { code: string; message: string; fields?: Record<string, string> };
};

async function send(path: string, body: BodyInit, headers: Record<string, string>): Promise<Sent> {
  const response = await app.request(path, { method: 'POST', headers, body });
  // One of the two shapes that every answer has; a test that asks for the other finds undefined.
  return { status: response.status, ...((await response.json()) as Omit<Sent, 'status'>) };
}
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  send(path, JSON.stringify(body), { 'content-type': 'application/json', ...headers });
const apply = (change: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  post('/api/panel/applications', { ...ada, ...change }, headers);
const upload = (bytes: BodyInit = pdf(), type = 'application/octet-stream') =>
  send('/api/panel/documents', bytes, { 'content-type': type });

const rows = () =>
  database.db.selectFrom('panel_application').selectAll().orderBy('number').execute();
const letters = () =>
  database.db.selectFrom('outbox_mail').select(['kind', 'recipient']).orderBy('kind').execute();
const documents = () => database.db.selectFrom('panel_document').selectAll().execute();

const kept = (names: { nationalId?: string; cv?: string }) => ({
  ...(names.nationalId ? { nationalIdFile: names.nationalId, nationalIdFileName: 'pan.pdf' } : {}),
  ...(names.cv ? { cvFile: names.cv, cvFileName: 'cv.pdf' } : {}),
});
const filesIn = async (path: string) =>
  (
    await readdir(join(folder, path), { recursive: true, withFileTypes: true }).catch(() => [])
  ).filter((entry) => entry.isFile());
const later = (days: number) => {
  now = new Date(friday.getTime() + days * 86_400_000);
};
const sweep = () => panelJobs({ db: database.db, now: () => now, vault }).panelSweep.run(silentLog);

describe('an application', () => {
  test('is kept whole, answered with its reference, and owes two letters', async () => {
    const { status, data } = await apply();
    expect(status).toBe(201);
    expect(data.reference).toMatch(/^MUNCH-PA-2026-\d{6}$/);
    const [row] = await rows();
    expect(row).toEqual({
      id: data.id,
      number: Number(data.reference.slice(-6)),
      receivedAt: friday,
      language: 'en',
      documentsRemovedAt: null,
      fullName: 'Ada Lovelace',
      email: 'ada@example.org',
      phone: '+91 98200 00000',
      bornOn: '1975-12-10',
      gender: 'female',
      profileLink: 'https://ada.example',
      nationalIdText: 'PAN, sent as a file',
      nationalIdDocumentId: null,
      nationalIdDocumentName: null,
      address: '12 Gateway Road, Mumbai',
      nationality: 'Indian',
      correspondenceAddress: '',
      qualifications: 'LL.M., University of Mumbai, 2001',
      certifications: 'Accredited mediator, 2014',
      specialisations: ['commercial-law', 'art-law'],
      actedBefore: true,
      experience: 'Twelve awards.',
      holdsCertifications: true,
      heldCertifications: 'Fellow of an institute',
      isAvailable: true,
      hearingDays: 'flexible',
      additionalInformation: '',
      cvText: 'My life in short.',
      cvDocumentId: null,
      cvDocumentName: null,
    });
    expect(await letters()).toEqual([
      { kind: 'panel_copy', recipient: 'ada@example.org' },
      { kind: 'panel_office', recipient: 'office@munch.example' },
    ]);
    expect(woken).toBe(1);
  });

  test('needs only what the spec marks', async () => {
    const bare = {
      day: null,
      year: null,
      gender: null,
      profileLink: '',
      address: '',
      nation: '',
      specialisations: [],
      hearingDays: null,
    };
    const rest = {
      actedBefore: null,
      experience: '',
      hasArbitrationCertifications: null,
      arbitrationCertifications: '',
    };
    expect((await apply({ ...bare, ...rest })).status).toBe(201);
    expect((await rows())[0]).toMatchObject({
      bornOn: null,
      gender: null,
      actedBefore: null,
      hearingDays: null,
    });
  });

  test('gets the next number each time', async () => {
    const first = await apply();
    const second = await apply({ fullname: 'Ben Okri' });
    expect(Number(second.data.reference.slice(-6))).toBe(
      Number(first.data.reference.slice(-6)) + 1,
    );
  });

  test.each([
    [{ fullname: '' }, 'field_missing', 'fullname'],
    [{ uemail: 'ada' }, 'email_invalid', 'uemail'],
    [{ phone: 'none' }, 'phone_invalid', 'phone'],
    [{ phone: aadhaar }, 'aadhaar_in_contact', 'phone'],
    [{ day: 31, month: 'June' }, 'birth_day_invalid', 'day'],
    [{ day: 21, month: 'November', year: 2008 }, 'under_age', 'year'],
    [{ uploadDoc: '' }, 'national_id_missing', 'uploadDoc'],
    [{ nationalIdFileName: 'pan.pdf' }, 'file_unnamed', 'nationalIdFile'],
    [{ qualifications: '' }, 'field_missing', 'qualifications'],
    [{ certifications: '' }, 'field_missing', 'certifications'],
    [{ profileLink: 'javascript:alert(1)' }, 'link_invalid', 'profileLink'],
    [{ arbitrationCertifications: '' }, 'specify_missing', 'arbitrationCertifications'],
    [{ cv: '' }, 'cv_missing', 'cv'],
    [{ available: null }, 'availability_unanswered', 'available'],
    [{ cvFile: 'guessed', cvFileName: 'cv.pdf' }, 'document_unknown', 'cvFile'],
    [
      { nationalIdFile: 'guessed', nationalIdFileName: 'pan.pdf' },
      'document_unknown',
      'nationalIdFile',
    ],
  ])(
    '%j is refused as %s, the field is named with its correction, and nothing is kept',
    async (change, code, field) => {
      const { status, error } = await apply(change);
      expect([status, error.code]).toEqual([422, code]);
      expect(error.fields?.[field]).toMatch(/^[A-Z].+\.$/);
      expect(await rows()).toEqual([]);
      expect(await letters()).toEqual([]);
      expect(await database.db.selectFrom('panel_receipt').select('fingerprint').execute()).toEqual(
        [],
      );
    },
  );

  test.each([
    [{ month: 'Brumaire' }, 'month'],
    [{ gender: 'queen' }, 'gender'],
    [{ specialisations: ['magic-law'] }, 'specialisations.0'],
    [{ fullname: 'x'.repeat(101) }, 'fullname'],
    [{ cv: 'x'.repeat(20_001) }, 'cv'],
    [{ day: '10' }, 'day'],
    [{ role: 'admin' }, 'role'],
  ])('%j does not fit the contract, and its field says so', async (change, field) => {
    const { status, error } = await apply(change);
    expect(status).toBe(422);
    expect(error.fields).toHaveProperty([field]);
    expect(await rows()).toEqual([]);
  });
});

describe('the second time', () => {
  test('with the same key is answered the same, and kept once', async () => {
    const first = await apply({}, { 'idempotency-key': 'k1' });
    later(0.9);
    expect(await apply({}, { 'idempotency-key': 'k1' })).toEqual(first);
    expect(await rows()).toHaveLength(1);
    expect(await letters()).toHaveLength(2);
  });

  test('with the same key and another body is refused', async () => {
    await apply({}, { 'idempotency-key': 'k1' });
    const { status, error } = await apply({ fullname: 'Eve' }, { 'idempotency-key': 'k1' });
    expect([status, error.code]).toEqual([422, 'idempotency_key_reused']);
    expect(await rows()).toHaveLength(1);
  });

  test('with a key that is none is refused', async () => {
    expect((await apply({}, { 'idempotency-key': 'x'.repeat(201) })).error.code).toBe(
      'idempotency_key_invalid',
    );
  });

  test('without a key is the same application for a minute, and then another one', async () => {
    const first = await apply();
    now = new Date(friday.getTime() + 59_999);
    expect((await apply()).data).toEqual(first.data);
    now = new Date(friday.getTime() + 60_000);
    expect((await apply()).data.id).not.toBe(first.data.id);
    expect(await rows()).toHaveLength(2);
  });

  test('at the same moment is the same application, with its documents', async () => {
    const cv = (await upload()).data.token;
    const all = await Promise.all(
      [1, 2, 3, 4].map(() => apply(kept({ cv }), { 'idempotency-key': 'at once' })),
    );
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(all.map(({ data }) => data.reference)).size).toBe(1);
    expect(await rows()).toHaveLength(1);
    expect(await letters()).toHaveLength(2);
  });

  test('after a refusal may be sent again with the same key', async () => {
    const { error } = await apply(kept({ cv: 'guessed' }), { 'idempotency-key': 'k1' });
    expect(error.code).toBe('document_unknown');
    const cv = (await upload()).data.token;
    expect((await apply(kept({ cv }), { 'idempotency-key': 'k1' })).status).toBe(201);
  });
});

describe('a document', () => {
  test('is kept encrypted under the hash of its content, and answered with a token', async () => {
    const { status, data } = await upload(pdf('my cv'));
    expect([status, data.type, data.size]).toEqual([201, 'application/pdf', 21]);
    const [row, ...others] = await documents();
    expect(others).toEqual([]);
    expect(row).toMatchObject({ type: 'application/pdf', size: 21, attachedAt: null });
    expect(row?.tokenHash.toString('hex')).toBe(sha256(data.token));
    const content = await vault.read(row?.contentHash.toString('hex') ?? '');
    expect(content.toString()).toBe(await pdf('my cv').text());
    for (const { parentPath, name } of await filesIn('files'))
      expect((await readFile(join(parentPath, name))).includes('my cv')).toBe(false);
  });

  test('is attached with its application, by the token alone', async () => {
    const [nationalId, cv] = [
      (await upload(pdf('pan'))).data.token,
      (await upload(pdf('cv'))).data.token,
    ];
    const { status } = await apply({ ...kept({ nationalId, cv }), uploadDoc: '', cv: '' });
    expect(status).toBe(201);
    const [row] = await rows();
    const byId = new Map((await documents()).map((document) => [document.id, document]));
    expect(row).toMatchObject({ nationalIdDocumentName: 'pan.pdf', cvDocumentName: 'cv.pdf' });
    expect(byId.get(row?.cvDocumentId ?? '')?.tokenHash.toString('hex')).toBe(sha256(cv));
    expect([...byId.values()].map(({ attachedAt }) => attachedAt)).toEqual([friday, friday]);
  });

  test("of ada is nobody else's: eve has no token, and an attached one is used up", async () => {
    const cv = (await upload()).data.token;
    const [id] = (await documents()).map((document) => document.id);
    for (const guess of [id ?? '', sha256(cv), cv.slice(1), `${cv}x`])
      expect((await apply({ ...kept({ cv: guess }), fullname: 'Eve' })).error.code, guess).toBe(
        'document_unknown',
      );
    expect((await apply(kept({ cv }))).status).toBe(201);
    const again = await apply({ ...kept({ cv }), fullname: 'Eve' });
    expect([again.status, again.error.code, Object.keys(again.error.fields ?? {})]).toEqual([
      422,
      'document_unknown',
      ['cvFile'],
    ]);
    expect(await rows()).toHaveLength(1);
  });

  test('for which two applications reach at once belongs to one of them', async () => {
    const cv = (await upload()).data.token;
    const both = await Promise.all(
      ['Ada', 'Eve'].map((fullname) => apply({ ...kept({ cv }), fullname })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(await rows()).toHaveLength(1);
  });

  test('of the same content is one file and two documents', async () => {
    const before = (await filesIn('files')).length;
    const tokens = await Promise.all([
      upload(pdf('twice')),
      upload(pdf('twice')),
      upload(pdf('twice')),
    ]);
    expect(new Set(tokens.map(({ data }) => data.token)).size).toBe(3);
    expect(await documents()).toHaveLength(3);
    expect(await filesIn('files')).toHaveLength(before + 1);
    expect(await filesIn('incoming')).toEqual([]);
  });

  test.each([
    ['a program with the type of a PDF', '\x7fELF\x02\x01\x01', 'application/pdf', 'document_type'],
    ['a page', '<html><script>', 'application/octet-stream', 'document_type'],
    ['words', 'just words', 'image/png', 'document_type'],
    ['nothing', '', 'application/pdf', 'document_empty'],
  ])('that is %s is refused by its content, and leaves nothing', async (_, content, type, code) => {
    const before = (await filesIn('files')).length;
    const { status, error } = await upload(new Blob([content]), type);
    expect([status, error.code]).toEqual([422, code]);
    expect(error.message).toMatch(code === 'document_type' ? /PDF, JPEG, PNG or DOCX/ : /empty/);
    expect(await documents()).toEqual([]);
    expect(await filesIn('files')).toHaveLength(before);
    expect(await filesIn('incoming')).toEqual([]);
  });

  test('sent as JSON is told which types are taken', async () => {
    const { status, error } = await upload('{}', 'application/json');
    expect([status, error.code]).toEqual([415, 'wrong_content_type']);
    expect(error.message).toContain('application/pdf');
  });

  test.each([
    ['a JPEG', [Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex')], 'image/jpeg'],
    ['a DOCX', [docx()], 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ])('may be %s', async (_, parts, type) => {
    expect((await upload(new Blob(parts))).data.type).toBe(type);
  });
});

describe('an Aadhaar number', () => {
  const written = ['2345 6789 0124', '2345-6789-0124', '234567890124', '२३४५ ६७८९ ०१२४'];
  const texts = [
    'fullname',
    'profileLink',
    'uploadDoc',
    'address',
    'nation',
    'correspondenceAddress',
    'qualifications',
    'certifications',
  ];
  const more = ['experience', 'arbitrationCertifications', 'additionalInformation', 'cv'];

  test.each(written)('written %s is in no row, whichever field it was typed in', async (number) => {
    const cvFile = (await upload()).data.token;
    const change = Object.fromEntries(
      [...texts, ...more].map((field) => [
        field,
        field === 'profileLink' ? '' : `It is ${number}.`,
      ]),
    );
    expect((await apply({ ...change, cvFile, cvFileName: `${number}.pdf` })).status).toBe(201);
    const saved = await post('/api/panel/drafts', {
      ...change,
      uemail: 'ada@example.org',
      phone: number,
      cv: number,
    });
    expect(saved.status).toBe(202);
    const everything = await everyRow();
    for (const one of written) expect(everything).not.toContain(one);
    expect(everything).not.toContain('23456789');
    expect((await rows())[0]?.nationalIdText).toMatch(/^It is XXXX[ -]?XXXX[ -]?(0124|०१२४)\.$/);
    expect((await rows())[0]?.cvDocumentName).toMatch(/^XXXX.*\.pdf$/);
  });

  test('in the address of a profile is masked too', async () => {
    expect((await apply({ profileLink: 'https://me.example/234567890124' })).status).toBe(201);
    expect((await rows())[0]?.profileLink).toBe('https://me.example/XXXXXXXX0124');
  });
});

describe('a draft', () => {
  const half = {
    uemail: 'ada@example.org',
    fullname: 'Ada',
    specialisations: ['other'],
    available: 'yes',
    day: '7',
  };
  const linkIn = async () => {
    const [mail] = await drain();
    return /draft=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  };

  test('is kept for thirty days and opened by the mailed link, as often as one likes', async () => {
    const { status, data } = await post('/api/panel/drafts', half);
    expect([status, data.keptUntil]).toEqual([202, '2026-12-20']);
    expect(await letters()).toEqual([{ kind: 'panel_link', recipient: 'ada@example.org' }]);
    const token = await linkIn();
    expect(token).toHaveLength(43);
    expect(await everyRow()).not.toContain(token);
    for (let time = 0; time < 2; time += 1)
      expect((await post('/api/panel/drafts/opening', { token })).data).toEqual({ form: half });
    now = new Date(friday.getTime() + 30 * 86_400_000 - 1);
    expect((await post('/api/panel/drafts/opening', { token })).status).toBe(200);
    later(30);
    const ended = await post('/api/panel/drafts/opening', { token });
    expect([ended.status, ended.error.code]).toEqual([410, 'draft_expired']);
    await sweep();
    const gone = await post('/api/panel/drafts/opening', { token });
    expect([gone.status, gone.error.code]).toEqual([404, 'draft_unknown']);
    expect(await everyRow()).not.toContain('"Ada"');
  });

  test('does not open for eve, who guesses', async () => {
    await post('/api/panel/drafts', half);
    const { status, error } = await post('/api/panel/drafts/opening', { token: newToken() });
    expect([status, error.code, Object.keys(error.fields ?? {})]).toEqual([
      404,
      'draft_unknown',
      ['token'],
    ]);
  });

  test('without an address for its link is refused', async () => {
    for (const uemail of ['', 'ada']) {
      const { status, error } = await post('/api/panel/drafts', { ...half, uemail });
      expect([status, error.code, Object.keys(error.fields ?? {})]).toEqual([
        422,
        'draft_email_invalid',
        ['uemail'],
      ]);
    }
  });

  test('takes no field that the form does not have, and no file', async () => {
    for (const field of ['cvFile', 'role'])
      expect((await post('/api/panel/drafts', { ...half, [field]: 'x' })).status).toBe(422);
  });
});

describe('the letters of an application', () => {
  test('name the reference, and carry neither the national ID nor the CV', async () => {
    const { data } = await apply({ uploadDoc: 'PAN ABCDE1234F' });
    const mails = await drain();
    expect(mails.map(({ to }) => to).sort()).toEqual(['ada@example.org', 'office@munch.example']);
    for (const mail of mails) {
      expect(mail.subject).toContain(data.reference);
      expect(mail.text).toContain(data.reference);
      expect(mail.text + mail.html).not.toMatch(/ABCDE1234F|My life/);
    }
    expect(mails.find(({ to }) => to === 'ada@example.org')?.text).not.toContain('Ada Lovelace');
  });
});

describe('the sweep', () => {
  test('removes what nobody attached in seven days, file and all, and keeps what was', async () => {
    const cv = (await upload(pdf('attached'))).data.token;
    await upload(pdf('loose'));
    await upload(pdf('attached')); // the same content, loose as well
    await apply(kept({ cv }));
    now = new Date(Date.now() + 7 * 86_400_000 + 60_000);
    await sweep();
    expect((await documents()).map(({ attachedAt }) => attachedAt)).toEqual([friday]);
    expect(await filesIn('files')).toHaveLength(1);
    const [row] = await documents();
    expect((await vault.read(row?.contentHash.toString('hex') ?? '')).toString()).toContain(
      'attached',
    );
    expect((await apply({ ...kept({ cv: 'guessed' }) })).error.code).toBe('document_unknown');
  });

  test('leaves a document of yesterday alone', async () => {
    await upload(pdf('young'));
    const before = (await filesIn('files')).length;
    later(6.9);
    await sweep();
    expect(await documents()).toHaveLength(1);
    expect(await filesIn('files')).toHaveLength(before);
  });

  test('forgets receipts after a day', async () => {
    await apply();
    later(2);
    await sweep();
    expect(await database.db.selectFrom('panel_receipt').select('fingerprint').execute()).toEqual(
      [],
    );
  });
});

/** Everything that the database holds, as text. */
async function everyRow(): Promise<string> {
  const found: unknown[] = [];
  for (const table of [
    'panel_listing',
    'panel_application',
    'panel_document',
    'panel_receipt',
    'panel_draft',
    'panel_draft_link',
    'outbox_mail',
  ] as const)
    found.push(await database.db.selectFrom(table).selectAll().execute());
  return JSON.stringify(found);
}

/** Sends what is owed, and gives the mails. */
async function drain(): Promise<Mail[]> {
  const sent: Mail[] = [];
  const mailer: Mailer = {
    send: async (mail) => void sent.push(mail),
    describe: () => 'nowhere',
    close() {},
  };
  const deps = { db: database.db, now: () => now, newToken, settings, mailer, ...quiet };
  await mailJob(deps, panelLetters(deps)).run(silentLog);
  return sent;
}

/** The least that is a Word document: a ZIP, uncompressed, whose content types name one. */
function docx(): Buffer<ArrayBuffer> {
  const name = '[Content_Types].xml';
  const xml =
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
  const sizes = Buffer.alloc(12);
  sizes.writeUInt32LE(crc32(xml), 0);
  sizes.writeUInt32LE(xml.length, 4);
  sizes.writeUInt32LE(xml.length, 8);
  const shared = Buffer.concat([
    Buffer.from('140000000000000000 00'.replace(' ', ''), 'hex'),
    sizes,
    Buffer.from([name.length, 0, 0, 0]),
  ]);
  const local = Buffer.concat([
    Buffer.from('504b0304', 'hex'),
    shared,
    Buffer.from(name),
    Buffer.from(xml),
  ]);
  const central = Buffer.concat([
    Buffer.from('504b01021400', 'hex'),
    shared,
    Buffer.alloc(14),
    Buffer.from(name),
  ]);
  const end = Buffer.alloc(22);
  end.write('504b0506', 'hex');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}
