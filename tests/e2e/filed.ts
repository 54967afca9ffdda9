import { setTimeout as pause } from 'node:timers/promises';
import type { APIRequestContext } from 'playwright-core';
import { expect } from 'vitest';

const TUS = { 'tus-resumable': '1.0.0', 'sec-fetch-site': 'same-origin' };

/** Files a paper as a page does, for a journey that is about what comes after. */
export async function filePaper(
  request: APIRequestContext,
  { at, title, content }: { at: string; title: string; content: Buffer },
): Promise<void> {
  const name = Buffer.from(`${title}.pdf`).toString('base64');
  const begun = await request.post(`${at}/uploads`, {
    headers: {
      ...TUS,
      'upload-length': String(content.length),
      'upload-metadata': `filename ${name}`,
    },
  });
  const address = new URL(begun.headers().location ?? '', at).href;
  await request.patch(address, {
    headers: { ...TUS, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    data: content,
  });
  const state = async () => (await (await request.get(address)).json()).data.state;
  for (let tries = 0; tries < 60 && (await state()) !== 'ready'; tries += 1) await pause(500);
  const filed = await request.post(`${at}/papers`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { papers: [{ upload: address.slice(-36), title, kind: 'other' }] },
  });
  expect(filed.status()).toBe(201);
}
