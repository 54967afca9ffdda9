import { describe, expect, test } from 'vitest';
import { aStanding, outcomeOf, someFacts } from '../../../../../tests/dispute-facts.ts';
import { over, plays } from '../../../../../tests/move-cases.ts';
import { type DisputeFacts, mayOf } from '../machine.ts';
import { isInPlaceOfAnother, mandatesIn } from '../mandates.ts';
import { neutralsOf } from '../neutrals.ts';
import type { AppointmentCandidate, Mandate, PartyChallenge } from './fact-types.ts';

// ACA ss. 12(2) to 15 with law and lifecycle 6.5 and part C, 1: what may be said of whoever decides, and what ends their mandate.
const heard = (id: string, more = {}) =>
  aStanding(id, { isServed: true, hasAnswered: true, ...more });
const PARTIES = [heard('ada'), heard('ben')];
const nina: Mandate = {
  neutral: 'nina',
  since: '2026-11-18',
  papers: ['notice'],
  received: [],
  challenges: [],
  givenUp: [],
};
const seated: AppointmentCandidate = {
  ...{ seat: 'sole', neutral: 'nina', stage: 'appointed' },
  ...{ heard: ['ada', 'ben'], objecting: [], isExcluded: false },
};
const open: PartyChallenge = { partyId: 'ben', answered: [], agreed: [], outcome: null };
const sitting = (change: Partial<Mandate> = {}, more: Partial<DisputeFacts> = {}) =>
  someFacts('arb_appointed', {
    ...{ parties: PARTIES, members: [seated], mandates: [{ ...nina, ...change }] },
    ...more,
  });
const challengedByBen = (change: Partial<PartyChallenge> = {}, more: Partial<DisputeFacts> = {}) =>
  sitting({ challenges: [{ ...open, ...change }] }, more);
const STAYS = 'arb_appointed';
const ENDS = 'arb_constituting';
const details = { neutral: 'nina', grounds: 'adverse' };
const ben = { by: 'respondent', partyId: 'ben', details } as const;
const asNina = {
  by: 'neutral',
  partyId: 'ben',
  details: { neutral: 'nina', upheld: true },
} as const;
const ada = {
  by: 'claimant',
  partyId: 'ada',
  details: { neutral: 'nina', challenger: 'ben', agrees: true },
} as const;
const system = { by: 'system', details: { neutral: 'nina' } } as const;

describe('a party receives the notice of the appointment', () => {
  const move = 'appointment_received';
  const receipt = { by: 'system', partyId: 'ben', details: { document: 'notice' } } as const;
  plays([
    ['which begins its own time', STAYS, move, receipt, sitting()],
    ['in a stay too', 'stayed', move, receipt, sitting({}, { state: 'stayed', before: STAYS })],
    ['on the day on which it came', STAYS, move, { ...receipt, on: '2026-11-19' }, sitting()],
    ['once', 'already_done', move, receipt, sitting({ received: ['ben notice'] })],
    ['each for itself', STAYS, move, receipt, sitting({ received: ['ada notice'] })],
    ['of whoever decides now', 'not_asked', move, receipt, sitting({ papers: ['another'] })],
    ['by a paper', 'not_asked', move, { ...receipt, details: {} }, sitting()],
    ['a party of this dispute', 'party_missing', move, { ...receipt, partyId: 'eve' }, sitting()],
    ['not as a party says', 'not_your_move', move, { ...receipt, by: 'respondent' }, sitting()],
  ]);
});

describe('circumstances come up later', () => {
  const move = 'circumstances_known';
  const known = { ...ben, details: { neutral: 'nina' } } as const;
  plays([
    ['as the party says', STAYS, move, known, sitting()],
    ['since the appointment', STAYS, move, { ...known, on: '2026-11-18' }, sitting()],
    ['not before it', 'day_early', move, { ...known, on: '2026-11-17' }, sitting()],
    ['never ahead', 'day_ahead', move, { ...known, on: '2026-11-21' }, sitting()],
    ['of somebody who decides', 'not_asked', move, { ...known, details: {} }, sitting()],
    ['for itself', 'party_missing', move, { ...known, partyId: 'ada' }, sitting()],
    [
      'or by the paper that reached it',
      STAYS,
      move,
      { by: 'system', partyId: 'ben', details: { document: 'later' } },
      sitting({ papers: ['notice', 'later'] }),
    ],
    [
      'once',
      'already_done',
      move,
      { by: 'system', partyId: 'ben', details: { document: 'later' } },
      sitting({ papers: ['later'], received: ['ben later'] }),
    ],
  ]);
  const discloses = {
    by: 'neutral',
    details: { neutral: 'nina', document: 'later' },
    why: 'My firm merged.',
  } as const;
  plays([
    ['the arbitrator says it in writing', STAYS, 'circumstances_disclosed', discloses, sitting()],
    [
      'by a paper',
      'order_missing',
      'circumstances_disclosed',
      { ...discloses, details: { neutral: 'nina' } },
      sitting(),
    ],
    [
      'in words',
      'reason_missing',
      'circumstances_disclosed',
      { ...discloses, why: ' ' },
      sitting(),
    ],
    [
      'nobody else',
      'not_asked',
      'circumstances_disclosed',
      { ...discloses, details: { ...discloses.details, neutral: 'noor' } },
      sitting(),
    ],
    [
      'to all',
      'party_missing',
      'circumstances_disclosed',
      { ...discloses, partyId: 'ben' },
      sitting(),
    ],
  ]);
});

describe('a challenge', () => {
  const move = 'challenged';
  plays([
    ['leaves the dispute where it is', STAYS, move, ben, sitting()],
    [
      'is made in a stay, which does not stop the Act’s time',
      'stayed',
      move,
      ben,
      sitting({}, { state: 'stayed', before: STAYS }),
    ],
    ['not before anybody decides', 'not_asked', move, ben, someFacts(ENDS, { parties: PARTIES })],
    ['never by the office', 'not_your_move', move, { ...ben, by: 'registrar' }, sitting()],
    ['for one’s own party', 'party_missing', move, { ...ben, partyId: 'ada' }, sitting()],
    ['of a party', 'party_missing', move, { ...ben, partyId: 'eve' }, sitting()],
    [
      'not while it is in doubt who they are',
      'identity_disputed',
      move,
      ben,
      sitting({}, { parties: [heard('ada'), heard('ben', { isDisputed: true })] }),
    ],
    [
      'names who decides',
      'not_asked',
      move,
      { ...ben, details: { grounds: 'adverse' } },
      sitting(),
    ],
    ['on grounds', 'grounds_missing', move, { ...ben, details: { neutral: 'nina' } }, sitting()],
    ['with reasons', 'reason_missing', move, { ...ben, why: ' ' }, sitting()],
    ['one at a time', 'already_done', move, ben, challengedByBen()],
    ['not again on the same', 'already_done', move, ben, challengedByBen({ outcome: 'dismissed' })],
    ['each for itself', STAYS, move, ben, challengedByBen({ partyId: 'ada' })],
    [
      'late bears the mark',
      'time_over',
      move,
      ben,
      sitting({}, { isOver: over('challenge', 'ben') }),
    ],
    [
      'and is taken with it',
      STAYS,
      move,
      { ...ben, details: { ...details, isLate: true } },
      sitting({}, { isOver: over('challenge', 'ben') }),
    ],
    [
      'the time of one is not that of another',
      STAYS,
      move,
      ben,
      sitting({}, { isOver: over('challenge', 'ada') }),
    ],
  ]);
});

describe('the others say whether they agree', () => {
  const move = 'challenge_answered';
  const no = { ...ada, details: { ...ada.details, agrees: false } };
  plays([
    ['yes, for which no reason is asked', STAYS, move, { ...ada, why: '' }, challengedByBen()],
    ['no, with reasons', STAYS, move, no, challengedByBen()],
    ['no, without', 'reason_missing', move, { ...no, why: '' }, challengedByBen()],
    [
      'neither',
      'decision_missing',
      move,
      { ...ada, details: { neutral: 'nina', challenger: 'ben' } },
      challengedByBen(),
    ],
    ['once', 'already_done', move, ada, challengedByBen({ answered: ['ada'] })],
    ['of a challenge', 'not_asked', move, ada, sitting()],
    ['that is open', 'not_asked', move, ada, challengedByBen({ outcome: 'dismissed' })],
    [
      'not a second late',
      'time_over',
      move,
      ada,
      challengedByBen({}, { isOver: over('challenge_answer', 'ada') }),
    ],
    [
      'nobody agrees with themselves',
      'not_your_move',
      move,
      { ...ben, details: ada.details },
      challengedByBen(),
    ],
    ['for one’s own party', 'party_missing', move, { ...ada, by: 'respondent' }, challengedByBen()],
    [
      'not in a stay',
      'not_from_here',
      move,
      ada,
      challengedByBen({}, { state: 'stayed', before: STAYS }),
    ],
    [
      'the institution asks each of them',
      STAYS,
      'challenge_told',
      { ...system, partyId: 'ada', details: ada.details },
      challengedByBen(),
    ],
    [
      'and not whoever challenges',
      'not_your_move',
      'challenge_told',
      { ...system, partyId: 'ben', details: ada.details },
      challengedByBen(),
    ],
    [
      'nor about nothing',
      'not_asked',
      'challenge_told',
      { ...system, partyId: 'ada', details: ada.details },
      sitting(),
    ],
  ]);
});

describe('the arbitrator decides', () => {
  const move = 'challenge_decided';
  const answered = { answered: ['ada'] };
  plays([
    ['once all others were heard', STAYS, move, asNina, challengedByBen(answered)],
    [
      'or their time is over',
      STAYS,
      move,
      asNina,
      challengedByBen({}, { isOver: over('challenge_answer', 'ada') }),
    ],
    ['not before', 'time_running', move, asNina, challengedByBen()],
    [
      'not while one of several may still speak',
      'time_running',
      move,
      asNina,
      challengedByBen(answered, { parties: [...PARTIES, heard('bob')] }),
    ],
    [
      'nobody waits for whom the claim was withdrawn against',
      STAYS,
      move,
      asNina,
      challengedByBen(answered, { parties: [...PARTIES, heard('bob', { isReleased: true })] }),
    ],
    ['with reasons', 'reason_missing', move, { ...asNina, why: '' }, challengedByBen(answered)],
    [
      'one way or the other',
      'decision_missing',
      move,
      { ...asNina, details: { neutral: 'nina' } },
      challengedByBen(answered),
    ],
    [
      'nobody else',
      'not_your_move',
      move,
      { ...asNina, by: 'registrar' },
      challengedByBen(answered),
    ],
    [
      'no other arbitrator',
      'not_asked',
      move,
      { ...asNina, details: { neutral: 'noor', upheld: true } },
      challengedByBen(answered),
    ],
    [
      'a challenge that is open',
      'not_asked',
      move,
      asNina,
      challengedByBen({ ...answered, outcome: 'dismissed' }),
    ],
    ['of a party', 'party_missing', move, { ...asNina, partyId: null }, challengedByBen(answered)],
  ]);
});

describe('three decide a challenge of one of them', () => {
  const votes = [{ neutral: 'noor', isUpheld: true }];
  const sit = (neutral: string): Mandate => ({ ...nina, neutral });
  const three = (change: Partial<PartyChallenge> = {}, more: Partial<DisputeFacts> = {}) =>
    challengedByBen(
      { answered: ['ada'], ...change },
      {
        seats: ['claimant', 'respondent', 'presiding'],
        members: ['nina', 'noor', 'nils'].map((neutral, at) => ({
          ...seated,
          neutral,
          seat: (['claimant', 'respondent', 'presiding'] as const)[at] ?? 'sole',
        })),
        mandates: [
          { ...nina, challenges: [{ ...open, answered: ['ada'], ...change }] },
          sit('noor'),
          sit('nils'),
        ],
        ...more,
      },
    );
  const noor = { ...asNina, details: { ...asNina.details, voter: 'noor' } } as const;
  const decided = { ...asNina, by: 'system' } as const;
  const [voted, upheld] = ['challenge_voted', 'challenge_decided'] as const;
  plays([
    ['each says how', STAYS, voted, noor, three()],
    [
      'whoever is challenged, too',
      STAYS,
      voted,
      { ...noor, details: { ...noor.details, voter: 'nina' } },
      three(),
    ],
    ['once', 'already_done', voted, noor, three({ votes })],
    [
      'no stranger',
      'not_asked',
      voted,
      { ...noor, details: { ...noor.details, voter: 'nell' } },
      three(),
    ],
    ['not for the office', 'not_your_move', voted, { ...noor, by: 'registrar' }, three()],
    ['where three decide', 'wrong_seat', voted, noor, challengedByBen({ answered: ['ada'] })],
    ['of a challenge that is open', 'not_asked', voted, noor, three({ outcome: 'dismissed' })],
    ['with reasons', 'reason_missing', voted, { ...noor, why: '' }, three()],
    [
      'one way or the other',
      'decision_missing',
      voted,
      { ...noor, details: { neutral: 'nina', voter: 'noor' } },
      three(),
    ],
    ['once the others were heard', 'time_running', voted, noor, three({ answered: [] })],
    ['one word is not most', 'not_of_both', upheld, decided, three({ votes })],
    [
      'two are',
      STAYS,
      upheld,
      decided,
      three({ votes: [...votes, { neutral: 'nils', isUpheld: true }] }),
    ],
    [
      'that say the same',
      'not_of_both',
      upheld,
      decided,
      three({ votes: [...votes, { neutral: 'nils', isUpheld: false }] }),
    ],
    [
      'and what they say',
      'not_of_both',
      upheld,
      { ...decided, details: { neutral: 'nina', upheld: false } },
      three({ votes: [...votes, { neutral: 'nils', isUpheld: true }] }),
    ],
    ['nobody alone', 'not_your_move', upheld, asNina, three({ votes })],
    [
      'of those who still sit',
      'not_of_both',
      upheld,
      decided,
      three({ votes: [...votes, { neutral: 'nell', isUpheld: true }] }),
    ],
    [
      'in the time of that seat',
      'time_running',
      voted,
      noor,
      three(
        { answered: [] },
        {
          isOver: (limit, party, seat) =>
            limit === 'challenge_answer' && party === 'ada' && seat === 'respondent',
        },
      ),
    ],
  ]);
  const begun = (type: string, neutral: string, more = {}) => ({
    ...{ type, on: '2026-11-18', partyId: null },
    details: { neutral, ...more },
  });
  test('the notice of the last names those who were appointed before', () => {
    const two = [
      begun('arbitrator_appointed', 'nina', { isPart: true }),
      begun('arbitrator_appointed', 'noor', { isPart: true }),
    ];
    expect(mandatesIn(two).map(({ papers }) => papers)).toEqual([[], []]);
    const all = [...two, begun('arbitrator_appointed', 'nils', { document: 'notice' })];
    expect(mandatesIn(all).map(({ papers }) => papers)).toEqual([
      ['notice'],
      ['notice'],
      ['notice'],
    ]);
    const substitute = begun('arbitrator_appointed', 'nell', { document: 'another' });
    const later = [...all, begun('mandate_ended', 'nina'), substitute];
    expect(mandatesIn(later).map(({ papers }) => papers)).toEqual([
      ['notice'],
      ['notice'],
      ['another'],
    ]);
  });
});

describe('a mandate ends', () => {
  const move = 'mandate_ended';
  const by = (ground: string, more = {}) => ({
    ...system,
    details: { neutral: 'nina', ground, ...more },
  });
  const recorded = (ground: string, more = {}) => ({
    ...by(ground, more),
    by: 'registrar' as const,
  });
  plays([
    [
      'with a challenge that was upheld',
      ENDS,
      move,
      by('challenge'),
      challengedByBen({ outcome: 'upheld' }),
    ],
    [
      'with one that all others agree to',
      ENDS,
      move,
      by('challenge'),
      challengedByBen({ answered: ['ada'], agreed: ['ada'] }),
    ],
    [
      'not with one that failed',
      'not_asked',
      move,
      by('challenge'),
      challengedByBen({ outcome: 'dismissed', answered: ['ada'], agreed: ['ada'] }),
    ],
    [
      'not where one of them does not',
      'not_asked',
      move,
      by('challenge'),
      challengedByBen(
        { answered: ['ada'], agreed: ['ada'] },
        { parties: [...PARTIES, heard('bob')] },
      ),
    ],
    ['not while it is open', 'not_asked', move, by('challenge'), challengedByBen()],
    ['when all parties say so', ENDS, move, by('parties'), sitting({ givenUp: ['ada', 'ben'] })],
    ['not by one side', 'not_asked', move, by('parties'), sitting({ givenUp: ['ada'] })],
    [
      'which no registrar says for them',
      'not_your_move',
      move,
      recorded('parties'),
      sitting({ givenUp: ['ada', 'ben'] }),
    ],
    ['by death', ENDS, move, recorded('death'), sitting()],
    ['as a registrar records it', 'not_your_move', move, by('death'), sitting()],
    ['with a reason', 'reason_missing', move, { ...recorded('death'), why: '' }, sitting()],
    [
      'by a court, on its order',
      ENDS,
      move,
      recorded('court', { document: 'an order' }),
      sitting(),
    ],
    ['which is named', 'order_missing', move, recorded('court'), sitting()],
    ['by incapacity, on a paper', 'order_missing', move, recorded('incapacity'), sitting()],
    ['by failure to act, on a paper', 'order_missing', move, recorded('failure'), sitting()],
    ['and by nothing else', 'decision_missing', move, recorded('dislike'), sitting()],
    ['of whoever decides', 'not_asked', move, recorded('death'), sitting({ neutral: 'noor' })],
    ['for all alike', 'party_missing', move, { ...recorded('death'), partyId: 'ben' }, sitting()],
  ]);
  plays([
    ['a party says so', STAYS, 'mandate_given_up', ben, sitting()],
    ['once', 'already_done', 'mandate_given_up', ben, sitting({ givenUp: ['ben'] })],
    ['of whoever decides', 'not_asked', 'mandate_given_up', { ...ben, details: {} }, sitting()],
    ['for itself', 'party_missing', 'mandate_given_up', { ...ben, partyId: 'ada' }, sitting()],
  ]);
});

describe('what was said of whoever decides is counted from the events', () => {
  const happened = (type: string, partyId: string | null = null, details = {}) => ({
    ...{ type, on: '2026-11-18', partyId },
    details: { neutral: 'nina', ...details },
  });
  const appointed = happened('arbitrator_appointed', null, { document: 'notice' });
  const challenged = [appointed, happened('challenged', 'ben')];

  test('a mandate begins with the appointment and its notice', () => {
    expect(mandatesIn([appointed])).toEqual([nina]);
  });
  test('a paper that was received is that of one person', () => {
    const receipt = { ...happened('appointment_received', 'ben'), details: { document: 'notice' } };
    expect(mandatesIn([appointed, receipt])[0]?.received).toEqual(['ben notice']);
    const other = { ...receipt, details: { document: 'another' } };
    expect(mandatesIn([appointed, other])[0]?.received).toEqual([]);
  });
  test('who agrees with a challenge, and what came of it', () => {
    const answer = happened('challenge_answered', 'ada', { challenger: 'ben', agrees: true });
    expect(mandatesIn([...challenged, answer])[0]?.challenges).toEqual([
      { partyId: 'ben', answered: ['ada'], agreed: ['ada'], outcome: null },
    ]);
    const decided = happened('challenge_decided', 'ben', { upheld: false });
    expect(mandatesIn([...challenged, decided])[0]?.challenges[0]?.outcome).toBe('dismissed');
  });
  test('what comes to be known after a challenge failed may be challenged anew', () => {
    const failed = [...challenged, happened('challenge_decided', 'ben', { upheld: false })];
    const known = happened('circumstances_known', 'ben');
    expect(mandatesIn([...failed, known])[0]?.challenges).toEqual([]);
    const hers = happened('circumstances_known', 'ada');
    expect(mandatesIn([...failed, hers])[0]?.challenges).toHaveLength(1);
    expect(mandatesIn([...challenged, known])[0]?.challenges).toHaveLength(1);
  });
  test('with its end they decide no more, and with its basis nobody ever did', () => {
    expect(mandatesIn([appointed, happened('mandate_ended')])).toEqual([]);
    expect(mandatesIn([appointed, happened('arbitrator_withdrew')])).toEqual([]);
    expect(
      mandatesIn([appointed, happened('mandate_ended', null, { neutral: 'noor' })]),
    ).toHaveLength(1);
    expect(mandatesIn([appointed, happened('basis_withdrawn')])).toEqual([]);
    expect(neutralsOf([appointed, happened('mandate_ended')])).toEqual([]);
  });
});

test('whoever follows in the same reference goes on in it, and whoever begins another does not', () => {
  const of = (...types: string[]) => types.map((type) => ({ type }));
  const [first, ended] = ['arbitrator_appointed', 'mandate_ended'];
  expect(isInPlaceOfAnother(of('list_sent'), [])).toBe(false);
  expect(isInPlaceOfAnother(of(first), [nina])).toBe(false);
  expect(isInPlaceOfAnother(of(first, ended), [])).toBe(true);
  expect(isInPlaceOfAnother(of(first, 'service_reversed'), [])).toBe(true);
  expect(isInPlaceOfAnother(of(first, ended, 'basis_withdrawn'), [])).toBe(false);
});

test('a party is told that it may challenge, in time and late, and whom it may answer', () => {
  expect(mayOf(sitting(), ['respondent'], ['ben'])).toContain('challenged');
  const late = sitting({}, { isOver: over('challenge', 'ben') });
  expect(mayOf(late, ['respondent'], ['ben'])).toContain('challenged');
  expect(mayOf(challengedByBen(), ['claimant'], ['ada'])).toContain('challenge_answered');
  expect(mayOf(challengedByBen(), ['respondent'], ['ben'])).not.toContain('challenge_answered');
});

test('a challenge that was upheld leaves nobody who decides', () => {
  expect(outcomeOf('challenge_decided', asNina, challengedByBen({ answered: ['ada'] }))).toBe(
    STAYS,
  );
});
