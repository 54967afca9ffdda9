import { describe, expect, test } from 'vitest';
import { aStanding, someFacts } from '../../../../../tests/dispute-facts.ts';
import { plays } from '../../../../../tests/move-cases.ts';
import { factsFromEvents } from '../facts.ts';
import type { DisputeFacts } from '../machine.ts';
import { choiceIn } from '../talks-choice.ts';
import { seatsOf } from './members.ts';
import type { AppointmentCandidate } from './move-types.ts';

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

test('a list that is out falls with whoever is asked by all, and one that was opened stays', () => {
  const sent = event('list_sent', null, { list: 'a list' });
  const over = event('list_reply_over', null, { list: 'a list', left: 3 });
  const invited = event('arbitrator_invited', null, { neutral: 'nina', name: 'nina', ties: 0 });
  const listAfter = (events: Parameters<typeof factsFromEvents>[1]) =>
    factsFromEvents([{ id: 'ada', side: 'claimant' }], events).list;
  expect(listAfter([sent])).toEqual({ id: 'a list', isOut: true, left: 0 });
  expect(listAfter([sent, invited])).toBeNull();
  expect(listAfter([sent, over, invited])).toEqual({ id: 'a list', isOut: false, left: 3 });
});
