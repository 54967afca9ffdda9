import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AlreadyRunning, takeLock } from './lock.ts';

const path = process.env.PATH ?? '';
let home: string;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'munch-lock-'));
});

afterEach(async () => {
  process.env.PATH = path;
  await rm(home, { recursive: true });
});

test.each([
  ['a locked file', path],
  ['a name to listen on, where there is no flock', '/nowhere'],
])('a data folder is held by one at a time and given back: by %s', async (_, programs) => {
  process.env.PATH = programs;
  const release = await takeLock(home, 'data');
  await expect(takeLock(home, 'data')).rejects.toThrow(AlreadyRunning);
  release();
  const again = await takeLock(home, 'data');
  again();
});
