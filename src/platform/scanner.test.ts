import { mkdtempSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { Outage } from './outage.ts';
import { noScanner, openScanner } from './scanner.ts';

const VIRUS = 'EICAR';
let server: Server | undefined;
afterEach(() => server?.close());

/** A clamd that knows one virus and takes at most so many bytes. */
async function clamd(most = 1e9): Promise<string> {
  const path = join(mkdtempSync(join(tmpdir(), 'munch-clamd-')), 'clamd.sock');
  server = createServer((socket) => {
    let said = Buffer.alloc(0);
    socket.on('error', () => {});
    socket.on('data', (piece) => {
      said = Buffer.concat([said, piece]);
      let at = 'zINSTREAM\0'.length;
      let content = '';
      while (said.length >= at + 4) {
        const length = said.readUInt32BE(at);
        if (length === 0)
          return void socket.end(
            content.includes(VIRUS) ? 'stream: Eicar FOUND\0' : 'stream: OK\0',
          );
        if (said.length < at + 4 + length) return;
        content += said.toString('latin1', at + 4, at + 4 + length);
        at += 4 + length;
        if (content.length > most) return void socket.end('INSTREAM size limit exceeded. ERROR\0');
      }
    });
  });
  await new Promise<void>((done) => server?.listen(path, done));
  return `unix:${path}`;
}

async function* pieces(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text);
}

test('a virus is found wherever it lies between two pieces', async () => {
  const scanner = openScanner(await clamd());
  expect(await scanner.scan(pieces('nothing', ' here'))).toBe('clean');
  expect(await scanner.scan(pieces('some EI', 'CAR here'))).toBe('infected');
});

test('a scanner that takes no file of this size says so, and is not written to any more', async () => {
  const scanner = openScanner(await clamd(10));
  const many = Array.from({ length: 2000 }, () => 'x'.repeat(65_536));
  expect(await scanner.scan(pieces(...many))).toBe('too_large');
});

test('one that is away is an outage, and nothing counts as clean', async () => {
  const scanner = openScanner('unix:/nowhere/clamd.sock');
  await expect(scanner.scan(pieces('x'))).rejects.toThrow(Outage);
});

test('without one everything passes, and it says that none runs', async () => {
  expect([noScanner.isReal, await openScanner(undefined).scan(pieces(VIRUS))]).toEqual([
    false,
    'clean',
  ]);
});
