import { describe, expect, test } from 'vitest';
import { aStanding, outcomeOf, someFacts } from '../../../../../tests/dispute-facts.ts';
import { over, plays } from '../../../../../tests/move-cases.ts';
import { membersIn } from '../candidate.ts';
import type { DisputeFacts } from '../machine.ts';
import { neutralsOf } from '../neutrals.ts';
import type { AppointmentCandidate } from './fact-types.ts';

// Law and lifecycle 6.5, from the order of the names to the appointment; and I1: nobody decides whom the rules do not let.
const heard = (id: string) => aStanding(id, { isServed: true, hasAnswered: true });
const PARTIES = [heard('ada'), heard('ben')];
const list = { id: 'a list', isOut: false, left: 3 };
const nina: AppointmentCandidate = {
  seat: 'sole',
  neutral: 'nina',
  stage: 'invited',
  heard: [],
  objecting: [],
  isExcluded: false,
};
const waiting = (more: Partial<DisputeFacts> = {}) =>
  someFacts('arb_constituting', { parties: PARTIES, list, ...more });
const withNina = (change: Partial<AppointmentCandidate> = {}, more: Partial<DisputeFacts> = {}) =>
  waiting({ members: [{ ...nina, ...change }], ...more });
const details = { neutral: 'nina', ties: 0, document: 'a disclosure' };
const registrar = { by: 'registrar', details } as const;
const system = { by: 'system', details } as const;
const asNina = { by: 'neutral', details } as const;
const asNoor = { by: 'neutral', details: { neutral: 'noor' } } as const;
const ada = { by: 'claimant', partyId: 'ada' } as const;
const ben = { by: 'respondent', partyId: 'ben' } as const;
const STAYS = 'arb_constituting';

describe('a name of the list is asked', () => {
  const move = 'arbitrator_invited';
  plays([
    ['by the institution, as both sides ranked it', STAYS, move, system, waiting()],
    ['by a registrar', STAYS, move, registrar, waiting()],
    ['never by a party', 'not_your_move', move, { ...ada, details }, waiting()],
    ['never by an officer', 'not_your_move', move, { by: 'officer', details }, waiting()],
    ['not while another is asked', 'already_done', move, system, withNina()],
    ['not without a list', 'list_missing', move, system, waiting({ list: null })],
    [
      'not while the answers are sealed',
      'list_missing',
      move,
      system,
      waiting({ list: { ...list, isOut: true } }),
    ],
    [
      'not where both sides left nobody',
      'list_missing',
      move,
      system,
      waiting({ list: { ...list, left: 0 } }),
    ],
    ['nobody twice', 'already_done', move, system, waiting({ candidatesPast: ['nina'] })],
    [
      'nobody who is tied to it',
      'conflict',
      move,
      { ...system, details: { neutral: 'nina', ties: 1 } },
      waiting(),
    ],
    [
      'nobody of whom nobody asked it',
      'conflict',
      move,
      { ...system, details: { neutral: 'nina' } },
      waiting(),
    ],
    ['somebody', 'neutral_missing', move, { ...system, details: { ties: 0 } }, waiting()],
    ['not without a basis', 'basis_not_shown', move, system, waiting({ basis: 'none' })],
    [
      'not while a respondent is not served',
      'not_served',
      move,
      system,
      waiting({ parties: [heard('ada'), aStanding('ben')] }),
    ],
  ]);
});

describe('whoever is asked answers', () => {
  plays([
    ['accepts', STAYS, 'arbitrator_accepted', asNina, withNina()],
    ['not another', 'neutral_missing', 'arbitrator_accepted', asNoor, withNina()],
    ['not where nobody is asked', 'not_asked', 'arbitrator_accepted', asNina, waiting()],
    [
      'not a second late',
      'time_over',
      'arbitrator_accepted',
      asNina,
      withNina({}, { isOver: over('acceptance') }),
    ],
    ['not twice', 'not_asked', 'arbitrator_accepted', asNina, withNina({ stage: 'accepted' })],
    [
      'a party accepts for nobody',
      'not_your_move',
      'arbitrator_accepted',
      { ...ada, details },
      withNina(),
    ],
    ['declines', STAYS, 'arbitrator_declined', asNina, withNina()],
    [
      'declines also after the disclosure',
      STAYS,
      'arbitrator_declined',
      asNina,
      withNina({ stage: 'disclosed' }),
    ],
    ['another declines for nobody', 'neutral_missing', 'arbitrator_declined', asNoor, withNina()],
    [
      'the next comes when the time is over',
      STAYS,
      'next_in_rank',
      system,
      withNina({}, { isOver: over('acceptance') }),
    ],
    [
      'not while it is in doubt who a respondent is: nobody’s name is burnt by that',
      'identity_disputed',
      'next_in_rank',
      system,
      withNina(
        {},
        {
          isOver: over('acceptance'),
          parties: [heard('ada'), aStanding('ben', { isServed: true, isDisputed: true })],
        },
      ),
    ],
    [
      'and meanwhile they may still accept',
      STAYS,
      'arbitrator_accepted',
      asNina,
      withNina(
        {},
        {
          isOver: over('acceptance'),
          parties: [heard('ada'), aStanding('ben', { isServed: true, isDisputed: true })],
        },
      ),
    ],
    ['and not before', 'time_running', 'next_in_rank', system, withNina()],
    [
      'not of somebody who accepted',
      'already_done',
      'next_in_rank',
      system,
      withNina({ stage: 'disclosed' }, { isOver: over('acceptance') }),
    ],
    [
      'but of somebody objected to with success',
      STAYS,
      'next_in_rank',
      system,
      withNina({ stage: 'heard', isExcluded: true }),
    ],
    [
      'a registrar records what ties them by now',
      STAYS,
      'next_in_rank',
      { by: 'registrar', details: { ties: 1 } },
      withNina({ stage: 'heard' }),
    ],
    [
      'with a reason',
      'reason_missing',
      'next_in_rank',
      { by: 'registrar', why: '', details: { ties: 1 } },
      withNina(),
    ],
    [
      'and over nothing else',
      'already_done',
      'next_in_rank',
      { by: 'registrar', details: { ties: 0 } },
      withNina(),
    ],
    ['never by a party', 'not_your_move', 'next_in_rank', ada, withNina({ isExcluded: true })],
  ]);
});

describe('the disclosure goes to every party', () => {
  const accepted = withNina({ stage: 'accepted' });
  plays([
    ['once it is signed', STAYS, 'disclosure_served', system, accepted],
    ['not before', 'not_asked', 'disclosure_served', system, withNina()],
    [
      'with its paper',
      'order_missing',
      'disclosure_served',
      { ...system, details: { neutral: 'nina' } },
      accepted,
    ],
    [
      'not to one alone',
      'party_missing',
      'disclosure_served',
      { ...system, partyId: 'ada' },
      accepted,
    ],
  ]);
});

describe('each party may object', () => {
  const disclosed = withNina({ stage: 'disclosed' });
  const isOver = over('objection_before_appointment', 'ben');
  plays([
    ['with its reasons', STAYS, 'objected', ben, disclosed],
    ['not without', 'reason_missing', 'objected', { ...ben, why: ' ' }, disclosed],
    ['or has no objection', STAYS, 'no_objection', ada, disclosed],
    [
      'not before it has the disclosure',
      'not_asked',
      'no_objection',
      ada,
      withNina({ stage: 'accepted' }),
    ],
    ['not for the other side', 'party_missing', 'objected', { ...ben, partyId: 'ada' }, disclosed],
    ['once', 'already_done', 'objected', ben, withNina({ stage: 'disclosed', heard: ['ben'] })],
    [
      'not after it said that it has none',
      'already_done',
      'objected',
      ben,
      withNina({ stage: 'disclosed', heard: ['ben'] }),
    ],
    [
      'not a second late',
      'time_over',
      'objected',
      ben,
      withNina({ stage: 'disclosed' }, { isOver }),
    ],
    [
      'the other side while its own time runs',
      STAYS,
      'objected',
      ada,
      withNina({ stage: 'disclosed' }, { isOver }),
    ],
    [
      'not from outside',
      'party_missing',
      'objected',
      ben,
      withNina(
        { stage: 'disclosed' },
        { parties: [heard('ada'), { ...heard('ben'), isReleased: true }] },
      ),
    ],
    [
      'the window ends when each has spoken',
      STAYS,
      'objection_time_over',
      system,
      withNina({ stage: 'disclosed', heard: ['ada', 'ben'] }),
    ],
    [
      'or is late',
      STAYS,
      'objection_time_over',
      system,
      withNina({ stage: 'disclosed', heard: ['ada'] }, { isOver }),
    ],
    [
      'not while one may still speak',
      'time_running',
      'objection_time_over',
      system,
      withNina({ stage: 'disclosed' }, { isOver }),
    ],
    ['not again', 'not_asked', 'objection_time_over', system, withNina({ stage: 'heard' })],
  ]);
});

describe('an objection is decided', () => {
  const objecting = withNina({ stage: 'disclosed', heard: ['ben'], objecting: ['ben'] });
  const deciding = { by: 'registrar', partyId: 'ben', details: { upheld: false } } as const;
  plays([
    ['by a registrar', STAYS, 'objection_decided', deciding, objecting],
    [
      'not by an officer',
      'not_your_move',
      'objection_decided',
      { ...deciding, by: 'officer' },
      objecting,
    ],
    ['with reasons', 'reason_missing', 'objection_decided', { ...deciding, why: '' }, objecting],
    [
      'one way or the other',
      'decision_missing',
      'objection_decided',
      { ...deciding, details: {} },
      objecting,
    ],
    [
      'where there is one',
      'not_asked',
      'objection_decided',
      { ...deciding, partyId: 'ada' },
      objecting,
    ],
  ]);
});

/** Where everything is as it must be, and of each guard what it would be without. */
const ready = { stage: 'heard', heard: ['ada', 'ben'] } as const;
describe('somebody is appointed', () => {
  const move = 'arbitrator_appointed';
  plays([
    ['by a registrar, once all of it is done', 'arb_appointed', move, registrar, withNina(ready)],
    ['by nobody else', 'not_your_move', move, system, withNina(ready)],
    ['not by a party', 'not_your_move', move, { ...ada, details }, withNina(ready)],
    [
      'not in a process of talks',
      'wrong_process',
      move,
      registrar,
      withNina(ready, { process: 'mediation' }),
    ],
    ['not without a basis', 'basis_not_shown', move, registrar, withNina(ready, { basis: null })],
    [
      'not while a respondent is not served',
      'not_served',
      move,
      registrar,
      withNina(ready, { parties: [heard('ada'), aStanding('ben')] }),
    ],
    [
      'not while it is in doubt who one is',
      'identity_disputed',
      move,
      registrar,
      withNina(ready, { parties: [heard('ada'), { ...heard('ben'), isDisputed: true }] }),
    ],
    [
      'not while one asks to be heard after all',
      'reopening_pending',
      move,
      registrar,
      withNina(ready, { parties: [heard('ada'), { ...heard('ben'), asksToReopen: true }] }),
    ],
    [
      'not for one party alone',
      'party_missing',
      move,
      { ...registrar, partyId: 'ada' },
      withNina(ready),
    ],
    [
      'nobody else than who was asked',
      'neutral_missing',
      move,
      { ...registrar, details: { ...details, neutral: 'noor' } },
      withNina(ready),
    ],
    ['not before they accepted', 'not_asked', move, registrar, withNina()],
    ['not before the disclosure', 'not_asked', move, registrar, withNina({ stage: 'accepted' })],
    [
      'not while a party may object',
      'not_asked',
      move,
      registrar,
      withNina({ stage: 'disclosed' }),
    ],
    [
      'not while an objection waits',
      'objected',
      move,
      registrar,
      withNina({ ...ready, objecting: ['ben'] }),
    ],
    [
      'not after one was upheld',
      'objected',
      move,
      registrar,
      withNina({ ...ready, isExcluded: true }),
    ],
    [
      'not against the law or the cap',
      'conflict',
      move,
      { ...registrar, details: { ...details, ties: 1 } },
      withNina(ready),
    ],
    [
      'not after the dispute was withdrawn',
      'not_from_here',
      move,
      registrar,
      someFacts('withdrawn', { members: [{ ...nina, ...ready }] }),
    ],
  ]);
});

describe('a mandate ends', () => {
  const appointed = someFacts('arb_appointed', {
    parties: PARTIES,
    list,
    members: [{ ...nina, stage: 'appointed' }],
  });
  plays([
    ['by their own word', STAYS, 'arbitrator_withdrew', asNina, appointed],
    ['by a registrar’s record', STAYS, 'arbitrator_withdrew', registrar, appointed],
    [
      'not without a reason',
      'reason_missing',
      'arbitrator_withdrew',
      { ...asNina, why: '' },
      appointed,
    ],
    ['not by a party', 'not_your_move', 'arbitrator_withdrew', { ...ada, details }, appointed],
    ['not another’s', 'neutral_missing', 'arbitrator_withdrew', asNoor, appointed],
  ]);
  test('and the next is found by the same list', () => {
    expect(
      outcomeOf(
        'arbitrator_invited',
        { by: 'system', details: { neutral: 'noor', ties: 0 } },
        waiting({ candidatesPast: ['nina'] }),
      ),
    ).toBe(STAYS);
  });
});

describe('from the events', () => {
  const happened = (type: string, partyId: string | null = null, more = {}) => ({
    type,
    partyId,
    details: { neutral: 'nina', ...more },
  });
  const invited = happened('arbitrator_invited');
  const accepted = [invited, happened('arbitrator_accepted'), happened('disclosure_served')];

  test('each step is where its events say', () => {
    const stages = [
      ...accepted,
      happened('objection_time_over'),
      happened('arbitrator_appointed'),
    ].map((_, at, all) => membersIn(all.slice(0, at + 1)).members[0]?.stage);
    expect(stages).toEqual(['invited', 'accepted', 'disclosed', 'heard', 'appointed']);
  });

  test('an objection that is not upheld leaves them asked, and one that is upheld excludes them', () => {
    const objected = [...accepted, happened('objected', 'ben')];
    expect(membersIn(objected).members[0]).toMatchObject({ heard: ['ben'], objecting: ['ben'] });
    const decided = (upheld: boolean) =>
      membersIn([...objected, happened('objection_decided', 'ben', { upheld })]).members[0];
    expect(decided(false)).toMatchObject({ objecting: [], isExcluded: false });
    expect(decided(true)).toMatchObject({ objecting: [], isExcluded: true });
  });

  test.each(['arbitrator_declined', 'next_in_rank', 'arbitrator_withdrew'])(
    'after %s nobody is asked, and they are not asked again',
    (type) => {
      expect(membersIn([...accepted, happened(type)])).toEqual({
        members: [],
        candidatesPast: ['nina'],
      });
    },
  );

  test('each seat has its own, and what is said of one is nothing of another', () => {
    const of = (type: string, neutral: string, seat: string) => ({
      type,
      partyId: null,
      details: { neutral, seat },
    });
    const two = [
      of('arbitrator_invited', 'nina', 'claimant'),
      of('arbitrator_invited', 'noor', 'respondent'),
      of('arbitrator_accepted', 'noor', 'respondent'),
    ];
    expect(membersIn(two).members).toMatchObject([
      { neutral: 'nina', seat: 'claimant', stage: 'invited' },
      { neutral: 'noor', seat: 'respondent', stage: 'accepted' },
    ]);
    const one = membersIn([...two, of('arbitrator_declined', 'nina', 'claimant')]);
    expect(one).toMatchObject({ members: [{ neutral: 'noor' }], candidatesPast: ['nina'] });
  });

  test.each(['service_reversed', 'basis_withdrawn'])(
    'with %s the question falls, and is no answer of theirs',
    (type) => {
      expect(membersIn([...accepted, happened(type, 'ben')])).toEqual({
        members: [],
        candidatesPast: [],
      });
    },
  );

  test('nobody is a neutral of the dispute before the appointment, and nobody after its end', () => {
    expect(neutralsOf(accepted)).toEqual([]);
    const appointed = [...accepted, happened('arbitrator_appointed')];
    expect(neutralsOf(appointed)).toEqual([{ personId: 'nina', as: 'arbitrator' }]);
    expect(neutralsOf([...appointed, happened('arbitrator_withdrew')])).toEqual([]);
  });
});
