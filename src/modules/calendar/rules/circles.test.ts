import { expect, test } from 'vitest';
import type { TalkPerson } from '#modules/discussion/rules/places.ts';
import { circleProblem, circlesOf } from './circles.ts';

const person = (id: string, as: TalkPerson['as'], ...partyIds: string[]): TalkPerson => ({
  ...{ id, name: id, as, partyIds },
});
const [ada, adv, ben, cara] = [
  person('ada', 'claimant', 'A'),
  person('adv', 'claimant', 'A'),
  person('ben', 'respondent', 'B'),
  person('cara', 'respondent', 'C'),
];
const [omar, mia, nils] = [
  person('omar', 'officer'),
  person('mia', 'conciliator'),
  person('nils', 'arbitrator'),
];
const parties = [
  { id: 'A', side: 'claimant' as const },
  { id: 'B', side: 'respondent' as const },
  { id: 'C', side: 'respondent' as const },
];
const dispute = (...people: TalkPerson[]) => ({ parties, isOpened: true, people });
const withAll = dispute(ada, adv, ben, cara, omar, mia);
const keysOf = (...given: Parameters<typeof circlesOf>) =>
  circlesOf(...given).map(({ key }) => key);

test('whoever may talk together may meet', () => {
  expect(keysOf(withAll, ada)).toEqual([
    'all',
    'parties',
    'own-A',
    'office-A',
    'joint',
    'caucus-A',
  ]);
  expect(keysOf(withAll, omar)).toEqual(['all', 'office-A', 'office-B', 'office-C']);
  // A conciliator meets each side alone; of their own people the sides settle without anybody.
  expect(keysOf(withAll, mia)).toEqual(['all', 'joint', 'caucus-A', 'caucus-B', 'caucus-C']);
});

test('an arbitrator meets no side alone, and nobody meets before both sides know of the dispute', () => {
  expect(keysOf(dispute(ada, ben, nils), nils)).toEqual(['all']);
  const unopened = { ...dispute(ada, adv, omar), isOpened: false };
  expect(keysOf(unopened, ada)).toEqual(['own-A', 'office-A']);
});

test('whoever was let in meets where they may write, and where they read the calendar', () => {
  const lawyer = { ...adv, only: ['calendar', 'talk_own'] as const, writes: ['talk_own'] as const };
  expect(keysOf(dispute(ada, lawyer, ben), lawyer)).toEqual(['own-A']);
  const unseeing = { ...lawyer, only: ['talk_own'] as const };
  expect(keysOf(dispute(ada, unseeing, ben), unseeing)).toEqual([]);
  const own = circlesOf(dispute(ada, unseeing, ben), ada).find(({ key }) => key === 'own-A');
  expect(own).toBeUndefined();
});

test('where all meet each side is asked, and with a tribunal each party that somebody stands for', () => {
  const [all] = circlesOf(withAll, ada);
  if (!all) throw new Error('There is a place for all.');
  expect(circleProblem(all, ['ada', 'omar'], parties)).toBe('side_missing');
  expect(circleProblem(all, ['ada', 'ben'], parties)).toBeNull();
  const heard = circlesOf(dispute(ada, ben, cara, nils), nils)[0] ?? all;
  expect(circleProblem(heard, ['nils', 'ada', 'ben'], parties)).toBe('side_missing');
  expect(circleProblem(heard, ['nils', 'ada', 'ben', 'cara'], parties)).toBeNull();
  // For cara nobody has come: nobody can be asked for her, and the others meet.
  const without = circlesOf(dispute(ada, ben, nils), nils)[0] ?? all;
  expect(circleProblem(without, ['nils', 'ada', 'ben'], parties)).toBeNull();
});

test('nobody is asked who is not of the place, and nobody meets alone', () => {
  const own = circlesOf(withAll, ada).find(({ key }) => key === 'own-A');
  if (!own) throw new Error('Ada has a place of her own.');
  expect(circleProblem(own, ['ada', 'ben'], parties)).toBe('person_unknown');
  expect(circleProblem(own, ['ada', 'ada'], parties)).toBe('nobody_asked');
  expect(circleProblem(own, ['ada', 'adv'], parties)).toBeNull();
});
