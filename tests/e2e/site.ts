import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { onTestFinished, TestRunner } from 'vitest';
import type { Db } from '#platform/db.ts';
import { chromiumPath } from '../../scripts/chromium.ts';
import { testDatabase } from '../database.ts';

/** The whole product as a visitor meets it: its own process, its own database, a real browser. */
export type Site = {
  url: string;
  browser: Browser;
  db: Db;
  /** Where mail lands as .eml files. */
  mailFolder: string;
  /** What the start printed. */
  lines: readonly string[];
  /** A visitor of her own, who leaves when the test is over. */
  newPage(options?: BrowserContextOptions): Promise<Page>;
  close(): Promise<void>;
};

const root = resolve(import.meta.dirname, '../..');

export async function openSite(env: Record<string, string> = {}): Promise<Site> {
  const { db, pool, drop } = await testDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'munch-site-'));
  const databaseUrl = `postgres:///${pool.database}?host=${encodeURIComponent(String(pool.host))}&port=${pool.port}&user=${pool.user}`;
  const server = await startServer({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, PORT: '0', POSTS_PER_MINUTE: '0', ...env });
  const browser = await openBrowser();
  return {
    url: server.url,
    browser,
    db,
    mailFolder: join(dataDir, 'mail'),
    lines: server.lines,
    newPage: async (options = {}) => {
      const context = await browser.newContext({ baseURL: server.url, ...options });
      // The front door moves for as long as it is open, and would take half a core from all tests that follow.
      if (TestRunner.getCurrentTest()) onTestFinished(() => context.close());
      return context.newPage();
    },
    async close() {
      await browser.close();
      await stopped(server.child);
      await drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/** Starts `src/main.ts` and waits for the line that names its address. */
export function startServer(env: Record<string, string>): Promise<{ url: string; child: ChildProcess; lines: string[] }> {
  const child = spawn(process.execPath, ['src/main.ts'], {
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
    child.on('exit', (code) => failed(new Error(`The server ended with ${code} before it listened:\n${lines.join('\n')}`)));
  });
}

export function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => {
    child.on('exit', () => done());
    child.kill('SIGTERM');
  });
}
