import { describe, expect, test } from 'vitest';
import {
  type AffiliateLink,
  affiliatesOf,
  endOf,
  type LinkKind,
  problemOfLink,
} from './affiliates.ts';
import { openGraph, reachedFrom, wayTo } from './graph.ts';
import { domainNode, isAlike, numberNodes } from './keys.ts';

// A conflict is looked for over groups, directors and firms before a name is shown (ACA s. 12; Fifth Schedule, items 22 and 24).
const end = (name: string, numbers = '') => endOf(name, numbers);
const link = (kind: LinkKind, one: string, other: string): AffiliateLink => ({
  ...{ kind, evidence: 'Annual report of 2025, page 4' },
  ...{ one: end(one), other: end(other) },
});
const party = (name: string, numbers = '') => ({ name, numbers, emails: [] });
const asked = (
  links: AffiliateLink[],
  representatives: Parameters<typeof affiliatesOf>[0]['representatives'] = [],
) =>
  affiliatesOf({
    parties: [party('Ada Bank Ltd', 'CIN L65920MH1994PLC080618'), party('Ben Borrower')],
    ...{ representatives, links },
  });
const GROUP = link('group', 'Ada Bank', 'Ada Finance');

describe('somebody is tied to a dispute', () => {
  test('as director of a company of a party’s group, with each step and where it stands', () => {
    const { tieOf } = asked([GROUP, link('director', 'Ada Finance', 'Mia Mehta')]);
    const evidence = 'Annual report of 2025, page 4';
    expect(tieOf({ name: 'Adv. Mehta, Mia' })).toEqual({
      tie: 'affiliated',
      because: [
        { kind: 'group', one: 'Ada Bank', other: 'Ada Finance', evidence },
        { kind: 'director', one: 'Ada Finance', other: 'Mia Mehta', evidence },
      ],
    });
    expect(tieOf({ name: 'Nobody Known' })).toBeNull();
  });

  test('by the number of a company, whatever it is called there', () => {
    const of: AffiliateLink = {
      ...{ kind: 'director', evidence: 'Register of companies' },
      ...{ one: end('Formerly Zed Bank', 'L65920MH1994PLC080618'), other: end('Mia Mehta') },
    };
    expect(asked([of]).tieOf({ name: 'Mia Mehta' })?.tie).toBe('affiliated');
  });

  test('by the domain of a firm’s addresses, and not by that of a house where anybody has one', () => {
    const lawyer = {
      name: 'Lata Lawyer',
      numbers: '',
      emails: ['lata@lawyer.in'],
      firm: 'Lawyer & Co',
    };
    const { tieOf } = asked([], [lawyer]);
    expect(tieOf({ name: 'Mia Mehta', keys: ['domain:lawyer.in'] })?.because).toEqual([
      { kind: 'domain', one: 'Lata Lawyer', other: 'lawyer.in', evidence: '' },
    ]);
    expect([domainNode('a@Gmail.com'), domainNode('a@mail.lawyer.in')]).toEqual([
      null,
      'domain:lawyer.in',
    ]);
  });

  test('not through a third person: who is one step too far is tied to nobody', () => {
    const far = [
      link('director', 'Ada Bank', 'Xaver One'),
      link('director', 'Other Company', 'Xaver One'),
      link('director', 'Other Company', 'Mia Mehta'),
    ];
    expect(asked(far).tieOf({ name: 'Mia Mehta' })).toBeNull();
    expect(asked(far.slice(0, 1)).tieOf({ name: 'Xaver One' })?.tie).toBe('affiliated');
  });
});

describe('another spelling', () => {
  test.each([
    ['Rakesh Mhatre', 'राकेश म्हात्रे'],
    ['Rakesh Mhatre', 'Rakesh Mahatre'],
    ['R. K. Sharma', 'Rakesh Kumar Sharma'],
    ['Rahul Sharma', 'Rahul Kumar Sharma'],
    ['Mia Mehta', 'मिया मेहता'],
    ['A. Rao', 'Asha Rao'],
  ])('%s and %s are looked at by a person', (one, other) => {
    expect(isAlike(one, other)).toBe(true);
    const { tieOf } = asked([link('director', 'Ada Bank', one)]);
    const tie = tieOf({ name: other });
    expect([tie?.tie, tie?.because.at(-1)]).toEqual([
      'name_alike',
      { kind: 'alike', one: other, other: one, evidence: '' },
    ]);
  });

  test.each([
    ['Rakesh Sharma', 'Rahul Sharma'],
    ['Sharma', 'Rakesh Sharma'],
    ['R. K.', 'Rakesh Kumar'],
    ['Rahul Sharma', 'Rahul Verma'],
  ])('%s and %s are not', (one, other) => {
    expect(isAlike(one, other)).toBe(false);
  });

  test('whom the office looked at and found to be somebody else is tied by nothing', () => {
    const director = link('director', 'Ada Bank', 'Rahul Sharma');
    const apart = link('apart', 'Rahul Sharma', 'Rahul Kumar Sharma');
    expect(asked([director, apart]).tieOf({ name: 'Rahul Kumar Sharma' })).toBeNull();
    expect(asked([director, apart]).tieOf({ name: 'Rahul Prem Sharma' })?.tie).toBe('name_alike');
  });
});

test('appointments are counted over the parties’ groups, and not over whoever shares a director', () => {
  const { group } = asked([
    GROUP,
    link('same', 'Ada Finance', 'Ada Lending'),
    link('director', 'Ada Bank', 'Mia Mehta'),
    link('director', 'Other Company', 'Mia Mehta'),
  ]);
  expect(group.toSorted()).toEqual(
    ['Ada Bank', 'Ada Bank Ltd', 'Ada Finance', 'Ada Lending', 'Ben Borrower'].filter(
      (name) => group.includes(name) || name !== 'Ada Bank',
    ),
  );
  expect(group).not.toContain('Other Company');
});

test('a group that contains itself is refused where it is said in one link, and gone round once where in several', () => {
  expect(problemOfLink(link('group', 'Ada Bank Ltd', 'ADA BANK Limited'))).toBe('same_thing');
  expect(problemOfLink({ ...GROUP, evidence: ' ' })).toBe('evidence_missing');
  expect(problemOfLink(link('group', 'Ltd', 'Ada'))).toBe('one_missing');
  expect(problemOfLink(link('group', 'Ada', 'Mr'))).toBe('other_missing');
  expect(problemOfLink(GROUP)).toBeNull();
  const ring = [
    GROUP,
    link('group', 'Ada Finance', 'Ada Home'),
    link('group', 'Ada Home', 'Ada Bank'),
  ];
  expect(asked(ring).group).toContain('Ada Home');
});

test('a number of the tax office contains that of the person', () => {
  expect(numberNodes('GSTIN 27AAPFU0939F1ZV')).toEqual(['gstin:27AAPFU0939F1ZV', 'pan:AAPFU0939F']);
  expect(numberNodes('nothing here')).toEqual([]);
});

test('the nearest way is told, a shorter one before one with fewer counted steps never', () => {
  const edge = (one: string, other: string, isWithin: boolean) => ({
    ...{ one, other, isWithin },
    why: `${one}${other}`,
  });
  const graph = openGraph([
    edge('a', 'b', false),
    edge('a', 'c', true),
    edge('c', 'b', true),
    edge('b', 'd', false),
    edge('d', 'e', false),
  ]);
  const reached = reachedFrom(graph, ['a', 'unknown'], 1);
  expect(wayTo(reached, 'b')).toEqual(['ac', 'cb']);
  expect(wayTo(reached, 'd')).toEqual(['ac', 'cb', 'bd']);
  expect([wayTo(reached, 'e'), wayTo(reached, 'unknown')]).toEqual([null, null]);
});
