import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { fc } from '../../../../tests/properties.ts';
import { type ArchiveManifest, manifestOf } from './manifest.ts';
import { isProved, proofOf } from './proof.ts';
import type { ArchiveHash, ArchiveItem } from './tree.ts';
import { type ItemFault, verifyArchive } from './verifying.ts';

const digest: ArchiveHash = (bytes) => createHash('sha256').update(bytes).digest('hex');
const item = (name: string, content = name): ArchiveItem => ({
  ...{ name, size: Buffer.byteLength(content) },
  hash: createHash('sha256').update(content).digest('hex'),
});
async function sealed(items: readonly ArchiveItem[]): Promise<ArchiveManifest> {
  const manifest = await manifestOf(items, digest);
  if (!manifest.ok) throw new Error(`${manifest.refusal.code} ${manifest.refusal.name}`);
  return manifest.value;
}
const faultsOf = (found: readonly ArchiveItem[], manifest: ArchiveManifest, signedRoot?: string) =>
  verifyArchive(found, { manifest, signedRoot: signedRoot ?? manifest.root }, digest);

const name = fc
  .array(fc.stringMatching(/^[a-zA-Z0-9 _-]{1,8}$/), { minLength: 1, maxLength: 3 })
  .map((steps) => steps.map((step) => `${step}x`).join('/'));
const items = fc
  .uniqueArray(fc.tuple(name, fc.string({ minLength: 1 })), {
    ...{ minLength: 1, maxLength: 20 },
    selector: ([of]) => of,
  })
  // Each content is its own, so that a renamed item is known by it.
  .map((pairs) => pairs.map(([of, content], at) => item(of, `${at} ${content}`)));

/** The tree of RFC 6962 as its text defines it: split at the largest power of two below the count. */
function topByTheBook(leaves: readonly string[]): string {
  if (leaves.length <= 1) return leaves[0] ?? '';
  let half = 1;
  while (half * 2 < leaves.length) half *= 2;
  const sides = [topByTheBook(leaves.slice(0, half)), topByTheBook(leaves.slice(half))];
  return createHash('sha256')
    .update(Buffer.from(`01${sides.join('')}`, 'hex'))
    .digest('hex');
}
function rootByTheBook(some: readonly ArchiveItem[]): string {
  const sorted = [...some].sort((a, b) => (a.name < b.name ? -1 : 1));
  const leaves = sorted.map((one) =>
    createHash('sha256')
      .update('\u0000')
      .update(JSON.stringify(['munch-archive-1', one.name, one.size, one.hash]))
      .digest('hex'),
  );
  return createHash('sha256')
    .update('\u0002')
    .update(JSON.stringify(['munch-archive-1', some.length, topByTheBook(leaves)]))
    .digest('hex');
}

describe('one hash for all items', () => {
  test('is that of the tree as RFC 6962 defines it, whatever order the items come in', async () => {
    await fc.assert(
      fc.asyncProperty(items, async (some) => {
        const { root } = await sealed(some);
        expect(root).toBe(rootByTheBook(some));
        expect((await sealed(some.toReversed())).root).toBe(root);
      }),
      { numRuns: 500 },
    );
  });

  test('exists for an archive of nothing, and is another one than that of an item', async () => {
    const empty = await sealed([]);
    expect(empty.root).toBe(rootByTheBook([]));
    expect((await sealed([item('a')])).root).not.toBe(empty.root);
  });

  test('is made of an item without a byte, too', async () => {
    expect((await sealed([item('a', '')])).items).toEqual([item('a', '')]);
  });

  test('is another one when two items change their contents with each other', async () => {
    const one = await sealed([item('a', '1'), item('b', '2')]);
    expect((await sealed([item('a', '2'), item('b', '1')])).root).not.toBe(one.root);
  });

  test.each([
    '',
    '/etc/passwd',
    '../a',
    'a/../b',
    'a//b',
    './a',
    'a/',
    'C:a',
    'a\\b',
    'a\u0000b',
    'e\u0301',
    '\ud800',
    'a'.repeat(1_025),
  ])(
    'is not made of an item whose name leads elsewhere or is spelled in two ways: %#',
    async (wrong) => {
      expect(await manifestOf([{ ...item('a'), name: wrong }], digest)).toEqual({
        ok: false,
        refusal: { code: 'name_wrong', name: wrong },
      });
    },
  );

  test.each([
    [[item('a'), item('a', 'other')], 'name_twice'],
    [[{ ...item('a'), size: -1 }], 'size_wrong'],
    [[{ ...item('a'), size: 0.5 }], 'size_wrong'],
    [[{ ...item('a'), hash: item('a').hash.toUpperCase() }], 'hash_wrong'],
  ])('is not made of what is no item: %#', async (wrong, code) => {
    expect(await manifestOf(wrong, digest)).toMatchObject({ ok: false, refusal: { code } });
  });
});

describe('verifying an archive', () => {
  test('finds nothing in what was sealed, in any order', async () => {
    await fc.assert(
      fc.asyncProperty(items, async (some) => {
        expect(await faultsOf(some.toReversed(), await sealed(some))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  type Forgery = 'changed' | 'missing' | 'added' | 'renamed';
  function forged(some: readonly ArchiveItem[], at: number, how: Forgery) {
    const place = at % some.length;
    const one = some[place] ?? item('none');
    const others = some.filter((_, each) => each !== place);
    const newcomer = item('zz/new', 'nobody had this');
    const made: Record<Forgery, [ArchiveItem[], ItemFault]> = {
      changed: [[...others, item(one.name, 'forged')], { fault: 'changed', name: one.name }],
      missing: [others, { fault: 'missing', name: one.name }],
      added: [[...some, newcomer], { fault: 'added', name: newcomer.name }],
      renamed: [
        [...others, { ...one, name: newcomer.name }],
        { fault: 'renamed', name: newcomer.name, was: one.name },
      ],
    };
    return made[how];
  }

  test('names the one item that was changed, left out, put in or renamed, and no other', async () => {
    const how = fc.constantFrom<Forgery>('changed', 'missing', 'added', 'renamed');
    await fc.assert(
      fc.asyncProperty(items, fc.nat(19), how, async (some, at, forgery) => {
        const [found, fault] = forged(some, at, forgery);
        expect(await faultsOf(found, await sealed(some))).toEqual([fault]);
      }),
      { numRuns: 1_000 },
    );
  });

  test('a byte of a hash or a size that is one off is a change', async () => {
    const manifest = await sealed([item('a'), item('b')]);
    const bigger = { ...item('b'), size: 2 };
    expect(await faultsOf([item('a'), bigger], manifest)).toEqual([
      { fault: 'changed', name: 'b' },
    ]);
  });

  test('two items that changed their names are two changes', async () => {
    const manifest = await sealed([item('a', '1'), item('b', '2')]);
    expect(await faultsOf([item('a', '2'), item('b', '1')], manifest)).toEqual([
      { fault: 'changed', name: 'a' },
      { fault: 'changed', name: 'b' },
    ]);
  });

  test('a copy of an item under another name is one more, and a second item of a name too', async () => {
    const manifest = await sealed([item('a', '1')]);
    const copy = item('b', '1');
    expect(await faultsOf([item('a', '1'), copy], manifest)).toEqual([
      { fault: 'added', name: 'b' },
    ]);
    expect(await faultsOf([item('a', '1'), item('a', '1')], manifest)).toEqual([
      { fault: 'added', name: 'a' },
    ]);
  });

  test('a manifest that was written anew with its root is known by the root that was signed', async () => {
    const { root } = await sealed([item('a'), item('b')]);
    const anew = await sealed([item('a'), item('b', 'forged')]);
    const forgery = [item('a'), item('b', 'forged')];
    expect(await faultsOf(forgery, anew, root)).toEqual([{ fault: 'root_differs', name: '' }]);
    // Whoever has no root from elsewhere sees only that the archive agrees with itself.
    expect(await verifyArchive(forgery, { manifest: anew, signedRoot: null }, digest)).toEqual([]);
  });

  test('a manifest whose items were changed and not its root does not come to its root', async () => {
    const manifest = await sealed([item('a'), item('b')]);
    const forgery = [item('a'), item('b', 'forged')];
    expect(await faultsOf(forgery, { ...manifest, items: forgery })).toEqual([
      { fault: 'root_differs', name: '' },
    ]);
  });

  test('a manifest in another order, with a name that leads elsewhere, or of another format is broken', async () => {
    const manifest = await sealed([item('a'), item('b')]);
    const turned = { ...manifest, items: manifest.items.toReversed() };
    expect(await faultsOf([], turned)).toEqual([{ fault: 'manifest_broken', name: 'a' }]);
    const away = { ...manifest, items: [{ ...item('a'), name: '../a' }] };
    expect(await faultsOf([], away)).toEqual([{ fault: 'manifest_broken', name: '../a' }]);
    const other = { ...manifest, format: 'munch-archive-0' as 'munch-archive-1' };
    expect(await faultsOf([], other)).toEqual([{ fault: 'manifest_broken', name: '' }]);
  });
});

describe('the proof of one item', () => {
  test('leads each item to the root, in few hashes, and no other item', async () => {
    await fc.assert(
      fc.asyncProperty(items, fc.nat(19), async (some, at) => {
        const manifest = await sealed(some);
        const { root } = manifest;
        const one = some[at % some.length] ?? item('none');
        const proof = await proofOf(manifest, one.name, digest);
        if (!proof) throw new Error('The item is in the archive.');
        expect(await isProved(one, proof, { root, digest })).toBe(true);
        expect(proof.path.length).toBeLessThanOrEqual(Math.ceil(Math.log2(some.length)));
        for (const wrong of [
          { ...one, name: 'other' },
          { ...one, size: one.size + 1 },
          item(one.name, 'forged'),
        ])
          expect(await isProved(wrong, proof, { root, digest })).toBe(false);
        const another = { ...proof, count: proof.count + 1 };
        expect(await isProved(one, another, { root, digest })).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  test('there is none of what the archive does not have', async () => {
    expect(await proofOf(await sealed([item('a')]), 'b', digest)).toBeNull();
  });

  test('is the same where hashing takes its time, as in a browser', async () => {
    const slow: ArchiveHash = async (bytes) => {
      const hashed = await crypto.subtle.digest('SHA-256', new Uint8Array(bytes));
      return Buffer.from(hashed).toString('hex');
    };
    const some = ['a', 'b/c', 'd', 'e', 'f'].map((one) => item(one));
    expect(await manifestOf(some, slow)).toEqual({ ok: true, value: await sealed(some) });
  });
});
