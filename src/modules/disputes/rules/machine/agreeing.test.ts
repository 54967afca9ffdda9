import { describe, expect, test } from 'vitest';
import { aStanding, someFacts } from '../../../../../tests/dispute-facts.ts';
import { plays } from '../../../../../tests/move-cases.ts';
import { factsFromEvents } from '../facts.ts';
import type { DisputeFacts } from '../machine.ts';
import { choiceIn } from '../talks-choice.ts';
import type { AppointmentCandidate } from './fact-types.ts';
import { seatsOf } from './members.ts';

// ACA s. 11(2) with law and lifecycle 6.5: the parties agree on whoever decides alone, by each giving the same name.
const HERE = 'arb_constituting';
const heard = (id: string, more = {}) =>
  aStanding(id, { isServed: true, hasAnswered: true, ...more });
const PARTIES = [heard('ada'), heard('ben'), heard('bea')];
const waiting = (more: Partial<DisputeFacts> = {}) =>
  someFacts(HERE, { parties: PARTIES, ...more });
const asked: AppointmentCandidate = {
  ...{ seat: 'sole', neutral: 'noor', stage: 'invited', heard: [], objecting: [] },
  isExcluded: false,
};
const naming = (partyId: string, names = 'nina') =>
  ({ by: partyId === 'ada' ? 'claimant' : 'respondent', partyId, details: { names } }) as const;

describe('a party says whom it would have to decide alone', () => {
  const move = 'arbitrator_named';
  plays([
    ['the claimant', HERE, move, naming('ada'), waiting()],
    ['a respondent', HERE, move, naming('ben'), waiting()],
    [
      'also while a list is out, which nobody has to wait for',
      HERE,
      move,
      naming('ada'),
      waiting({ list: { id: 'a list', isOut: true, left: 0 } }),
    ],
    [
      'somebody else than before: what it gave last counts',
      HERE,
      move,
      naming('ada', 'noor'),
      waiting({ choice: { named: { ada: ['nina'] }, left: [] } }),
    ],
    ['for itself', 'party_missing', move, { ...naming('ben'), by: 'claimant' }, waiting()],
    ['and not for nobody', 'party_missing', move, { ...naming('ada'), partyId: null }, waiting()],
    [
      'never the office for it',
      'not_your_move',
      move,
      { ...naming('ada'), by: 'registrar' },
      waiting(),
    ],
    ['in an arbitration', 'wrong_process', move, naming('ada'), waiting({ process: 'mediation' })],
    [
      'where one decides, and not three',
      'wrong_seat',
      move,
      naming('ada'),
      waiting({ seats: seatsOf(3) }),
    ],
    ['while nobody is asked', 'already_done', move, naming('ada'), waiting({ members: [asked] })],
    ['somebody', 'neutral_missing', move, naming('ada', ''), waiting()],
    ['one alone', 'neutral_missing', move, naming('ada', 'nina noor'), waiting()],
    [
      'not while it is in doubt who it is',
      'identity_disputed',
      move,
      naming('ben'),
      waiting({ parties: [heard('ada'), heard('ben', { isDisputed: true })] }),
    ],
    [
      'not once it was let go',
      'party_missing',
      move,
      naming('ben'),
      waiting({ parties: [heard('ada'), heard('ben', { isReleased: true }), heard('bea')] }),
    ],
    [
      'not after the dispute was withdrawn',
      'not_from_here',
      move,
      naming('ada'),
      someFacts('withdrawn', { parties: PARTIES }),
    ],
  ]);
});

describe('whoever every party has given is asked', () => {
  const move = 'arbitrator_invited';
  const named = (said: Record<string, string[]>, more: Partial<DisputeFacts> = {}) =>
    waiting({ choice: { named: said, left: [] }, ...more });
  const all = { ada: ['nina'], ben: ['nina'], bea: ['nina'] };
  const system = { by: 'system', details: { neutral: 'nina', name: 'nina', ties: 0 } } as const;
  plays([
    ['without a list', HERE, move, system, named(all)],
    ['not while one has not said it', 'list_missing', move, system, named({ ...all, bea: [] })],
    [
      'silence of one is no word',
      'list_missing',
      move,
      system,
      named({ ada: ['nina'], ben: ['nina'] }),
    ],
    [
      'nor where one has given somebody else',
      'list_missing',
      move,
      system,
      named({ ...all, ben: ['noor'] }),
    ],
    [
      'without the word of whoever was let go',
      HERE,
      move,
      system,
      named(
        { ada: ['nina'], ben: ['nina'] },
        { parties: [heard('ada'), heard('ben'), heard('bea', { isReleased: true })] },
      ),
    ],
    [
      'not whom something ties to the dispute',
      'conflict',
      move,
      { ...system, details: { ...system.details, ties: 1 } },
      named(all),
    ],
    ['nobody twice', 'already_done', move, system, named(all, { candidatesPast: ['nina'] })],
    ['not without a basis', 'basis_not_shown', move, system, named(all, { basis: 'none' })],
    [
      'not while it is in doubt who somebody is',
      'identity_disputed',
      move,
      system,
      named(all, { parties: [heard('ada'), heard('ben', { isDisputed: true }), heard('bea')] }),
    ],
  ]);
});

describe('a court names somebody', () => {
  const move = 'arbitrator_named_by_court';
  const details = {
    ...{ neutral: 'nina', document: 'an order', court: 'Bombay High Court' },
    ...{ number: 'CARAP 1 of 2026', decidedOn: '2026-11-19' },
  };
  const rhea = { by: 'registrar', details } as const;
  const without = (key: keyof typeof details) => ({
    ...rhea,
    details: { ...details, [key]: key === 'document' ? null : '  ' },
  });
  const three = (more: Partial<DisputeFacts> = {}) => waiting({ seats: seatsOf(3), ...more });
  plays([
    ['and a registrar records its order', HERE, move, rhea, waiting()],
    ['never an officer', 'not_your_move', move, { ...rhea, by: 'officer' }, waiting()],
    [
      'never a party',
      'not_your_move',
      move,
      { ...rhea, by: 'claimant', partyId: 'ada' },
      waiting(),
    ],
    ['for the whole dispute', 'party_missing', move, { ...rhea, partyId: 'ada' }, waiting()],
    ['of an arbitration', 'wrong_process', move, rhea, waiting({ process: 'conciliation' })],
    ['that has a basis', 'basis_not_shown', move, rhea, waiting({ basis: 'none' })],
    [
      'while nobody is in doubt',
      'identity_disputed',
      move,
      rhea,
      waiting({ parties: [heard('ada'), heard('ben', { isDisputed: true })] }),
    ],
    ['on a paper', 'order_missing', move, without('document'), waiting()],
    ['with its court', 'order_missing', move, without('court'), waiting()],
    ['its number', 'order_missing', move, without('number'), waiting()],
    ['its day', 'order_missing', move, without('decidedOn'), waiting()],
    [
      'which is not ahead',
      'day_ahead',
      move,
      { ...rhea, details: { ...details, decidedOn: '2026-11-21' } },
      waiting(),
    ],
    ['the person', 'neutral_missing', move, without('neutral'), waiting()],
    ['and what it says', 'reason_missing', move, { ...rhea, why: ' ' }, waiting()],
    ['also while another is asked', HERE, move, rhea, waiting({ members: [asked] })],
    [
      'but not once another is appointed',
      'already_done',
      move,
      rhea,
      waiting({ members: [{ ...asked, stage: 'appointed' }] }),
    ],
    ['once', 'already_done', move, rhea, waiting({ courtNamed: { sole: 'nina' } })],
    [
      'nobody who was asked before',
      'already_done',
      move,
      rhea,
      waiting({ candidatesPast: ['nina'] }),
    ],
    ['for a seat that there is', 'wrong_seat', move, rhea, three()],
    [
      'of three',
      HERE,
      move,
      { ...rhea, details: { ...details, seat: 'presiding' } },
      three({ members: [{ ...asked, seat: 'claimant' }] }),
    ],
    [
      'nobody for two of them',
      'already_done',
      move,
      { ...rhea, details: { ...details, seat: 'presiding' } },
      three({ members: [{ ...asked, seat: 'claimant', neutral: 'nina' }] }),
    ],
    [
      'not after the dispute was withdrawn',
      'not_from_here',
      move,
      rhea,
      someFacts('withdrawn', { parties: PARTIES }),
    ],
  ]);
  const named = (more: Partial<DisputeFacts> = {}) =>
    waiting({ courtNamed: { sole: 'nina' }, ...more });
  const ask = (neutral: string, by: 'system' | 'registrar' = 'registrar') =>
    ({ by, details: { neutral, ties: 0 } }) as const;
  plays([
    ['then that one is asked', HERE, 'arbitrator_invited', ask('nina'), named()],
    ['and nobody else', 'named_by_court', 'arbitrator_invited', ask('noor'), named()],
    [
      'nor with whom something ties',
      'conflict',
      'arbitrator_invited',
      { by: 'registrar', details: { neutral: 'nina', ties: 1 } },
      named(),
    ],
    [
      'no list is sent',
      'named_by_court',
      'list_sent',
      { by: 'registrar', details: { list: 'a list' } },
      named(),
    ],
    ['no party names another', 'named_by_court', 'arbitrator_named', naming('ada'), named()],
    [
      'no side of three does',
      'named_by_court',
      'nominees_asked',
      { by: 'registrar', details: { seat: 'claimant' } },
      three({ courtNamed: { claimant: 'nina' } }),
    ],
    [
      'whoever else was asked is asked no more, and no time of theirs is waited for',
      HERE,
      'next_in_rank',
      { by: 'system', details: { neutral: 'noor' } },
      named({ members: [asked] }),
    ],
    [
      'but whom it named has their time',
      'time_running',
      'next_in_rank',
      { by: 'system', details: { neutral: 'noor' } },
      named({ members: [asked], courtNamed: { sole: 'noor' } }),
    ],
    [
      'once they declined, the rules go on as without it',
      HERE,
      'arbitrator_named',
      naming('ada'),
      named({ candidatesPast: ['nina'] }),
    ],
  ]);
});

const event = (
  type: Parameters<typeof factsFromEvents>[1][number]['type'],
  partyId: string | null,
  details = {},
) => ({
  ...{ type, partyId, details, at: new Date('2026-11-23T06:30:00Z'), on: '2026-11-23' as const },
});

test('what was said falls with the service of anybody: it may have been another person’s word', () => {
  const said = event('arbitrator_named', 'ben', { names: 'nina' });
  expect(choiceIn([said]).named).toEqual({ ben: ['nina'] });
  expect(choiceIn([said, event('service_reversed', 'bea')]).named).toEqual({});
});

test('a list that is out falls with whoever is asked otherwise, and one that was opened stays', () => {
  const sent = event('list_sent', null, { list: 'a list' });
  const over = event('list_reply_over', null, { list: 'a list', left: 3 });
  const invited = event('arbitrator_invited', null, { neutral: 'nina', name: 'nina', ties: 0 });
  const listAfter = (events: Parameters<typeof factsFromEvents>[1]) =>
    factsFromEvents([{ id: 'ada', side: 'claimant' }], events).list;
  expect(listAfter([sent])).toEqual({ id: 'a list', isOut: true, left: 0 });
  expect(listAfter([sent, invited])).toBeNull();
  expect(listAfter([sent, over, invited])).toEqual({ id: 'a list', isOut: false, left: 3 });
  const court = event('arbitrator_named_by_court', null, { neutral: 'nina' });
  expect(listAfter([sent, court])).toBeNull();
  expect(listAfter([sent, over, court])).toBeNull();
});

test('whom a court named falls with what the dispute rests on', () => {
  const court = event('arbitrator_named_by_court', null, { neutral: 'nina', seat: 'presiding' });
  const parties = [{ id: 'ada', side: 'claimant' as const }];
  expect(factsFromEvents(parties, [court]).courtNamed).toEqual({ presiding: 'nina' });
  expect(factsFromEvents(parties, [court, event('basis_withdrawn', null)]).courtNamed).toEqual({});
});
