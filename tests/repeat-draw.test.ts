import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { commitmentTo, drawn } from '#modules/appointments/rules/draw.ts';
import { type DrawFile, drawWords } from '#modules/appointments/rules/draw-file.ts';
import { sha256 } from '#platform/hash.ts';
import { signerOf } from '#platform/signing.ts';
import { repeatDraw } from '../scripts/repeat-draw.ts';

// What our rules drew, anybody draws again with one file of ours and Node (algorithms 2.2 and 2.4).
const ours = signerOf({ bytes: Buffer.alloc(32, 1) });
const anybodys = signerOf({ bytes: Buffer.alloc(32, 2) });
const names = ['Asha Rao', 'Bina Das', 'Chetan Oak', 'Dev Nair', 'Esha Kaul'].map((name, at) => ({
  ...{ id: `00000000-0000-4000-8000-00000000000${at}`, name },
}));

function aDraw(change: Partial<DrawFile> = {}): DrawFile {
  const words = drawWords('a dispute', 1);
  const seed = ours.sign(Buffer.from(words));
  const by = (of: string) => drawn(names, { seed: of, nameOf: ({ id }) => id, digest: sha256 });
  return {
    ...{ kind: 'munch-draw', version: 1, reference: 'MUNCH-AR-2026-000001', list: 'a list' },
    ...{ sentAt: '2026-11-23T06:30:00Z', closedAt: '2026-12-03T06:30:00Z', beacon: null },
    ...{ words, seed, commitment: commitmentTo(seed, sha256) },
    ...{ places: by(`${seed}|order`), equals: by(seed).slice(0, 3) },
    ...change,
  };
}
const repeated = (draw: DrawFile, keys = ours.published()) => {
  const said: string[] = [];
  return { isWhole: repeatDraw(draw, keys, (line) => said.push(line)), said: said.join('\n') };
};

test('a draw comes out the same, and says whose seed it was', () => {
  const { isWhole, said } = repeated(aDraw());
  expect(said).not.toContain('FAILED');
  expect(isWhole).toBe(true);
  expect(said).toContain('no public beacon');
});

test.each([
  ['another seed', { seed: anybodys.sign(Buffer.from('x')) }, 'committed'],
  ['names in another order', { places: names.toReversed() }, 'the names on the list'],
  ['equals in another order', { equals: aDraw().equals.toReversed() }, 'those who were equal'],
  ['another list than was signed', { words: drawWords('a dispute', 2) }, 'signature'],
])('%s is found', (_, change, what) => {
  const { isWhole, said } = repeated(aDraw(change));
  expect(isWhole).toBe(false);
  expect(said).toMatch(new RegExp(`FAILED.*${what}`));
});

test('with the keys of somebody else it is not the institution’s', () => {
  expect(repeated(aDraw(), anybodys.published()).isWhole).toBe(false);
});

test('the command needs nothing beside its one file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'munch-draw-'));
  try {
    const program = join(folder, 'repeat-draw.ts');
    await copyFile(resolve(import.meta.dirname, '../scripts/repeat-draw.ts'), program);
    await writeFile(join(folder, 'draw.json'), JSON.stringify(aDraw()));
    const run = promisify(execFile)(process.execPath, [program, 'draw.json'], { cwd: folder });
    expect((await run).stdout).toContain('ok     the seed is the one that was committed to');
  } finally {
    await rm(folder, { recursive: true });
  }
});
