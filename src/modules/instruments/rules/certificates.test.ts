import { describe, expect, test } from 'vitest';
import { type GivenSignature, isSameName, refusalToReturn, refusalToTake } from './certificates.ts';

const at = new Date('2026-11-20T06:30:00Z');
const good: GivenSignature = {
  ...{ isOfContent: true, holds: true, isTrusted: true, isRevoked: false },
  validFrom: new Date('2026-11-20T06:00:00Z'),
  validTo: new Date('2026-11-20T06:45:00Z'),
  commonName: 'ASHA PATIL',
};
const judged = (change: Partial<GivenSignature> = {}, name = 'Asha Patil') =>
  refusalToTake({ ...good, ...change }, { name, at });

describe('a signature with a certificate', () => {
  test('is taken when it is of this text, holds, and its certificate is trusted, in force and of this name', () => {
    expect(judged()).toBeNull();
  });

  test('that is none, or was made with another key, is not', () => {
    expect(refusalToTake(null, { name: 'Asha Patil', at })).toBe('certificate_broken');
    expect(judged({ holds: false })).toBe('certificate_broken');
  });

  test('of another text is not, even where all else is right', () => {
    expect(judged({ isOfContent: false })).toBe('certificate_other_text');
  });

  test('with a certificate of nobody who is trusted is not', () => {
    expect(judged({ isTrusted: false })).toBe('certificate_unknown_issuer');
  });

  test('with a certificate that ended yesterday is not, nor a moment after its end; at its end it is', () => {
    expect(judged({ validTo: new Date('2026-11-19T18:29:59Z') })).toBe('certificate_ended');
    expect(judged({ validTo: new Date(at.getTime() - 1) })).toBe('certificate_ended');
    expect(judged({ validTo: at })).toBeNull();
  });

  test('with one that begins later is not; a clock may be five minutes ahead of ours', () => {
    expect(judged({ validFrom: new Date('2026-11-20T06:35:00Z') })).toBeNull();
    expect(judged({ validFrom: new Date('2026-11-20T06:35:00.001Z') })).toBe('certificate_early');
  });

  test('with one that was revoked is not', () => {
    expect(judged({ isRevoked: true })).toBe('certificate_revoked');
  });

  test('with one of another name is not', () => {
    expect(judged({}, 'Asha Patel')).toBe('certificate_other_name');
    expect(judged({}, 'Asha')).toBe('certificate_other_name');
    expect(judged({ commonName: '' }, '...')).toBe('certificate_other_name');
  });
});

test('a name is the same in any order, case and with any stops, and in the 64 letters that a certificate has room for', () => {
  expect(isSameName('Patil, Asha R.', 'asha r patil')).toBe(true);
  expect(isSameName('आशा पाटील', 'पाटील आशा')).toBe(true);
  expect(isSameName('Asha Patil', 'Asha Patil Patil')).toBe(false);
  const long = `Asha ${'a'.repeat(80)}`;
  expect(isSameName(long.slice(0, 64), long)).toBe(true);
});

test('what was asked comes back once, and within its time', () => {
  const asked = { signedAt: null, refusedAs: null, endsAt: new Date(at.getTime() + 1) };
  expect(refusalToReturn(asked, at)).toBeNull();
  expect(refusalToReturn(null, at)).toBe('signing_unknown');
  expect(refusalToReturn({ ...asked, endsAt: at }, at)).toBe('signing_over');
  expect(refusalToReturn({ ...asked, signedAt: at }, at)).toBe('signing_over');
  expect(refusalToReturn({ ...asked, refusedAs: 'certificate_ended' }, at)).toBe('signing_over');
});
