import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bytesOf } from './manifest.ts';
import { pack, type TarEntry, unpack } from './tar.ts';

/** As backups were written until November 2026, by a writer of our own: a path of 178 bytes stands in a header of its own. */
const old = Buffer.from(
  [
    'H4sIAAAAAAACA+3XMW7CMBQGYM+cImJqF3jPTpyJwxjqtGlDsGIjQSvGqjfoCdyRhQv0Kj5KFbqFgQFikPK+xVIs',
    '+Q3W//zi1LzSdrqodPM2hRZOXu2qrtj1tKdKgOMKp2u7yzATgJBBisAAOaJkCbAI1taphkGUWndo/ICP4xEjA1WU',
    'bfz10rhtbzXO5x86+QcUnPIfg1Gb3mucu3+ed/o/SInIkg3df+8wzxOj3MvsvxEE/xn8Pvjf4A/h5yv47/v4ZJTR',
    'zcQ8FSMUiS3f9QyBp/RuXaxa1c83zj8/6f8gpRDU/2NQZNDmZNCWqi4Lbd3xp/9m8z/vzv9pRvN/FB87moEIIWSI',
    '/gBrEHjbABgAAA==',
  ].join(''),
  'base64',
);
const long = `files/${'अभिलेख/'.repeat(8)}paper.pdf`;
const inside: [string, Buffer][] = [
  ['tables/clerk/000001.jsonl', Buffer.from('"(1)"\n')],
  ['files/empty', Buffer.alloc(0)],
  [long, Buffer.concat([Buffer.alloc(512, 'a'), Buffer.alloc(512, 'b')])],
  ['manifest.json', Buffer.from('{}')],
];

async function* given(...chunks: Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* chunks;
}
async function* entriesOf(all: [string, Buffer][], lie = 0): AsyncGenerator<TarEntry> {
  for (const [path, bytes] of all)
    yield { path, size: bytes.length + lie, body: given(bytes.subarray(0, 3), bytes.subarray(3)) };
}
async function found(tar: AsyncIterable<Uint8Array>): Promise<[string, Buffer][]> {
  const all: [string, Buffer][] = [];
  for await (const { path, size, body } of unpack(tar)) {
    const bytes = await bytesOf(body);
    expect(bytes.length).toBe(size);
    all.push([path, bytes]);
  }
  return all;
}
const packed = () => bytesOf(pack(entriesOf(inside)));

test('a backup that an older Munch wrote is read', async () =>
  expect(await found(given(gunzipSync(old)))).toEqual(inside));

test('what is packed comes out again, in whatever pieces it arrives', async () => {
  const tar = await packed();
  expect(await found(given(tar))).toEqual(inside);
  const pieces = Array.from({ length: Math.ceil(tar.length / 333) }, (_, at) =>
    tar.subarray(at * 333, (at + 1) * 333),
  );
  expect(await found(given(...pieces))).toEqual(inside);
});

test('what is no tar file, or ends too early, is told as that', async () => {
  const tar = await packed();
  await expect(found(given(tar.subarray(0, 700)))).rejects.toThrow('it ends too early');
  await expect(found(given(tar.subarray(0, 515)))).rejects.toThrow('it ends too early');
  await expect(found(given(gzipSync(tar), Buffer.alloc(600)))).rejects.toThrow(
    'it is not a backup of Munch',
  );
  const damaged = Buffer.from(tar);
  damaged.writeUInt8(damaged.readUInt8(3) ^ 1, 3);
  await expect(found(given(damaged))).rejects.toThrow('it is not a backup of Munch');
});

test('a body that is shorter or longer than it was told is not packed', async () => {
  for (const lie of [-1, 1, 600])
    await expect(bytesOf(pack(entriesOf(inside.slice(2, 3), lie)))).rejects.toThrow(
      'changed while it was read: run the backup again',
    );
});
