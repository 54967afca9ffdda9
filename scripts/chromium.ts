import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const SHELL = '/usr/bin/chromium-headless-shell';
const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser for the tests: CHROMIUM_PATH, else Playwright's own, else the system's. Throws when there is none. */
export function chromiumPath(): string {
  const asked = process.env.CHROMIUM_PATH;
  const own = chromium.executablePath();
  const found = [...(asked ? [asked] : []), own, ...SYSTEM].find((path) => existsSync(path));
  if (!found)
    throw new Error('No Chromium. Run `npm test` once, which installs one, or set CHROMIUM_PATH.');
  return found;
}

/**
 * The same for pages of which nobody looks at a picture or a film: Debian's headless shell where it is there, without a window, an
 * address bar and a profile. Films do not always end in it.
 */
export function shellPath(): string {
  return !process.env.CHROMIUM_PATH && existsSync(SHELL) ? SHELL : chromiumPath();
}
