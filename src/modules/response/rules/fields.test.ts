import { expect, test } from 'vitest';
import { linesOf } from '../letters/words.ts';
import { EMPTY, type ResponseForm } from './content.ts';
import { fieldsAskedIn, fieldsFor } from './fields.ts';
import { KINDS } from './words.ts';

const all: ResponseForm = {
  stance: 'deny',
  words: 'No.',
  grounds: ['other'],
  shape: 'lump',
  amount: '5',
  count: '2',
  firstOn: '2026-12-20',
  reason: 'other',
  heads: [{ head: 'A head', amount: '7', interestBasis: '', interestRate: '', interestFrom: '' }],
  name: 'Ben',
  agrees: true,
  day: '2026-12-21',
  part: 'morning',
  phone: '+919820012345',
  language: 'en',
  days: '3',
  files: [],
  capacity: 'Director',
  state: '27',
};

test('of an answer the record holds what its form asked, and no yes that nobody was asked for', () => {
  const said = linesOf('answer', fieldsAskedIn('answer', all, false), 'INR').map(
    ({ value }) => value,
  );
  expect(said).toEqual(['No. I do not owe this.', 'No.']);
  const forFirm = fieldsAskedIn('answer', all, true);
  expect(forFirm).toMatchObject({
    name: 'Ben',
    capacity: 'Director',
    agrees: false,
    amount: '',
    heads: [],
    state: '27',
  });
});

test('nothing that a form asks for is lost, for a person and for a firm', () => {
  for (const kind of KINDS)
    for (const isOrganisation of [false, true]) {
      const kept = fieldsAskedIn(kind, all, isOrganisation);
      const fields = fieldsFor(kind, { isOrganisation }).map((field) =>
        field === 'cause' ? 'reason' : field,
      );
      for (const name of fields)
        if (name !== 'place') expect(kept[name], `${kind} ${name}`).toEqual(all[name]);
      expect(Object.keys(EMPTY).every((name) => name in kept)).toBe(true);
    }
});
