import { expect, test } from 'vitest';
import { knownBy, type PartyReach, type PortalReader } from './opening.ts';

const ben: PortalReader = {
  role: 'party',
  isThrough: false,
  email: 'ben@example.org',
  phone: null,
};
const reached: PartyReach = {
  contacts: [
    { id: 'mail', channel: 'email', value: 'Ben@Example.org ' },
    { id: 'phone', channel: 'mobile', value: '+919812345678' },
    { id: 'house', channel: 'post', value: '12 Hill Road' },
  ],
  representatives: [],
  isDisputed: false,
};

test('an account is the recipient by the address on file that she proved, in whatever letters it is written', () => {
  expect(knownBy(ben, reached)).toEqual({ contact: 'mail' });
  expect(knownBy({ ...ben, email: null, phone: '+919812345678' }, reached)).toEqual({
    contact: 'phone',
  });
});

test('a similar address, an address on paper and none at all are nobody', () => {
  for (const email of [
    'ben@example.com',
    'ben+1@example.org',
    'be.n@example.org',
    '12 Hill Road',
    null,
  ])
    expect(knownBy({ ...ben, email }, reached)).toBeNull();
  expect(knownBy({ ...ben, email: '+919812345678' }, reached)).toBeNull();
});

test('whoever stands there through an institution, or may be another person, is not the recipient', () => {
  expect(knownBy({ ...ben, isThrough: true }, reached)).toBeNull();
  expect(knownBy(ben, { ...reached, isDisputed: true })).toBeNull();
});

test('a representative is the party with her authority on file, and not without, also at an address of the party', () => {
  const lawyer = (hasAuthority: boolean) => [
    { id: 'lawyer', email: 'ben@example.org', hasAuthority },
  ];
  expect(knownBy(ben, { ...reached, representatives: lawyer(false) })).toBeNull();
  expect(knownBy(ben, { ...reached, representatives: lawyer(true) })).toEqual({
    representative: 'lawyer',
  });
  expect(knownBy({ ...ben, role: 'representative' }, reached)).toBeNull();
});
