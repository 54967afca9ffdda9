import { describe, expect, test } from 'vitest';
import { openZip } from '#platform/zip.ts';
import { fc } from '../../../../tests/properties.ts';
import { bytesOf, type Packed, zipOf } from '../../../../tests/zip.ts';
import { entriesOf, faultOfCount, keyOf, PAPERS_MAX, type ZipEntry } from './bulk-zip.ts';

const paper = Buffer.from('%PDF-1.7 a paper of a loan');
const one = (change: Partial<Packed> = {}): Packed => ({
  name: 'loan.pdf',
  bytes: paper,
  ...change,
});

async function listingOf(zip: Buffer) {
  const opened = await openZip(bytesOf(zip));
  return opened.ok ? opened.value.list() : opened;
}
async function read(zip: Buffer) {
  const listing = await listingOf(zip);
  return listing.ok ? entriesOf(listing.value) : listing;
}
async function entries(...files: Packed[]): Promise<ZipEntry[]> {
  const found = await read(zipOf(files));
  if (!found.ok) throw new Error(found.refusal);
  return found.value;
}

describe('the directory of a zip', () => {
  test('names each paper, with its sizes and place', async () => {
    const [first, second] = await entries(one(), one({ name: 'papers/Other.PDF', method: 0 }));
    expect(first).toMatchObject({
      name: 'loan.pdf',
      key: 'loan.pdf',
      at: 0,
      size: paper.length,
      isDeflated: true,
      fault: null,
    });
    expect(second).toMatchObject({
      name: 'papers/Other.PDF',
      key: 'other.pdf',
      packed: paper.length,
      isDeflated: false,
      fault: null,
    });
  });

  test('is found behind a comment', async () =>
    expect((await read(zipOf([one()], 'made by a bank'))).ok).toBe(true));

  test('passes over folders and what a Mac adds', async () =>
    expect(
      await entries(
        one({ name: 'papers/' }),
        one({ name: '__MACOSX/._loan.pdf' }),
        one({ name: 'papers/.DS_Store' }),
      ),
    ).toEqual([]));

  test.each<[string, Partial<Packed>, string]>([
    ['a path that leads up', { name: '../../etc/passwd' }, 'paper_path'],
    ['a path that leads up by the back', { name: 'a\\..\\b.pdf' }, 'paper_path'],
    ['a path from the root', { name: '/etc/passwd' }, 'paper_path'],
    ['a drive', { name: 'C:loan.pdf' }, 'paper_path'],
    ['a link', { madeBy: 3, attributes: (0o120777 << 16) >>> 0 }, 'paper_link'],
    ['a device', { madeBy: 3, attributes: (0o020666 << 16) >>> 0 }, 'paper_link'],
    ['a password', { flags: 1 }, 'paper_locked'],
    ['a method of packing that is rare', { method: 12 }, 'paper_method'],
    [
      'a size beyond all papers',
      { size: 26 * 1024 * 1024 + 1, packed: 26 * 1024 * 1024 },
      'paper_too_large',
    ],
    ['more than a hundredfold', { size: 24 * 1024 * 1024 }, 'paper_bomb'],
    ['nothing', { bytes: Buffer.alloc(0) }, 'paper_empty'],
    [
      'a name of other bytes than UTF-8',
      { name: new Uint8Array([0xff, 0x2e, 0x70]) },
      'paper_name',
    ],
    ['a name that reads otherwise', { name: 'loan\u202Efdp.exe' }, 'paper_name'],
    ['a name that a row could not write', { name: 'a;b.pdf' }, 'paper_name'],
    ['strong encryption', { flags: 0x41 }, 'paper_locked'],
    ['strong encryption that hides as none', { flags: 0x40 }, 'paper_locked'],
  ])('tells %s', async (_, change, fault) => {
    // Alone in its zip, whose directory is told to be further away where the lie needs room.
    const listing = await listingOf(zipOf([one(change)]));
    if (!listing.ok) throw new Error(listing.refusal);
    const found = entriesOf({ ...listing.value, directoryAt: 2 ** 31 });
    expect(found.ok && found.value.map((entry) => entry.fault)).toEqual([fault]);
  });

  test('tells both of two papers with one name, whatever their folders', async () =>
    expect(
      (await entries(one(), one({ name: 'b/LOAN.pdf' }), one({ name: 'c.pdf' }))).map(
        ({ fault }) => fault,
      ),
    ).toEqual(['paper_twice', 'paper_twice', null]));

  test('refuses entries that share bytes: the small bomb that no ratio shows', async () => {
    const overlap = { ok: false, refusal: 'zip_overlaps' };
    expect(await read(zipOf([one(), one({ name: 'b.pdf', at: 0 })]))).toEqual(overlap);
    expect(await read(zipOf([one({ packed: 5000 })]))).toEqual(overlap);
    // One byte into the directory is already too far.
    const packed = zipOf([one()]).readUInt32LE(18);
    expect(await read(zipOf([one({ packed: packed + 9 })]))).toEqual(overlap);
  });

  test('refuses more than fits in all', async () => {
    const large = (name: string): Packed => one({ name, size: 24 * 1024 * 1024 });
    const zip = zipOf(Array.from({ length: 342 }, (_, at) => large(`${at}.pdf`)));
    expect(await read(zip)).toEqual({ ok: false, refusal: 'zip_too_large' });
  });

  test('refuses what needs zip64, be it one size or the count of its entries', async () => {
    for (const lie of [{ size: 0xffffffff }, { packed: 0xffffffff }, { at: 0xffffffff }])
      expect(await read(zipOf([one(lie)]))).toEqual({ ok: false, refusal: 'zip_too_new' });
    expect(faultOfCount(0xffff)).toBe('zip_too_new');
    expect(faultOfCount(2 ** 40)).toBe('zip_too_new');
  });

  test('refuses more papers than are read, and not one fewer', () => {
    expect(faultOfCount(PAPERS_MAX)).toBeNull();
    expect(faultOfCount(PAPERS_MAX + 1)).toBe('zip_too_many');
  });

  test('of any bytes is answered without an accident', async () => {
    const zip = zipOf([one(), one({ name: 'b.pdf' })]);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(zip.length - 1), fc.nat(255)), { maxLength: 12 }),
        async (changes) => {
          const copy = Buffer.from(zip);
          for (const [at, value] of changes) copy[at] = value;
          await read(copy);
        },
      ),
      { numRuns: 500 },
    );
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
        await read(Buffer.from(bytes));
      }),
    );
  });
});

test('a paper is named without its folders and whatever its capitals', () =>
  expect(keyOf('Papers/A/Loan 7.PDF')).toBe('loan 7.pdf'));
