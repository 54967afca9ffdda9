import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const lock = resolve(import.meta.dirname, 'lock.mjs');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'munch-lock-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A process that takes the lock, writes that it began, rests, writes that it ended, and releases it. */
const worker = (file: string, log: string, rest: number) => `
  import { appendFileSync } from 'node:fs';
  const { takeLock } = await import(${JSON.stringify(lock)});
  const release = takeLock(${JSON.stringify(file)}, () => {});
  appendFileSync(${JSON.stringify(log)}, 'begin\\n');
  await new Promise((done) => setTimeout(done, ${rest}));
  appendFileSync(${JSON.stringify(log)}, 'end\\n');
  release();`;

const args = (code: string) => ['--input-type=module', '-e', code];

test('five at once work one after the other, and leave no lock', async () => {
  const [file, log] = [join(folder, 'five.lock'), join(folder, 'five.log')];
  const ended = Array.from({ length: 5 }, () => {
    const child = spawn(process.execPath, args(worker(file, log, 150)));
    return new Promise<number | null>((done) => child.on('exit', done));
  });
  expect(await Promise.all(ended)).toEqual([0, 0, 0, 0, 0]);
  expect(readFileSync(log, 'utf8')).toBe('begin\nend\n'.repeat(5));
  expect(existsSync(file)).toBe(false);
}, 60_000);

test('a lock of a process that was killed, or whose number another has now, is taken over', () => {
  const file = join(folder, 'stale.lock');
  const dead = spawnSync(process.execPath, ['-e', '']).pid;
  for (const left of [`${dead} 12345`, `${process.pid} 1`, '', 'half a li']) {
    writeFileSync(file, left);
    const log = join(folder, `stale${left.length}.log`);
    const done = spawnSync(process.execPath, args(worker(file, log, 0)), { timeout: 20_000 });
    // Where the system does not tell when a process began, a number that is in use is believed.
    if (left.startsWith(`${process.pid} `) && !existsSync('/proc/self/stat')) continue;
    expect(done.status, left).toBe(0);
    expect(existsSync(file)).toBe(false);
  }
}, 60_000);
