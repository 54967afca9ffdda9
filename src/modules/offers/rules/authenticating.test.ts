import { describe, expect, test } from 'vitest';
import {
  type Authentication,
  type AuthenticationStanding,
  isAuthenticated,
  refusalToAuthenticate,
} from './authenticating.ts';

// ACA ss. 30, 31(1) and (2), and 73(4): whose name a settlement takes beside the parties' own.
const standing: AuthenticationStanding = {
  isWaiting: true,
  textHash: 'aa',
  members: ['mia', 'noor', 'omkar'],
  signed: [],
  isStampUsed: false,
};
const one: Authentication = {
  ...{ personId: 'mia', textHash: 'aa', name: 'Mia', agreed: true, without: '' },
};

describe('somebody puts their name to it', () => {
  test.each<[string, string | null, Partial<AuthenticationStanding>, Partial<Authentication>]>([
    ['once all parties signed', null, {}, {}],
    ['not when it is over', 'settlement_complete', { isWaiting: false }, {}],
    ['once', 'signed_before', { signed: ['mia'] }, {}],
    ['to the text that they read', 'other_text', {}, { textHash: 'bb' }],
    ['with the box ticked', 'not_agreed', {}, { agreed: false }],
    ['with the name typed', 'name_missing', {}, { name: ' ' }],
    ['with a certificate of stamp duty of its own', 'stamp_used', { isStampUsed: true }, {}],
    ['not for most, alone', 'too_few_signed', {}, { without: 'Omkar is ill' }],
    ['for most, as the second of three', null, { signed: ['noor'] }, { without: 'Omkar is ill' }],
    ['a stranger does not count', 'too_few_signed', { signed: ['eve'] }, { without: 'Ill' }],
  ])('%s', (_, refusal, facts, act) => {
    expect(refusalToAuthenticate({ ...standing, ...facts }, { ...one, ...act })).toBe(refusal);
  });

  test.each<[string, boolean, readonly string[], readonly string[], string]>([
    ['whoever led the talks, alone', true, ['mia'], ['mia'], ''],
    ['all three', true, ['mia', 'noor', 'omkar'], ['omkar', 'mia', 'noor'], ''],
    ['not two who wait for the third', false, ['mia', 'noor', 'omkar'], ['mia', 'noor'], ''],
    ['two with the reason', true, ['mia', 'noor', 'omkar'], ['mia', 'noor'], 'Omkar is ill'],
    ['not one with a reason', false, ['mia', 'noor', 'omkar'], ['mia'], 'They are ill'],
    ['nobody where nobody sits', false, [], [], 'Nobody sits'],
  ])('it is done with: %s', (_, isDone, members, signed, without) => {
    expect(isAuthenticated(members, signed, without)).toBe(isDone);
  });
});
