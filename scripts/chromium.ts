import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

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
