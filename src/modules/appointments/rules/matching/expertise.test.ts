import { expect, test } from 'vitest';
import {
  expertise,
  likeness,
  sharedTerms,
  termCounts,
  termVector,
  termWeights,
} from './expertise.ts';
import { termsIn } from './terms.ts';

const stem = (word: string) => word.replace(/(?:ing|ed)$/, '');
const texts = {
  rent: 'The tenant asked for the deposit back after the lease ended, and the landlord claimed repairs.',
  loan: 'The borrower missed instalments of a vehicle loan, and the bank claimed interest.',
  art: 'The gallery returned a painting that was damaged in transport.',
};
const counts = Object.fromEntries(
  Object.entries(texts).map(([id, text]) => [id, termCounts(termsIn(text, stem))]),
) as Record<keyof typeof texts, Map<string, number>>;
const weights = termWeights(Object.values(counts));
const vector = (text: string) => termVector(termCounts(termsIn(text, stem)), weights);

test('a text is as like itself as can be, and not at all like one without a common word', () => {
  expect(likeness(vector(texts.rent), vector(texts.rent))).toBeCloseTo(1);
  expect(likeness(vector(texts.loan), vector(texts.art))).toBe(0);
});

test('a dispute about a deposit is nearer to whoever wrote of leases, and the words say why', () => {
  const asked = vector('My landlord keeps the deposit of the lease');
  const [tenancy, banking] = [vector(texts.rent), vector(texts.loan)];
  expect(expertise(asked, [tenancy])).toBeGreaterThan(expertise(asked, [banking]));
  expect(sharedTerms(asked, tenancy).toSorted()).toEqual(['deposit', 'landlord', 'lease']);
});

test('the mean of the best five counts: a sixth text that is about something else takes nothing away', () => {
  const asked = vector(texts.rent);
  const five = Array.from({ length: 5 }, () => asked);
  expect(expertise(asked, [...five, vector(texts.art)])).toBeCloseTo(1);
  expect(expertise(asked, [asked, vector(texts.art)])).toBeCloseTo(0.5);
});

test('nobody has no text, and no text has no word', () => {
  expect(expertise(vector(texts.rent), [])).toBe(0);
  expect(termVector(termCounts([]), weights).size).toBe(0);
});

test('words that say nothing are left out in three languages, and others are folded to one', () => {
  expect(termsIn('The deposit of the Tenant', stem)).toEqual(['deposit', 'tenant']);
  expect(termsIn('किराया और जमा राशि', stem)).toEqual(termsIn('किराया जमा राशि', stem));
  expect(termsIn('हिन्दी', stem)).toEqual(termsIn('हिंदी', stem));
  expect(termsIn('भाडे आणि अनामत', stem)).toEqual(termsIn('भाडे अनामत', stem));
});
