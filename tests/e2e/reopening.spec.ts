import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ResponseDeps } from '#modules/response/routes.ts';
import { keyFor, openKey } from '#platform/vault/key.ts';
import { signedIn, signInBrowser } from '../cast.ts';
import { aFiling, aParty, move } from '../disputes.ts';
import { type Dispatched, dispatched, responseDeps } from '../notices.ts';
import { complaintsOf } from './axe.ts';
import { openSite, type Site } from './site.ts';

// A respondent without whom it goes on asks to be heard after all, and a registrar decides (ACA s. 25).
let site: Site;
let deps: ResponseDeps;
const DAY = 86_400_000;
const clock = { now: new Date() };
const shots = process.env.SHOTS;
/** Where it can be asked for: on the card of what comes next while its time runs, else on a button of its own. */
const WAYS = /^Ask to (be heard|open the case again)$/;

beforeAll(async () => {
  site = await openSite();
  const dataDir = dirname(site.mailFolder);
  const key = await openKey({
    file: join(dataDir, 'vault.key'),
    vault: join(dataDir, 'files'),
    given: undefined,
  });
  deps = await responseDeps(site.db, clock, keyFor('sign-in', key));
});
afterAll(() => site?.close());

const system = { personId: null, role: 'system' } as const;
const ago = (days: number) => new Date(Date.now() - days * DAY);

/** Served long ago, warned, found absent, and told of it yesterday. */
async function absent(address: string): Promise<Dispatched> {
  clock.now = ago(60);
  const contacts = [
    {
      channel: 'email' as const,
      value: address,
      isDesignated: true,
      designatedIn: 'Agreement, clause 12',
    },
  ];
  const one = await dispatched(
    deps,
    aFiling({ parties: [aParty('claimant'), aParty('respondent', { contacts })] }),
  );
  const steps = [
    [59, 'served', 'system', null],
    [30, 'answer_time_over', 'system', null],
    [29, 'ex_parte_warned', 'system', null],
    [28, 'warning_served', 'system', null],
    [5, 'absence_established', 'registrar', 'Served on time, warned, and silent.'],
    [1, 'absence_known', 'system', null],
  ] as const;
  for (const [days, type, as, why] of steps) {
    clock.now = ago(days);
    const partyId = type === 'answer_time_over' ? null : one.partyId;
    const outcome = await move(deps, {
      disputeId: one.id,
      type,
      by: system,
      as,
      partyId,
      ...(why ? { why } : {}),
    });
    if (!outcome.ok) throw new Error(`${type}: ${outcome.refusal}`);
  }
  return one;
}

test('from an account, on a small phone without JavaScript, with what is missing said; then the registrar decides', async () => {
  const one = await absent('ben@example.org');
  const [ben, rhea] = [
    await signedIn(site.db, { name: 'Ben Borrower', email: 'ben@example.org' }),
    await signedIn(site.db, { name: 'Rhea', roles: ['registrar'] }),
  ];
  const page = await site.newPage({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  await signInBrowser(page.context(), site.url, ben);
  await page.goto('/cases');
  await page.goto(`/cases/${one.id}`);
  if (shots) await page.screenshot({ path: `${shots}/case-360.png`, fullPage: true });
  await page.getByRole('link', { name: WAYS }).first().click();
  const isNarrow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
    );
  expect(await isNarrow()).toBe(true);
  await page.getByLabel('What kept you from answering').selectOption('I was away.');
  await page.getByRole('button', { name: 'Send the request' }).click();
  expect(await page.getByRole('alert').textContent()).toContain('Write a few words.');
  expect(
    await page.getByLabel('What kept you from answering').locator('option:checked').textContent(),
  ).toBe('I was away.');
  if (shots) await page.screenshot({ path: `${shots}/reopening-360.png`, fullPage: true });
  await page.getByLabel('Your reason').fill('I worked at sea until last week.');
  await page.locator('[name=upload]').setInputFiles({
    name: 'ship.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
  });
  await page.getByRole('button', { name: 'Send the request' }).click();
  expect(new URL(page.url()).pathname).toBe(`/cases/${one.id}`);
  expect(await page.getByText('I worked at sea until last week.').count()).toBeGreaterThan(0);
  expect(await page.getByRole('link', { name: WAYS }).count()).toBe(0);

  const desk = await site.newPage({ javaScriptEnabled: false });
  await signInBrowser(desk.context(), site.url, rhea);
  await desk.goto(`/office/disputes/${one.id}/service`);
  expect(await desk.getByText('this party asks to open the case again').count()).toBe(1);
  await desk.goto(`/office/responses/${one.id}`);
  if (shots) await desk.screenshot({ path: `${shots}/deciding.png`, fullPage: true });
  await desk
    .getByLabel(/reasons|why/i)
    .first()
    .fill('The crew list shows it.');
  await desk.getByRole('button', { name: 'Open the case again' }).click();
  const events = await site.db
    .selectFrom('dispute_event')
    .where('disputeId', '=', one.id)
    .select('type')
    .execute();
  expect(events.at(-1)?.type).toBe('reopening_granted');
  await page.goto(`/cases/${one.id}/board`);
  expect(await page.getByText('the time to answer runs anew').count()).toBeGreaterThan(0);
}, 90_000);

test('the notice says that it goes on without them and offers it in three languages, and the form is without fault', async () => {
  const one = await absent('bob@example.org');
  const names = {
    '': 'Ask to open the case again',
    '/hi': 'केस फिर खोलने का अनुरोध करें',
    '/mr': 'प्रकरण पुन्हा उघडण्याची विनंती करा',
  };
  for (const [prefix, name] of Object.entries(names)) {
    const page = await site.newPage({
      javaScriptEnabled: false,
      viewport: { width: 360, height: 740 },
    });
    await page.goto(`${prefix}/n/${one.code}`);
    expect(await page.getByRole('link', { name: new RegExp(name) }).count()).toBe(1);
    if (shots)
      await page.screenshot({
        path: `${shots}/notice${prefix.replace('/', '-')}.png`,
        fullPage: true,
      });
  }
  const ben = await signedIn(site.db, { name: 'Bob', email: 'bob@example.org' });
  const seen = await site.newPage({
    reducedMotion: 'reduce',
    viewport: { width: 360, height: 740 },
  });
  await signInBrowser(seen.context(), site.url, ben);
  await seen.goto('/cases');
  await seen.goto(`/cases/${one.id}/reopening`);
  await seen.locator('html[data-live=yes]').waitFor();
  expect(await complaintsOf(seen)).toEqual([]);
}, 90_000);
