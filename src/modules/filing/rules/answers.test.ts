import { describe, expect, test } from 'vitest';
import { agreementPaperLacking } from './agreement-document.ts';
import {
  type Answers,
  asksCapacity,
  isBlankParty,
  isBlankRow,
  noAgreement,
  noDisputeKind,
  noParty,
  noRow,
} from './answers.ts';

const you = (...parties: object[]): Answers => ({
  you: { address: '', takesPapers: '', parties: parties.map((one) => ({ ...noParty, ...one })) },
});

test.each([
  ['a person signs for themselves', false, you({ kind: 'person', name: 'Ada' })],
  ['a firm is signed for', true, you({ kind: 'firm' })],
  ['a company is', true, you({ kind: 'company' })],
  ['a person who is represented is', true, you({ kind: 'person', repName: 'Mia' })],
  ['and a space is no name', false, you({ kind: 'person', repName: '  ' })],
  ['one of several is enough', true, you({ kind: 'person' }, { kind: 'company' })],
  ['nobody signs yet', false, {}],
])('who signs says as what: %s', (_, asks, answers) => {
  expect(asksCapacity(answers)).toBe(asks);
});

describe('a form that came to be by “add another” is blank', () => {
  test.each([
    ['as it came', true, {}],
    ['with what its lists had chosen', true, { kind: 'person', language: 'hi', state: '27' }],
    ['with spaces', true, { name: '  ', post: '\n' }],
    ['not with a name', false, { name: 'Ben' }],
    ['not with an address alone', false, { email: 'ben@example.org' }],
    ['not with a registration for the tax', false, { gstin: '27AAPFU0939F1ZV' }],
  ])('%s', (_, is, typed) => {
    expect(isBlankParty({ ...noParty, ...typed })).toBe(is);
  });

  test.each([
    ['as it came', true, {}],
    [
      'with the money that its list had chosen',
      true,
      { currency: 'INR', interestBasis: 'contract' },
    ],
    ['not with a sum', false, { amount: '0' }],
    ['not with a head', false, { head: 'Rent' }],
    ['not with a rate', false, { interestRate: '9' }],
    ['not with a day', false, { interestFrom: '2026-01-01' }],
  ])('a row of a claim, %s', (_, is, typed) => {
    expect(isBlankRow({ ...noRow, ...typed })).toBe(is);
  });
});

describe('the paper of an agreement in writing', () => {
  const written: Answers = {
    trouble: { ...noDisputeKind, kind: 'unpaid', wish: 'decision' },
    agreement: { ...noAgreement, has: 'yes' },
  };
  test.each([
    ['is wanting where there is none', 'none', written, []],
    ['is not marked among others', 'unmarked', written, [{ kind: 'evidence' }, { kind: 'other' }]],
    ['is there', null, written, [{ kind: 'evidence' }, { kind: 'agreement' }]],
    [
      'is not asked for where there is no agreement',
      null,
      { ...written, agreement: { ...noAgreement, has: 'no' } },
      [],
    ],
    ['nor where nobody said yet', null, { trouble: written.trouble }, []],
    [
      'nor for talks',
      null,
      { ...written, trouble: { ...noDisputeKind, kind: 'unpaid', wish: 'talk' } },
      [],
    ],
  ] as const)('%s', (_, gap, answers, files) => {
    expect(agreementPaperLacking(answers, files)).toBe(gap);
  });
});
