import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { inject, onTestFinished, TestRunner } from 'vitest';
import type { Db } from '#platform/db.ts';
import { chromiumPath } from '../../scripts/chromium.ts';
import { type TestDatabase, testDatabase } from '../database.ts';

/** The whole product as a visitor meets it: its own process, its own database, a real browser. */
export type Site = PublicSite & {
  db: Db;
  /** Where mail lands as .eml files. */
  mailFolder: string;
  /** What the start printed. */
  lines: readonly string[];
};

/** The same for journeys that leave nothing behind: one product serves them all, and none sees what it keeps. */
export type PublicSite = {
  url: string;
  browser: Browser;
  /** A visitor of her own, who leaves when the test is over. */
  newPage(options?: BrowserContextOptions): Promise<Page>;
  close(): Promise<void>;
};

const root = resolve(import.meta.dirname, '../..');

export async function openSite(
  env: Record<string, string> = {},
  seeing: Seeing = {},
): Promise<Site> {
  const [product, browser] = await Promise.all([
    openProduct(await testDatabase(), env),
    sharedBrowser(seeing),
  ]);
  const { url, db, mailFolder, lines } = product;
  return {
    url,
    browser,
    db,
    mailFolder,
    lines,
    newPage: pagesIn(browser, url),
    async close() {
      await browser.close();
      await product.close();
    },
  };
}

/** The product that was started for the whole run, with what it was born with. */
export async function openPublicSite(seeing: Seeing = {}): Promise<PublicSite> {
  const [url, browser] = [inject('site'), await sharedBrowser(seeing)];
  return { url, browser, newPage: pagesIn(browser, url), close: () => browser.close() };
}

/** The product as a process of its own, on its own database and folder. */
export async function openProduct(
  { db, pool, drop }: TestDatabase,
  env: Record<string, string> = {},
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'munch-site-'));
  const databaseUrl = `postgres:///${pool.database}?host=${encodeURIComponent(String(pool.host))}&port=${pool.port}&user=${pool.user}`;
  const { url, lines, child } = await startServer({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PORT: '0',
    POSTS_PER_MINUTE: '0',
    ...env,
  });
  return {
    url,
    lines,
    db,
    mailFolder: join(dataDir, 'mail'),
    async close() {
      await stopped(child);
      await drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function pagesIn(browser: Browser, baseURL: string): PublicSite['newPage'] {
  return async (options = {}) => {
    // Whoever looks at what moves says so: drawn without a graphics card, it takes half of a processor.
    const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', ...options });
    // The front door moves for as long as it is open, and would take half a core from all tests that follow.
    if (TestRunner.getCurrentTest()) onTestFinished(() => context.close());
    return context.newPage();
  };
}

/** What of a browser a journey is about: without pictures a page is there in four fifths of the time. */
type Seeing = { pictures?: boolean };

/** One of those that were started for the whole run; closing it leaves it alone, and takes what was opened through it. */
function sharedBrowser({ pictures = false }: Seeing): Promise<Browser> {
  return chromium.connect(inject(pictures ? 'seeing' : 'browser'));
}

// The first are playwright-core's own, for the last list that a browser is given is the one that it reads; of the last, pages of the
// browser for its address bar, each window of it had three: without them a visitor costs 0.25 s of a processor in place of 0.4.
const WITHOUT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'PreloadTopChromeWebUI',
  // A process that waits for a page which no visitor of a test opens: each has pages of one site alone.
  'SpareRendererForSitePerProcess',
];
const launching = {
  executablePath: chromiumPath(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${WITHOUT.join(',')}`,
  ],
};

export function openBrowser(): Promise<Browser> {
  return chromium.launch(launching);
}

/** One browser for many: each that connects has visitors of its own. */
export function serveBrowser({ pictures }: { pictures: boolean }) {
  const blind = pictures ? [] : ['--blink-settings=imagesEnabled=false'];
  return chromium.launchServer({ ...launching, args: [...launching.args, ...blind] });
}

/** What stands for the product: in `npm test` all of it in one file (scripts/product.ts), which starts with less work. */
export const PRODUCT = process.env.PRODUCT_FILE ?? 'src/main.ts';

/** Starts the product and waits for the line that names its address. */
export function startServer(
  env: Record<string, string>,
  main = PRODUCT,
): Promise<{ url: string; child: ChildProcess; lines: string[] }> {
  const child = spawn(process.execPath, [main], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  return new Promise((done, failed) => {
    const hear = (chunk: Buffer) => {
      lines.push(...chunk.toString().split('\n').filter(Boolean));
      const url = lines.join('\n').match(/Munch is at (http:\/\/\S+)/)?.[1];
      if (url) done({ url, child, lines });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('exit', (code) =>
      failed(new Error(`The server ended with ${code} before it listened:\n${lines.join('\n')}`)),
    );
  });
}

export function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => {
    child.on('exit', () => done());
    child.kill('SIGTERM');
  });
}
