import { inflateSync } from 'node:zlib';
import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { pdfSaying, readPages } from '../../../tests/pages.ts';
import { bound } from './binding.ts';
import { placeOn, withStrip } from './boxes.ts';
import { orientationOf } from './pictures.ts';
import { openDrawer } from './raster.ts';
import type { BindingJob, SourceCount } from './words.ts';

async function made(job: BindingJob, files: readonly Uint8Array[]) {
  const told: { counts: readonly SourceCount[] } = { counts: [] };
  const parts: Uint8Array[] = [];
  const coming = bound(job, {
    read: async (at, from) =>
      new Uint8Array((files[at] ?? new Uint8Array()).slice(from, from + 9000)),
    progress: async () => {},
    front: (counts) => {
      told.counts = counts;
      return {
        title: 'Bundle',
        author: 'Munch',
        subject: '',
        language: 'hi',
        madeAt: new Date('2026-11-20T06:30:00Z'),
        foot: '',
        parts: [{ text: 'काग़ज़ों की सूची' }],
      };
    },
  });
  let next = await coming.next();
  for (; !next.done; next = await coming.next()) parts.push(next.value);
  return { bytes: Buffer.concat(parts), pages: next.value, counts: told.counts };
}

const sourcesOf = (files: readonly Uint8Array[], types: readonly string[] = []) =>
  files.map((file, at) => ({
    type: types[at] ?? 'application/pdf',
    size: file.length,
    mark: `C-${at + 1}`,
    title: `Paper ${at + 1}`,
  }));

const copying = { kind: 'copy' as const, title: 'Copy', language: 'en', pagesMost: 2000 };
const plainly = { pages: null, turn: 0 as const, turned: null, boxes: [] };

/** Everything that a file says, packed or not. */
function allOf(bytes: Buffer): string {
  const file = bytes.toString('latin1');
  let said = file;
  for (const [, body = ''] of file.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g))
    try {
      said += inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
    } catch {
      // a picture
    }
  return said;
}

/** A page that inherits its letters and its size, and has an earlier state behind it. */
const INHERITS = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 300 200]/Resources<</Font<</F1 5 0 R>>>>>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/Contents 4 0 R/Rotate 90>>endobj
4 0 obj<</Length 44>>stream
BT /F1 24 Tf 20 100 Td (inherited words) Tj ET
endstream
endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>
%%EOF`;

describe('a bundle', () => {
  test('takes pages that inherit their letters, pictures and what is damaged each as it can', async () => {
    const canvas = createCanvas(300, 100);
    const files = [
      Buffer.from(INHERITS),
      canvas.toBuffer('image/jpeg', 80),
      canvas.toBuffer('image/png'),
      Buffer.from('%PDF-1.7 and nothing'),
    ];
    const sources = sourcesOf(files, ['application/pdf', 'image/jpeg', 'image/png']);
    const { bytes, counts } = await made(
      { kind: 'bundle', title: 'B', language: 'en', sources, pagesMost: 2000 },
      files,
    );
    expect(counts.map(({ pages, fault }) => fault ?? pages)).toEqual([1, 1, 1, 'damaged']);
    const { pages } = await readPages(bytes);
    expect(pages).toHaveLength(4);
    expect(pages[1]).toContain('inherited words');
    expect(pages[1]).toMatch(/C-1\s+1\/1.*2 \/ 4/s);
  });

  test('of more pages than may be is none', async () => {
    const files = [await pdfSaying(['one', 'two', 'three'])];
    const job = { kind: 'bundle' as const, title: 'B', language: 'en', sources: sourcesOf(files) };
    await expect(made({ ...job, pagesMost: 2 }, files)).rejects.toMatchObject({
      fault: 'too_many_pages',
    });
  });
});

describe('a copy', () => {
  test('has nothing left of what is covered: no word, no note, no attachment, no pixel', async () => {
    const file = await pdfSaying(['canary-one', 'kept', 'canary-two']);
    const job = {
      ...copying,
      ...plainly,
      sources: sourcesOf([file]),
      boxes: [1, 3].map((page) => ({ page, left: 0, top: 0, width: 100, height: 50 })),
    };
    const { bytes } = await made(job, [file]);
    const { pages } = await readPages(bytes);
    expect(pages.map((words) => words.trim())).toEqual(['', 'kept', '']);
    expect(allOf(file)).toContain('<63616e6172>'); // as pdfkit writes it: the search would have found it
    for (const canary of ['canar', '63616e6172', '63616E6172'])
      expect(allOf(bytes)).not.toContain(canary);
    const drawer = await openDrawer(bytes);
    const { jpeg } = await drawer.draw(0, []);
    await drawer.close();
    expect(await shades(jpeg)).toEqual({ upper: 'black', lower: 'white' });
  });

  test('is whole where nothing is covered: pages chosen, turned and joined in their order', async () => {
    const files = [await pdfSaying(['one', 'two', 'three']), await pdfSaying(['joined'])];
    const job = {
      ...copying,
      ...plainly,
      sources: sourcesOf(files),
      pages: [3, 1],
      turn: 90 as const,
    };
    const { bytes, pages } = await made(job, files);
    expect(pages).toBe(3);
    expect((await readPages(bytes)).pages.map((words) => words.trim())).toEqual([
      'three',
      'one',
      'joined',
    ]);
    expect(bytes.toString('latin1').match(/\/Rotate 90/g)).toHaveLength(2);
  });

  test('of a page that is not there is none', async () => {
    const file = await pdfSaying(['one']);
    const job = { ...copying, ...plainly, sources: sourcesOf([file]), pages: [2] };
    await expect(made(job, [file])).rejects.toMatchObject({ fault: 'page_unknown' });
  });
});

/** What the upper and the lower half of a picture are. */
async function shades(jpeg: Uint8Array) {
  const { loadImage } = await import('@napi-rs/canvas');
  const image = await loadImage(Buffer.from(jpeg));
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  const all = (from: number, to: number) => {
    const { data } = context.getImageData(0, from, image.width, to - from);
    const light = data.filter((_, at) => at % 4 === 0);
    if (light.every((one) => one < 40)) return 'black';
    return light.every((one) => one > 215) ? 'white' : 'mixed';
  };
  const middle = Math.floor(image.height / 2);
  return { upper: all(0, middle - 4), lower: all(middle + 8, image.height) };
}

test('a place is found on a page however it is turned, and the strip is added below it', () => {
  const box = { x: 10, y: 20, width: 100, height: 50 };
  expect(placeOn(box, 0, { right: 0, up: 0 })).toEqual({ x: 10, y: 20 });
  expect(placeOn(box, 90, { right: 0, up: 0 })).toEqual({ x: 110, y: 20 });
  expect(placeOn(box, 180, { right: 0, up: 0 })).toEqual({ x: 110, y: 70 });
  expect(placeOn(box, 270, { right: 0, up: 0 })).toEqual({ x: 10, y: 70 });
  expect(withStrip(box, 90, 24)).toEqual({ ...box, width: 124 });
  expect(withStrip(box, 0, 24)).toEqual({ x: 10, y: -4, width: 100, height: 74 });
});

test('a picture without a note of how it was held stands as it is', () => {
  expect(orientationOf(createCanvas(4, 4).toBuffer('image/jpeg', 80))).toBe(1);
  expect(orientationOf(new Uint8Array([0xff, 0xd8]))).toBe(1);
});
