import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { courses as coursesSaid } from '../../content/courses/courses.ts';
import { panel as panelSaid } from '../../content/panel/panel.ts';
import { team as teamSaid } from '../../content/team/team.ts';
import { inEnglish } from '../in-english.ts';
import { openPublicSite, type PublicSite } from './site.ts';

const courses = inEnglish(coursesSaid);
const panel = inEnglish(panelSaid);
const team = inEnglish(teamSaid);

let site: PublicSite;
beforeAll(async () => {
  site = await openPublicSite({ pictures: true });
});
afterAll(() => site.close());

const NAMES = panel.map((one) => one.name);
const names = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
const panelNames = async (page: Page) => (await names(page)).slice(0, 8);

async function columns(page: Page, list: string): Promise<number> {
  const lefts = await page
    .locator(`${list} > li`)
    .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().left)));
  return new Set(lefts).size;
}

test('the panel comes in another order on each load and keeps all eight', async () => {
  const page = await site.newPage();
  const orders = new Set<string>();
  for (let load = 0; load < 4; load += 1) {
    await page.goto('/the-panel');
    await page.locator('.panel-shuffled').waitFor();
    const order = await panelNames(page);
    expect([...order].sort()).toEqual([...NAMES].sort());
    orders.add(order.join());
  }
  expect(orders.size).toBeGreaterThan(1);
});

test('the shuffle does not move the page, and a card keeps the shape of its place', async () => {
  for (const width of [1440, 360]) {
    const still = await site.newPage({
      viewport: { width, height: 900 },
      javaScriptEnabled: false,
    });
    const moving = await site.newPage({
      viewport: { width, height: 900 },
      reducedMotion: 'no-preference',
    });
    await still.goto('/the-panel');
    await moving.goto('/the-panel');
    await moving.locator('.panel-shuffled').waitFor();
    expect(await panelNames(still)).toEqual(NAMES);
    const place = (page: Page) =>
      page.locator('.panel-grid .portrait').evaluateAll((all) =>
        all.map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return [x, y + scrollY, width, height]
            .map(Math.round)
            .concat(getComputedStyle(one).borderRadius as never);
        }),
      );
    expect(await place(moving), `${width} px`).toEqual(await place(still));
  }
});

test('four columns, two, and for the team one', async () => {
  for (const javaScriptEnabled of [true, false]) {
    for (const [width, ofPanel, ofTeam] of [
      [1440, 4, 4],
      [800, 2, 2],
      [360, 2, 1],
    ] as const) {
      const page = await site.newPage({ viewport: { width, height: 900 }, javaScriptEnabled });
      await page.goto('/the-panel');
      expect(await columns(page, '.panel-grid'), `panel at ${width}`).toBe(ofPanel);
      await page.goto('/the-team');
      expect(await columns(page, '.team-grid'), `team at ${width}`).toBe(ofTeam);
    }
  }
});

test('neighbours never stand before the same backdrop', async () => {
  for (const width of [1440, 800, 360]) {
    const page = await site.newPage({ viewport: { width, height: 900 } });
    await page.goto('/the-team');
    const across = await columns(page, '.team-grid');
    const backdrops = await page
      .locator('.team-grid .portrait')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundImage));
    backdrops.forEach((one, place) => {
      if ((place + 1) % across !== 0 && place < 7)
        expect(one, `${width}: right of ${place}`).not.toBe(backdrops[place + 1]);
      if (place + across < 8)
        expect(one, `${width}: under ${place}`).not.toBe(backdrops[place + across]);
    });
  }
});

test('the people, the team and the academy are whole without JavaScript', async () => {
  const page = await site.newPage({ javaScriptEnabled: false });
  await page.goto('/the-team');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('THE TEAM');
  expect((await names(page)).slice(0, 8)).toEqual(team.map((one) => one.name));
  expect(await page.locator('.team-grid .person-line').allTextContents()).toEqual(
    team.map((one) => one.role),
  );
  await page.getByRole('main').getByRole('link', { name: 'Consult Us' }).click();
  await page.waitForURL('**/lets-talk');

  await page.goto('/academy');
  expect(await page.locator('.course h3').allTextContents()).toEqual(
    courses.map((one) => one.title),
  );
  for (const card of await page.locator('.course').all())
    expect(await card.locator('dd').allTextContents()).toEqual([
      '₹3,000',
      expect.stringMatching(/^\d+$/),
      '-',
    ]);

  await page.goto('/the-people');
  for (const role of ['Technology Partner', 'Lead Mediator'])
    await page.getByRole('main').getByText(role, { exact: true }).waitFor();
  await page
    .getByRole('main')
    .getByRole('link', { name: /The Panel/ })
    .click();
  await page.waitForURL('**/the-panel');
  for (const name of NAMES)
    await page.getByRole('img', { name: `Portrait placeholder of ${name}` }).waitFor();
});
