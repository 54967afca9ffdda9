import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checklistFor } from '#modules/disputes/rules/scrutiny.ts';
import { newId } from '#platform/ids.ts';
import { type SignedIn, signedIn, signInBrowser } from '../cast.ts';
import { aFiling, disputesDeps, move, opened } from '../disputes.ts';
import { complaintsOf } from './axe.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
let [omar, rhea, ada]: SignedIn[] = [];
beforeAll(async () => {
  site = await openSite();
  omar = await signedIn(site.db, { roles: ['case_officer'], name: 'Omar Officer' });
  rhea = await signedIn(site.db, { roles: ['registrar'], name: 'Rhea Registrar' });
  ada = await signedIn(site.db, { name: 'Ada', email: 'ada@example.org' });
});
afterAll(() => site.close());

async function enter(
  who: SignedIn | undefined,
  path: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await site.newPage({ reducedMotion: 'reduce', ...options });
  if (who) await signInBrowser(page.context(), site.url, who);
  await page.goto(path);
  if (options.javaScriptEnabled !== false) await page.locator('html[data-live=yes]').waitFor();
  return page;
}

/** A request whose registration fee is paid. */
async function filed(claimant: string): Promise<{ id: string; reference: string }> {
  const deps = await disputesDeps(site.db, { now: new Date() });
  const parties = aFiling().parties.map((party) =>
    party.side === 'claimant' ? { ...party, name: claimant } : party,
  );
  const { id, reference } = await opened(deps, aFiling({ parties }));
  await move(deps, {
    disputeId: id,
    type: 'registration_paid',
    by: { personId: null, role: 'system' },
    as: 'system',
  });
  return { id, reference };
}

const done = (page: Page) => page.locator('.dsp > .nt[role=status], .dsp > [role=status]').first();
const problem = (page: Page) => page.locator('.dsp [role=alert]').first();
const item = (page: Page, name: string) => page.locator(`[data-item="${name}"]`);

/** A colleague looked at all but these. */
async function lookedAt(id: string, except: readonly string[]): Promise<void> {
  const rest = checklistFor({ process: 'arbitration', track: 'online' }).filter(
    (one) => !except.includes(one),
  );
  const looks = rest.map((one, at) => ({
    id: newId(),
    disputeId: id,
    number: at + 1,
    round: 1,
    item: one,
    verdict: 'ok' as const,
    note: '',
    correction: '',
    at: new Date(),
    byPerson: rhea?.personId ?? '',
  }));
  await site.db.insertInto('dispute_check').values(looks).execute();
}

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

describe.each([1440, 360])('an officer at %i px', (width) => {
  test('takes a request through defects, a second round, the gate and the notice', async () => {
    const viewport = { width, height: 900 };
    const { id, reference } = await filed(`Kite ${width} Traders`);
    await lookedAt(id, ['parties', 'claim', 'contacts']);
    const page = await enter(omar, `/office/disputes?q=kite%20${width}`, { viewport });
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Disputes');
    expect(await complaintsOf(page)).toEqual([]);
    await page.keyboard.press('j');
    await page.keyboard.press('a');
    await expect
      .poll(() => page.getByRole('row', { name: reference }).textContent())
      .toContain('Omar Officer');
    await page.keyboard.press('j');
    await page.keyboard.press('e');
    await page.waitForURL(`**/office/disputes/${id}`);

    await item(page, 'parties')
      .getByRole('button', { name: /^In order/ })
      .click();
    await item(page, 'parties')
      .locator('.bdg', { hasText: /^In order$/ })
      .waitFor();
    for (const [name, note, correction] of [
      ['claim', 'The interest is not worked out.', 'Say from which day and at what rate.'],
      ['contacts', 'The respondent has no mobile number.', 'Add one.'],
    ] as const) {
      await item(page, name).getByText('Something is wanting').click();
      await item(page, name).getByLabel('What is wanting').fill(note);
      await item(page, name)
        .getByRole('button', { name: /^Keep as wanting/ })
        .click();
      // Without the mend it is not kept, and nothing that was typed is lost.
      await problem(page).waitFor();
      expect(await item(page, name).getByLabel('What is wanting').inputValue()).toBe(note);
      await item(page, name).getByLabel('How to cure it').fill(correction);
      await item(page, name)
        .getByRole('button', { name: /^Keep as wanting/ })
        .click();
      await item(page, name).locator('.bdg', { hasText: 'Wanting' }).waitFor();
    }
    expect(await complaintsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send the memo of defects' }).click();
    await page.locator('.bdg', { hasText: 'Defects to cure' }).waitFor();

    // The claimant answers, without a script.
    const hers = await enter(ada, `/cases/${id}/defects`, { viewport, javaScriptEnabled: false });
    expect(await hers.textContent('main')).toContain('Say from which day and at what rate.');
    await hers.locator('[name=answer-claim]').fill('From 1 April 2026, at 12 per cent.');
    await hers
      .locator('input[type=file][name=file-claim]')
      .setInputFiles({ name: 'interest.pdf', mimeType: 'application/pdf', buffer: PDF });
    await hers.getByRole('button', { name: 'Send again' }).click();
    await hers.getByRole('alert').first().waitFor();
    expect(await hers.locator('[name=answer-claim]').inputValue()).toBe(
      'From 1 April 2026, at 12 per cent.',
    );
    expect(await hers.textContent('main')).toContain('interest.pdf');
    await hers.locator('[name=answer-contacts]').fill('Added below.');
    const respondent = hers.locator('fieldset', { hasText: 'Ben Borrower' });
    await respondent.locator('summary').click();
    await respondent.locator('select').selectOption('mobile');
    await respondent.locator('input[name^=value-]').fill('+919820000002');
    await hers.getByRole('button', { name: 'Send again' }).click();
    expect(await hers.textContent('main')).toContain('Your request is with us again');
    await hers.context().close();

    await page.reload();
    await page.getByText('Checklist, round 2').waitFor();
    expect(await item(page, 'claim').textContent()).toContain('From 1 April 2026, at 12 per cent.');
    await item(page, 'contacts')
      .getByRole('button', { name: /^In order/ })
      .click();
    await item(page, 'contacts')
      .locator('.bdg', { hasText: /^In order$/ })
      .waitFor();
    await item(page, 'claim')
      .getByRole('button', { name: /^In order/ })
      .click();
    await item(page, 'claim')
      .locator('.bdg', { hasText: /^In order$/ })
      .waitFor();
    await page.getByRole('button', { name: 'Admit the request' }).click();
    await page.locator('.bdg', { hasText: 'Basis to decide' }).waitFor();
    expect(await page.textContent('main')).toContain('The registrar alone decides this.');

    const gate = await enter(rhea, `/office/disputes/${id}`, { viewport });
    await gate.getByLabel('What it is').selectOption('agreement');
    await gate
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'contract.pdf', mimeType: 'application/pdf', buffer: PDF });
    await gate.getByRole('button', { name: 'Add a paper' }).click();
    await done(gate).waitFor();
    await gate.getByLabel('Whom does the clause name?').selectOption('names_institution');
    for (const question of [
      'Was it made before the dispute?',
      'Are its text and page shown?',
      'Is it shown which version',
      'Could the respondent read it',
    ])
      await gate.getByLabel(question).selectOption('yes');
    await gate.getByLabel('Who appoints under it?').selectOption('institution');
    await gate.getByLabel('Reasons').fill('Too short');
    await gate.getByRole('button', { name: 'Decide the basis' }).click();
    await problem(gate).waitFor();
    expect(await gate.getByLabel('Whom does the clause name?').inputValue()).toBe(
      'names_institution',
    );
    await gate.getByRole('checkbox', { name: 'Agreement' }).check();
    await gate.getByLabel('Reasons').fill('Clause 12 of the contract names this institution.');
    // Where the page stands now a field may lie half under the bar that stays at the top, and count as too small.
    await gate
      .getByLabel('Who appoints under it?')
      .evaluate((field) => field.scrollIntoView({ block: 'center', behavior: 'instant' }));
    expect(await complaintsOf(gate)).toEqual([]);
    await gate.getByRole('button', { name: 'Decide the basis' }).click();
    await gate.locator('.bdg', { hasText: 'Notice to send' }).waitFor();
    await gate.context().close();

    await page.reload();
    await page.getByRole('button', { name: 'Send the notice of arbitration' }).click();
    await page.locator('.bdg', { hasText: 'In service' }).waitFor();
    expect(await page.textContent('main')).toContain('Notice of arbitration');
    await page.context().close();
  }, 240_000);
});

test('the registrar gives a dispute to an officer and takes it back, each with a reason, on a phone without JavaScript too', async () => {
  const { id, reference } = await filed('Shared Traders');
  for (const options of [
    { viewport: { width: 1440, height: 900 } },
    { viewport: { width: 360, height: 740 }, javaScriptEnabled: false },
  ]) {
    const page = await enter(rhea, '/office/disputes?officer=nobody', options);
    expect(await page.textContent('main')).toContain(reference);
    await page.goto(`/office/disputes/${id}`);
    const card = page
      .locator('.crd, section')
      .filter({ has: page.getByRole('heading', { name: 'Officer', exact: true }) })
      .last();
    await card.getByText('Give it to an officer, or take it back').click();
    await card.getByLabel('To whom').selectOption({ label: 'Omar Officer' });
    await card.getByRole('button', { name: 'Record it' }).click();
    await problem(page).waitFor();
    expect(await card.getByLabel('To whom').locator('option:checked').textContent()).toBe(
      'Omar Officer',
    );
    if (options.javaScriptEnabled !== false) expect(await complaintsOf(page)).toEqual([]);
    await card.getByLabel('Reason').fill('He knows the trade.');
    await card.getByRole('button', { name: 'Record it' }).click();
    await card.getByText('It is with Omar Officer.').waitFor();
    expect(await page.textContent('main')).toContain(
      'The registrar gave it to an officer · Omar Officer',
    );
    await card.getByText('Give it to an officer, or take it back').click();
    await card.getByLabel('To whom').selectOption('');
    await card.getByLabel('Reason').fill('He is on leave.');
    await card.getByRole('button', { name: 'Record it' }).click();
    await card.getByText('It is with nobody.').waitFor();
    await page.context().close();
  }
});

test('the claimant’s page of defects reads well in each language, at 360 px', async () => {
  const { id } = await filed('Language Traders');
  await site.db
    .insertInto('dispute_check')
    .values({
      id: newId(),
      disputeId: id,
      number: 1,
      round: 1,
      item: 'claim',
      verdict: 'wanting',
      note: 'No rate',
      correction: 'Say the rate',
      at: new Date(),
      byPerson: omar?.personId ?? '',
    })
    .execute();
  await site.db.updateTable('dispute').set({ state: 'defective' }).where('id', '=', id).execute();
  for (const [language, heading] of [
    ['en', 'Mend your request'],
    ['hi', 'अपनी अर्ज़ी ठीक करें'],
    ['mr', 'तुमची विनंती दुरुस्त करा'],
  ] as const) {
    const prefix = language === 'en' ? '' : `/${language}`;
    const page = await enter(ada, `${prefix}/cases/${id}/defects`, {
      viewport: { width: 360, height: 800 },
    });
    expect((await page.getByRole('heading', { level: 1 }).textContent())?.normalize('NFC')).toBe(
      heading.normalize('NFC'),
    );
    expect(await complaintsOf(page)).toEqual([]);
    await page.context().close();
  }
});
