import { expect, test } from 'vitest';
import { sha256 } from '#platform/hash.ts';
import { isSetting, nameOfPack, WEIGHT_PACKS, weightsOf, weightsOn } from './weights.ts';

/** A version that was released stays as it was, because lists were made by it. */
const RELEASED: Readonly<Record<string, string>> = {
  'list-2026 1': '6178b704cefce66a0460c0e6131c2e3967652beb513508161a947bfd0f187606',
};

test('no released version was changed, and each gives a hundred points', () => {
  const hashes = WEIGHT_PACKS.map((one) => [nameOfPack(one), sha256(JSON.stringify(one))]);
  expect(Object.fromEntries(hashes)).toEqual(RELEASED);
  expect(WEIGHT_PACKS.map(({ weights }) => isSetting(weights))).not.toContain(false);
});

test('points below nought, or others than a hundred, are no setting', () => {
  const [{ weights }] = [weightsOn('2026-11-28')];
  expect(isSetting({ ...weights, load: 11 })).toBe(false);
  expect(isSetting({ ...weights, load: -10, expertise: 75 })).toBe(false);
  expect(isSetting({ ...weights, load: 9.5, expertise: 55.5 })).toBe(false);
});

test('a list is ranked by the version of its day, and told by the points that it kept', () => {
  const [first] = WEIGHT_PACKS;
  if (!first) throw new Error('There is a first version.');
  const later = { ...first, version: 2, inForceFrom: '2027-04-01' };
  const on = (day: string) => weightsOn(day, [first, later]).version;
  expect([on('2020-01-01'), on('2027-03-31'), on('2027-04-01')]).toEqual([1, 1, 2]);
  const kept = { ...first.weights, expertise: 45, experience: 25 };
  expect(weightsOf({ pack: 'list-2026 1', weights: kept })).toEqual({
    name: 'list-2026 1',
    inForceFrom: '2026-01-01',
    weights: kept,
  });
  expect(weightsOf({ pack: 'gone 7', weights: kept }).inForceFrom).toBeNull();
});
