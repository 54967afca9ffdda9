import { describe, expect, it } from 'vitest';
import {
  ACCESS_ACTS,
  ACCESS_PLACES,
  type AccessPlace,
  type AccessStanding,
  access,
  isPartyPlace,
  mayIn,
  type PlaceOf,
  placesFor,
  placesLeft,
  STANDINGS,
} from './access.ts';

const ada: AccessStanding = { as: 'claimant', partyIds: ['ada'] };
const ben: AccessStanding = { as: 'respondent', partyIds: ['ben'] };
const cara: AccessStanding = { as: 'respondent', partyIds: ['cara'] };
const mia: AccessStanding = { as: 'conciliator', partyIds: [] };
const nils: AccessStanding = { as: 'arbitrator', partyIds: [] };
const omar: AccessStanding = { as: 'officer', partyIds: [] };
const rhea: AccessStanding = { as: 'registrar', partyIds: [] };
const cast = { ada, ben, cara, mia, nils, omar, rhea };

const readers = (of: PlaceOf) =>
  Object.entries(cast)
    .filter(([, standing]) => mayIn(standing, of, 'read'))
    .map(([name]) => name);

describe('who reads what', () => {
  it.each<[string, PlaceOf, string[]]>([
    ['the board', { place: 'board' }, ['ada', 'ben', 'cara', 'mia', 'nils', 'omar', 'rhea']],
    ['talk of all', { place: 'talk_all' }, ['ada', 'ben', 'cara', 'mia', 'nils', 'omar', 'rhea']],
    ['talk of the sides, without prejudice', { place: 'talk_parties' }, ['ada', 'ben', 'cara']],
    ['talk of the arbitrators', { place: 'talk_tribunal' }, ['nils']],
    ["one respondent's own talk", { place: 'talk_own', partyId: 'ben' }, ['ben']],
    ["the claimant's own talk", { place: 'talk_own', partyId: 'ada' }, ['ada']],
    [
      'one respondent with the office',
      { place: 'talk_office', partyId: 'ben' },
      ['ben', 'omar', 'rhea'],
    ],
    [
      'one respondent with the conciliator',
      { place: 'talk_caucus', partyId: 'ben' },
      ['ben', 'mia'],
    ],
    ['what it costs each side', { place: 'costs' }, ['ada', 'ben', 'cara', 'omar', 'rhea']],
  ])('%s', (_, place, who) => {
    expect(readers(place)).toEqual(who);
  });
});

describe('what holds in every row', () => {
  const places = ACCESS_PLACES.map((place) => [place] as const);
  const at = (place: AccessPlace): PlaceOf =>
    isPartyPlace(place) ? { place, partyId: 'ben' } : { place };

  it.each(places)('nobody writes in %s what they may not read', (place) => {
    for (const as of access[place].write) expect(access[place].read).toContain(as);
  });

  it.each(places)('no sealed place is open to the office: %s', (place) => {
    if (!access[place].isSealed) return;
    for (const act of ACCESS_ACTS)
      for (const office of [omar, rhea]) expect(mayIn(office, at(place), act)).toBe(false);
  });

  it.each(places)('whoever decides hears no side alone: %s', (place) => {
    const isAlone = isPartyPlace(place);
    if (isAlone) expect(mayIn(nils, at(place), 'read')).toBe(false);
  });

  it.each(places)('the sides have the same places: %s', (place) => {
    for (const act of ACCESS_ACTS)
      expect(access[place][act].includes('claimant')).toBe(
        access[place][act].includes('respondent'),
      );
  });
});

describe('who was invited', () => {
  const invited: AccessStanding = { ...ben, only: ['papers', 'talk_own'] };

  it('is in the places that were named, and in no other', () => {
    const reached = ACCESS_PLACES.filter((place) =>
      mayIn(invited, isPartyPlace(place) ? { place, partyId: 'ben' } : { place }, 'read'),
    );
    expect(reached).toEqual(['papers', 'talk_own']);
  });

  it('invites nobody, also where they were let into the list of people', () => {
    expect(mayIn({ ...invited, only: ['people'] }, { place: 'people' }, 'invite')).toBe(false);
    expect(mayIn(ben, { place: 'people' }, 'invite')).toBe(true);
  });

  it('reads of no other party, whatever was named', () => {
    expect(mayIn(invited, { place: 'talk_own', partyId: 'cara' }, 'read')).toBe(false);
  });
});

describe('the places for a condition in SQL', () => {
  it('say the same as the table, for every standing, place and act', () => {
    for (const as of STANDINGS)
      for (const act of ACCESS_ACTS) {
        const standing = {
          as,
          partyIds: as === 'claimant' || as === 'respondent' ? ['ben'] : [],
        };
        const listed = placesFor(standing, act);
        for (const place of ACCESS_PLACES) {
          const row = listed.find((one) => one.place === place);
          for (const partyId of ['ben', 'cara']) {
            const of = isPartyPlace(place) ? { place, partyId } : { place };
            const isListed = row !== undefined && (row.partyIds?.includes(partyId) ?? true);
            expect(isListed).toBe(mayIn(standing, of, act));
          }
        }
      }
  });

  it('give a stranger to all parties no place of one', () => {
    const nobodys = { as: 'respondent', partyIds: [] } as const;
    expect(placesFor(nobodys, 'read').some(({ place }) => isPartyPlace(place))).toBe(false);
  });
});

describe('whoever stands apart', () => {
  const [there, gone, doubted] = [
    { isReleased: false, isDisputed: false },
    { isReleased: true, isDisputed: false },
    { isReleased: false, isDisputed: true },
  ];

  it('has what is their own and the office, and nothing that the sides say to each other', () => {
    for (const parties of [[gone], [doubted], [gone, doubted]])
      expect(placesLeft(parties)).toEqual(['talk_own', 'talk_office']);
  });

  it('has all of it while they stand for somebody else too', () => {
    expect(placesLeft([there])).toBeNull();
    expect(placesLeft([gone, there])).toBeNull();
  });
});
