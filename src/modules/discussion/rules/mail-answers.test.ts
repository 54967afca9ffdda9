import { describe, expect, test } from 'vitest';
import {
  addressIn,
  answerRefusal,
  carriesPapers,
  isAutomatic,
  tokenIn,
  tokenOf,
  wordsRefusal,
} from './mail-answers.ts';

const heads = (all: Record<string, string>) =>
  Object.entries(all).map(([key, value]) => ({ key, value }));

describe('a mail by a program', () => {
  test.each<[string, string]>([
    ['auto-submitted', 'auto-replied'],
    ['auto-submitted', 'auto-generated; owner-email="x"'],
    ['precedence', 'bulk'],
    ['return-path', '<>'],
    ['list-id', '<all.example>'],
    ['x-autoreply', 'yes'],
    ['content-type', 'multipart/report; report-type=delivery-status'],
  ])('says so in %s: %s', (key, value) => {
    expect(isAutomatic(heads({ [key]: value }))).toBe(true);
  });
  test('is not a person’s', () => {
    expect(isAutomatic(heads({ 'auto-submitted': 'no', 'return-path': '<ben@example.net>' }))).toBe(
      false,
    );
  });
});

const address = {
  readerId: '01890000-0000-7000-8000-000000000001',
  seal: '0123456789abcd',
  audience: 'fedcba9876',
};

test('a token is read as it was written, wherever a mail server puts it and in capitals too', () => {
  const token = tokenOf(address);
  expect(`talk+${token}`.length).toBeLessThanOrEqual(64); // RFC 5321, 4.5.3.1.1
  expect(addressIn(token)).toEqual(address);
  expect(tokenIn(heads({ to: `Munch <TALK+${token.toUpperCase()}@munch.example>` }))).toBe(token);
  expect(tokenIn(heads({ to: 'a@b.example', 'delivered-to': `talk+${token}@x` }))).toBe(token);
  expect(tokenIn(heads({ to: 'talk@munch.example', subject: `talk+${token}@x` }))).toBeNull();
});

test('papers are not carried; a seal and a small picture in the text are no papers', () => {
  const part = { mimeType: 'image/png', disposition: 'inline', related: true, size: 20_000 };
  expect(carriesPapers([])).toBe(false);
  expect(carriesPapers([part, { ...part, mimeType: 'application/pgp-signature', size: 900 }])).toBe(
    false,
  );
  expect(carriesPapers([{ ...part, size: 20_001 }])).toBe(true);
  expect(carriesPapers([{ ...part, disposition: 'attachment', related: false }])).toBe(true);
  expect(carriesPapers([{ ...part, mimeType: 'application/pdf' }])).toBe(true);
});

test('words are neither nothing nor more than a message holds', () => {
  expect(wordsRefusal('', true)).toBe('empty');
  expect(wordsRefusal('x'.repeat(8000), false)).toBeNull();
  expect(wordsRefusal('x'.repeat(8001), false)).toBe('too_long');
});

test('nobody answers by mail where they write no more, where talk is sealed, or for the office', () => {
  const open = { mayWrite: true, isSealed: false };
  expect(answerRefusal(open, { as: 'claimant' })).toBeNull();
  expect(answerRefusal(open, { as: 'conciliator' })).toBeNull();
  expect(answerRefusal(open, { as: 'officer' })).toBe('signs_in');
  expect(answerRefusal(open, { as: 'registrar' })).toBe('signs_in');
  expect(answerRefusal({ ...open, isSealed: true }, { as: 'claimant' })).toBe('sealed');
  expect(answerRefusal({ ...open, mayWrite: false }, { as: 'claimant' })).toBe('place_lost');
  expect(answerRefusal(null, { as: 'claimant' })).toBe('place_lost');
});
