import { describe, expect, test } from 'vitest';
import { fc } from '../../../../tests/properties.ts';
import { type Packed, zipOf } from '../../../../tests/zip.ts';
import {
  directoryOf,
  END_BYTES_MAX,
  type Entry,
  entriesOf,
  keyOf,
  PAPERS_MAX,
} from './bulk-zip.ts';

const paper = Buffer.from('%PDF-1.7 a paper of a loan');
const one = (change: Partial<Packed> = {}): Packed => ({
  name: 'loan.pdf',
  bytes: paper,
  ...change,
});

function read(zip: Buffer) {
  const directory = directoryOf(zip.subarray(-END_BYTES_MAX), zip.length);
  if (!directory.ok) return directory;
  const { at, size } = directory.value;
  return entriesOf(zip.subarray(at, at + size), directory.value);
}
function entries(...files: Packed[]): Entry[] {
  const found = read(zipOf(files));
  if (!found.ok) throw new Error(found.refusal);
  return found.value;
}

describe('the directory of a zip', () => {
  test('names each paper, with its sizes and place', () => {
    const [first, second] = entries(one(), one({ name: 'papers/Other.PDF', method: 0 }));
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

  test('is found behind a comment', () =>
    expect(read(zipOf([one()], 'made by a bank')).ok).toBe(true));

  test('passes over folders and what a Mac adds', () =>
    expect(
      entries(
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
  ])('tells %s', (_, change, fault) => {
    // Alone in its zip, whose end is told to be further away where the lie needs room.
    const zip = zipOf([one(change)]);
    const found = entriesOf(zip.subarray(zip.indexOf('PK\x01\x02', 'latin1')), {
      at: 2 ** 31,
      size: 0,
      count: 1,
    });
    expect(found.ok && found.value.map((entry) => entry.fault)).toEqual([fault]);
  });

  test('tells both of two papers with one name, whatever their folders', () =>
    expect(
      entries(one(), one({ name: 'b/LOAN.pdf' }), one({ name: 'c.pdf' })).map(({ fault }) => fault),
    ).toEqual(['paper_twice', 'paper_twice', null]));

  test('refuses entries that share bytes: the small bomb that no ratio shows', () => {
    expect(read(zipOf([one(), one({ name: 'b.pdf', at: 0 })]))).toEqual({
      ok: false,
      refusal: 'zip_overlaps',
    });
    expect(read(zipOf([one({ packed: 5000 })]))).toEqual({ ok: false, refusal: 'zip_overlaps' });
  });

  test('refuses more than fits in all', () => {
    const large = (name: string): Packed => one({ name, size: 24 * 1024 * 1024 });
    const zip = zipOf(Array.from({ length: 342 }, (_, at) => large(`${at}.pdf`)));
    expect(read(zip)).toEqual({ ok: false, refusal: 'zip_too_large' });
  });

  test('refuses what is no zip, is cut short, or is too new', () => {
    const zip = zipOf([one()]);
    const end = zip.length - 22;
    const lied = (offset: number, value: number) => {
      const copy = Buffer.from(zip);
      copy.writeUInt16LE(value, end + offset);
      if (offset === 10) copy.writeUInt16LE(value, end + 8);
      return read(copy);
    };
    expect(read(Buffer.from('no zip at all'))).toMatchObject({ refusal: 'zip_wrong' });
    expect(read(zip.subarray(0, -5))).toMatchObject({ refusal: 'zip_wrong' });
    expect(read(zip.subarray(10))).toMatchObject({ refusal: 'zip_wrong' });
    expect(lied(4, 1)).toMatchObject({ refusal: 'zip_in_parts' });
    expect(lied(10, 0xffff)).toMatchObject({ refusal: 'zip_too_new' });
    expect(lied(10, PAPERS_MAX + 1)).toMatchObject({ refusal: 'zip_too_many' });
    expect(lied(10, 7)).toMatchObject({ refusal: 'zip_wrong' });
  });

  test('of any bytes is answered without an accident', () => {
    const zip = zipOf([one(), one({ name: 'b.pdf' })]);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(zip.length - 1), fc.nat(255)), { maxLength: 12 }),
        (changes) => {
          const copy = Buffer.from(zip);
          for (const [at, value] of changes) copy[at] = value;
          read(copy);
        },
      ),
      { numRuns: 500 },
    );
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => void read(Buffer.from(bytes))),
    );
  });
});

test('a paper is named without its folders and whatever its capitals', () =>
  expect(keyOf('Papers/A/Loan 7.PDF')).toBe('loan 7.pdf'));
