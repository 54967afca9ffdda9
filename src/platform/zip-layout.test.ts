import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { openZip } from './zip.ts';
import { bytesBetween, type StoredFile, zipLayout } from './zip-layout.ts';

const at = new Date('2026-11-20T06:30:00Z');
type Held = StoredFile & { content: Buffer };
const held = (name: string, content: Buffer): Held => ({
  name,
  content,
  size: content.length,
  crc: crc32(content),
  at,
});
const contentOf = async function* ({ content }: Held, from: number, to: number) {
  yield content.subarray(from, to);
};
async function between(files: readonly Held[], from = 0, to = zipLayout(files).size) {
  const parts: Uint8Array[] = [];
  for await (const part of bytesBetween(zipLayout(files), { from, to }, contentOf))
    parts.push(part);
  return Buffer.concat(parts);
}
const reading = (whole: Buffer) => ({
  size: whole.length,
  read: async (from: number, to: number) => whole.subarray(from, to),
});

describe('a zip of stored files', () => {
  const files = [
    held('index.html', Buffer.from('<p>नमस्ते</p>')),
    held('papers/C-01 करार.pdf', randomBytes(70_000)),
    held('empty.txt', Buffer.alloc(0)),
  ];

  test('is read by another’s reader: names in three scripts, sizes, checksums and content', async () => {
    const whole = await between(files);
    expect(whole).toHaveLength(zipLayout(files).size);
    const zip = await openZip(reading(whole));
    if (!zip.ok) throw new Error(zip.refusal);
    const listed = await zip.value.list();
    if (!listed.ok) throw new Error(listed.refusal);
    expect(listed.value.entries.map(({ name }) => Buffer.from(name).toString())).toEqual(
      files.map(({ name }) => name),
    );
    for (const [place, entry] of listed.value.entries.entries())
      expect(await zip.value.content({ ...entry, isDeflated: false })).toEqual({
        ok: true,
        value: files[place]?.content,
      });
  });

  test('has the same bytes whichever part of it is asked for', async () => {
    const whole = await between(files);
    for (const [from, to] of [
      [0, 1],
      [29, 31],
      [whole.length - 1, whole.length],
      [100, 69_999],
      [70_050, whole.length],
      [5, 5],
    ] as const)
      expect((await between(files, from, to)).equals(whole.subarray(from, to))).toBe(true);
  });

  test('without a file in it is one all the same', async () => {
    expect(await openZip(reading(await between([])))).toMatchObject({ ok: true });
  });

  test('of more than 4 GB, or of more files than 16 bits count, says so in 64 bits', async () => {
    const large = 5 * 1024 ** 3;
    const many = [
      { name: 'film.mp4', size: large, crc: 1, at },
      { name: 'after.txt', size: 3, crc: 2, at },
      ...Array.from({ length: 0xffff }, (_, place) => ({ name: `${place}`, size: 0, crc: 0, at })),
    ];
    const layout = zipLayout(many);
    const read = async (from: number, to: number) => {
      const parts: Uint8Array[] = [];
      const nothing = async function* (_: StoredFile, start: number, end: number) {
        yield Buffer.alloc(end - start);
      };
      for await (const part of bytesBetween(layout, { from, to }, nothing)) parts.push(part);
      return Buffer.concat(parts);
    };
    const zip = await openZip({ size: layout.size, read });
    if (!zip.ok) throw new Error(zip.refusal);
    expect(zip.value.count).toBe(many.length);
    const listed = await zip.value.list();
    if (!listed.ok) throw new Error(listed.refusal);
    expect(listed.value.entries[0]).toMatchObject({ size: large, at: 0 });
    expect(listed.value.entries[1]?.at).toBeGreaterThan(large);
  });
});
