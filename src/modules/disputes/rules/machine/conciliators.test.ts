import { describe, expect, test } from 'vitest';
import { aStanding, someFacts } from '../../../../../tests/dispute-facts.ts';
import { plays } from '../../../../../tests/move-cases.ts';
import { actRules } from '../act-rules.ts';
import type { DisputeFacts } from '../machine.ts';
import { choiceIn } from '../talks-choice.ts';
import { jointNames, manyAgreed, talksSeats } from '../talks-names.ts';
import type { PastEvent } from '../words.ts';
import type { AppointmentCandidate, TribunalSeat } from './fact-types.ts';
import { seatsOfTalks } from './members.ts';

// ACA ss. 63, 64(1) and 76(b): one conciliator, or two or three by agreement, who act together.
const HERE = 'con_appoint';
const willing = (id: string, more = {}) =>
  aStanding(id, {
    isServed: true,
    consents: { talks: { id: 'a consent', isShown: true, isDisputed: false } },
    hasAgreed: true,
    ...more,
  });
const PARTIES = [willing('ada'), willing('ben'), willing('bea')];
const facts = (more: Partial<DisputeFacts> = {}) =>
  someFacts(HERE, { process: 'conciliation', parties: PARTIES, ...more });
const two = (more: Partial<DisputeFacts> = {}) => facts({ seats: seatsOfTalks(2), ...more });
const three = (more: Partial<DisputeFacts> = {}) => facts({ seats: seatsOfTalks(3), ...more });
const member = (
  neutral: string,
  seat: TribunalSeat,
  stage: AppointmentCandidate['stage'],
): AppointmentCandidate => ({
  ...{ seat, neutral, stage, heard: [], objecting: [], isExcluded: false },
});
const by = (partyId: string, details: PastEvent['details']) =>
  ({ by: partyId === 'ada' ? 'claimant' : 'respondent', partyId, details }) as const;

describe('how many there are', () => {
  const said = (...all: [string, number][]) =>
    choiceIn(
      all.map(([partyId, many]) => ({
        ...{ type: 'conciliators_proposed', partyId, details: { many } },
      })),
    );
  const many = (choice: ReturnType<typeof said>, parties = PARTIES) =>
    manyAgreed({ parties, choice });

  test('is one, until every party has said the same other number', () => {
    expect(many(said())).toBe(1);
    expect(many(said(['ada', 2], ['ben', 2]))).toBe(1);
    expect(many(said(['ada', 2], ['ben', 2], ['bea', 3]))).toBe(1);
    expect(many(said(['ada', 3], ['ben', 3], ['bea', 3]))).toBe(3);
    expect(many(said(['ada', 3], ['ben', 3], ['bea', 3], ['ben', 1]))).toBe(1);
  });

  test('asks nobody from whom nothing is claimed any more, and is of a conciliation alone', () => {
    const choice = said(['ada', 2], ['ben', 2]);
    const parties = [willing('ada'), willing('ben'), willing('bea', { isReleased: true })];
    expect(many(choice, parties)).toBe(2);
    expect(talksSeats('conciliation', { parties, choice })).toEqual(['claimant', 'respondent']);
    expect(talksSeats('mediation', { parties, choice })).toEqual(['sole']);
  });

  const move = 'conciliators_proposed';
  plays([
    ['a party says it for itself', HERE, move, by('ada', { many: 2 }), facts()],
    [
      'and not for another',
      'party_missing',
      move,
      { ...by('ada', { many: 2 }), partyId: 'ben' },
      facts(),
    ],
    ['never four', 'decision_missing', move, by('ada', { many: 4 }), facts()],
    ['nor none, nor a part of one', 'decision_missing', move, by('ada', { many: 0.5 }), facts()],
    [
      'once',
      'already_done',
      move,
      by('ada', { many: 2 }),
      facts({ choice: { named: {}, left: [], many: { ada: 2 } } }),
    ],
    ['one is what it is anyway', 'already_done', move, by('ada', { many: 1 }), facts()],
    [
      'before anybody is asked',
      'already_done',
      move,
      by('ada', { many: 3 }),
      two({ members: [member('nina', 'claimant', 'invited')] }),
    ],
    [
      'in a conciliation',
      'not_from_here',
      move,
      by('ada', { many: 2 }),
      someFacts('med_appoint', { process: 'mediation', parties: PARTIES }),
    ],
    [
      'a party that is in doubt says nothing',
      'identity_disputed',
      move,
      by('ben', { many: 2 }),
      facts({ parties: [willing('ada'), willing('ben', { isDisputed: true })] }),
    ],
  ]);
});

describe('a name for a place', () => {
  const move = 'neutral_named';
  plays([
    ['is a side’s for its own', HERE, move, by('ada', { names: 'nina', seat: 'claimant' }), two()],
    [
      'and not for that of the other',
      'wrong_seat',
      move,
      by('ada', { names: 'nina', seat: 'respondent' }),
      two(),
    ],
    [
      'nor for one who leads alone, where there are several',
      'wrong_seat',
      move,
      by('ada', { names: 'nina' }),
      two(),
    ],
    [
      'is anybody’s for who presides',
      HERE,
      move,
      by('ben', { names: 'nina', seat: 'presiding' }),
      three(),
    ],
    [
      'of whom there is none of two',
      'wrong_seat',
      move,
      by('ben', { names: 'nina', seat: 'presiding' }),
      two(),
    ],
  ]);

  test('counts with the word of each party of that side, and of all for who presides', () => {
    const named = (all: [string, string, string][]) =>
      choiceIn(
        all.map(([partyId, seat, names]) => ({
          ...{ type: 'neutral_named', partyId, details: { seat, names } },
        })),
      );
    const joint = (seat: TribunalSeat, all: [string, string, string][]) =>
      jointNames({ parties: PARTIES, choice: named(all) }, seat);
    expect(joint('claimant', [['ada', 'claimant', 'nina']])).toEqual(['nina']);
    expect(joint('respondent', [['ben', 'respondent', 'noor']])).toEqual([]);
    expect(
      joint('respondent', [
        ['ben', 'respondent', 'nils noor'],
        ['bea', 'respondent', 'noor'],
      ]),
    ).toEqual(['noor']);
    expect(
      joint('presiding', [
        ['ben', 'presiding', 'nora'],
        ['bea', 'presiding', 'nora'],
      ]),
    ).toEqual([]);
  });

  test('is waited for of whoever has a place without one', () => {
    const rule = actRules.neutral_choice?.by;
    const waits = (choice: DisputeFacts['choice']) =>
      typeof rule === 'function'
        ? rule(three({ choice }), { seat: null, partyId: null } as never).map(
            ({ partyId }) => partyId,
          )
        : null;
    const ada = { claimant: { ada: ['nina'] }, presiding: { ada: ['nora'] } };
    expect(waits({ named: {}, left: [] })).toEqual(['ada', 'ben', 'bea']);
    expect(waits({ named: {}, left: ['ben'], bySeat: ada })).toEqual(['bea']);
    expect(waits({ named: {}, left: [], bySeat: { claimant: { ada: ['nina'] } } })).toContain(
      'ada',
    );
  });
});

describe('somebody is asked for a place', () => {
  const move = 'neutral_invited';
  const asks = (who: string, seat: string, as = 'system') =>
    ({ by: as, partyId: null, details: { neutral: who, name: who, seat, ties: 0 } }) as never;
  const OF_BEN = { respondent: { ben: ['noor'], bea: ['noor'] } };
  const both = { named: {}, left: [], bySeat: { claimant: { ada: ['nina'] }, ...OF_BEN } };
  plays([
    ['once there is a name for each', HERE, move, asks('nina', 'claimant'), two({ choice: both })],
    [
      'and not before',
      'not_chosen',
      move,
      asks('nina', 'claimant'),
      two({ choice: { ...both, bySeat: { claimant: { ada: ['nina'] } } } }),
    ],
    [
      'never for the other side’s place',
      'not_chosen',
      move,
      asks('nina', 'respondent'),
      two({ choice: both }),
    ],
    [
      'nor twice for one',
      'already_done',
      move,
      asks('nina', 'claimant'),
      two({ choice: both, members: [member('nils', 'claimant', 'invited')] }),
    ],
    [
      'nor for two',
      'already_done',
      move,
      asks('noor', 'claimant'),
      two({
        choice: { ...both, bySeat: { ...OF_BEN, claimant: { ada: ['noor'] } } },
        members: [member('noor', 'respondent', 'invited')],
      }),
    ],
    [
      'by the registrar where all left it to the institution',
      HERE,
      move,
      asks('nick', 'presiding', 'registrar'),
      three({ choice: { named: {}, left: ['ada', 'ben', 'bea'] } }),
    ],
    [
      'and not where one did not',
      'not_chosen',
      move,
      asks('nick', 'presiding', 'registrar'),
      three({ choice: { named: {}, left: ['ada', 'ben'] } }),
    ],
  ]);
});

describe('they begin together', () => {
  const move = 'conciliator_appointed';
  const appoints = (neutral: string, seat: string) =>
    ({ by: 'system', partyId: null, details: { neutral, seat, ties: 0 } }) as never;
  const [nina, noor] = [member('nina', 'claimant', 'heard'), member('noor', 'respondent', 'heard')];
  plays([
    [
      'the first of them while nobody leads yet',
      HERE,
      move,
      appoints('nina', 'claimant'),
      two({ members: [nina, noor] }),
    ],
    [
      'with the last the conciliation is active',
      'con_active',
      move,
      appoints('noor', 'respondent'),
      two({ members: [{ ...nina, stage: 'appointed' }, noor] }),
    ],
    [
      'and nobody before each was heard on',
      'time_running',
      move,
      appoints('nina', 'claimant'),
      two({ members: [nina, { ...noor, stage: 'disclosed' }] }),
    ],
    [
      'nor while a place is free',
      'time_running',
      move,
      appoints('nina', 'claimant'),
      two({ members: [nina] }),
    ],
    [
      'one alone is appointed as ever',
      'con_active',
      move,
      appoints('nina', 'sole'),
      facts({ members: [{ ...nina, seat: 'sole' }] }),
    ],
  ]);
});

describe('they declare together that more effort is of no use', () => {
  const led = (declared: string[] = []) => ({
    ...someFacts('con_active', { process: 'conciliation', parties: PARTIES }),
    seats: seatsOfTalks(2),
    members: [member('nina', 'claimant', 'appointed'), member('noor', 'respondent', 'appointed')],
    choice: { named: {}, left: [], declared },
  });
  const says = (neutral: string) =>
    ({ by: 'neutral', partyId: null, details: { neutral } }) as never;
  plays([
    ['the first says it', 'con_active', 'end_declared', says('nina'), led()],
    ['once', 'already_done', 'end_declared', says('nina'), led(['nina'])],
    ['and ends nothing alone', 'time_running', 'conciliation_ended', says('nina'), led()],
    ['nor by saying it twice', 'time_running', 'conciliation_ended', says('nina'), led(['nina'])],
    ['the last ends it', 'closed_talks_ended', 'conciliation_ended', says('noor'), led(['nina'])],
    ['somebody else says nothing', 'neutral_missing', 'end_declared', says('eve'), led()],
    [
      'whoever leads alone ends it alone',
      'closed_talks_ended',
      'conciliation_ended',
      says('nina'),
      { ...led(), seats: seatsOfTalks(1), members: [member('nina', 'sole', 'appointed')] },
    ],
  ]);

  test('and anew once somebody of them goes', () => {
    const happened = (type: string, neutral: string) => ({
      ...{ type, partyId: null, details: { neutral } },
    });
    const declared = happened('end_declared', 'nina');
    expect(choiceIn([declared]).declared).toEqual(['nina']);
    expect(choiceIn([declared, happened('neutral_withdrew', 'noor')]).declared).toEqual([]);
  });
});
