import { expect, test } from 'vitest';
import { EVENT_TYPES } from '#modules/disputes/rules/machine.ts';
import { sees } from '#modules/disputes/rules/visible.ts';
import { readableScopes, readersOf } from './readers.ts';

const parties = [
  { id: 'ada', side: 'claimant' },
  { id: 'ben', side: 'respondent' },
  { id: 'bela', side: 'respondent' },
] as const;

test('of every type of event and each party it may name, the circles hold those who see it, and nobody else', () => {
  for (const type of EVENT_TYPES)
    for (const partyId of ['ada', 'ben', 'bela', null]) {
      const event = { type, partyId };
      const readers = readersOf({ parties, mayRead: (as, ids) => sees(as, ids, event) });
      for (const { id, side } of parties) {
        const board = readableScopes({ as: side, partyIds: [id] }).find(
          ({ place }) => place === 'board',
        );
        const finds = readers.some((reader) => board?.readers?.includes(reader));
        expect([type, partyId, id, finds]).toEqual([type, partyId, id, sees(side, [id], event)]);
      }
    }
});

test('a party that stands apart is in no circle of what came afterwards, and everybody else is', () => {
  const mayRead = (_: string, ids: readonly string[]) => !ids.includes('bela');
  expect(readersOf({ parties, mayRead })).toEqual(['claimant', 'ben', 'neutrals']);
});

test('what one side has for itself is not for whoever decides, and the office reads all of a place that is open to it', () => {
  const boardOf = (as: 'arbitrator' | 'conciliator' | 'officer') =>
    readableScopes({ as, partyIds: [] }).find(({ place }) => place === 'board')?.readers;
  expect(boardOf('arbitrator')).toEqual(['', 'neutrals']);
  expect(boardOf('conciliator')).toEqual(['', 'neutrals']);
  expect(boardOf('officer')).toBeNull();
});

test('sealed places are in nobody’s circles but their readers’', () => {
  const places = (as: 'officer' | 'registrar' | 'arbitrator') =>
    readableScopes({ as, partyIds: [] }).map(({ place }) => place);
  for (const as of ['officer', 'registrar'] as const)
    for (const sealed of ['talk_parties', 'talk_own', 'talk_caucus', 'talk_tribunal'])
      expect(places(as)).not.toContain(sealed);
  expect(places('arbitrator')).not.toContain('talk_caucus');
});

test('whoever was invited to some places has the circles of these alone', () => {
  const invited = readableScopes({
    as: 'claimant',
    partyIds: ['ada'],
    only: ['papers', 'talk_own'],
  });
  expect(invited).toEqual([
    { place: 'papers', readers: ['', 'claimant', 'ada'] },
    { place: 'talk_own', readers: ['ada'] },
  ]);
});
