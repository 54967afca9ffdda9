import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startProduct } from '../bench/product.ts';

test('a product that does not start to be measured leaves neither a database nor its files behind', async () => {
  const [before, own] = [process.env.TMPDIR, mkdtempSync(join(tmpdir(), 'munch-measured-'))];
  process.env.TMPDIR = own;
  try {
    await expect(startProduct(['--eval', 'process.exit(3)'])).rejects.toThrow('ended with 3');
    expect(readdirSync(own).filter((name) => name.startsWith('munch-bench-'))).toEqual([]);
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    rmSync(own, { recursive: true, force: true });
  }
});
