import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { staticFiles } from '#platform/files-in-memory.ts';
import { chromiumPath } from '../scripts/chromium.ts';
import { compress } from '../scripts/press.ts';
import { middle, table } from './pages.ts';
import { tool } from './tools.ts';

const root = resolve(import.meta.dirname, '..');
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Audit = {
  score: number | null;
  numericValue?: number;
  title: string;
  details?: { items?: Request[] };
};
type Request = { url?: string; resourceType?: string; transferSize?: number };
type Report = {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
};
type Row = { path: string; reports: Report[]; seconds: number };

/** Lighthouse (mobile, simulated slow 4G), the middle of `rounds` for each figure; then the worst of each column. */
export async function lighthouseOf(url: string, paths: string[], rounds: number): Promise<void> {
  const rows: Row[] = [];
  for (const path of paths) {
    const startedAt = performance.now();
    const reports: Report[] = [];
    for (let round = 0; round < rounds; round += 1) reports.push(await run(url + path));
    const row = { path, reports, seconds: (performance.now() - startedAt) / 1000 };
    rows.push(row);
    // It takes minutes: whoever waits sees that it goes on.
    console.log(
      `  ${rows.length} of ${paths.length} ${path} in ${row.seconds.toFixed(0)} s: ${COLUMNS.map(({ of, say }) => say(of(row))).join(' ')}`,
    );
  }
  console.log(
    `Lighthouse, mobile, middle of ${rounds}; bytes in kB as they crossed the wire, without video`,
  );
  const cells = rows.map((row) => [
    row.path,
    ...COLUMNS.map(({ of, say }) => say(of(row))),
    row.seconds.toFixed(0),
  ]);
  console.log(table(['page', ...COLUMNS.map(({ name }) => name), 'took s'], cells));
  for (const { name, of, say, least } of COLUMNS) {
    const sorted = [...rows].sort((a, b) => (least ? of(a) - of(b) : of(b) - of(a)));
    if (sorted[0])
      console.log(
        `  worst ${name.padEnd(12)} ${say(of(sorted[0])).padStart(7)}  ${sorted[0].path}`,
      );
  }
  for (const { path, reports } of rows) {
    const failed = reports[0] ? missed(reports[0]) : [];
    if (failed.length > 0) console.log(`  ${path} misses: ${failed.join('; ')}`);
  }
}

type Column = { name: string; of(row: Row): number; say(figure: number): string; least: boolean };
const COLUMNS: Column[] = [
  ...CATEGORIES.map((name) =>
    column(name, (report) => Math.round((report.categories[name]?.score ?? 0) * 100), 0, true),
  ),
  column('FCP ms', (report) => ms(report, 'first-contentful-paint'), 0),
  column('LCP ms', (report) => ms(report, 'largest-contentful-paint'), 0),
  column('TBT ms', (report) => ms(report, 'total-blocking-time'), 0),
  column(
    'CLS',
    (report) => report.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    3,
  ),
  column('script', (report) => sent(report, ({ resourceType }) => resourceType === 'Script'), 1),
  column(
    'before paint',
    (report) => sent(report, ({ url }) => url?.includes('/assets/hydrate-') ?? false),
    1,
  ),
  column('in all', (report) => sent(report, ({ resourceType }) => resourceType !== 'Media'), 1),
];

function column(
  name: string,
  of: (report: Report) => number,
  digits: number,
  least = false,
): Column {
  return {
    name,
    of: ({ reports }) => middle(reports.map(of)),
    say: (figure) => figure.toFixed(digits),
    least,
  };
}

function ms(report: Report, audit: string): number {
  return Math.round(report.audits[audit]?.numericValue ?? Number.NaN);
}

function sent(report: Report, counts: (request: Request) => boolean): number {
  const items = report.audits['network-requests']?.details?.items ?? [];
  return items.filter(counts).reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000;
}

// What costs points outside performance, by name; performance has its figures in the table.
function missed({ categories, audits }: Report): string[] {
  const refs = CATEGORIES.slice(1).flatMap((name) => categories[name]?.auditRefs ?? []);
  return refs
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id} (${audits[id]?.title})`);
}

/** The same page as somebody would write it by hand, beside ours: how much later is our largest picture or text? */
export async function byHandOf(url: string, paths: string[]): Promise<void> {
  console.log(
    'Beside the same page by hand (same markup, styles, font and pictures, no script), middle of 3',
  );
  for (const path of paths) {
    const byHand = await serveByHand(path);
    const ours: number[] = [];
    const plain: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      ours.push(ms(await run(url + path), 'largest-contentful-paint'));
      plain.push(ms(await run(byHand.url), 'largest-contentful-paint'));
    }
    byHand.close();
    console.log(
      `  ${path}: LCP ours ${middle(ours)} ms, by hand ${middle(plain)} ms, ratio ${(middle(ours) / middle(plain)).toFixed(2)}`,
    );
  }
}

async function run(url: string, again = true): Promise<Report> {
  const flags =
    '--headless=new --no-sandbox --disable-gpu --disable-quic --disable-background-networking --disable-component-update';
  const folder = mkdtempSync(join(tmpdir(), 'munch-lighthouse-'));
  const out = join(folder, 'report.json');
  const child = spawn(
    process.execPath,
    [
      `${tool('lighthouse', '13.5.0')}/cli/index.js`,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${out}`,
      `--chrome-flags=${flags}`,
      `--only-categories=${CATEGORIES.join(',')}`,
    ],
    { env: { ...process.env, CHROME_PATH: chromiumPath() }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise((done) => child.on('close', done));
  const report = code === 0 ? (JSON.parse(readFileSync(out, 'utf8')) as Report) : null;
  rmSync(folder, { recursive: true, force: true });
  if (report && !report.runtimeError) return report;
  // A browser that did not come up on a busy machine says nothing about the page.
  if (again) return run(url, false);
  throw new Error(`Lighthouse could not read ${url}: ${report?.runtimeError?.message ?? said}`);
}

async function serveByHand(path: string): Promise<{ url: string; close(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'munch-by-hand-'));
  cpSync(`${root}/build/client`, folder, { recursive: true });
  const file = join(folder, path, 'index.html');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/<script[^>]*><\/script>/g, ''));
  compress(file);
  const serve = staticFiles(folder, {}, {});
  const server = createServer(
    (request, response) => serve(request, response) || response.writeHead(404).end(),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const close = () => {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `http://127.0.0.1:${port}${path}`, close };
}
