import { globSync, readFileSync } from 'node:fs';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GivenRole } from '#kernel/viewer.ts';
import { newId } from '#platform/ids.ts';
import { signedIn, signInBrowser } from '../cast.ts';
import { complaintsOf } from './axe.ts';
import { openSite, type Site } from './site.ts';

const form = {
  fullname: 'Mia Menon',
  uemail: 'mia@example.org',
  phone: '+91 98200 00000',
  day: null,
  month: 'January',
  year: null,
  gender: null,
  profileLink: '',
  uploadDoc: '',
  nationalIdFile: null,
  nationalIdFileName: null,
  address: '12 Gateway Road',
  nation: 'Indian',
  correspondenceAddress: '',
  qualifications: 'LL.M., 2001',
  certifications: 'Mediator, 2014',
  specialisations: ['art-law'],
  actedBefore: null,
  experience: '',
  hasArbitrationCertifications: null,
  arbitrationCertifications: '',
  available: true,
  hearingDays: 'weekdays',
  additionalInformation: '',
  cv: '',
  cvFile: '',
  cvFileName: 'cv.pdf',
};
// One red point.
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
const phone = { viewport: { width: 360, height: 740 } };

let site: Site;
beforeAll(async () => {
  site = await openSite({}, { pictures: true });
});
afterAll(() => site?.close());

/** Somebody at a page, awake. */
async function enter(
  who: { roles?: readonly GivenRole[]; name?: string; email?: string },
  path: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await site.newPage({ reducedMotion: 'reduce', ...options });
  await signInBrowser(page.context(), site.url, await signedIn(site.db, who));
  await page.goto(path);
  await page.locator('html[data-live=yes]').waitFor();
  return page;
}

async function upload(bytes: BodyInit): Promise<string> {
  const headers = { 'content-type': 'application/octet-stream' };
  const response = await fetch(`${site.url}/api/panel/documents`, {
    method: 'POST',
    headers,
    body: bytes,
  });
  return ((await response.json()) as { data: { token: string } }).data.token;
}

let applicants = 0;
/** An application from somebody new: who applies twice within a minute is the same. */
async function applied(): Promise<{ id: string; name: string }> {
  applicants += 1;
  const name = `Mia Menon ${applicants}`;
  const [nationalIdFile, cvFile] = [
    await upload(new Blob([png])),
    await upload(new Blob(['%PDF-1.7\na life\n%%EOF\n'])),
  ];
  const body = JSON.stringify({
    ...form,
    fullname: name,
    nationalIdFile,
    nationalIdFileName: 'pan.png',
    cvFile,
  });
  const response = await fetch(`${site.url}/api/panel/applications`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return { id: ((await response.json()) as { data: { id: string } }).data.id, name };
}

/** The link of the newest letter to an address whose subject has some words, as soon as it is there. */
async function mailedLink(words: string): Promise<string> {
  for (let tries = 0; tries < 60; tries += 1) {
    for (const file of globSync(`${site.mailFolder}/*.eml`)) {
      const text = readFileSync(file, 'utf8')
        .replace(/=\r?\n/g, '')
        .replaceAll('=3D', '=');
      const link = /application-of-arbitration\/status\?token=[\w-]{43}/.exec(text)?.[0];
      if (text.includes(words) && link) return `/${link}`;
    }
    await new Promise((done) => setTimeout(done, 500));
  }
  throw new Error(`No letter with "${words}" came.`);
}

// Four people and two letters: on a busy machine that takes its time.
test('an officer checks, two members agree, and the applicant follows it on a phone', async () => {
  const { id, name: applicant } = await applied();
  const officer = await enter({ roles: ['case_officer'], name: 'Omar' }, '/office/empanelment');
  await officer.getByRole('link', { name: applicant }).click();
  await officer.getByRole('heading', { level: 1, name: applicant }).waitFor();
  expect(new URL(officer.url()).pathname).toBe(`/office/empanelment/${id}`);

  await officer.getByRole('link', { name: 'Show pan.png here' }).click();
  const picture = officer.getByRole('img', { name: 'The document pan.png' });
  await picture.waitFor();
  expect(
    await picture.evaluate((image: HTMLImageElement) =>
      image.decode().then(() => image.naturalWidth),
    ),
  ).toBe(1);
  expect(await complaintsOf(officer)).toEqual([]);

  await officer.getByLabel('Ask the applicant').fill('In which year were you called to the bar?');
  await officer.getByRole('button', { name: 'Send the question' }).click();
  await officer.getByText('Not answered yet').waitFor();
  for (const item of ['Identity', 'Qualification', 'Certificates', 'Address', 'References']) {
    await officer.getByRole('button', { name: `Mark as seen: ${item}` }).click();
    await officer.getByRole('button', { name: `Take back: ${item}` }).waitFor();
  }

  const mia = await site.newPage({ ...phone, reducedMotion: 'reduce' });
  const link = await mailedLink('year were you called');
  await mia.goto(link);
  await mia.locator('html[data-live=yes]').waitFor();
  await mia.getByLabel('Your answer').fill('In 2003.');
  await mia.getByRole('button', { name: 'Send the answer' }).click();
  await mia.getByText('Your answer is with us.').waitFor();

  await officer.reload();
  await officer.getByText('In 2003.').waitFor();
  await officer.getByRole('button', { name: 'Documents are in order' }).click();
  await officer.getByText('Documents checked', { exact: true }).first().waitFor();

  for (const [name, decides] of [
    ['Asha', false],
    ['Bina', true],
  ] as const) {
    const member = await enter(
      { roles: ['committee'], name },
      `/office/empanelment/${id}`,
      decides ? phone : {},
    );
    expect(await member.getByRole('button', { name: 'Cast the vote' }).count()).toBe(0);
    await member.getByLabel('There is none').check();
    await member.getByRole('button', { name: 'Declare' }).click();
    await member.getByLabel('Agree', { exact: true }).check();
    if (decides) expect(await complaintsOf(member)).toEqual([]);
    await member.getByRole('button', { name: 'Cast the vote' }).click();
    await member
      .getByText(decides ? 'Verified' : 'Asha agrees')
      .first()
      .waitFor();
  }

  await mia.reload();
  await mia.locator('html[data-live=yes]').waitFor();
  await mia.getByLabel('I have read the code of conduct, and I accept it.').check();
  await mia.getByRole('button', { name: 'Accept and go on' }).click();
  await mia.getByText('You are on the trial list.').first().waitFor();
  expect(await complaintsOf(mia)).toEqual([]);
  const { state } = await site.db
    .selectFrom('panel_listing')
    .where('applicationId', '=', id)
    .select('state')
    .executeTakeFirstOrThrow();
  expect(state).toBe('trial_list');
});

test('the applicant answers and withdraws without JavaScript', async () => {
  const { id } = await applied();
  const officer = await enter({ roles: ['case_officer'] }, `/office/empanelment/${id}`, {
    javaScriptEnabled: true,
  });
  await officer.getByLabel('Ask the applicant').fill('Which institute was it?');
  await officer.getByRole('button', { name: 'Send the question' }).click();
  await officer.getByText('Not answered yet').waitFor();
  const mia = await site.newPage({ javaScriptEnabled: false });
  await mia.goto(await mailedLink('Which institute was it'));
  await mia.getByLabel('Your answer').fill('The one of Mumbai.');
  await mia
    .getByLabel('A document, if it helps')
    .setInputFiles({ name: 'paper.png', mimeType: 'image/png', buffer: png });
  await mia.getByRole('button', { name: 'Send the answer' }).click();
  await mia.getByText('paper.png').waitFor();
  await mia.getByText('Withdraw', { exact: true }).click();
  await mia.getByRole('button', { name: 'Yes, withdraw' }).click();
  await mia.getByText('You have withdrawn.').waitFor();
});

test('an active neutral keeps her profile, an officer looks at it, and she stands on the public page until she says no', async () => {
  const { id } = await applied();
  const at = new Date();
  const neutral = newId();
  await site.db
    .updateTable('panel_application')
    .set({ email: 'noor@example.org', fullName: 'Noor Sheikh' })
    .where('id', '=', id)
    .execute();
  await site.db
    .updateTable('panel_listing')
    .set({ state: 'active', since: at })
    .where('applicationId', '=', id)
    .execute();
  await site.db
    .insertInto('panel_neutral')
    .values({ id: neutral, applicationId: id, personId: null, createdAt: at })
    .execute();
  const said = {
    qualifications: 'LL.M.',
    specialisations: [],
    languages: [],
    seats: [],
    hearingDays: null,
    capacity: 0,
    feeAmount: 0,
  };
  const rest = {
    feeCurrency: 'INR',
    feeUnit: 'hearing' as const,
    publicLine: '',
    mayBeShown: false,
  };
  const first = { id: neutral, neutralId: neutral, version: 1, savedAt: at, savedBy: null };
  await site.db
    .insertInto('panel_profile')
    .values({ ...first, ...said, ...rest })
    .execute();

  const visitor = await site.newPage({ javaScriptEnabled: false });
  const names = async () => {
    await visitor.goto('/the-panel');
    return visitor.locator('.panel-grid .person-name').allTextContents();
  };
  expect(await names()).toHaveLength(8);

  const noor = await enter(
    { email: 'noor@example.org', name: 'Noor Sheikh' },
    '/account/profile-of-neutral',
    phone,
  );
  await noor.getByRole('button', { name: 'Join it to my account' }).click();
  await noor.getByLabel('Languages in which you can hear a case').fill('Urdu, English');
  await noor.getByLabel('One line about you for the public page').fill('LL.M., arbitrator');
  await noor.getByLabel('Your fee').fill('12,500.50');
  await noor.getByLabel(/may be shown on the public page/).check();
  expect(await complaintsOf(noor)).toEqual([]);
  await noor.getByLabel(/There may be a page about me/).check();
  await noor.getByLabel('Free day 1').fill('2099-01-05');
  await noor.getByRole('button', { name: 'Save' }).click();
  await noor.getByText('An officer has not looked at this line yet.').waitFor();
  expect(await names()).toHaveLength(8);

  const officer = await enter({ roles: ['registrar'] }, '/office/neutrals');
  expect(await complaintsOf(officer)).toEqual([]);
  await officer.getByRole('link', { name: 'Noor Sheikh' }).click();
  await officer.getByText('₹12,500.50').waitFor();
  expect(await complaintsOf(officer)).toEqual([]);
  await officer.getByRole('button', { name: 'May be shown' }).click();
  await officer.getByText('Shown on the public page: LL.M., arbitrator').waitFor();

  expect(await names()).toEqual(['Noor Sheikh']);
  const panel = await site.newPage({ ...phone, reducedMotion: 'reduce' });
  await panel.goto('/mr/the-panel');
  expect(await panel.locator('.person-line').allTextContents()).toEqual(['LL.M., arbitrator']);
  expect(await panel.getByRole('img', { name: /Noor Sheikh/ }).isVisible()).toBe(true);
  await panel.locator('html[data-live=yes]').waitFor();
  expect(await complaintsOf(panel)).toEqual([]);
  await panel.getByRole('link', { name: 'Noor Sheikh' }).click();
  await panel.getByRole('heading', { level: 1, name: 'Noor Sheikh' }).waitFor();
  for (const words of ['Urdu, English', '₹10,000 ते ₹25,000', '5 जानेवारी 2099'])
    await panel.getByText(words).waitFor();
  expect(await panel.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  expect(await complaintsOf(panel)).toEqual([]);
  await names();
  await visitor.getByRole('link', { name: 'Noor Sheikh' }).click();
  const page = visitor.url();
  await visitor.getByText('Urdu, English').waitFor();

  await noor.getByLabel(/may be shown on the public page/).uncheck();
  await noor.getByRole('button', { name: 'Save' }).click();
  await noor.getByText('Version 3.').waitFor();
  expect(await names()).toHaveLength(8);
  expect((await visitor.goto(page))?.status()).toBe(404);
});
