import { describe, expect, test } from 'vitest';
import {
  audienceOf,
  audienceText,
  isSealed,
  keyOf,
  mayTalk,
  placesOf,
  TALK_KINDS,
  type TalkDispute,
  type TalkPerson,
  type TalkPlace,
} from './places.ts';

const person = (name: string, as: TalkPerson['as'], ...partyIds: string[]): TalkPerson => ({
  id: name,
  name,
  as,
  partyIds,
});
const ada = person('ada', 'claimant', 'a');
const adv = person('adv', 'claimant', 'a');
const ben = person('ben', 'respondent', 'b');
const cara = person('cara', 'respondent', 'c');
const mia = person('mia', 'conciliator');
const nils = person('nils', 'arbitrator');
const omar = person('omar', 'officer');
const rhea = person('rhea', 'registrar');
const parties: TalkDispute['parties'] = [
  { id: 'a', side: 'claimant' },
  { id: 'b', side: 'respondent' },
  { id: 'c', side: 'respondent' },
];
const people = [ada, adv, ben, cara, omar, rhea];
const keys = (change: Partial<TalkDispute> = {}) =>
  placesOf({ parties, isOpened: true, people, ...change }).map(keyOf);
const readers = (place: TalkPlace, all: readonly TalkPerson[] = [...people, mia, nils]) =>
  audienceOf(place, all).map(({ id }) => id);

describe('the places of a dispute', () => {
  test('are all, the parties, and each party alone and with the office', () => {
    expect(keys()).toEqual([
      'all',
      'parties',
      'own-a',
      'own-b',
      'own-c',
      'office-a',
      'office-b',
      'office-c',
    ]);
  });
  test('have nothing for both sides before both were told of the dispute', () => {
    expect(keys({ isOpened: false })).not.toContain('all');
    expect(keys({ isOpened: false })).not.toContain('parties');
    expect(keys({ isOpened: false })).toContain('office-a');
  });
  test('have a caucus with each party only where there is a conciliator', () => {
    expect(keys({ people: [...people, mia] })).toContain('caucus-b');
    expect(keys({ people: [...people, nils] })).not.toContain('caucus-b');
    expect(keys({ people: [...people, mia] })).toContain('joint');
    expect(keys({ people: [...people, nils] })).not.toContain('joint');
    expect(keys({ people: [...people, mia], isOpened: false })).not.toContain('joint');
  });
  test('have a place of the tribunal only where there is one', () => {
    expect(keys({ people: [...people, nils] })).toContain('tribunal');
    expect(keys()).not.toContain('tribunal');
  });
});

describe('the audience', () => {
  test.each<[TalkPlace, string[]]>([
    [{ kind: 'all', partyId: null }, ['ada', 'adv', 'ben', 'cara', 'omar', 'rhea', 'mia', 'nils']],
    [{ kind: 'parties', partyId: null }, ['ada', 'adv', 'ben', 'cara']],
    [{ kind: 'own', partyId: 'a' }, ['ada', 'adv']],
    [{ kind: 'own', partyId: 'b' }, ['ben']],
    [{ kind: 'office', partyId: 'b' }, ['ben', 'omar', 'rhea']],
    [{ kind: 'joint', partyId: null }, ['ada', 'adv', 'ben', 'cara', 'mia']],
    [{ kind: 'caucus', partyId: 'b' }, ['ben', 'mia']],
    [{ kind: 'tribunal', partyId: null }, ['nils']],
  ])('of $kind $partyId', (place, who) => {
    expect(readers(place)).toEqual(who);
  });
  test('is nobody of the office where the talk is sealed', () => {
    for (const place of placesOf({ parties, isOpened: true, people: [...people, mia, nils] }))
      if (isSealed(place)) expect(audienceOf(place, [...people, mia, nils])).not.toContain(omar);
  });
  test('leaves whoever was invited to other places outside', () => {
    const guest = { ...adv, only: ['papers', 'talk_office'] as const };
    expect(mayTalk(guest, { kind: 'office', partyId: 'a' }, 'read')).toBe(true);
    expect(mayTalk(guest, { kind: 'own', partyId: 'a' }, 'read')).toBe(false);
    expect(mayTalk(guest, { kind: 'all', partyId: null }, 'read')).toBe(false);
  });
  test('has another text when somebody comes, goes or changes sides, and the same in another order', () => {
    const place: TalkPlace = { kind: 'parties', partyId: null };
    const text = audienceText(place, [ada, ben]);
    expect(audienceText(place, [ben, ada])).toBe(text);
    expect(audienceText(place, [ada])).not.toBe(text);
    expect(audienceText(place, [ada, ben, adv])).not.toBe(text);
    expect(audienceText(place, [ada, { ...ben, partyIds: ['c'] }])).not.toBe(text);
    expect(audienceText({ kind: 'all', partyId: null }, [ada, ben])).not.toBe(text);
  });
});

test('what the office reads is not sealed, and everything else is', () => {
  expect(TALK_KINDS.filter((kind) => isSealed({ kind }))).toEqual([
    'parties',
    'own',
    'joint',
    'caucus',
    'tribunal',
  ]);
});
