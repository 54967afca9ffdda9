import { expect, test } from 'vitest';
import { allow } from '#kernel/result.ts';
import { fc } from '../../tests/properties.ts';
import { bytesOf, type Packed, zipOf } from '../../tests/zip.ts';
import { openZip, type Zip } from './zip.ts';

const paper = Buffer.from('%PDF-1.7 a paper of a loan'.repeat(40));
const one = (change: Partial<Packed> = {}): Packed => ({
  name: 'loan.pdf',
  bytes: paper,
  ...change,
});

async function opened(zip: Buffer): Promise<Zip> {
  const found = await openZip(bytesOf(zip));
  if (!found.ok) throw new Error(found.refusal);
  return found.value;
}
async function listed(zip: Buffer) {
  const listing = await (await opened(zip)).list();
  if (!listing.ok) throw new Error(listing.refusal);
  return listing.value.entries.map((entry) => ({ ...entry, isDeflated: entry.method === 8 }));
}
/** What the first entry of a zip unpacks to, when the zip lies in these fields. */
async function contentOf(zip: Buffer, lie: { size?: number; packed?: number; at?: number } = {}) {
  const [entry] = await listed(zip);
  if (!entry) throw new Error('The zip is empty.');
  return (await opened(zip)).content({ ...entry, ...lie });
}

test('an entry unpacks to what was packed, deflated or not', async () => {
  expect(await contentOf(zipOf([one()]))).toEqual(allow(paper));
  expect(await contentOf(zipOf([one({ method: 0 })]))).toEqual(allow(paper));
  const large = Buffer.alloc(3_000_000, 'a paper');
  const found = await contentOf(zipOf([one({ bytes: large, method: 0 })]));
  expect(found.ok && found.value.equals(large)).toBe(true);
});

test('of an entry that unpacks to more than it says no more is held than that', async () => {
  const bomb = Buffer.alloc(50_000_000);
  const tooLarge = { ok: false, refusal: 'too_large' };
  const before = process.memoryUsage().arrayBuffers;
  expect(await contentOf(zipOf([one({ bytes: bomb, size: 90_000 })]))).toEqual(tooLarge);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(25_000_000);
  expect(await contentOf(zipOf([one()]), { size: paper.length - 1 })).toEqual(tooLarge);
});

test('an entry that is not what the directory says is broken', async () => {
  const broken = { ok: false, refusal: 'broken' };
  const zip = zipOf([one()]);
  expect(await contentOf(zip, { size: paper.length + 1 })).toEqual(broken);
  expect(await contentOf(zip, { packed: 9 })).toEqual(broken);
  expect(await contentOf(zip, { packed: 100_000 })).toEqual(broken);
  expect(await contentOf(zip, { at: 3 })).toEqual(broken);
  expect(await contentOf(zip, { at: 2 ** 40 })).toEqual(broken);
  expect(await contentOf(zipOf([one({ crc: 1 })]))).toEqual(broken);
});

test('what is no zip, is cut short or in parts is refused', async () => {
  const zip = zipOf([one()]);
  const end = zip.length - 22;
  const lied = (offset: number, value: number) => {
    const copy = Buffer.from(zip);
    copy.writeUInt16LE(value, end + offset);
    return copy;
  };
  const wrong = { ok: false, refusal: 'wrong' };
  expect(await openZip(bytesOf(Buffer.from('no zip at all')))).toEqual(wrong);
  expect(await openZip(bytesOf(zip.subarray(0, -5)))).toEqual(wrong);
  expect(await openZip(bytesOf(lied(4, 1)))).toEqual({ ok: false, refusal: 'in_parts' });
  expect(await (await opened(lied(10, 7))).list()).toEqual(wrong);
  expect(await (await opened(zip.subarray(10))).list()).toEqual(wrong);
  expect((await opened(lied(10, 0xffff))).count).toBe(0xffff);
});

test('an accident in reading the bytes is no fault of the zip', async () => {
  const zip = zipOf([one()]);
  const [entry] = await listed(zip);
  if (!entry) throw new Error('The zip is empty.');
  let isAway = true;
  const bytes = {
    size: zip.length,
    read: (from: number, to: number) =>
      isAway ? Promise.reject(new Error('the disk is away')) : bytesOf(zip).read(from, to),
  };
  await expect(openZip(bytes)).rejects.toThrow('the disk is away');
  isAway = false;
  const found = await openZip(bytes);
  if (!found.ok) throw new Error(found.refusal);
  isAway = true;
  await expect(found.value.list()).rejects.toThrow('the disk is away');
  await expect(found.value.content(entry)).rejects.toThrow('the disk is away');
  isAway = false;
  expect(await found.value.content(entry)).toEqual(allow(paper));
});

test('the content of a damaged zip is whole or refused', async () => {
  const zip = zipOf([one(), one({ name: 'b.pdf', method: 0 })]);
  const entries = await listed(zip);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(zip.length - 1), fc.nat(255)), { minLength: 1, maxLength: 6 }),
      async (changes) => {
        const copy = Buffer.from(zip);
        for (const [at, value] of changes) copy[at] = value;
        const found = await openZip(bytesOf(copy));
        if (!found.ok) return;
        for (const entry of entries) {
          const content = await found.value.content(entry);
          if (content.ok) expect(content.value).toEqual(paper);
        }
      },
    ),
    { numRuns: 300 },
  );
});
