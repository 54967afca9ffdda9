import type { BrowserContextOptions, Page, Route } from 'playwright-core';
import type { PublicSite } from './site.ts';

/** Opens a page and waits until React has taken over its forms. */
export async function visit(
  site: PublicSite,
  path: string,
  options?: BrowserContextOptions,
): Promise<Page> {
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
    if (request.method() === 'POST' && new URL(request.url()).pathname === path)
      bodies.push(request.postData() ?? '');
  });
  return bodies;
}

/** How the API answers from now on. */
export async function answerWith(
  page: Page,
  path: string,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  await page.route(`**${path}`, answer);
}

export const withoutData = (route: Route) => route.fulfill({ status: 200, json: {} });
export const withAnAccident = (route: Route) =>
  route.fulfill({ status: 500, json: { error: { code: 'unexpected', message: 'no' } } });
export const unanswered = (route: Route) => route.abort('connectionrefused');

/** Lets a request wait until the returned function is called; then it is answered. */
export async function holdBack(
  page: Page,
  url: string,
  answer: (route: Route) => Promise<void>,
): Promise<() => void> {
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

export const accepted = (route: Route) =>
  route.fulfill({ status: 200, json: { data: { id: '1' } } });

/** The sentences on screen right now. */
export function toasts(page: Page) {
  return page.locator('.toasts > *');
}

type Said = { text: string; top: number; fromCentre: number; shownFor: number };

/** The next toast: its sentence, where it comes to stand, and for how many milliseconds until it begins to leave. */
export function nextToast(page: Page): Promise<Said> {
  return page.evaluate(() => {
    // Told by the document itself: a look at each frame is late on a busy machine.
    const changed = <T>(of: () => T | null | undefined | false) =>
      new Promise<T>((done) => {
        const look = () => {
          const found = of();
          if (found) done(found);
          return found;
        };
        if (look()) return;
        const observer = new MutationObserver(() => look() && observer.disconnect());
        observer.observe(document.body, {
          childList: true,
          subtree: true,
          attributes: true,
          attributeFilter: ['data-leaving'],
        });
      });
    const frame = () => new Promise(requestAnimationFrame);
    const place = async (toast: Element) => {
      await frame();
      await frame();
      // One that leaves while it drops has its drop cancelled.
      await Promise.all(toast.getAnimations().map((drop) => drop.finished.catch(() => {})));
      const { top, left, right } = toast.getBoundingClientRect();
      return {
        text: toast.textContent,
        top,
        fromCentre: Math.abs((left + right) / 2 - innerWidth / 2),
      };
    };
    const live = async () => {
      const toast = await changed(() => document.querySelector('.toasts > *'));
      const since = performance.now();
      const left = changed(() => !toast.isConnected || toast.hasAttribute('data-leaving')).then(
        () => performance.now() - since,
      );
      return { ...(await place(toast)), shownFor: await left };
    };
    return live();
  });
}
