import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { topics as topicsSaid } from '../../content/faqs/all.ts';
import { institution } from '../../content/institution.ts';
import { inEnglish } from '../in-english.ts';
import { openPublicSite, type PublicSite } from './site.ts';

const topics = inEnglish(topicsSaid);

let site: PublicSite;
beforeAll(async () => {
  site = await openPublicSite();
});
afterAll(() => site.close());

const still = { reducedMotion: 'reduce' } as const;

async function visit(hash = '', options: Parameters<PublicSite['newPage']>[0] = {}): Promise<Page> {
  const page = await site.newPage({ viewport: { width: 1440, height: 900 }, ...options });
  await page.goto(`/faqs${hash}`);
  if (options.javaScriptEnabled !== false) await page.locator('html[data-live=yes]').waitFor();
  return page;
}

/** The tab that is on, the part that is on screen, and the answers that are open. */
async function seen(page: Page): Promise<{ tab: string; questions: number; open: string[] }> {
  return {
    tab: (await page.locator('[role=tab][aria-selected=true]').textContent()) ?? '',
    questions: await page.locator('.faq-part summary:visible').count(),
    open: await page
      .locator('details[open] .faq-answer')
      .evaluateAll((all) => all.map((one) => one.id)),
  };
}

test('each tab shows its own questions, by the mouse', async () => {
  const page = await visit('', still);
  for (const { tab, faqs } of topics) {
    await page.getByRole('tab', { name: tab }).click();
    await expect.poll(() => seen(page)).toEqual({ tab, questions: faqs.length, open: [] });
    expect(
      await page
        .getByRole('tabpanel', { name: tab })
        .getByRole('heading', { level: 3 })
        .allTextContents(),
    ).toEqual(faqs.map(({ question }) => question));
  }
  expect(new URL(page.url()).hash).toBe('#ai');
});

test('one answer is open at a time, a click on it closes it, a change of tab closes it too', async () => {
  const page = await visit('', still);
  const row = (text: string) => page.locator('summary', { hasText: text });
  await row('What does it cost?').click();
  await expect.poll(async () => (await seen(page)).open).toEqual(['general-cost']);
  expect(new URL(page.url()).hash).toBe('#general-cost');
  await row('Do I need a lawyer?').click();
  await expect.poll(async () => (await seen(page)).open).toEqual(['general-lawyer']);
  await row('Do I need a lawyer?').click();
  await expect.poll(async () => (await seen(page)).open).toEqual([]);
  await row('What does it cost?').click();
  await page.getByRole('tab', { name: 'Art Disputes' }).click();
  await page.getByRole('tab', { name: 'General' }).click();
  await expect.poll(() => seen(page)).toEqual({ tab: 'General', questions: 9, open: [] });
});

test('the keyboard alone: arrows, Home and End change the tab, Tab goes to the questions, Enter and space open them', async () => {
  const page = await visit('', still);
  await page.getByRole('tab', { name: 'General' }).focus();
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  for (const [key, tab] of [
    ['ArrowRight', 'Sports Disputes'],
    ['ArrowRight', 'Tech Disputes'],
    ['End', 'AI-Powered Mediation'],
    ['ArrowRight', 'General'],
    ['ArrowLeft', 'AI-Powered Mediation'],
    ['Home', 'General'],
    ['ArrowRight', 'Sports Disputes'],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(async () => (await seen(page)).tab, { message: key }).toBe(tab);
    expect(await focused()).toBe(tab);
  }
  expect(await page.locator('[role=tab][tabindex="0"]').count()).toBe(1);
  for (let steps = 0; steps < 4 && !(await focused()).startsWith('Which sports disputes'); steps++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await seen(page)).open).toEqual(['sports-kinds']);
  await page.keyboard.press('Space');
  await expect.poll(async () => (await seen(page)).open).toEqual([]);
});

test('the address of an answer opens its tab and itself, on arrival, by hand and by a link', async () => {
  const page = await visit('#loan-cheque');
  const answer = (id: string) => page.locator(`#${id} p`);
  await expect
    .poll(() => seen(page))
    .toEqual({ tab: 'Loan Disputes', questions: 9, open: ['loan-cheque'] });
  const inView = (id: string) =>
    answer(id).evaluate(
      (one) => one.getBoundingClientRect().top > 0 && one.getBoundingClientRect().top < innerHeight,
    );
  await expect.poll(() => inView('loan-cheque')).toBe(true);
  await page.evaluate(() => {
    location.hash = '#tech-abroad';
  });
  await expect
    .poll(() => seen(page))
    .toEqual({ tab: 'Tech Disputes', questions: 9, open: ['tech-abroad'] });
  await expect.poll(() => inView('tech-abroad')).toBe(true);
  await page.goBack();
  await expect
    .poll(() => seen(page))
    .toEqual({ tab: 'Loan Disputes', questions: 9, open: ['loan-cheque'] });
  await page.reload();
  await expect
    .poll(() => seen(page))
    .toEqual({ tab: 'Loan Disputes', questions: 9, open: ['loan-cheque'] });
});

test('on a phone the tab that is on is brought into sight', async () => {
  const page = await visit('#ai-private', { viewport: { width: 360, height: 740 } });
  const inSight = () =>
    page
      .locator('#tab-ai')
      .evaluate(
        (tab) =>
          tab.getBoundingClientRect().left >= 0 && tab.getBoundingClientRect().right <= innerWidth,
      );
  await expect.poll(inSight).toBe(true);
  await expect.poll(async () => (await seen(page)).open).toEqual(['ai-private']);
});

test('an answer that was opened before the script was awake stays open', async () => {
  const page = await site.newPage();
  await page.route('**/assets/boot-*.js', async (route) => {
    await page
      .locator('summary', { hasText: 'What does it cost?' })
      .evaluate((one) => (one as HTMLElement).click());
    await route.continue();
  });
  await page.goto('/faqs');
  await page.locator('html[data-live=yes]').waitFor();
  await expect
    .poll(() => seen(page))
    .toEqual({ tab: 'General', questions: 9, open: ['general-cost'] });
});

test('a change of tab fades out and in over 150 ms, and not at all for who wants stillness', async () => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const page = await visit('', { reducedMotion });
    // What the page asks the browser for: how long a busy machine takes over it says nothing of the page.
    const parts = page.locator('.faq-parts');
    await parts.evaluate((element) => {
      const animate = element.animate.bind(element);
      element.animate = (...asked) => {
        const fade = animate(...asked);
        const [from, to] = (fade.effect as KeyframeEffect)
          .getKeyframes()
          .map(({ opacity }) => Number(opacity));
        const { duration } = (fade.effect as KeyframeEffect).getComputedTiming();
        element.setAttribute(
          'data-fades',
          `${element.getAttribute('data-fades') ?? ''}${from} to ${to} in ${duration}; `,
        );
        return fade;
      };
    });
    await page.locator('#tab-art').click();
    await expect.poll(async () => (await seen(page)).tab).toBe('Art Disputes');
    const fades = reducedMotion === 'reduce' ? null : '1 to 0 in 75; 0 to 1 in 75; ';
    await expect.poll(() => parts.getAttribute('data-fades')).toBe(fades);
    await expect
      .poll(() => parts.evaluate((element) => getComputedStyle(element).opacity))
      .toBe('1');
    expect(await page.locator('.faq-part:visible').getAttribute('id')).toBe('art');
  }
});

test('four buttons share the open answer by its own address', async () => {
  const page = await visit('#loan-lender-chose', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const list = page.getByRole('list', { name: 'Share this answer' });
  const address = `${site.url}/faqs#loan-lender-chose`;
  const url = encodeURIComponent(address);
  const text = encodeURIComponent('Can the lender choose the arbitrator alone?');
  const expected = {
    Facebook: `https://www.facebook.com/sharer/sharer.php?u=${url}`,
    Twitter: `https://twitter.com/intent/tweet?url=${url}&text=${text}`,
    LinkedIn: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
  };
  for (const [network, href] of Object.entries(expected)) {
    const link = list.getByRole('link', { name: network });
    await expect.poll(() => link.getAttribute('href')).toBe(href);
    expect([await link.getAttribute('target'), await link.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener',
    ]);
  }
  const said = new Promise<string>((resolve) => {
    page.once('dialog', async (dialog) => {
      await dialog.accept();
      resolve(`${dialog.type()}: ${dialog.message()}`);
    });
  });
  await list.getByRole('button', { name: 'Copy link' }).click();
  expect(await said).toBe('alert: Link copied to clipboard!');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
});

test('without JavaScript all questions stand there, anchors lead to them, and an address opens its answer', async () => {
  const page = await visit('', { javaScriptEnabled: false });
  expect(await page.locator('summary:visible').count()).toBe(56);
  expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual(
    expect.arrayContaining(topics.map(({ tab }) => tab)),
  );
  await page.getByRole('link', { name: 'Loan Disputes' }).click();
  expect(new URL(page.url()).hash).toBe('#loan');
  await page.locator('summary', { hasText: 'My cheque bounced' }).click();
  await page.locator('#loan-cheque p').waitFor();
  await page.locator('summary', { hasText: 'Can every loan' }).click();
  await page.locator('#loan-cheque p').waitFor({ state: 'hidden' });
  const deep = await visit('#art-title', { javaScriptEnabled: false });
  await deep.locator('#art-title p').waitFor();
});

test('every answer is in the page once, for readers and for machines', async () => {
  const html = await (await fetch(`${site.url}/faqs`)).text();
  expect(html.match(/https:\/\/schema\.org\/(FAQPage|Question|Answer)/g)).toHaveLength(1 + 2 * 56);
  for (const { id, answer } of topics.flatMap(({ faqs }) => faqs)) {
    expect(html.split(answer.replaceAll('&', '&amp;')).length - 1, id).toBe(1);
    expect(html.match(new RegExp(` id="${id}"`, 'g')), id).toHaveLength(1);
  }
  expect(html).toContain(institution.chat);
});

/** What the page says, questions and answers, in its order. */
const written = (page: Page) =>
  page
    .locator('.faq-one')
    .evaluateAll((all) => all.map((one) => one.querySelector('p')?.textContent));

test('a page that was loaded brings its answers once, in its HTML and in no script, and they stay when React takes over', async () => {
  for (const language of ['en', 'hi'] as const) {
    const page = await site.newPage();
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.text());
    });
    await page.goto(language === 'en' ? '/faqs' : '/hi/faqs');
    await page.locator('html[data-live=yes]').waitFor();
    const answers = topicsSaid.flatMap(({ faqs }) =>
      faqs.map(({ answer }) => (typeof answer === 'string' ? answer : (answer[language] ?? ''))),
    );
    expect(await written(page)).toEqual(answers);
    const sent = (await Promise.all(scripts)).join('\n');
    expect(answers.filter((answer) => sent.includes(answer.slice(0, 40)))).toEqual([]);
  }
});

test('the answers come by themselves after a click on a link, and a form on the page does not lose them', async () => {
  const page = await site.newPage({ viewport: { width: 1440, height: 900 }, ...still });
  await page.goto('/');
  await page.locator('html[data-live=yes]').waitFor();
  await page.locator('footer a[href="/faqs"]').click();
  await page.locator('.faq-one').first().waitFor();
  const answers = topics.flatMap(({ faqs }) => faqs.map(({ answer }) => answer));
  expect(await written(page)).toEqual(answers);
  await page.goto('/faqs');
  await page.locator('html[data-live=yes]').waitFor();
  await page.locator('footer form[action="/newsletter"] [name="email"]').fill('ada@example.com');
  await page.locator('footer form[action="/newsletter"] [name="isSubscribe"]').check();
  await page.locator('footer form[action="/newsletter"] button').click();
  await page.getByText('Subscribed successfully!').first().waitFor();
  expect(await written(page)).toEqual(answers);
});
