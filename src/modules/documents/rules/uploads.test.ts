import { describe, expect, test } from 'vitest';
import { allow, refuse } from '#kernel/result.ts';
import { goesOn, takesDocuments, uploadKeptUntil } from './uploads.ts';

describe('a piece', () => {
  const half = { size: 100, received: 40, state: 'sending' as const };

  test('goes on where the file stands, up to what is missing', () => {
    expect(goesOn(half, { from: 40, length: 60 })).toEqual(allow(60));
    expect(goesOn(half, { from: 40, length: null })).toEqual(allow(60));
  });

  test('that came before, or before which one is missing, is elsewhere', () => {
    expect(goesOn(half, { from: 0, length: 40 })).toEqual(refuse('piece_elsewhere'));
    expect(goesOn(half, { from: 41, length: 1 })).toEqual(refuse('piece_elsewhere'));
  });

  test('is too long when it says more than is missing', () => {
    expect(goesOn(half, { from: 40, length: 61 })).toEqual(refuse('piece_too_long'));
  });

  test('of a file that is whole is needed no more', () => {
    const whole = { size: 100, received: 100, state: 'ready' as const };
    expect(goesOn(whole, { from: 100, length: 5 })).toEqual(refuse('upload_whole'));
    expect(goesOn(whole, { from: 100, length: 0 })).toEqual(allow(0));
  });
});

test('papers are filed from the notice on until the dispute is over', () => {
  expect(
    ['filed', 'scrutiny', 'withdrawn', 'arb_notice'].map((state) =>
      takesDocuments(state as 'filed'),
    ),
  ).toEqual([false, false, false, false]);
  expect(takesDocuments('arb_serving')).toBe(true);
  expect(takesDocuments('med_appoint')).toBe(true);
});

test('an upload is kept for a week after its last piece', () => {
  expect(uploadKeptUntil(new Date('2026-11-20T06:30:00Z'))).toEqual(
    new Date('2026-11-27T06:30:00Z'),
  );
});
