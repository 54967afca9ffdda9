import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noticeDocument } from '#modules/disputes/actions/notice-document.ts';
import { findFile } from '#modules/disputes/actions/reading.ts';
import { DisputePage as OfficePage } from '#modules/disputes/ui/office/dispute.tsx';
import { DisputeBoard } from '#modules/disputes/ui/party/board.tsx';
import { DisputeHome } from '#modules/disputes/ui/party/dispute.tsx';
import { DisputePeople } from '#modules/disputes/ui/party/people.tsx';
import {
  type Answers,
  noAgreement,
  noClaim,
  noDisputeKind,
  noParty,
  noRow,
} from '#modules/filing/rules/answers.ts';
import { ReviewStep } from '#modules/filing/ui/steps/review-step.tsx';
import { NoticePage } from '#modules/response/ui/notice/notice.tsx';
import type { App } from '#platform/http.ts';
import { newId } from '#platform/ids.ts';
import { openKey } from '#platform/vault/key.ts';
import { openVault, type Vault } from '#platform/vault/vault.ts';
import { ApiProvider } from '#ui/api-context.tsx';
import { appWith, call } from '../../tests/app.ts';
import { signedIn } from '../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../tests/database.ts';
import { lettersOfFiling } from '../../tests/filing-letters.ts';
import { codeOf, go, responseDeps } from '../../tests/notices.ts';
import { readPdf } from '../../tests/pdf.ts';

// Every field of a request, typed once and looked for in every place that shows a request: from the form to the paper.

const now = new Date('2026-11-20T09:30:00Z');

const claimant = {
  ...noParty,
  kind: 'company',
  name: 'Zinnia Looms Pvt Ltd',
  registration: 'CIN-ZINNIA-77',
  language: 'en',
  email: 'zinnia@looms.example',
  mobile: '98200 12345',
  post: '7 Loom Lane, Bhiwandi 421302',
  state: '27',
  gstin: '27AAPFU0939F1ZV',
  repName: 'Vakil Varma',
  repFirm: 'Varma Chambers',
  repEmail: 'vakil@varma.example',
  repMobile: '98200 54321',
};
const respondent = {
  ...noParty,
  kind: 'firm',
  name: 'Quartz Mills LLP',
  registration: 'LLPIN-QUARTZ-88',
  language: 'mr',
  email: 'desk@quartz.example',
  emailAgreedIn: 'Order form, page 2',
  mobile: '98111 22222',
  mobileAgreedIn: 'Order form, page 3',
  post: '9 Quartz Road, Surat 395003',
  postAgreedIn: 'Order form, page 5',
};
const answers = {
  trouble: { ...noDisputeKind, kind: 'unpaid', wish: 'decision', track: 'online' },
  you: { address: 'filer@looms.example', reaches: 'yes', takesPapers: 'yes', parties: [claimant] },
  others: { parties: [respondent] },
  claim: {
    ...noClaim,
    title: 'Forty bales of yarn',
    facts: 'The bales came in March and stayed unpaid.',
    relief: 'The price and the cost of this.',
    causeOn: '2026-03-11',
    category: 'goods',
    acknowledgedOn: '2026-05-12',
    paidOn: '2026-06-13',
    lateReason: '',
    rows: [
      {
        ...noRow,
        head: 'Price of the yarn',
        amount: '4,56,789.01',
        currency: 'INR',
        interestBasis: 'contract',
        interestRate: '13.25',
      },
    ].map((row) => ({ ...row, interestFrom: '2026-04-14' })),
  },
  agreement: {
    ...noAgreement,
    has: 'yes',
    clause: 'What we differ about goes to arbitration at Munch.',
    page: '47',
    agreedOn: '2025-02-15',
    version: 'Terms of spring',
    proposedBy: 'both',
    names: 'yes',
    seat: 'Pune',
    language: 'hi',
    arbitrators: '3',
  },
  documents: { files: [] as { token: string; name: string; size: number; kind: 'agreement' }[] },
} satisfies Answers;

const signer = { name: 'Meera Zinnia', capacity: 'managing director' };

const PLACES = ['review', 'receipt', 'paper', 'notice', 'case', 'office'] as const;
type Place = (typeof PLACES)[number];
const text: Partial<Record<Place, string>> = {};

let database: TestDatabase;
let folder: string;
let app: App;

type Cookie = { cookie?: string | undefined };
async function ask(
  method: string,
  path: string,
  { cookie, body }: Cookie & { body?: unknown } = {},
) {
  const response = await call(app, method, path, { cookie, body });
  const { data, error } = (await response.json()) as {
    data: Record<string, unknown>;
    error?: unknown;
  };
  expect({ path, error }).toEqual({ path });
  return { data, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie };
}

const silent = async () => ({ outcome: 'empty' }) as never;
function drawn(element: ReactElement): string {
  const router = createMemoryRouter([{ path: '/', element }]);
  return bare(
    renderToString(
      <ApiProvider api={silent}>
        <RouterProvider router={router} />
      </ApiProvider>,
    )
      .replaceAll('<!-- -->', '')
      .replaceAll(/<[^>]+>/g, ' '),
  );
}
const bare = (words: string) =>
  words.replaceAll(/&#x27;/g, '’').replaceAll(/[\s\u00a0\u202f]+/g, ' ');

const letters = () => lettersOfFiling(database.db, () => now);

beforeAll(async () => {
  database = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'munch-typed-'));
  const key = await openKey({
    file: join(folder, 'vault.key'),
    vault: join(folder, 'files'),
    given: undefined,
  });
  const papers = openVault({
    folder: join(folder, 'files'),
    incoming: join(folder, 'incoming'),
    key,
  });
  app = appWith(database, { now: () => now, papers });
  await collect(papers);
}, 60_000);
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function uploaded() {
  const headers = { 'content-type': 'application/octet-stream' };
  const body = new Blob(['%PDF-1.7\nterms\n%%EOF\n']);
  const response = await app.request('/api/filing/documents', { method: 'POST', headers, body });
  const { data } = (await response.json()) as { data: { token: string; size: number } };
  return { token: data.token, size: data.size, name: 'yarn-terms.pdf', kind: 'agreement' as const };
}

/** Goes the way of a request, from its first step to the paper that is served, and keeps what each place says. */
async function collect(papers: Vault): Promise<void> {
  const begun = await ask('POST', '/api/filing/drafts', { body: {} });
  const at = `/api/filing/drafts/${begun.data.id}`;
  const typed = { ...answers, documents: { files: [await uploaded()] } };
  for (const [step, answer] of Object.entries(typed)) {
    const { version } = (await ask('GET', at, begun)).data;
    await ask('POST', `${at}/steps`, {
      ...begun,
      body: { version, step, answers: { [step]: answer } },
    });
  }
  const token = (await letters())
    .find(({ subject }) => subject.includes('code'))
    ?.text.match(/token=([\w-]+)/)?.[1];
  const { cookie } = await ask('POST', '/api/filing/links/opening', { ...begun, body: { token } });
  const view = (await ask('GET', at, { cookie })).data;
  text.review = drawn(<ReviewStep view={view as never} />);
  await ask('POST', `${at}/submission`, {
    cookie,
    body: { version: view.version, ...signer, agrees: true },
  });
  text.receipt = bare(
    (await letters()).find(({ subject }) => subject.includes('Receipt'))?.text ?? '',
  );
  const { id } = await database.db.selectFrom('dispute').select('id').executeTakeFirstOrThrow();
  await inOffice(id);
  await onCasePage(id);
  await served(id, papers);
}

async function inOffice(id: string): Promise<void> {
  const omar = await signedIn(database.db, { roles: ['case_officer'], now });
  text.office = drawn(
    <OfficePage
      dispute={(await ask('GET', `/api/office/disputes/${id}`, omar)).data as never}
      acted={undefined}
    />,
  );
}

async function onCasePage(id: string): Promise<void> {
  const filer = await signedIn(database.db, { email: answers.you.address, now });
  const dispute = (await ask('GET', `/api/disputes/${id}`, filer)).data as never;
  text.case = [DisputeHome, DisputeBoard, DisputePeople]
    .map((Page) => drawn(<Page dispute={dispute} attempt={undefined} />))
    .join(' ');
}

async function served(id: string, papers: Vault): Promise<void> {
  const deps = { ...(await responseDeps(database.db, { now })), papers };
  await database.db
    .updateTable('dispute')
    .set({ state: 'arb_notice', stateSince: now })
    .where('id', '=', id)
    .execute();
  const registrar = await signedIn(database.db, { roles: ['registrar'], now });
  await database.db
    .insertInto('dispute_basis')
    .values({
      id: newId(),
      disputeId: id,
      basis: 'A',
      decidedBy: registrar.personId,
      decidedAt: now,
      reasons: 'The clause names this institution on page 47.',
      papers: '[]',
      findings: '{}',
    })
    .execute();
  await go(deps, id, [['notice_dispatched', 'system']]);
  const file = await findFile(database.db, id);
  const party = file?.parties.find(({ side }) => side === 'respondent');
  if (!file || !party) throw new Error('Nobody is to be served.');
  const code = await codeOf(deps, id, party.id);
  const { data } = await ask('GET', `/api/response/${code}`);
  text.notice = drawn(<NoticePage notice={data as never} code={code} />);
  const how = { dueOn: null, language: 'en' as const, code, url: `http://munch.example/n/${code}` };
  text.paper = bare(readPdf(await noticeDocument(deps, { ...file, party }, how)).text);
}

/** A field of the request, as it is said, and every place that says it; the state and the GSTIN are said by the bills. */
const SAID: Readonly<Record<string, readonly [string, ...Place[]]>> = {
  'trouble.kind': ['Somebody does not pay me for goods or work', 'review'],
  'trouble.wish': ['Arbitration', 'review', 'case', 'office'],
  'trouble.track': ['online', 'case', 'office'],
  'you.address': ['filer@looms.example', 'review', 'case', 'office'],
  'you.reaches': ['can be reached at this address too Yes', 'review'],
  'you.takesPapers': ['that I give here. Yes', 'review'],
  'claimant.kind': ['A company or LLP', 'review', 'office'],
  'claimant.name': ['Zinnia Looms Pvt Ltd', 'review', 'paper', 'notice', 'case', 'office'],
  'claimant.registration': ['CIN-ZINNIA-77', 'review', 'office'],
  'claimant.language': ['English', 'review', 'office'],
  'claimant.email': ['zinnia@looms.example', 'review', 'case', 'office'],
  'claimant.mobile': ['98200 ?12345', 'review', 'case', 'office'],
  'claimant.post': ['7 Loom Lane, Bhiwandi 421302', 'review', 'case', 'office'],
  'claimant.state': ['Maharashtra', 'review'],
  'claimant.gstin': ['27AAPFU0939F1ZV', 'review'],
  'claimant.repName': ['Vakil Varma', 'review', 'paper', 'notice', 'case', 'office'],
  'claimant.repFirm': ['Varma Chambers', 'review', 'paper', 'notice', 'case', 'office'],
  'claimant.repEmail': ['vakil@varma.example', 'review', 'office'],
  'claimant.repMobile': ['98200 ?54321', 'review', 'office'],
  'respondent.kind': ['A firm or partnership', 'review', 'office'],
  'respondent.name': ['Quartz Mills LLP', 'review', 'paper', 'notice', 'case', 'office'],
  'respondent.registration': ['LLPIN-QUARTZ-88', 'review', 'office'],
  'respondent.language': ['मराठी', 'review', 'office'],
  'respondent.email': ['desk@quartz.example', 'review', 'office'],
  'respondent.emailAgreedIn': ['Order form, page 2', 'review', 'office'],
  'respondent.mobile': ['98111 ?22222', 'review', 'office'],
  'respondent.mobileAgreedIn': ['Order form, page 3', 'review', 'office'],
  'respondent.post': ['9 Quartz Road, Surat 395003', 'review', 'office'],
  'respondent.postAgreedIn': ['Order form, page 5', 'review', 'office'],
  'claim.title': ['Forty bales of yarn', ...PLACES],
  'claim.facts': [
    'The bales came in March and stayed unpaid.',
    'review',
    'paper',
    'notice',
    'case',
    'office',
  ],
  'claim.relief': [
    'The price and the cost of this.',
    'review',
    'paper',
    'notice',
    'case',
    'office',
  ],
  'claim.causeOn': ['11 March 2026', 'review', 'paper', 'notice', 'case', 'office'],
  'claim.category': ['Price of goods', 'review', 'paper', 'notice', 'case', 'office'],
  'claim.acknowledgedOn': ['12 May 2026', 'review', 'paper', 'notice', 'case', 'office'],
  'claim.paidOn': ['13 June 2026', 'review', 'paper', 'notice', 'case', 'office'],
  'row.head': ['Price of the yarn', 'review', 'paper', 'notice', 'case', 'office'],
  'row.amount': ['₹ ?4,56,789.01', 'review', 'paper', 'notice', 'case', 'office'],
  'row.currency': ['₹', 'review', 'paper', 'notice', 'case', 'office'],
  'row.interestBasis': [
    'interest by contract|As the contract says',
    'review',
    'paper',
    'notice',
    'case',
    'office',
  ],
  'row.interestRate': ['13.25', 'review', 'paper', 'notice', 'case', 'office'],
  'row.interestFrom': ['14 April 2026', 'review', 'paper', 'notice', 'case', 'office'],
  'agreement.has': ['Yes, in writing', 'review'],
  'agreement.clause': [
    'What we differ about goes to arbitration at Munch.',
    'review',
    'paper',
    'notice',
    'case',
    'office',
  ],
  'agreement.page': ['47', 'review', 'paper', 'notice', 'case', 'office'],
  'agreement.agreedOn': ['15 Feb(?:ruary)? 2025', 'review', 'paper', 'notice', 'case', 'office'],
  'agreement.version': ['Terms of spring', 'review', 'paper', 'notice', 'case', 'office'],
  'agreement.proposedBy': ['Both together|Proposed by Both sides together', 'review', 'office'],
  'agreement.names': ['Munch or our rules\\? Yes|Names this institution Yes', 'review', 'office'],
  'agreement.seat': ['Pune', 'review', 'paper', 'notice', 'case', 'office'],
  'agreement.language': [
    'हिन्दी|Language of the case:? [ऀ-ॿ]',
    'review',
    'paper',
    'notice',
    'case',
    'office',
  ],
  'agreement.arbitrators': [
    'How many arbitrators\\??:? 3',
    'review',
    'paper',
    'notice',
    'case',
    'office',
  ],
  'sign.name': ['Meera Zinnia', 'receipt', 'paper', 'notice', 'office'],
  'sign.capacity': ['managing director', 'receipt', 'paper', 'notice', 'office'],
};
/** Lists, and what is ticked beside them. */
const ELSEWHERE = ['trouble.marks', 'trouble.warnings', 'claim.rows', 'documents.files'];

test.each(Object.entries(SAID))(
  '%s is said as it was typed wherever the request is shown',
  (_, [said, ...places]) => {
    const found = PLACES.filter((place) => new RegExp(said).test(text[place] ?? ''));
    expect(places.filter((place) => !found.includes(place))).toEqual([]);
  },
);

test('every field that somebody types is asked about here', () => {
  const { trouble, you, others, claim, agreement } = answers;
  const named = {
    trouble,
    you,
    claimant,
    respondent,
    claim,
    row: claim.rows[0],
    agreement,
    sign: signer,
    documents: { files: [] },
  };
  const fields = Object.entries(named).flatMap(([step, kept]) =>
    Object.entries(kept ?? {})
      .filter(([, value]) => value !== '' && typeof value !== 'object')
      .map(([field]) => `${step}.${field}`),
  );
  expect(others.parties).toEqual([respondent]);
  expect(fields.filter((field) => !(field in SAID) && !ELSEWHERE.includes(field))).toEqual([]);
  // What stays empty here is asked of nobody in this request, or of the other side as well.
  const typed = new Set(Object.keys(SAID).map((field) => field.split('.')[1]));
  const empty = Object.keys({ ...noParty, ...noRow, ...noClaim, ...noAgreement }).filter(
    (field) => !typed.has(field),
  );
  expect(empty).toEqual(['lateReason', 'rows']);
});

test('what one side tells of itself is shown to no other', () => {
  for (const place of ['paper', 'notice'] as const)
    for (const own of [
      claimant.email,
      claimant.post,
      claimant.gstin,
      claimant.repEmail,
      '12345',
      answers.you.address,
      respondent.email,
    ])
      expect(text[place], place).not.toContain(own);
});
