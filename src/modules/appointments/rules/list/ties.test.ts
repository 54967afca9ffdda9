import { expect, test } from 'vitest';
import { affiliatesOf, endOf } from '../affiliates/affiliates.ts';
import { nameKey } from '../affiliates/keys.ts';
import { affiliationOf, appointedBy, tiesOf } from './ties.ts';

const somebody = {
  ...{ name: 'Mia Mehta', isReached: false, isOfOffice: false, isWalled: false, wasAsked: false },
  earlier: [],
};
const named = {
  names: ['Lata Lawyer', 'Lawyer & Co'],
  parties: ['Ada Traders Pvt. Ltd.', 'Ben Borrower'],
};
const TODAY = '2026-11-23';

test('a name is one name in any order, with titles, initials and marks or without', () => {
  for (const name of ['Adv. Mia Mehta', 'MEHTA, Mia', 'Mía K. Mehta', 'Dr Mia  Mehta (Retd.)'])
    expect(nameKey(name)).toBe(nameKey('Mia Mehta'));
  expect(nameKey('Mia Mehra')).not.toBe(nameKey('Mia Mehta'));
});

test('whoever is tied to nobody in the dispute may be shown', () => {
  expect(tiesOf(somebody, named, TODAY)).toEqual([]);
});

test.each([
  ['whose address or account is on file in it', { isReached: true }, 'reached_as_party'],
  ['who bears the name of a party', { name: 'Borrower, Adv. Ben' }, 'same_name'],
  ['who bears the name of somebody’s lawyer', { name: 'Lawyer Lata' }, 'same_name'],
  ['who works on it', { isOfOffice: true }, 'works_on_it'],
  ['who heard these sides in another part', { isWalled: true }, 'other_role'],
  ['who was asked in it before', { wasAsked: true }, 'asked_before'],
] as const)('nobody is shown %s', (_, change, tie) => {
  expect(tiesOf({ ...somebody, ...change }, named, TODAY)).toEqual([tie]);
});

test('a name of which nothing is left is nobody’s name', () => {
  expect(tiesOf({ ...somebody, name: 'Dr.' }, { names: ['Mr'], parties: [] }, TODAY)).toEqual([]);
});

test('two appointments by a party’s group in 36 months bar a third, one does not, and an older one is not counted', () => {
  const by = (appointedOn: string, group = 'Ada Traders') => ({
    appointedOn,
    parties: [group],
    isHere: false,
  });
  const ties = (...earlier: ReturnType<typeof by>[]) =>
    tiesOf({ ...somebody, earlier }, named, TODAY);
  expect(ties(by('2026-01-01'))).toEqual([]);
  expect(ties(by('2026-01-01'), by('2023-11-23'))).toEqual(['appointed_often']);
  expect(ties(by('2026-01-01'), by('2023-11-22'))).toEqual([]);
  expect(ties(by('2026-01-01'), by('2026-02-01', 'Another Bank'))).toEqual([]);
  expect(appointedBy([by('1990-01-01')], named.parties, TODAY)).toBe(0);
});

test('whoever belongs to a party is tied to the dispute, and so is whoever may be somebody who does', () => {
  const affiliates = affiliatesOf({
    parties: [{ name: 'Ada Traders Pvt. Ltd.', numbers: '', emails: [] }],
    representatives: [],
    links: [
      {
        ...{ kind: 'director', evidence: 'Register of companies' },
        ...{ one: endOf('Ada Traders', ''), other: endOf('Mia Mehta', '') },
      },
    ],
  });
  const all = { ...named, affiliates };
  expect(tiesOf(somebody, all, TODAY)).toEqual(['affiliated']);
  expect(tiesOf({ ...somebody, name: 'मिया मेहता' }, all, TODAY)).toEqual(['name_alike']);
  expect(affiliationOf({ ...somebody, name: 'Zoya Ali' }, all)).toBeNull();
});
