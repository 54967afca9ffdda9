import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('whoever asks the bench for a part that it has not is told of all that it has, before anything is built', () => {
  const main = new URL('../bench/main.ts', import.meta.url).pathname;
  const { status, stderr, stdout } = spawnSync(process.execPath, [main, 'nothing'], {
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([1, '']);
  const [, told = ''] = /There is no part "nothing"\. The parts are: (.*)\.\n/.exec(stderr) ?? [];
  const parts = told.split(', ');
  for (const part of ['load', 'lighthouse', 'walk', 'upload', 'archive', 'workspace', 'matching'])
    expect(parts).toContain(part);
  // Each file of the bench that runs a part has one, under whatever name.
  const run = readFileSync(main, 'utf8').match(/import \{[^}]*\b\w+Of\b[^}]*\}/g) ?? [];
  expect(parts.length).toBeGreaterThanOrEqual(run.length);
});
