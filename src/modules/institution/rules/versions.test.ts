import { expect, test } from 'vitest';
import { allow, refuse } from '#kernel/result.ts';
import { countsUntil, effectiveDay, inForceOn, putInForce } from './versions.ts';

const v = (number: number, effectiveFrom: string) => ({ number, effectiveFrom });
const shipped = v(0, '2026-01-01');

test('the version that came with the product counts until another begins', () => {
  expect(inForceOn([shipped], '2020-01-01')).toEqual(shipped);
  expect(inForceOn([shipped, v(1, '2026-12-01')], '2026-11-30')).toEqual(shipped);
  expect(inForceOn([shipped, v(1, '2026-12-01')], '2026-12-01')).toEqual(v(1, '2026-12-01'));
});

test('of two that begin on one day the later one counts', () => {
  expect(inForceOn([v(2, '2026-12-01'), v(1, '2026-12-01'), shipped], '2026-12-05')?.number).toBe(
    2,
  );
});

test('a version for a later day takes over then, though another was put in force after it', () => {
  const versions = [shipped, v(1, '2027-01-01'), v(2, '2026-11-20')];
  expect(inForceOn(versions, '2026-12-31')?.number).toBe(2);
  expect(inForceOn(versions, '2027-01-01')?.number).toBe(1);
  expect(countsUntil(versions, v(2, '2026-11-20'))).toBe('2027-01-01');
  expect(countsUntil(versions, v(1, '2027-01-01'))).toBeNull();
});

test('nothing counts backwards, and a schedule of fees begins with a day', () => {
  expect(effectiveDay('facts', null, '2026-11-20')).toEqual(allow('2026-11-20'));
  expect(effectiveDay('facts', '2026-11-19', '2026-11-20')).toEqual(refuse('day_passed'));
  expect(effectiveDay('facts', '2026-11-20', '2026-11-20')).toEqual(allow('2026-11-20'));
  expect(effectiveDay('fees', '2026-11-20', '2026-11-20')).toEqual(refuse('fees_from_tomorrow'));
  expect(effectiveDay('fees', null, '2026-11-20')).toEqual(refuse('fees_from_tomorrow'));
  expect(effectiveDay('fees', '2026-11-21', '2026-11-20')).toEqual(allow('2026-11-21'));
});

test('a draft is put in force on the version that its author saw, once', () => {
  const draft = { kind: 'facts', state: 'open', basedOn: 3, effectiveFrom: null } as const;
  expect(putInForce(draft, 3, '2026-11-20')).toEqual(
    allow({ number: 4, effectiveFrom: '2026-11-20' }),
  );
  expect(putInForce(draft, 4, '2026-11-20')).toEqual(refuse('changed_meanwhile'));
  for (const state of ['in_force', 'withdrawn', 'replaced'] as const)
    expect(putInForce({ ...draft, state }, 3, '2026-11-20')).toEqual(refuse('draft_closed'));
});
