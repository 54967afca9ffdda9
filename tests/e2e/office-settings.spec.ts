import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#platform/ids.ts';
import { signedIn, signInBrowser } from '../cast.ts';
import { complaintsOf } from './axe.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const PHONE = { viewport: { width: 360, height: 740 } };
const DESK = { viewport: { width: 1440, height: 900 } };

/** A page of somebody of the office. */
async function pageOf(role: 'registrar' | 'administrator', options = DESK): Promise<Page> {
  const page = await site.newPage(options);
  const name = role === 'registrar' ? 'Rhea Registrar' : 'Anand Administrator';
  await signInBrowser(page.context(), site.url, await signedIn(site.db, { roles: [role], name }));
  return page;
}

test('a registrar adds a holiday with the keyboard, sees what it changes, puts it in force, and brings the old table back', async () => {
  const page = await pageOf('registrar');
  await page.goto('/office/settings');
  expect(await complaintsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Holidays' }).press('Enter');
  await page.getByRole('link', { name: 'Change', exact: true }).waitFor();
  expect(await complaintsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Change', exact: true }).press('Enter');
  await page.getByRole('link', { name: '2027' }).press('Enter');
  await page.getByRole('group', { name: 'Holidays of 2027' }).waitFor();
  expect(await complaintsOf(page)).toEqual([]);
  const rows = page.getByRole('group', { name: 'Holidays of 2027' });
  const spare = await rows.getByRole('textbox', { name: /^Name/ }).count();
  await rows.getByLabel(`Day ${spare}`, { exact: true }).fill('2027-12-31');
  await rows.getByLabel(`Name ${spare}`, { exact: true }).fill('Day of elections');
  await page.getByRole('button', { name: 'Preview' }).press('Enter');
  await page.getByText('Say why it is changed.').first().waitFor();
  await page.getByLabel('Why').fill('Notified on 20 November');
  await page.getByRole('button', { name: 'Preview' }).press('Enter');
  await page.getByRole('heading', { name: 'Preview: Holidays' }).waitFor();
  expect(await complaintsOf(page)).toEqual([]);
  expect(await page.locator('.ins-changes').textContent()).toMatch(
    /Holiday: 31 December 2027[\s\S]*not there[\s\S]*Day of elections/,
  );
  await page.getByRole('button', { name: 'Put in force' }).press('Enter');
  await page.getByRole('heading', { name: 'Holidays: Version 1' }).waitFor();
  expect(await complaintsOf(page)).toEqual([]);
  await page.goto('/office/settings/holidays/versions/0');
  await page.getByLabel('Why').fill('The elections were moved');
  await page.getByRole('button', { name: 'Preview' }).press('Enter');
  await page.getByRole('button', { name: 'Put in force' }).press('Enter');
  await page.getByRole('heading', { name: 'Holidays: Version 2' }).waitFor();
  await page.goto('/office/record');
  expect(await page.getByText('Put a setting in force').count()).toBe(2);
  await page.getByRole('link', { name: 'Verify the chain' }).press('Enter');
  await page.getByText('That is the end of the record').waitFor();
  expect(await complaintsOf(page)).toEqual([]);
});

test('every setting can be read and changed on a phone, without JavaScript', async () => {
  const page = await pageOf('registrar', { ...PHONE, javaScriptEnabled: false } as typeof PHONE);
  await page.goto('/office/settings/facts/change');
  await page.getByLabel('Seat').fill('Nagpur, India');
  await page.getByLabel('Why').fill('The seat moved');
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('heading', { name: 'Preview: The institution' }).waitFor();
  await page.getByRole('button', { name: 'Put in force' }).click();
  await page.getByRole('heading', { name: 'The institution: Version 1' }).waitFor();
  expect(await page.getByText('Nagpur, India').count()).toBeGreaterThan(0);
});

test('on a phone every screen of settings, record and system has room and breaks no rule', async () => {
  const page = await pageOf('registrar', PHONE);
  const admin = await pageOf('administrator', PHONE);
  for (const kind of ['facts', 'fees', 'holidays', 'letters', 'retention', 'witnesses'])
    for (const path of [`/office/settings/${kind}`, `/office/settings/${kind}/change`]) {
      await page.goto(path);
      expect(await complaintsOf(page), path).toEqual([]);
    }
  for (const path of ['/office/settings', '/office/record']) {
    await page.goto(path);
    expect(await complaintsOf(page), path).toEqual([]);
  }
  await admin.goto('/office/system');
  expect(await complaintsOf(admin)).toEqual([]);
});

test('an administrator has a letter sent again that was given up, and never sees to whom', async () => {
  const at = new Date();
  const enquiry = newId();
  const contact = {
    id: enquiry,
    fullName: 'Ada Lovelace',
    email: 'ada@example.org',
    phone: '9820000000',
    message: 'Private',
    kind: 'contact' as const,
    receivedAt: at,
    since: at,
  };
  await site.db.insertInto('enquiry').values(contact).execute();
  await site.db
    .insertInto('outbox_mail')
    .values({
      id: newId(),
      kind: 'contact_copy',
      refersTo: enquiry,
      recipient: 'ada@example.org',
      state: 'failed',
      attempts: 12,
      lastError: '450 try later',
      nextTryAt: at,
      createdAt: new Date(at.getTime() - 6 * 86_400_000),
    })
    .execute();
  const page = await pageOf('administrator');
  await page.goto('/office/system');
  expect(await complaintsOf(page)).toEqual([]);
  expect(await page.content()).not.toContain('ada@example.org');
  await page
    .getByRole('button', { name: 'Try again: contact copy to a***@example.org' })
    .press('Enter');
  await page.getByText('Done. It is in the record.').waitFor();
  const state = () =>
    site.db
      .selectFrom('outbox_mail')
      .where('refersTo', '=', enquiry)
      .select('state')
      .executeTakeFirstOrThrow();
  await expect.poll(state).toEqual({ state: 'sent' });
});

test('an administrator reads on a phone which document is damaged, and has it looked at again', async () => {
  const hash = Buffer.alloc(32, 0xab);
  const at = new Date();
  const paper = {
    id: newId(),
    tokenHash: Buffer.alloc(32, 1),
    contentHash: hash,
    type: 'application/pdf',
    size: 9n,
    addedAt: at,
  } as const;
  const loose = {
    title: 'Agreement',
    kind: 'evidence' as const,
    keptUntil: new Date(at.getTime() + 3_600_000),
  };
  await site.db
    .insertInto('dispute_document')
    .values({ ...paper, ...loose })
    .execute();
  const damaged = {
    holding: 'disputes',
    contentHash: hash,
    fault: 'gone',
    foundAt: at,
    lookedAt: at,
  } as const;
  await site.db.insertInto('damaged_document').values(damaged).execute();
  const page = await pageOf('administrator', PHONE);
  await page.goto('/office');
  await page.getByRole('link', { name: paper.id }).click();
  await page.getByText(hash.toString('hex')).waitFor();
  expect(await complaintsOf(page)).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
  if (process.env.SHOTS)
    await page.screenshot({ path: `${process.env.SHOTS}/office-damaged.png`, fullPage: true });
  await page.getByRole('button', { name: 'Read them again now' }).click();
  await page.getByText('Still cannot be read: 1.').waitFor();
  await site.db.deleteFrom('dispute_document').where('contentHash', '=', hash).execute(); // removed by right
  await page.getByRole('button', { name: 'Read them again now' }).click();
  await page
    .getByRole('status')
    .getByText('Every document that was checked can be read.')
    .waitFor();
});
