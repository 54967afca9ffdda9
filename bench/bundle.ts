// Scans of 2,000 pages put together as one file: how long it takes, and how much memory the process that does it and the one that
// asks for it hold at most. The papers lie on the disk, and the file is written there as it comes.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import PDFDocument from 'pdfkit';
import { bound } from '#platform/binding/binding.ts';

const [PAPERS, PAGES] = [80, 25];
const MB = 1024 * 1024;

export async function bundleOf(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'munch-bench-bundle-'));
  const files: string[] = [];
  for (let at = 0; at < PAPERS; at += 1) files.push(await scanned(join(folder, `${at}.pdf`), at));
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  const before = process.memoryUsage().rss;
  const peak = { child: 0, own: before };
  const startedAt = performance.now();
  const out = await open(join(folder, 'bundle.pdf'), 'w');
  const coming = bound(
    {
      kind: 'bundle',
      title: 'Bundle',
      language: 'en',
      pagesMost: 2000,
      sources: sizes.map((size, at) => ({
        type: 'application/pdf',
        size,
        mark: `C-${at + 1}`,
        title: `Scan ${at + 1}`,
      })),
    },
    {
      read: (at, from) => partOf(files[at] ?? '', from),
      progress: async () => measure(peak),
      front: (counts) => ({
        title: 'Bundle',
        author: 'Munch',
        subject: '',
        language: 'en',
        madeAt: new Date('2026-11-20T06:30:00Z'),
        foot: '',
        parts: counts.map((_, at) => ({ text: `C-${at + 1}` })),
      }),
    },
  );
  let next = await coming.next();
  for (; !next.done; next = await coming.next()) {
    await out.write(next.value);
    measure(peak);
  }
  await out.close();
  const seconds = (performance.now() - startedAt) / 1000;
  const size = (await stat(join(folder, 'bundle.pdf'))).size;
  const all = sizes.reduce((sum, one) => sum + one, 0);
  console.log(`bundle of ${PAPERS} papers, ${PAPERS * PAGES} scanned pages`);
  console.log(
    `  ${Math.round(all / MB)} MB in, ${Math.round(size / MB)} MB out, ${next.value} pages with the index`,
  );
  console.log(
    `  ${seconds.toFixed(1)} s, ${((PAPERS * PAGES) / seconds).toFixed(0)} pages a second`,
  );
  console.log(`  ${Math.round(peak.child / MB)} MB at most in the process that binds`);
  console.log(`  ${Math.round((peak.own - before) / MB)} MB more than before in the one that asks`);
  rmSync(folder, { recursive: true });
}

/** A paper as a scanner makes it: a picture a page, which no two pages have in common. */
async function scanned(file: string, seed: number): Promise<string> {
  const doc = new PDFDocument({ autoFirstPage: false });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((done) => doc.on('end', done));
  for (let page = 0; page < PAGES; page += 1) {
    const canvas = createCanvas(620, 877);
    const context = canvas.getContext('2d');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, 620, 877);
    context.fillStyle = '#222';
    for (let line = 0; line < 45; line += 1)
      context.fillText(
        `${seed} ${page} ${line} ${'the goods came late '.repeat(6)}`,
        40,
        40 + line * 18,
      );
    doc.addPage({ size: 'A4' }).image(canvas.toBuffer('image/jpeg', 70), 0, 0, { width: 595 });
  }
  doc.end();
  await ended;
  const out = await open(file, 'w');
  await out.write(Buffer.concat(chunks));
  await out.close();
  return file;
}

async function partOf(path: string, from: number): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(4 * MB), 0, 4 * MB, from);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function measure(peak: { child: number; own: number }): void {
  peak.own = Math.max(peak.own, process.memoryUsage().rss);
  const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8');
  for (const pid of children.split(' ').filter(Boolean))
    try {
      const held = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
      peak.child = Math.max(peak.child, Number(held ?? 0) * 1024);
    } catch {
      // it ended meanwhile
    }
}
