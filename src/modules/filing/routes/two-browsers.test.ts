import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { App } from '#platform/http.ts';
import type { Mail } from '#platform/mail.ts';
import { appWith } from '../../../../tests/app.ts';
import { signedIn } from '../../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { lettersOfFiling } from '../../../../tests/filing-letters.ts';
import { noClaim, noDisputeKind, noParty, noRow } from '../rules/answers.ts';

const friday = new Date('2026-11-20T09:30:00Z');
let database: TestDatabase;
let app: App;
let now = friday;

beforeAll(async () => {
  database = await testDatabase();
  app = appWith(database, { now: () => now });
});
afterAll(() => database.drop());
beforeEach(async () => {
  now = friday;
  for (const table of ['sent_code', 'try_count', 'outbox_mail'] as const)
    await database.db.deleteFrom(table).execute();
  await database.db.deleteFrom('filing_draft').where('submittedAt', 'is', null).execute();
});

type Body = { data: Record<string, unknown>; error: { code: string } };

/** A browser with its cookies, as ada or eve sits before it. */
function browser(agent: string, session?: string) {
  const jar = new Map<string, string>();
  if (session) jar.set(session.split('=')[0] ?? '', session.slice(session.indexOf('=') + 1));
  return async (method: 'GET' | 'POST', path: string, body?: unknown) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await app.request(`/api/filing${path}`, {
      method,
      headers: {
        'user-agent': agent,
        ...(cookie ? { cookie, origin: 'http://munch.example' } : {}),
        ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
      },
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    });
    for (const set of answer.headers.getSetCookie()) {
      const [pair = ''] = set.split(';');
      jar.set(pair.split('=')[0] ?? '', pair.slice(pair.indexOf('=') + 1));
    }
    return { status: answer.status, ...((await answer.json()) as Body) };
  };
}
type Browser = ReturnType<typeof browser>;
const DESKTOP = 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0';
const PHONE =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';

const whole = {
  trouble: { ...noDisputeKind, kind: 'unpaid', wish: 'decision', track: 'online' },
  you: {
    address: 'ada@example.org',
    takesPapers: 'yes',
    parties: [
      { ...noParty, kind: 'person', name: 'Ada Lovelace', email: 'ada@example.org', state: '27' },
    ],
  },
  others: {
    parties: [
      {
        ...noParty,
        kind: 'company',
        name: 'Ben Traders Pvt Ltd',
        email: 'ben@example.org',
        emailAgreedIn: 'Order form',
      },
    ],
  },
  claim: {
    ...noClaim,
    title: 'Unpaid invoices',
    facts: 'Ada delivered steel in May and was never paid for it.',
    causeOn: '2026-05-10',
    category: 'goods',
    rows: [{ ...noRow, head: 'Price', amount: '2,50,000' }],
  },
  agreement: {
    has: 'yes',
    clause: 'Disputes go to arbitration at Munch.',
    page: '2',
    agreedOn: '2026-01-05',
    version: '',
    proposedBy: 'both',
    names: 'yes',
    seat: 'Mumbai',
    language: 'en',
    arbitrators: '1',
  },
  documents: { files: [] },
};

async function begun(by: Browser, address = 'ada@example.org'): Promise<string> {
  const id = String((await by('POST', '/drafts')).data.id);
  const answers = { ...whole, you: { ...whole.you, address } };
  for (const [at, step] of (Object.keys(answers) as (keyof typeof answers)[]).entries())
    expect(
      (
        await by('POST', `/drafts/${id}/steps`, {
          version: at + 1,
          step,
          answers: { [step]: answers[step] },
        })
      ).status,
    ).toBe(200);
  return id;
}

const submit = async (by: Browser, id: string) => {
  const { data } = await by('GET', `/drafts/${id}`);
  return by('POST', `/drafts/${id}/submission`, {
    version: Number(data?.version ?? 1),
    name: 'Ada Lovelace',
    agrees: true,
  });
};

const letters = () => lettersOfFiling(database.db, () => now);
const codeIn = (mail: Mail | undefined) => mail?.text.match(/\b\d{6}\b/)?.[0] ?? '';
const linkIn = (mail: Mail | undefined) => mail?.text.match(/token=([\w-]+)/)?.[1] ?? '';

/** Ada opens the link of the last letter in a browser of hers; what she may choose there. */
async function opened(by: Browser, letter: Mail | undefined) {
  const { data } = await by('POST', '/links/opening', { token: linkIn(letter) });
  const at = `/codes/${data.ticket}/drafts`;
  return {
    id: data.id,
    at,
    offers: ((await by('GET', at)).data?.drafts ?? []) as { id: string; standing: string }[],
  };
}

test('a draft that eve began under ada’s address is never filed because ada proved that address elsewhere', async () => {
  const [eve, ada] = [browser(DESKTOP), browser(PHONE)];
  const forged = await begun(eve);
  await letters();
  const own = await begun(ada);
  await letters();
  const { data } = await ada('POST', `/drafts/${own}/codes`);
  expect(
    (await ada('POST', `/codes/${data.ticket}/proof`, { code: codeIn((await letters()).at(-1)) }))
      .data.id,
  ).toBe(own);
  expect((await submit(eve, forged)).error.code).toBe('address_unproved');
  expect((await eve('GET', `/drafts/${forged}`)).data.isProved).toBe(false);
  expect((await ada('GET', `/drafts/${forged}`)).status).toBe(404);
  expect((await submit(ada, own)).status).toBe(201);
});

test('ada is asked before she takes over what eve began, sees when and on what, and eve reads no word of hers afterwards', async () => {
  const [eve, ada] = [browser(DESKTOP), browser(PHONE)];
  const id = await begun(eve);
  const choice = await opened(ada, (await letters()).at(-1));
  expect([choice.id, choice.offers]).toEqual([
    null,
    [
      expect.objectContaining({
        id,
        standing: 'elsewhere',
        begunAt: friday.toISOString(),
        device: { browser: 'Firefox', system: 'Windows' },
        title: 'Unpaid invoices',
        claimants: ['Ada Lovelace'],
        respondents: ['Ben Traders Pvt Ltd'],
      }),
    ],
  ]);
  // Looking changed nothing.
  expect((await ada('GET', `/drafts/${id}`)).status).toBe(404);
  expect((await eve('GET', `/drafts/${id}`)).status).toBe(200);
  expect((await ada('POST', `${choice.at}/${id}/takeover`)).status).toBe(200);
  expect((await eve('GET', `/drafts/${id}`)).error.code).toBe('draft_taken');
  const body = { version: 8, step: 'claim', answers: { claim: whole.claim } };
  expect((await eve('POST', `/drafts/${id}/steps`, body)).status).toBe(410);
  expect((await submit(eve, id)).status).toBe(410);
  expect((await submit(ada, id)).status).toBe(201);
  const receipt = await database.db
    .selectFrom('filing_receipt')
    .where('draftId', '=', id)
    .selectAll()
    .executeTakeFirstOrThrow();
  expect([receipt.signedEmail, receipt.recipient]).toEqual(['ada@example.org', 'ada@example.org']);
});

test('ada deletes what she did not begin, and leaves the rest alone', async () => {
  const [eve, ada] = [browser(DESKTOP), browser(PHONE)];
  const [first, second] = [await begun(eve), await begun(eve)];
  const choice = await opened(ada, (await letters()).at(-1));
  const [only] = choice.offers;
  expect(choice.offers).toHaveLength(1);
  expect((await ada('POST', `${choice.at}/${only?.id}/deletion`)).status).toBe(200);
  const other = only?.id === first ? second : first;
  // A letter about one draft is no proof for another.
  expect((await ada('POST', `${choice.at}/${other}/takeover`)).status).toBe(410);
  expect((await eve('GET', `/drafts/${only?.id}`)).status).toBe(404);
  expect((await eve('GET', `/drafts/${other}`)).status).toBe(200);
});

test('a code works in the browser that asked for it alone, and so does the choice that it opens', async () => {
  const [eve, ada] = [browser(DESKTOP), browser(PHONE)];
  const id = await begun(ada);
  await letters();
  const { data } = await ada('POST', '/codes', { email: 'ada@example.org' });
  const code = codeIn((await letters()).at(-1));
  await eve('POST', '/drafts');
  expect((await eve('POST', `/codes/${data.ticket}/proof`, { code })).error.code).toBe('code_over');
  expect((await ada('POST', `/codes/${data.ticket}/proof`, { code })).data.id).toBe(id);
  expect((await eve('GET', `/codes/${data.ticket}/drafts`)).status).toBe(410);
  expect((await eve('POST', `/codes/${data.ticket}/drafts/${id}/takeover`)).status).toBe(410);
});

test('eve, who held the key of a browser that ada used, files nothing and reads nothing once ada went on elsewhere', async () => {
  const [lent, home] = [browser(DESKTOP), browser(PHONE)];
  const id = await begun(lent);
  await letters();
  const asked = await lent('POST', `/drafts/${id}/codes`);
  await lent('POST', `/codes/${asked.data.ticket}/proof`, {
    code: codeIn((await letters()).at(-1)),
  });
  const back = await home('POST', '/codes', { email: 'ada@example.org' });
  await home('POST', `/codes/${back.data.ticket}/proof`, {
    code: codeIn((await letters()).at(-1)),
  });
  expect((await home('POST', `/codes/${back.data.ticket}/drafts/${id}/takeover`)).status).toBe(200);
  expect((await submit(lent, id)).status).toBe(410);
  expect((await submit(home, id)).status).toBe(201);
  expect((await lent('GET', `/drafts/${id}`)).status).toBe(410);
});

test('the link opened on the phone while the form stands on the desktop: the code there still works, and so does taking it back', async () => {
  const [desktop, phone] = [browser(DESKTOP), browser(PHONE)];
  const id = await begun(desktop);
  await letters();
  const { data } = await desktop('POST', `/drafts/${id}/codes`);
  const letter = (await letters()).at(-1);
  const choice = await opened(phone, letter);
  expect(
    (await desktop('POST', `/codes/${data.ticket}/proof`, { code: codeIn(letter) })).data.id,
  ).toBe(id);
  expect((await phone('POST', `${choice.at}/${id}/takeover`)).status).toBe(200);
  const back = await opened(desktop, letter);
  expect(back.offers[0]?.standing).toBe('elsewhere');
  expect((await desktop('POST', `${back.at}/${id}/takeover`)).status).toBe(200);
  expect((await submit(desktop, id)).status).toBe(201);
});

test('an address that is changed after it was proved is proved anew, and the one before signs nothing', async () => {
  const eve = browser(DESKTOP);
  const id = await begun(eve, 'eve@example.org');
  const { id: here } = await opened(eve, (await letters()).at(-1));
  expect(here).toBe(id);
  await eve('POST', `/drafts/${id}/steps`, {
    version: 8,
    step: 'you',
    answers: { you: whole.you },
  });
  expect((await submit(eve, id)).error.code).toBe('address_unproved');
});

test('who is signed in signs with the address of the account, whatever was typed beside it; without one it is proved by a code', async () => {
  const person = await signedIn(database.db, { name: 'Eve' });
  const eve = browser(DESKTOP, person.cookie);
  const id = await begun(eve, 'ada@example.org');
  expect((await submit(eve, id)).status).toBe(201);
  const own = await database.db
    .selectFrom('identity_person')
    .where('id', '=', person.personId)
    .select('email')
    .executeTakeFirstOrThrow();
  const receipt = await database.db
    .selectFrom('filing_receipt')
    .where('draftId', '=', id)
    .selectAll()
    .executeTakeFirstOrThrow();
  expect([receipt.signedEmail, receipt.recipient]).toEqual([own.email, own.email]);
  await database.db
    .updateTable('identity_person')
    .set({ emailVerifiedAt: null })
    .where('id', '=', person.personId)
    .execute();
  const next = await begun(eve, 'ada@example.org');
  expect((await submit(eve, next)).error.code).toBe('address_unproved');
});

test('what an account began opens for the account alone: not for the browser after it signed out, nor for a letter', async () => {
  const person = await signedIn(database.db, { name: 'Ada' });
  const ada = browser(DESKTOP, person.cookie);
  const id = await begun(ada);
  const [key] = await database.db
    .selectFrom('filing_key')
    .where('draftId', '=', id)
    .selectAll()
    .execute();
  expect(key).toBeDefined();
  await database.db
    .deleteFrom('identity_session')
    .where('personId', '=', person.personId)
    .execute();
  expect((await ada('GET', `/drafts/${id}`)).error.code).toBe('sign_in_needed');
  expect((await submit(ada, id)).status).toBe(401);
  const { email } = await database.db
    .selectFrom('identity_person')
    .where('id', '=', person.personId)
    .select('email')
    .executeTakeFirstOrThrow();
  const stranger = browser(PHONE);
  const { data } = await stranger('POST', '/codes', { email });
  await stranger('POST', `/codes/${data.ticket}/proof`, { code: codeIn((await letters()).at(-1)) });
  const offers = (await stranger('GET', `/codes/${data.ticket}/drafts`)).data.drafts as {
    id: string;
    title: string;
    standing: string;
  }[];
  expect(offers).toEqual([expect.objectContaining({ id, title: '', standing: 'of_account' })]);
  expect((await stranger('POST', `/codes/${data.ticket}/drafts/${id}/takeover`)).status).toBe(401);
  expect((await stranger('POST', `/codes/${data.ticket}/drafts/${id}/deletion`)).status).toBe(401);
});

test('the choice ends after half an hour, to the second; two who take at once leave one key', async () => {
  const [desktop, phone, other] = [browser(DESKTOP), browser(PHONE), browser(PHONE)];
  const id = await begun(desktop);
  const letter = (await letters()).at(-1);
  const [one, two] = [await opened(phone, letter), await opened(other, letter)];
  now = new Date(friday.getTime() + 30 * 60_000 - 1);
  await Promise.all([
    phone('POST', `${one.at}/${id}/takeover`),
    other('POST', `${two.at}/${id}/takeover`),
  ]);
  const seen = [
    (await phone('GET', `/drafts/${id}`)).status,
    (await other('GET', `/drafts/${id}`)).status,
  ];
  expect(seen.sort()).toEqual([200, 410]);
  now = new Date(friday.getTime() + 30 * 60_000);
  expect((await phone('POST', `${one.at}/${id}/takeover`)).status).toBe(410);
});
