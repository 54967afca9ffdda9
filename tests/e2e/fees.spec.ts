import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moneyInWords } from '../../src/kernel/amounts.ts';
import { openPublicSite, type PublicSite } from './site.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const ADDRESS = '/munch-fee-calculator';
let site: PublicSite;
beforeAll(async () => {
  site = await openPublicSite();
});
afterAll(() => site?.close());

async function visit(
  options: Parameters<PublicSite['newPage']>[0] = { viewport: { width: 1440, height: 900 } },
): Promise<Page> {
  const page = await site.newPage(options);
  await page.goto(ADDRESS);
  if (options.javaScriptEnabled !== false) await page.locator('.fee-form[data-live]').waitFor();
  return page;
}

const amount = (page: Page) => page.getByLabel('Amount in dispute');
const choice = (page: Page, name: string | RegExp) => page.getByRole('radio', { name });
const calculate = (page: Page) => page.getByRole('button', { name: 'Calculate' });
const total = (page: Page) => page.locator('.fee-big');

async function rows(page: Page): Promise<string[]> {
  return page
    .locator('.fee-details dl > div')
    .evaluateAll((all) =>
      all.map((row) => [...row.children].map((part) => part.textContent).join(': ')),
    );
}

test('choosing a service reveals the procedure, with none chosen, and the two sliders', async () => {
  const page = await visit();
  const procedure = page.getByRole('group', { name: 'Procedure type' });
  const sliders = page.getByRole('slider');
  expect([await procedure.count(), await sliders.count()]).toEqual([0, 0]);
  await choice(page, /Mediation/).check();
  expect([await procedure.count(), await sliders.count()]).toEqual([1, 2]);
  expect(await procedure.getByRole('radio').count()).toBe(3);
  expect(await procedure.getByRole('radio', { checked: true }).count()).toBe(0);
  const [arbitrators, tribunal] = [
    page.getByRole('slider', { name: 'Arbitrators' }),
    page.getByRole('slider', { name: 'Tribunal fee' }),
  ];
  expect([await arbitrators.getAttribute('min'), await arbitrators.getAttribute('max')]).toEqual([
    '1',
    '3',
  ]);
  expect(await tribunal.getAttribute('aria-valuetext')).toBe('INR 8,000');
});

test('Calculate is disabled, can be focused and says what it waits for, until all is chosen', async () => {
  const page = await visit();
  const tip = page.getByText('Please fill all required fields').first();
  const isDisabled = () => calculate(page).getAttribute('aria-disabled');
  await calculate(page).focus();
  await tip.waitFor({ state: 'visible' });
  // At the window's lower edge it opens upwards, and what it stands on can be read in every frame.
  await calculate(page).evaluate((button) =>
    window.scrollBy(0, button.getBoundingClientRect().bottom - innerHeight + 4),
  );
  await expect
    .poll(async () => (await tip.boundingBox())?.y ?? 0)
    .toBeLessThan((await calculate(page).boundingBox())?.y ?? 0);
  expect(await calculate(page).evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await calculate(page).click({ force: true });
  expect(await total(page).count()).toBe(0);
  await amount(page).fill('0');
  await choice(page, /Arbitration/).check();
  await choice(page, /Online/).check();
  expect(await isDisabled()).toBe('true');
  await amount(page).fill('1');
  expect(await isDisabled()).toBeNull();
  await calculate(page).hover();
  expect(await tip.isVisible()).toBe(false);
  await amount(page).fill('');
  expect(await isDisabled()).toBe('true');
  for (const theme of ['light', 'dark']) {
    await page.evaluate(
      (name) => Object.assign(document.documentElement.dataset, { theme: name }),
      theme,
    );
    const least = page.evaluate(leastContrast);
    await amount(page).fill('1');
    await expect.poll(isDisabled).toBeNull();
    await amount(page).fill('');
    await expect.poll(isDisabled).toBe('true');
    expect(await least, theme).toBeGreaterThanOrEqual(4.5);
  }
});

test('what the disabled button says is seen, whichever edge of the window the keyboard brings it to', async () => {
  for (const viewport of [
    { width: 360, height: 640 },
    { width: 1440, height: 700 },
  ]) {
    const page = await visit({ viewport });
    const tip = page.locator('.fee-go .tip');
    for (const from of [0, 9999]) {
      await page.evaluate((y) => {
        (document.activeElement as HTMLElement | null)?.blur();
        scrollTo(0, y);
      }, from);
      await calculate(page).focus();
      await tip.waitFor({ state: 'visible' });
      const seen = () =>
        tip.evaluate((box) => {
          const { left, right, top, bottom } = box.getBoundingClientRect();
          const [x, y] = [(left + right) / 2, (top + bottom) / 2];
          const at = [
            [x, top + 3],
            [x, bottom - 3],
            [left + 3, y],
            [right - 3, y],
          ] as const;
          return at.every((place) => box.contains(document.elementFromPoint(...place)));
        });
      await expect.poll(seen, { message: `${viewport.width} px, from ${from}` }).toBe(true);
    }
    await page.context().close();
  }
});

/** The least contrast of Calculate's words with what they stand on, as painted, over the frames of a second. Runs in the page. */
async function leastContrast(): Promise<number> {
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const label = document.querySelector('.fee-go .btn > span');
  if (!pen || !label) throw new Error('no label or no canvas');
  type Colour = readonly number[];
  const read = (colour: string): Colour => {
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    return [...pen.getImageData(0, 0, 1, 1).data].map((part) => part / 255);
  };
  const mix = (top: Colour, under: Colour, share: number) =>
    under.map((part, at) => (top[at] ?? 0) * share + part * (1 - share));
  const light = (colour: Colour) => {
    const [red = 0, green = 0, blue = 0] = colour.map((part) =>
      part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = () => {
    let ground: Colour = [1, 1, 1];
    let shown = 1;
    const line: Element[] = [];
    for (let one: Element | null = label; one; one = one.parentElement) line.unshift(one);
    for (const one of line) {
      const { backgroundColor, opacity } = getComputedStyle(one);
      shown *= Number(opacity);
      const painted = read(backgroundColor);
      ground = mix(painted, ground, (painted[3] ?? 1) * shown);
    }
    const words = read(getComputedStyle(label).color);
    const [high = 0, low = 0] = [
      light(mix(words, ground, (words[3] ?? 1) * shown)),
      light(ground),
    ].sort((a, b) => b - a);
    return (high + 0.05) / (low + 0.05);
  };
  let least = 21;
  const end = performance.now() + 1000;
  while (performance.now() < end) {
    least = Math.min(least, contrast());
    await new Promise((done) => requestAnimationFrame(done));
  }
  return least;
}

test('Calculate shows the notice and the estimate, which then follows every change', async () => {
  const page = await visit();
  await amount(page).fill('750000');
  await choice(page, /Arbitration/).check();
  await choice(page, /Expedited/).check();
  await page.getByRole('slider', { name: 'Tribunal fee' }).fill('3');
  expect(await page.getByText('non-refundable').count()).toBe(0);
  await calculate(page).click();
  expect(await total(page).textContent()).toBe('INR 792,500');
  expect(await page.getByRole('note').textContent()).toBe(
    'A non-refundable registration fee of INR 5,000 is payable by the claimant when a claim is filed. It is credited towards the claimant’s share of the administrative fee.',
  );
  await page.getByText('Indicative only, excluding VAT and other taxes').waitFor();
  await page.getByText('Of this, INR 42,500 is fees.').waitFor();
  expect(await rows(page)).toEqual([
    'Amount in dispute: INR 750,000',
    'Registration fee: INR 5,000',
    'Admin fee: INR 2,500',
    'Tribunal fee, 1 arbitrator: INR 35,000',
    'Fees alone: INR 42,500',
    'Total: INR 792,500',
  ]);
  await choice(page, 'GBP').check();
  await page.getByRole('slider', { name: 'Tribunal fee' }).fill('11');
  await page.getByRole('slider', { name: 'Arbitrators' }).fill('3');
  expect(await total(page).textContent()).toBe('GBP 877,500');
  expect((await rows(page))[3]).toBe('Tribunal fee, 3 arbitrators: GBP 120,000');
  expect(await page.getByRole('note').textContent()).toContain('GBP 5,000');
  await amount(page).fill('');
  expect(await total(page).textContent()).toBe('GBP 127,500');
});

test('beneath it, in larger type, stands what it costs the claimant: now, later and at most, with tax, duty and the schedule', async () => {
  const page = await visit();
  await amount(page).pressSequentially('8 lakh');
  expect(await amount(page).inputValue()).toBe('800,000');
  await page.getByText('Read as ₹8,00,000.').waitFor();
  await choice(page, /Arbitration/).check();
  await choice(page, /Online/).check();
  await calculate(page).click();
  expect(await total(page).textContent()).toBe('INR 815,500');
  const mine = page.getByRole('region', { name: 'What it costs you' });
  const figures = mine.locator('.fee-mine-big dd.tn');
  await figures.first().waitFor();
  const house = await fetch(
    `${site.url}/api/fees/estimate?way=arbitration&sum=80000000&procedure=online&seat=Mumbai&arbitrators=1`,
  );
  const { data } = (await house.json()) as {
    data: { onFiling: number; later: number; most: number };
  };
  const said = [data.onFiling, data.later, data.most].map((sum) =>
    moneyInWords({ amount: sum, currency: 'INR' }),
  );
  expect(await figures.allTextContents()).toEqual(said);
  expect(said[0]).toBe('₹5,000');
  for (const words of ['Tax (GST)', 'None on our own fees.', 'Stamp duty on the award'])
    await mine.getByText(words).first().waitFor();
  expect(await mine.getByRole('link', { name: 'The fee schedule' }).getAttribute('href')).toBe(
    '/arbitration-rules#schedule-of-fees',
  );
  const sizeOf = (line: Locator) =>
    line.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await sizeOf(figures.first()), `${width} px`).toBeGreaterThan(await sizeOf(total(page)));
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      `${width} px`,
    ).toBeLessThanOrEqual(0);
  }
  await page.getByRole('slider', { name: 'Arbitrators' }).fill('2');
  await mine.getByText('must be odd').waitFor();
  await choice(page, 'USD').check();
  await mine.getByText('Our fee schedule is in rupees.').waitFor();
});

test('an amount that cannot be read is refused beside its field, and one with paise says that they do not count', async () => {
  const page = await visit();
  const refusal = page.getByText('We cannot read “8 apples” as an amount.');
  await amount(page).pressSequentially('8 apples');
  expect(await refusal.count()).toBe(0);
  await amount(page).blur();
  await refusal.waitFor();
  expect(await amount(page).getAttribute('aria-invalid')).toBe('true');
  await amount(page).fill('');
  await amount(page).pressSequentially('800000.50');
  expect(await amount(page).inputValue()).toBe('800,000');
  await page.getByText('Read as ₹8,00,000. Paise do not count here.').waitFor();
  await amount(page).fill('');
  await amount(page).pressSequentially('₹८ लाख');
  expect(await amount(page).inputValue()).toBe('800,000');
});

test('Details of Fees are open, and can be closed and stay closed', async () => {
  const page = await visit();
  await amount(page).fill('100');
  await choice(page, /Conciliation/).check();
  await choice(page, /Ordinary/).check();
  await calculate(page).click();
  const row = page.getByText('Admin fee');
  expect(await row.isVisible()).toBe(true);
  await page.getByText('Details of Fees').click();
  await row.waitFor({ state: 'hidden' });
  await amount(page).fill('200');
  expect(await row.isVisible()).toBe(false);
});

test('beside two arbitrators stands that an arbitration needs an odd number, and the total is the same', async () => {
  const page = await visit();
  await amount(page).fill('1000');
  await choice(page, /Arbitration/).check();
  await choice(page, /Online/).check();
  await calculate(page).click();
  const note = page.getByText('An arbitration needs an odd number of arbitrators (section 10 of');
  const slider = page.getByRole('slider', { name: 'Arbitrators' });
  for (const [count, notes] of [
    ['1', 0],
    ['2', 1],
    ['3', 0],
  ] as const) {
    await slider.fill(count);
    expect(await note.count()).toBe(notes);
    expect(await total(page).textContent()).toBe('INR 16,500');
  }
});

test('separators come while one types, and the caret stays behind its digit', async () => {
  const page = await visit();
  const field = amount(page);
  const state = () =>
    field.evaluate((input: HTMLInputElement) => [input.value, input.selectionStart]);
  await field.pressSequentially('1a2.3-4567');
  expect(await state()).toEqual(['1,234,567', 9]);
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('0');
  expect(await state()).toEqual(['12,340,567', 6]);
  await page.keyboard.press('Backspace');
  expect(await state()).toEqual(['1,234,567', 5]);
  await page.keyboard.press('Delete');
  expect(await state()).toEqual(['1,234,567', 6]);
  await page.keyboard.press('Delete');
  expect(await state()).toEqual(['123,467', 5]);
  await page.keyboard.press('Home');
  await page.keyboard.type('00');
  expect(await state()).toEqual(['123,467', 0]);
  await field.fill('');
  await page.keyboard.type('9'.repeat(40));
  expect((await state())[0]).toBe('999,999,999,999,999,999');
});

test('the whole way with the keyboard alone', async () => {
  const page = await visit();
  await amount(page).focus();
  await page.keyboard.type('250000');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  expect(await choice(page, 'USD').isChecked()).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  expect(await choice(page, /Arbitration/).isChecked()).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  expect(await choice(page, /Expedited/).isChecked()).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await total(page).textContent()).toBe('USD 272,500');
  expect((await rows(page))[3]).toBe('Tribunal fee, 3 arbitrators: USD 15,000');
});

test('what was chosen before React came is kept, and a press from then is answered', async () => {
  const page = await site.newPage({ viewport: { width: 1440, height: 900 } });
  let open = () => {};
  const gate = new Promise<void>((done) => {
    open = done;
  });
  await page.route('**/assets/*.js', async (route) => {
    if (!route.request().url().includes('/hydrate-')) await gate;
    await route.continue();
  });
  await page.goto(ADDRESS, { waitUntil: 'domcontentloaded' });
  await amount(page).pressSequentially('1234567.50');
  await choice(page, /Arbitration/).check();
  await choice(page, /Online/).check();
  await calculate(page).click();
  open();
  await total(page).waitFor();
  expect(await amount(page).inputValue()).toBe('1,234,567');
  expect(await total(page).textContent()).toBe('INR 1,250,067');
  expect(page.url()).toBe(site.url + ADDRESS);
});

test('on a phone the estimate comes into view and takes the focus, and a huge amount stays inside', async () => {
  const page = await visit({ viewport: { width: 360, height: 740 }, hasTouch: true });
  await amount(page).fill('9'.repeat(18));
  await choice(page, /Arbitration/).check();
  await choice(page, /Online/).check();
  await calculate(page).tap();
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('fee-dome');
  expect(await total(page).textContent()).toBe('INR 1,000,000,000,000,015,499');
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0);
  const [outer, inner] = await Promise.all([
    page.locator('.fee-dome').boundingBox(),
    total(page).boundingBox(),
  ]);
  expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThanOrEqual(
    (outer?.x ?? 0) + (outer?.width ?? 0),
  );
  expect(
    await total(page).evaluate((line) => line.scrollWidth - line.clientWidth),
  ).toBeLessThanOrEqual(0);
});

test('without JavaScript the page itself answers, with the same sums', async () => {
  const page = await visit({ viewport: { width: 1440, height: 900 }, javaScriptEnabled: false });
  await choice(page, /Arbitration/).check();
  await amount(page).fill('7,50,000.00');
  await calculate(page).click();
  const alert = page.getByRole('alert');
  expect(await alert.locator('p').textContent()).toBe('Please fill all required fields');
  expect(await alert.getByRole('link').allTextContents()).toEqual(['Procedure type']);
  expect(await amount(page).inputValue()).toBe('750,000');
  expect(await choice(page, /Arbitration/).isChecked()).toBe(true);
  await choice(page, /Ordinary/).check();
  expect(await page.getByRole('slider').count()).toBe(0);
  await page.getByRole('combobox', { name: 'Arbitrators' }).selectOption('3 arbitrators');
  await page.getByRole('combobox', { name: 'Tribunal fee' }).selectOption('INR 35,000');
  await calculate(page).click();
  expect(await total(page).textContent()).toBe('INR 792,500');
  expect((await rows(page))[3]).toBe('Tribunal fee, 3 arbitrators: INR 35,000');
  expect(await page.getByRole('note').textContent()).toContain('INR 5,000');
  expect(await page.getByRole('combobox', { name: 'Tribunal fee' }).inputValue()).toBe('3');
  await page.getByText('Details of Fees').click();
  expect(await page.getByText('Admin fee').isVisible()).toBe(false);
  expect(await page.locator('.fee-mine-big dd.tn').first().textContent()).toBe('₹5,000');
  await amount(page).fill('8 apples');
  await calculate(page).click();
  await page.getByText('We cannot read “8 apples” as an amount.').waitFor();
  expect([await amount(page).inputValue(), await total(page).count()]).toEqual(['8 apples', 0]);
  await amount(page).fill('8 lakh');
  await calculate(page).click();
  await page.locator('.fee-mine-big').waitFor();
  expect(await amount(page).inputValue()).toBe('800,000');
});

test('a post that the form would not send is answered with the page or 4xx', async () => {
  const send = async (type: string, body: string) => {
    const answer = await fetch(site.url + ADDRESS, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
    return [answer.status, (await answer.text()).includes('<h1')];
  };
  const form = 'application/x-www-form-urlencoded';
  expect(await send('application/json', '{}')).toEqual([400, true]);
  expect(await send(form, '')).toEqual([422, true]);
  expect(
    await send(
      form,
      'amount=-5&currency=EUR&serviceType=x&procedureType=y&arbitrators=9&tribunalFee=99',
    ),
  ).toEqual([422, true]);
  // An amount that is longer than can be reckoned with is asked for again, and never cut to one that is.
  expect(
    await send(form, `amount=${'9'.repeat(20_000)}&serviceType=Mediation&procedureType=online`),
  ).toEqual([422, true]);
});

for (const width of [320, 1440]) {
  test(`the opened calculator breaks no rule of WCAG and does not scroll sideways at ${width} px, light and dark`, async () => {
    const page = await visit({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    await amount(page).fill('12345678901234');
    await choice(page, /Arbitration/).check();
    await choice(page, /Ordinary/).check();
    await page.getByRole('slider', { name: 'Arbitrators' }).fill('2');
    await calculate(page).click();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
    await page.evaluate(axe);
    for (const theme of ['light', 'dark']) {
      // Colours caught half-way are colours that nobody reads.
      await page.evaluate(async (name) => {
        document.documentElement.dataset.theme = name;
        await Promise.allSettled(document.getAnimations().map((one) => one.finished));
      }, theme);
      const { violations } = await page.evaluate<{
        violations: { id: string; nodes: { html: string }[] }[];
      }>(
        "axe.run('main', { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })",
      );
      expect(
        violations.map(
          ({ id, nodes }) =>
            `${theme}: ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
        ),
      ).toEqual([]);
    }
  });
}
