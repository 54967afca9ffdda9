import { existsSync, globSync, readFileSync } from 'node:fs';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, signedIn, signInBrowser } from '../cast.ts';
import { complaintsOf } from './axe.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
let omar: SignedIn;
beforeAll(async () => {
  site = await openSite({ MEETING_URL: 'https://meet.example/{room}' });
  omar = await signedIn(site.db, {
    roles: ['case_officer'],
    name: 'Omar Officer',
    email: 'omar@example.org',
  });
});
afterAll(() => site?.close());

const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  javaScriptEnabled: false,
};

/** Ada asks for a consultation, in one of our languages. */
async function asks(email: string, language = 'en'): Promise<string> {
  const form = {
    firstName: 'Ada',
    lastName: 'Iyer',
    email,
    phone: '9820012345',
    disputeType: 'Contract Disputes',
  };
  const answer = await fetch(`${site.url}/api/sales/consultation`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify({
      ...form,
      preferredResolutionMethod: 'Online Mediation',
      disputeDescription: 'Two months of deposit.',
      priorActionTaken: false,
      deadlineDate: null,
    }),
  });
  return (await answer.json()).data.id;
}

async function officer(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await site.newPage({ reducedMotion: 'reduce', ...options });
  await signInBrowser(page.context(), site.url, omar);
  return page;
}

/** The newest letter to an address with these words in it; the job that writes letters may still be at it. */
async function letterTo(address: string, words: RegExp): Promise<string> {
  for (let tries = 0; tries < 300; tries += 1) {
    const files = existsSync(site.mailFolder) ? globSync(`${site.mailFolder}/**/*.eml`) : [];
    const texts = files.map((file) =>
      readFileSync(file, 'utf8')
        .replaceAll(/=\r?\n/g, '')
        .replaceAll('=3D', '='),
    );
    const found = texts.find((text) => text.includes(`To: ${address}`) && words.test(text));
    if (found) return found;
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error(`No letter to ${address}.`);
}

const linkIn = (letter: string) =>
  /\/(?:hi\/|mr\/)?consultation\/[\w-]{20,}/.exec(letter)?.[0] ?? 'no link';

test('an officer offers three times, the visitor picks one on a phone without JavaScript, and both have it in the calendar', async () => {
  const request = await asks('ada@example.com');
  const office = await officer();
  await office.goto('/office/consultations');
  expect(await complaintsOf(office)).toEqual([]);
  await office.getByRole('link', { name: 'Ada Iyer' }).click();
  await office.getByRole('heading', { level: 1, name: 'Ada Iyer' }).waitFor();
  expect(await complaintsOf(office)).toEqual([]);
  await office.getByRole('button', { name: 'Send the offer' }).click();
  await office.getByText('The offer is on its way to the visitor.').waitFor();
  await office.getByText('Waits for the visitor').waitFor();

  const link = linkIn(await letterTo('ada@example.com', /Three times for your free consultation/));
  const ada = await site.newPage(phone);
  await ada.goto(link);
  expect(await ada.getByRole('heading', { level: 1 }).textContent()).toBe('Pick a time');
  const slots = ada.locator('.vst-slot input');
  expect(await slots.count()).toBe(3);
  const box = await ada.locator('.vst-slot').first().boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect(box?.width).toBeGreaterThan(250);
  const chosen = await slots.nth(1).inputValue();
  await slots.nth(1).check();
  await ada.getByRole('button', { name: 'Take this time' }).click();
  expect(await ada.getByRole('status').textContent()).toBe(
    'Done. A mail with the time is on its way to you.',
  );
  expect(await ada.getByRole('heading', { level: 1 }).textContent()).toBe('It is booked');

  const file = await fetch(
    site.url +
      (await ada.getByRole('link', { name: 'Put it into my calendar' }).getAttribute('href')),
  );
  const entry = (await file.text()).replace(/\r\n[ \t]/g, '').split('\r\n');
  expect(entry[0]).toBe('BEGIN:VCALENDAR');
  expect(entry.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  expect(entry).toContain(`DTSTART:${chosen.replace(/\.\d{3}/, '').replaceAll(/[-:]/g, '')}`);
  expect(entry).toContain('METHOD:REQUEST');

  const invited = await letterTo('omar@example.org', /Ada Iyer picked/);
  expect(invited).toMatch(/text\/calendar; charset=utf-8; method=REQUEST/);

  await office.goto('/office/consultations?view=booked&whose=mine');
  await office.getByRole('link', { name: 'Ada Iyer' }).waitFor();
  await office.goto(`/office/consultations/${request}`);
  expect(await office.getByText('The visitor picked a time').count()).toBe(1);
  expect(await complaintsOf(office)).toEqual([]);
});

test('on a phone every screen is whole and without complaint, in Hindi too', async () => {
  const request = await asks('asha@example.com', 'hi');
  const office = await officer({ viewport: { width: 360, height: 740 } });
  await office.goto(`/office/consultations/${request}`);
  expect(await complaintsOf(office)).toEqual([]);
  await office.getByRole('button', { name: 'Send the offer' }).click();
  await office.getByText('The offer is on its way to the visitor.').waitFor();
  for (const path of [
    '/office/consultations?view=waiting',
    '/office/consultations?view=week&whose=all',
  ]) {
    await office.goto(path);
    expect(await complaintsOf(office)).toEqual([]);
  }
  const link = linkIn(await letterTo('asha@example.com', /\/hi\/consultation\//));
  const asha = await site.newPage({
    viewport: { width: 360, height: 740 },
    timezoneId: 'Asia/Dubai',
  });
  await asha.goto(link);
  expect(await asha.locator('html').getAttribute('lang')).toBe('hi');
  expect(await complaintsOf(asha)).toEqual([]);
  await asha.locator('html[data-live=yes]').waitFor();
  await asha.getByText('आपकी घड़ी में').first().waitFor();
  await asha.locator('.vst-slot').last().click();
  await asha.getByRole('button', { name: 'यह समय लें' }).click();
  await asha.getByRole('status').waitFor();
  expect(await complaintsOf(asha)).toEqual([]);
  await asha.getByRole('link', { name: 'मुलाकात में जाएँ' }).click();
  await asha.getByRole('heading', { level: 1, name: 'आप समय से पहले आए हैं' }).waitFor();
  expect(await complaintsOf(asha)).toEqual([]);
});

test('a link of nobody leads nowhere', async () => {
  const eve = await site.newPage();
  expect((await eve.goto('/consultation/nobody-has-this-link'))?.status()).toBe(404);
  expect((await eve.goto('/mr/consultation/join/nobody-has-this-link'))?.status()).toBe(404);
});
