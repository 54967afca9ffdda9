import { globSync } from 'node:fs';
import { openBrowser } from '../tests/e2e/site.ts';

type Sent = Record<string, number>;

/** Bytes on the wire for each page, as a new visitor's browser receives them on a phone; the late script apart. */
export async function bytesOf(url: string): Promise<void> {
  const browser = await openBrowser();
  console.log('Transferred on a first visit, 390 px wide, kB (React comes after the first paint)');
  console.log('  page                                     html   css  font image  wake | react  video');
  for (const path of pages()) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const session = await page.context().newCDPSession(page);
    const sent: Sent = {};
    const kinds = new Map<string, string>();
    session.on('Network.responseReceived', ({ requestId, type, response }) => kinds.set(requestId, kindOf(type, response.url)));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId) ?? 'other';
      sent[kind] = (sent[kind] ?? 0) + encodedDataLength;
    });
    await session.send('Network.enable');
    await page.goto(url + path, { waitUntil: 'load' });
    await page.waitForTimeout(1500);
    const cell = (kind: string) => ((sent[kind] ?? 0) / 1000).toFixed(1).padStart(6);
    console.log(
      `  ${path.padEnd(38)} ${['html', 'css', 'font', 'image', 'wake'].map(cell).join('')} |${['react', 'video'].map(cell).join(' ')}`,
    );
    await page.close();
  }
  await browser.close();
}

function pages(): string[] {
  return globSync('**/index.html', { cwd: 'build/client' })
    .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
    .sort();
}

function kindOf(type: string, url: string): string {
  if (type === 'Document') return 'html';
  if (type === 'Stylesheet') return 'css';
  if (type === 'Font') return 'font';
  if (type === 'Image' || url.endsWith('.svg')) return 'image';
  if (type === 'Media' || /\.(webm|mp4)$/.test(url)) return 'video';
  return url.includes('/assets/wake-') ? 'wake' : 'react';
}
