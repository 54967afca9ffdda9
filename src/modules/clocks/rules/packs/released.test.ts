import { expect, test } from 'vitest';
import { sha256 } from '#platform/hash.ts';
import { PACKS } from '../pack.ts';

/**
 * What disputes were filed under stays as it was: a pack that was released has this hash. Another length, another event or
 * another citation is another pack, with a day from which it counts (docs/adding-a-clock.md).
 */
const RELEASED: Readonly<Record<string, string>> = {
  'inst-2026 1': '45cac4374cf0e3d3df6af9744fb85c8c3bfa8a0a06f78587dd22cb441d09bd28',
  'inst-2026 2': '7ba3b08e10bbf32392c971523bc63930c78a5b531e2072b06115a5052827106c',
};

test('no pack was changed after its release', () => {
  const hashes = PACKS.map((pack) => [`${pack.id} ${pack.version}`, sha256(JSON.stringify(pack))]);
  expect(Object.fromEntries(hashes)).toEqual(RELEASED);
});

test('what counts from the same day as a pack before it has all of its limits as they were', () => {
  const [first, second] = PACKS;
  expect(second?.inForceFrom).toBe(first?.inForceFrom);
  expect(second?.rows.slice(0, first?.rows.length)).toEqual(first?.rows);
});
