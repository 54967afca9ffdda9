import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appendActs } from '#modules/record/actions.ts';
import { newId } from '#platform/ids.ts';
import { owe } from '#platform/outbox.ts';
import { type SignedIn, signedIn, signInBrowser } from '../cast.ts';
import { complaintsOf } from './axe.ts';
import { openSite, type Site } from './site.ts';

const bounceToken = 'a-token-of-our-own-mail-server';

let site: Site;
let omar: SignedIn;
let ada: SignedIn;

beforeAll(async () => {
  site = await openSite({ BOUNCE_TOKEN: bounceToken });
  omar = await signedIn(site.db, { name: 'Omar Officer', roles: ['case_officer'] });
  ada = await signedIn(site.db, { name: 'Ada Lovelace' });
});
afterAll(() => site.close());

async function pageOf(who: SignedIn, options: Parameters<Site['newPage']>[0] = {}): Promise<Page> {
  const page = await site.newPage(options);
  await signInBrowser(page.context(), site.url, who);
  return page;
}
const bell = (page: Page) => page.getByRole('link', { name: /^Notices, / });

async function tell(who: SignedIn): Promise<void> {
  const subject = { kind: 'person' as const, id: who.personId };
  const act = {
    act: 'role.given' as const,
    subject,
    by: { personId: null, role: 'system' as const },
    tells: [who.personId],
  };
  await site.db.transaction().execute((tx) => appendActs(tx, new Date(), [act]));
}

/** A letter to an address that is not there, and what its mail server answers us. */
async function bounce(): Promise<void> {
  const id = newId();
  await owe(
    site.db,
    { id, kind: 'contact_copy', refersTo: newId(), recipient: 'ada@gmial.example' },
    new Date(),
  );
  await site.db
    .updateTable('outbox_mail')
    .set({ state: 'sent', sentAt: new Date(), attempts: 1 })
    .where('id', '=', id)
    .execute();
  const report = `Content-Type: multipart/report; report-type=delivery-status; boundary=b\n\n--b\nContent-Type: message/delivery-status\n
Reporting-MTA: dns; mail.example.org\n\nFinal-Recipient: rfc822; ada@gmial.example\nAction: failed\nStatus: 5.1.2
Diagnostic-Code: smtp; 550 5.1.2 no such domain\n\n--b\nContent-Type: text/rfc822-headers\n\nMessage-ID: <${id}@munch.example>\n\n--b--\n`;
  const answer = await fetch(`${site.url}/api/mail/bounces`, {
    method: 'POST',
    headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${bounceToken}` },
    body: report.replaceAll('\n', '\r\n'),
  });
  expect(await answer.json()).toEqual({ data: { outcome: 'bounced' } });
}

test('an officer hears of a letter that came back while she works, and sends it to the right address', async () => {
  const [queue, list] = [await pageOf(omar), await pageOf(omar)];
  await queue.goto('/office');
  await list.goto('/office/bounces');
  await expect.poll(() => bell(queue).getAttribute('aria-label')).toBe('Notices, none unread');
  await list.getByText('No letter has come back.').waitFor();
  await list.waitForFunction(() => document.documentElement.dataset.live === 'yes');
  await bounce();
  await expect.poll(() => bell(queue).getAttribute('aria-label')).toBe('Notices, 1 unread');
  expect(await queue.getByRole('status').filter({ hasText: 'Notices, 1 unread' }).count()).toBe(1);
  // The list does not move by itself.
  const show = list.getByRole('button', { name: '1 new, show them' });
  await show.waitFor();
  expect(await list.getByText('ada@gmial.example').count()).toBe(0);
  await show.click();
  await list.getByText('ada@gmial.example').waitFor();
  expect(await show.count()).toBe(0);
  expect(await complaintsOf(list)).toEqual([]);

  await bell(queue).click();
  await queue.getByRole('heading', { name: 'Notices', level: 1 }).waitFor();
  expect(await complaintsOf(queue)).toEqual([]);
  await queue.getByRole('link', { name: 'A letter of ours came back' }).click();
  await queue.getByLabel('Address').fill('ada@gmail.example');
  await queue.getByRole('button', { name: 'Send once more' }).click();
  await queue.getByText('No letter has come back.').waitFor();
  await expect.poll(() => bell(queue).getAttribute('aria-label')).toBe('Notices, none unread');
  const letters = await site.db
    .selectFrom('outbox_mail')
    .where('recipient', '=', 'ada@gmail.example')
    .selectAll()
    .execute();
  expect(letters).toHaveLength(1);
});

test('somebody without JavaScript reads her notices and marks them, one and all', async () => {
  const page = await pageOf(ada, {
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  for (let n = 0; n < 3; n += 1) await tell(ada);
  const marks = page.getByRole('button', {
    name: 'Mark as read: You were given a role at the institution',
  });
  // The bell counts and the list reads at moments of their own, and without JavaScript neither is told again.
  await expect
    .poll(async () => {
      await page.goto('/account/notices');
      return { said: (await page.getByText('3 unread').count()) > 0, marks: await marks.count() };
    })
    .toEqual({ said: true, marks: 3 });
  await marks.first().click();
  await page.getByText('2 unread').first().waitFor();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await page.getByText('Nothing unread.').waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
});

test('notices are in the language of the page', async () => {
  const page = await pageOf(ada, { viewport: { width: 360, height: 740 } });
  await page.goto('/hi/account/notices');
  await page.getByRole('heading', { name: 'सूचनाएँ', level: 1 }).waitFor();
  await page.getByText('आपको संस्था में एक भूमिका दी गई').first().waitFor();
  expect(await complaintsOf(page)).toEqual([]);
  await tell(ada);
  await page.getByRole('link', { name: 'सूचनाएँ, 1 अपठित' }).waitFor();
});
