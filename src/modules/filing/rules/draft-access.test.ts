import { describe, expect, test } from 'vitest';
import { isSameAddress, mayChoose, provedAddress, standingOf } from './draft-access.ts';

const nobody = { personId: null, address: null };
const ada = { personId: 'ada', address: 'ada@example.org' };
const eve = { personId: 'eve', address: 'eve@example.org' };
const draft = { email: 'ada@example.org', personId: null, provedEmail: null };

test('an address is one however its letters are written, and nothing is nobody’s', () => {
  expect(isSameAddress('Ada@Example.org', 'ada@example.ORG')).toBe(true);
  expect(isSameAddress('ada@example.org', 'ada@example.com')).toBe(false);
  expect(isSameAddress(null, null)).toBe(false);
});

describe('a draft is signed in the name of', () => {
  test.each([
    ['nobody, while nothing is proved', null, draft, nobody],
    [
      'the address that this browser proved',
      'ada@example.org',
      { ...draft, provedEmail: 'ADA@example.org' },
      nobody,
    ],
    ['nobody, where it proved another', null, { ...draft, provedEmail: 'eve@example.org' }, nobody],
    [
      'nobody, where the draft names none',
      null,
      { ...draft, email: null, provedEmail: 'ada@example.org' },
      nobody,
    ],
    [
      'the account that is signed in',
      'ada@example.org',
      { ...draft, email: 'office@example.org' },
      ada,
    ],
    [
      'whoever owns it, and nobody else',
      null,
      { ...draft, personId: 'ada', provedEmail: 'ada@example.org' },
      eve,
    ],
    [
      'nobody, where its owner has gone',
      null,
      { ...draft, personId: 'ada', provedEmail: 'ada@example.org' },
      nobody,
    ],
    ['its owner', 'ada@example.org', { ...draft, personId: 'ada' }, ada],
  ])('%s', (_, address, held, asker) => {
    expect(provedAddress(held, asker)).toBe(address);
  });
});

describe('who proved an address may choose what becomes of the drafts under it', () => {
  const at = new Date('2026-11-20T06:30:00Z');
  const ticket = { browserHash: 'this one', provedAt: at };
  const later = (milliseconds: number) => new Date(at.getTime() + milliseconds);
  const HALF_AN_HOUR = 30 * 60_000;

  test('to the last moment of half an hour, and not one later', () => {
    expect(mayChoose(ticket, 'this one', later(HALF_AN_HOUR - 1))).toBe(true);
    expect(mayChoose(ticket, 'this one', later(HALF_AN_HOUR))).toBe(false);
  });

  test('in the browser that proved it, and in no other', () => {
    expect(mayChoose(ticket, 'another', at)).toBe(false);
    expect(mayChoose(ticket, null, at)).toBe(false);
    expect(mayChoose({ ...ticket, browserHash: null }, null, at)).toBe(false);
    expect(mayChoose({ ...ticket, provedAt: null }, 'this one', at)).toBe(false);
  });
});

test.each([
  ['here', null, true, null],
  ['elsewhere', null, false, null],
  ['of_account', 'ada', true, null],
  ['of_account', 'ada', true, 'eve'],
  ['here', 'ada', false, 'ada'],
] as const)(
  'a draft is %s: owner %s, in this browser %s, asked by %s',
  (where, owner, isHere, asker) => {
    expect(standingOf({ personId: owner }, isHere, asker)).toBe(where);
  },
);
