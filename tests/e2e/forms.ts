import type { BrowserContextOptions, Page, Route } from 'playwright-core';
import type { Site } from './site.ts';

/** Opens a page and waits until React has taken over its forms. */
export async function visit(site: Site, path: string, options?: BrowserContextOptions): Promise<Page> {
  const page = await site.newPage(options);
  await page.goto(path);
  await live(page);
  return page;
}

export async function live(page: Page): Promise<void> {
  await page.mouse.move(3, 3);
  await page.waitForFunction(() => document.documentElement.dataset.live === 'yes');
}

/** The bodies of all posts to an address, as they went over the wire. */
export function bodiesSentTo(page: Page, path: string): string[] {
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === path) bodies.push(request.postData() ?? '');
  });
  return bodies;
}

/** How the API answers from now on. */
export async function answerWith(page: Page, path: string, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route(`**${path}`, answer);
}

export const withoutData = (route: Route) => route.fulfill({ status: 200, json: {} });
export const withAnAccident = (route: Route) => route.fulfill({ status: 500, json: { error: { code: 'unexpected', message: 'no' } } });
export const unanswered = (route: Route) => route.abort('connectionrefused');

/** Lets a request wait until the returned function is called; then it is answered. */
export async function holdBack(page: Page, url: string, answer: (route: Route) => Promise<void>): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((free) => {
    release = free;
  });
  await page.route(url, async (route) => {
    await released;
    await answer(route);
  });
  return release;
}

export const accepted = (route: Route) => route.fulfill({ status: 200, json: { data: { id: '1' } } });

/** The sentences on screen right now. */
export function toasts(page: Page) {
  return page.locator('.toasts > *');
}

/** The next toast: its sentence, where it stands, and for how many milliseconds until it begins to leave. */
export function nextToast(page: Page): Promise<{ text: string; top: number; fromCentre: number; shownFor: number }> {
  return page.evaluate(
    () =>
      new Promise<{ text: string; top: number; fromCentre: number; shownFor: number }>((done) => {
        const seen = { text: '', top: 0, fromCentre: 0 };
        let since = 0;
        const look = () => {
          const toast = document.querySelector('.toasts > *');
          if (toast && !since) {
            since = performance.now();
            // Once it has dropped into its place.
            setTimeout(() => {
              const box = toast.getBoundingClientRect();
              Object.assign(seen, {
                text: toast.textContent,
                top: box.top,
                fromCentre: Math.abs((box.left + box.right) / 2 - innerWidth / 2),
              });
            }, 500);
          }
          if (since && (!toast || toast.hasAttribute('data-leaving'))) {
            done({ ...seen, shownFor: performance.now() - since });
            return;
          }
          requestAnimationFrame(look);
        };
        look();
      }),
  );
}
