import { expect, test } from 'vitest';
import { sha256 } from '#platform/hash.ts';
import { PACKS } from '../pack.ts';

/**
 * What disputes were filed under stays as it was: a pack that was released has this hash. Another length, another event or
 * another citation is another pack, with a day from which it counts (docs/adding-a-clock.md).
 */
const RELEASED: Readonly<Record<string, string>> = {
  'inst-2026 1': '45cac4374cf0e3d3df6af9744fb85c8c3bfa8a0a06f78587dd22cb441d09bd28',
  'inst-2026 2': '59e9a3e6a9987a8162ce96f27089a052a232f8a4af6af76314ff2a902ca1bd17',
  'inst-2026 3': '92ad8be44781313f3b0a8c3a09b0d842ef44aef6b2c3d5f323a1b55c7c0856f2',
  'inst-2026 4': 'fbfa4ad4ea8c8f72dc54bf061181940ff1547bcc438a7fc60b0ab9fb4d324040',
  'inst-2026 5': 'f036effbb58ad263bcb20326bb534f8f86dcc4a963690b574298a0adbfecbd8e',
};

test('no pack was changed after its release', () => {
  const hashes = PACKS.map((pack) => [`${pack.id} ${pack.version}`, sha256(JSON.stringify(pack))]);
  expect(Object.fromEntries(hashes)).toEqual(RELEASED);
});

/** What no event had ever begun may be counted otherwise: nobody was told of it. */
const NEVER_BEGUN = ['deposit', 'deposit_after_suspension'];
const old = (rows: (typeof PACKS)[number]['rows']) =>
  rows.filter(({ id }) => !NEVER_BEGUN.includes(id));

test('what counts from the same day as a pack before it has all of its limits as they were', () => {
  for (const [at, pack] of PACKS.entries()) {
    const before = PACKS[at - 1] ?? pack;
    if (pack.inForceFrom === before.inForceFrom)
      expect(old(pack.rows.slice(0, before.rows.length))).toEqual(old(before.rows));
  }
});
