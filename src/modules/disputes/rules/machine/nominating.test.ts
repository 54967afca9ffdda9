import { describe, expect, test } from 'vitest';
import { aStanding, someFacts } from '../../../../../tests/dispute-facts.ts';
import { over, plays } from '../../../../../tests/move-cases.ts';
import type { DisputeFacts } from '../machine.ts';
import { nominationsIn, outcomesOf } from '../nominations.ts';
import type { AppointmentCandidate, SideNomination, TribunalSeat } from './fact-types.ts';
import { seatsOf } from './members.ts';

// ACA ss. 10 and 11(3) to (5) with law and lifecycle 6.5 and Part C, 11: two nominees, and who presides.
const HERE = 'arb_constituting';
const heard = (id: string, more = {}) =>
  aStanding(id, { isServed: true, hasAnswered: true, ...more });
const PARTIES = [heard('ada'), heard('ben')];
const waiting = (more: Partial<DisputeFacts> = {}) =>
  someFacts(HERE, { seats: seatsOf(3), parties: PARTIES, ...more });
const out: SideNomination = { isOut: true, named: [], nominee: null, outcome: null };
const closed = (change: Partial<SideNomination>): SideNomination => ({
  ...{ ...out, isOut: false },
  ...change,
});
const bothOut = (more: Partial<DisputeFacts> = {}, his: Partial<SideNomination> = {}) =>
  waiting({ nominations: { claimant: out, respondent: { ...out, ...his } }, ...more });
const member = (
  seat: TribunalSeat,
  neutral: string,
  change: Partial<AppointmentCandidate> = {},
): AppointmentCandidate => ({
  ...{ seat, neutral, stage: 'appointed', heard: ['ada', 'ben'], objecting: [] },
  ...{ isExcluded: false, ...change },
});
const TWO = [member('claimant', 'nina'), member('respondent', 'noor')];
const named = {
  claimant: closed({ nominee: 'nina', outcome: 'named' }),
  respondent: closed({ nominee: 'noor', outcome: 'named' }),
} as const;
const two = (more: Partial<DisputeFacts> = {}) =>
  waiting({ members: TWO, nominations: named, ...more });
const agreeing = (proposals: Record<string, string> = {}, more: Partial<DisputeFacts> = {}) =>
  two({ presiding: { isOut: true, proposals, name: null }, ...more });

describe('both sides are asked to name somebody', () => {
  const move = 'nominees_asked';
  const rhea = { by: 'registrar', details: {} } as const;
  const alone = { by: 'system', details: { seat: 'claimant' } } as const;
  plays([
    ['at once', HERE, move, rhea, waiting()],
    ['where three are agreed', 'wrong_seat', move, rhea, waiting({ seats: ['sole'] })],
    ['not one of them alone', 'party_missing', move, { ...rhea, partyId: 'ada' }, waiting()],
    ['not by an officer', 'not_your_move', move, { ...rhea, by: 'officer' }, waiting()],
    ['on a basis', 'basis_not_shown', move, rhea, waiting({ basis: 'none' })],
    ['once', 'already_done', move, rhea, bothOut()],
    ['not while one is asked or sits', 'already_done', move, rhea, two()],
    [
      'one whose seat alone is empty',
      HERE,
      move,
      alone,
      waiting({ members: [member('respondent', 'noor')], nominations: named }),
    ],
    [
      'no side that could not agree: then the institution appoints all three',
      'nomination_divided',
      move,
      rhea,
      waiting({ nominations: { claimant: closed({ outcome: 'divided' }) } }),
    ],
    [
      'not before each has received the request',
      'not_served',
      move,
      rhea,
      waiting({ parties: [heard('ada'), aStanding('ben')] }),
    ],
    [
      'not while it is in doubt who somebody is',
      'identity_disputed',
      move,
      rhea,
      waiting({ parties: [heard('ada'), heard('ben', { isDisputed: true })] }),
    ],
  ]);
});

describe('a party names somebody', () => {
  const move = 'nominee_named';
  const ben = { by: 'respondent', partyId: 'ben' } as const;
  plays([
    ['for its side', HERE, move, ben, bothOut()],
    ['for itself', 'party_missing', move, { ...ben, partyId: 'ada' }, bothOut()],
    ['never the office', 'not_your_move', move, { ...ben, by: 'registrar' }, bothOut()],
    ['when it is asked', 'not_asked', move, ben, waiting()],
    ['once', 'already_done', move, ben, bothOut({}, { named: ['ben'] })],
    ['not a second late', 'time_over', move, ben, bothOut({ isOver: over('nominee', 'ben') })],
    ['each in its own time', HERE, move, ben, bothOut({ isOver: over('nominee', 'ada') })],
    [
      'not whom nothing is claimed from any more',
      'party_missing',
      move,
      ben,
      bothOut({ parties: [heard('ada'), heard('ben', { isReleased: true })] }),
    ],
  ]);
});

describe('what was named is opened', () => {
  const move = 'nomination_over';
  const system = {
    by: 'system',
    details: { seat: 'respondent', nominee: 'noor', outcome: 'named' },
  } as const;
  const bothNamed = waiting({
    nominations: {
      claimant: { ...out, named: ['ada'] },
      respondent: { ...out, named: ['ben'] },
    },
  });
  plays([
    ['when each has named somebody', HERE, move, system, bothNamed],
    ['of both sides together', 'time_running', move, system, bothOut({}, { named: ['ben'] })],
    [
      'or the other may not any more',
      HERE,
      move,
      system,
      bothOut({ isOver: over('nominee', 'ada') }, { named: ['ben'] }),
    ],
    ['of a seat', 'not_asked', move, { ...system, details: { outcome: 'named' } }, bothNamed],
    [
      'with what came of it',
      'decision_missing',
      move,
      { ...system, details: { seat: 'respondent', outcome: 'perhaps' } },
      bothNamed,
    ],
    ['by nobody’s hand', 'not_your_move', move, { ...system, by: 'registrar' }, bothNamed],
  ]);

  test.each([
    ['one voice of a side stands', ['nina', 'nina'], ['noor'], 'named', 'named'],
    ['silence leaves it to the institution', ['nina'], [], 'named', 'silent'],
    ['a side that is divided leaves all three to it', ['nina', 'nils'], ['noor'], 'divided'],
    ['the same person stands for neither', ['nina'], ['nina'], 'same'],
  ] as const)('%s', (_, hers, his, outcome, other: string = outcome) => {
    const both = outcomesOf({ claimant: hers, respondent: his });
    expect([both.claimant?.outcome, both.respondent?.outcome]).toEqual([outcome, other]);
    expect(both.respondent?.nominee).toBe(other === 'named' ? 'noor' : null);
  });
});

describe('somebody is asked for a seat', () => {
  const move = 'arbitrator_invited';
  const asking = (seat: string, neutral: string, ties = 0) =>
    ({ by: 'system', details: { seat, neutral, ties } }) as const;
  const byRhea = { ...asking('respondent', 'noor'), by: 'registrar' } as const;
  const afterwards = waiting({ nominations: named });
  const silent = waiting({
    nominations: { ...named, respondent: closed({ outcome: 'silent' }) },
  });
  plays([
    ['whom their side named', HERE, move, asking('claimant', 'nina'), afterwards],
    ['nobody else', 'neutral_missing', move, asking('claimant', 'noor'), afterwards],
    ['not before it is opened', 'time_running', move, asking('claimant', 'nina'), bothOut()],
    ['nor unasked', 'not_asked', move, asking('claimant', 'nina'), waiting()],
    ['nobody who is tied', 'conflict', move, asking('claimant', 'nina', 1), afterwards],
    ['no seat that this tribunal has not', 'wrong_seat', move, asking('', 'nina'), afterwards],
    ['one at a time', 'already_done', move, asking('claimant', 'nina'), two()],
    [
      'nobody for two seats',
      'already_done',
      move,
      asking('respondent', 'nina'),
      waiting({ members: [member('claimant', 'nina')], nominations: named }),
    ],
    ['for a silent side whom the registrar finds', HERE, move, byRhea, silent],
    ['with a reason', 'reason_missing', move, { ...byRhea, why: ' ' }, silent],
    ['and not by itself', 'not_your_move', move, asking('respondent', 'noor'), silent],
    [
      'not in place of the side’s own',
      'neutral_missing',
      move,
      byRhea,
      {
        ...afterwards,
        nominations: { ...named, respondent: closed({ nominee: 'nils', outcome: 'named' }) },
      },
    ],
  ]);
});

describe('the two name who presides', () => {
  const nina = {
    by: 'neutral',
    details: { neutral: 'nina', seat: 'claimant', name: 'nils' },
  } as const;
  const asks = { by: 'system', details: { seat: 'presiding' } } as const;
  const names = { by: 'system', details: { name: 'nils' } } as const;
  const heads = (neutral: string, by: 'system' | 'registrar' = 'system') =>
    ({ by, details: { seat: 'presiding', neutral, ties: 0 } }) as const;
  const oneSits = waiting({
    members: [member('claimant', 'nina'), member('respondent', 'noor', { stage: 'heard' })],
  });
  plays([
    ['once both are appointed', HERE, 'presiding_asked', asks, two()],
    ['not before', 'not_asked', 'presiding_asked', asks, oneSits],
    ['once', 'already_done', 'presiding_asked', asks, agreeing()],
    ['each proposes', HERE, 'presiding_proposed', nina, agreeing()],
    ['when asked', 'not_asked', 'presiding_proposed', nina, two()],
    [
      'nobody but the two',
      'neutral_missing',
      'presiding_proposed',
      { ...nina, details: { ...nina.details, neutral: 'nell' } },
      agreeing(),
    ],
    [
      'neither of themselves',
      'already_done',
      'presiding_proposed',
      { ...nina, details: { ...nina.details, name: 'noor' } },
      agreeing(),
    ],
    [
      'not a second late',
      'time_over',
      'presiding_proposed',
      nina,
      agreeing({}, { isOver: over('presiding') }),
    ],
    ['the same', HERE, 'presiding_named', names, agreeing({ nina: 'nils', noor: 'nils' })],
    [
      'and not two',
      'not_of_both',
      'presiding_named',
      names,
      agreeing({ nina: 'nils', noor: 'neha' }),
    ],
    ['nor one alone', 'not_of_both', 'presiding_named', names, agreeing({ nina: 'nils' })],
    [
      'who is asked then',
      HERE,
      'arbitrator_invited',
      heads('nils'),
      two({
        presiding: { isOut: false, proposals: {}, name: 'nils' },
      }),
    ],
    [
      'and nobody before',
      'time_running',
      'arbitrator_invited',
      heads('nils', 'registrar'),
      agreeing(),
    ],
    [
      'where they do not agree in time the registrar finds somebody',
      HERE,
      'arbitrator_invited',
      heads('nils', 'registrar'),
      agreeing({}, { isOver: over('presiding') }),
    ],
  ]);

  const last = {
    by: 'registrar',
    details: { neutral: 'nils', seat: 'presiding', ties: 0 },
  } as const;
  const third = (...members: AppointmentCandidate[]) =>
    waiting({ members: [...members, member('presiding', 'nils', { stage: 'heard' })] });
  plays([
    [
      'the tribunal stands with the last',
      'arb_appointed',
      'arbitrator_appointed',
      last,
      third(...TWO),
    ],
    [
      'and with no fewer',
      HERE,
      'arbitrator_appointed',
      last,
      third(TWO[0] as AppointmentCandidate),
    ],
  ]);
});

test('what was named falls with the request, and with the service of anybody', () => {
  const parties = [
    { id: 'ada', side: 'claimant' },
    { id: 'ben', side: 'respondent' },
  ] as const;
  const asked = { type: 'nominees_asked', partyId: null, details: {} };
  const events = [asked, { type: 'nominee_named', partyId: 'ada', details: {} }];
  expect(nominationsIn(parties, events).nominations.claimant).toMatchObject({ named: ['ada'] });
  for (const type of ['basis_withdrawn', 'service_reversed'])
    expect(
      nominationsIn(parties, [...events, { type, partyId: 'ben', details: {} }]).nominations,
    ).toEqual({});
});
