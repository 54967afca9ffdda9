import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { staticFiles } from '#platform/files-in-memory.ts';
import { chromiumPath } from '../scripts/chromium.ts';
import { compress } from '../scripts/press.ts';

const root = resolve(import.meta.dirname, '..');
// Lighthouse is 150 MB with what it brings, and only this bench wants it: it is fetched when first asked for.
const tools = `${root}/.cache/bench`;
const LIGHTHOUSE = 'lighthouse@13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

type Report = { categories: Record<string, { score: number }>; audits: Record<string, { numericValue?: number }> };

/** Lighthouse (mobile, simulated slow 4G) for our pages, and for the same page written by hand: no script at all. */
export async function lighthouseOf(url: string, paths: string[]): Promise<void> {
  if (!existsSync(`${tools}/node_modules/lighthouse`)) {
    mkdirSync(tools, { recursive: true });
    execFileSync('npm', ['install', '--prefix', tools, '--no-save', '--loglevel=error', LIGHTHOUSE], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  console.log('Lighthouse, mobile, middle of 3');
  for (const path of paths) {
    const ours = await middleOf(url + path);
    const byHand = await serveByHand(path);
    const plain = await middleOf(byHand.url);
    byHand.close();
    const scores = CATEGORIES.map((name) => `${name} ${Math.round((ours.categories[name]?.score ?? 0) * 100)}`).join(', ');
    const [lcp, plainLcp] = [ms(ours, 'largest-contentful-paint'), ms(plain, 'largest-contentful-paint')];
    console.log(`  ${path}: ${scores}`);
    console.log(
      `    FCP ${ms(ours, 'first-contentful-paint')} ms, LCP ${lcp} ms, TBT ${ms(ours, 'total-blocking-time')} ms, CLS ${(ours.audits['cumulative-layout-shift']?.numericValue ?? 0).toFixed(3)}`,
    );
    console.log(`    by hand: LCP ${plainLcp} ms; ratio ${(lcp / plainLcp).toFixed(2)}`);
  }
}

function ms(report: Report, audit: string): number {
  return Math.round(report.audits[audit]?.numericValue ?? Number.NaN);
}

async function middleOf(url: string): Promise<Report> {
  const reports: Report[] = [];
  for (let round = 0; round < 3; round += 1) reports.push(await run(url));
  reports.sort((a, b) => ms(a, 'largest-contentful-paint') - ms(b, 'largest-contentful-paint'));
  return reports[1] as Report;
}

function run(url: string): Promise<Report> {
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-quic --disable-background-networking --disable-component-update';
  const out = `${tools}/report.json`;
  const child = spawn(
    process.execPath,
    [
      `${tools}/node_modules/lighthouse/cli/index.js`,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${out}`,
      `--chrome-flags=${flags}`,
      `--only-categories=${CATEGORIES.join(',')}`,
    ],
    {
      env: { ...process.env, CHROME_PATH: chromiumPath() },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  return new Promise((done, failed) => {
    child.on('exit', (code) =>
      code === 0 ? done(JSON.parse(readFileSync(out, 'utf8')) as Report) : failed(new Error(`lighthouse ended with ${code}`)),
    );
  });
}

/** The same page as somebody would write it by hand: the same markup, styles, font and pictures, and no script. */
async function serveByHand(path: string): Promise<{ url: string; close(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'munch-by-hand-'));
  cpSync(`${root}/build/client`, folder, { recursive: true });
  const file = join(folder, path, 'index.html');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/<script[^>]*><\/script>/g, ''));
  compress(file);
  const serve = staticFiles(folder, {}, {});
  const server = createServer((request, response) => serve(request, response) || response.writeHead(404).end());
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const close = () => {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `http://127.0.0.1:${port}${path}`, close };
}
