import { describe, expect, test } from 'vitest';
import { RESPONDENTS_MAX } from './bulk-columns.ts';
import { claimantOf, respondentsOf } from './bulk-parties.ts';
import type { FilingInstitution, RowReading } from './bulk-row.ts';

function read(cells: Record<string, string>) {
  const telling = { problems: [], columns: new Map<string, string>() } as unknown as RowReading;
  return { parties: respondentsOf(cells, telling), ...telling };
}
const lender = {
  name: 'Ada Finance',
  kind: 'company',
  registration: 'U65990MH2011PTC000001',
  email: 'papers@ada.example',
  mobile: '',
  address: '1 Fort, Mumbai 400001',
  language: 'en',
  gstState: '27',
  gstin: '',
} as FilingInstitution;

test('an institution files as its own entry says, with the addresses that it has and no others', () => {
  const claimant = claimantOf(lender);
  expect(claimant).toMatchObject({ side: 'claimant', kind: 'company', name: 'Ada Finance' });
  expect(
    claimant.contacts.map(({ channel, value, isDesignated }) => [channel, value, isDesignated]),
  ).toEqual([
    ['email', 'papers@ada.example', true],
    ['post', '1 Fort, Mumbai 400001', true],
  ]);
  expect(claimant).toHaveProperty('state', '27');
  expect(claimant).not.toHaveProperty('gstin');
  expect(claimantOf({ ...lender, gstState: '' })).not.toHaveProperty('state');
});

describe('the respondents of a row', () => {
  test('are each read from their own columns; what is not said is a person who reads as the row does', () => {
    const { parties, problems } = read({
      language: 'mr',
      respondent_name: 'Ben',
      respondent_email: 'ben@example.org',
      respondent_2_name: 'Bob Traders',
      respondent_2_kind: 'firm',
      respondent_2_language: 'hi',
      respondent_2_mobile: '9812345678',
    });
    expect(problems).toEqual([]);
    expect(parties.map(({ name, kind, language }) => [name, kind, language])).toEqual([
      ['Ben', 'person', 'mr'],
      ['Bob Traders', 'firm', 'hi'],
    ]);
    expect(parties.map(({ contacts }) => contacts.map(({ channel }) => channel))).toEqual([
      ['email'],
      ['mobile'],
    ]);
  });

  test('read English where nothing says a language', () => {
    expect(read({ respondent_name: 'Ben' }).parties[0]?.language).toBe('en');
  });

  // ACA s. 3: an electronic address counts where it was designated, and a row has to say where that is written.
  test('have a designated address only where it is said where that was agreed', () => {
    const { parties } = read({
      respondent_name: 'Ben',
      respondent_email: 'ben@example.org',
      respondent_email_designated_in: 'clause 14',
      respondent_mobile: '9812345678',
    });
    expect(
      parties[0]?.contacts.map(({ isDesignated, designatedIn }) => [isDesignated, designatedIn]),
    ).toEqual([
      [true, 'clause 14'],
      [false, ''],
    ]);
  });

  test('need a name each, and leave no gap', () => {
    expect(read({}).problems).toEqual([{ column: 'respondent_name', code: 'name_missing' }]);
    expect(read({ respondent_name: 'Ben', respondent_3_name: 'Bob' }).problems).toEqual([
      { column: 'respondent_2_name', code: 'respondent_gap' },
    ]);
  });

  test('are no more than a row may have, however high somebody numbers them', () => {
    const { parties, problems } = read({ respondent_name: 'Ben', respondent_9999_name: 'Bob' });
    expect(parties.length).toBe(1);
    expect(problems.length).toBe(RESPONDENTS_MAX - 1);
  });

  test('are known by their columns, so that a fault of the request is told where it was typed', () => {
    const { columns } = read({
      respondent_name: 'Ben',
      respondent_mobile: '9812345678',
      respondent_2_name: 'Bob',
      respondent_2_address: 'Pune 411001',
    });
    expect(columns.get('parties.1')).toBe('respondent_name');
    expect(columns.get('parties.1.contacts.0')).toBe('respondent_mobile');
    expect(columns.get('parties.2.contacts.0')).toBe('respondent_2_address');
  });
});
