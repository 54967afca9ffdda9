import { afterAll, beforeAll, expect, test } from 'vitest';
import { posts as postsSaid } from '../../content/blogs/all.ts';
import { institution } from '../../content/institution.ts';
import { inEnglish } from '../in-english.ts';
import { openPublicSite, type PublicSite } from './site.ts';

const posts = inEnglish(postsSaid);

let site: PublicSite;
beforeAll(async () => {
  site = await openPublicSite();
});
afterAll(() => site.close());

test('a reader goes from the list to a post, to a recent one, and back with See All', async () => {
  const page = await site.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto('/blogs');
  await page.locator('html[data-live=yes]').waitFor();
  const main = page.getByRole('main');
  expect(await main.getByRole('article').count()).toBe(posts.length);
  expect(
    await main
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(posts.map(({ id }) => `/blogs/${id}`));
  const second = posts[1]?.title ?? '';
  await main.getByRole('link', { name: second }).click();
  await page.waitForURL('**/blogs/8');
  await page.getByRole('heading', { level: 1, name: second }).waitFor();
  const recent = page.getByRole('region', { name: 'Recent Posts' });
  expect(await recent.getByRole('article').count()).toBe(3);
  const third = posts[2]?.title ?? '';
  await recent.getByRole('link', { name: third }).click();
  await page.waitForURL('**/blogs/7');
  await page.getByRole('heading', { level: 1, name: third }).waitFor();
  expect(await page.title()).toContain(third);
  await recent.getByRole('link', { name: 'See All' }).click();
  await page.waitForURL('**/blogs');
});

test('a card shows date, reading time, counts in the right number and a heart that is red when liked', async () => {
  const page = await site.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto('/blogs');
  const card = page.getByRole('article').filter({ hasText: 'one ceiling fan' });
  const text = (await card.textContent()) ?? '';
  for (const part of ['8 Apr 2026', 'min read', '1 view', '1 comment'])
    expect(text).toContain(part);
  expect(text).not.toMatch(/1 (views|comments)/);
  const colours = await page
    .locator('.blog-card .blog-like')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).color));
  expect(colours.map((colour) => colour === 'rgb(209, 31, 47)')).toEqual(
    posts.slice(1).map(({ isLiked }) => isLiked),
  );
});

test('the share buttons carry the page address and open in a new tab', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await site.newPage({ javaScriptEnabled });
    await page.goto('/blogs/9');
    if (javaScriptEnabled) await page.locator('html[data-live=yes]').waitFor();
    const url = encodeURIComponent(`${javaScriptEnabled ? site.url : institution.website}/blogs/9`);
    const text = encodeURIComponent(posts[0]?.title ?? '');
    const expected = {
      Facebook: `https://www.facebook.com/sharer/sharer.php?u=${url}`,
      Twitter: `https://twitter.com/intent/tweet?url=${url}&text=${text}`,
      LinkedIn: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
    };
    for (const [network, address] of Object.entries(expected)) {
      const link = page.getByRole('link', { name: network });
      await expect.poll(() => link.getAttribute('href')).toBe(address);
      expect([await link.getAttribute('target'), await link.getAttribute('rel')]).toEqual([
        '_blank',
        'noopener',
      ]);
    }
  }
});

test('copy link copies the address of the page, then says so', async () => {
  const page = await site.newPage({ permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto('/blogs/5');
  await page.locator('html[data-live=yes]').waitFor();
  const said = new Promise<string>((resolve) => {
    page.once('dialog', async (dialog) => {
      await dialog.accept();
      resolve(`${dialog.type()}: ${dialog.message()}`);
    });
  });
  await page.getByRole('button', { name: 'Copy link' }).click();
  expect(await said).toBe('alert: Link copied to clipboard!');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}/blogs/5`);
});

test('every listed post is a whole page of its own, any other id is a 404', async () => {
  for (const { id, body } of posts) {
    const answer = await fetch(`${site.url}/blogs/${id}`);
    const html = await answer.text();
    expect(
      [answer.status, html.match(/<h1[\s>]/g)?.length, html.includes('<blockquote')],
      id,
    ).toEqual([200, 1, true]);
    expect(html.match(/<p[\s>]/g)?.length, id).toBeGreaterThan(
      body.filter((block) => block.kind === 'paragraph').length,
    );
  }
  for (const id of ['0', '10', '01', 'nothing', '9x']) {
    const answer = await fetch(`${site.url}/blogs/${id}`);
    expect([answer.status, (await answer.text()).includes('No door')], id).toEqual([404, true]);
  }
});

test('a page of one post brings no text of another', async () => {
  const html = await (await fetch(`${site.url}/blogs/9`)).text();
  const boot = /data-boot="([^"]+)"/.exec(html)?.[1] ?? '';
  const script = await (await fetch(site.url + boot)).text();
  expect(script).toContain('A notice asks you a question.');
  for (const foreign of ['Going on without someone is a step', 'Pay what is not in dispute today'])
    expect(script + html).not.toContain(foreign);
});
