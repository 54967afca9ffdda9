import { describe, expect, test } from 'vitest';
import { aStanding, someFacts } from '../../../../../tests/dispute-facts.ts';
import { plays } from '../../../../../tests/move-cases.ts';
import type { DisputeFacts } from '../machine.ts';
import { isWhole, waivedOf } from '../waived.ts';
import { waiversIn } from '../waivers.ts';
import type { AgreedWaiver, AppointmentCandidate } from './fact-types.ts';

// ACA ss. 12(5) and 80, and Part C, 7: what ties somebody to a dispute is waived by all parties in writing, or by nobody.
const HERE = 'arb_constituting';
const heard = (id: string, more = {}) =>
  aStanding(id, { isServed: true, hasAnswered: true, ...more });
const PARTIES = [heard('ada'), heard('ben'), heard('bea')];
const text: AgreedWaiver = {
  ...{ id: 'w', neutral: 'nina', of: ['affiliated'] },
  ...{ signed: ['ada'], isRefused: false },
};
const waiting = (more: Partial<DisputeFacts> = {}) =>
  someFacts(HERE, { parties: PARTIES, ...more });
const open = (change: Partial<AgreedWaiver> = {}, more: Partial<DisputeFacts> = {}) =>
  waiting({ waivers: [{ ...text, ...change }], ...more });
const by = (partyId: string, details: Record<string, string> = { waiver: 'w' }) =>
  ({ by: partyId === 'ada' ? 'claimant' : 'respondent', partyId, details }) as const;
const what = { waiver: 'w2', neutral: 'nina', of: 'affiliated' };

describe('a party proposes to waive something of somebody', () => {
  const move = 'waiver_proposed';
  plays([
    ['after the dispute arose', HERE, move, by('ada', what), waiting()],
    ['either side', HERE, move, by('ben', what), waiting()],
    [
      'also of whoever decides, where something came up',
      'arb_prelim',
      move,
      by('ben', what),
      someFacts('arb_prelim', { parties: PARTIES }),
    ],
    [
      'before talks, too',
      'con_appoint',
      move,
      by('ada', what),
      someFacts('con_appoint', { parties: PARTIES }),
    ],
    ['never the office', 'not_your_move', move, { ...by('ada', what), by: 'registrar' }, waiting()],
    ['for itself', 'party_missing', move, { ...by('ben', what), by: 'claimant' }, waiting()],
    ['and a party of it', 'party_missing', move, { ...by('ada', what), partyId: 'eve' }, waiting()],
    [
      'not once it was let go',
      'party_missing',
      move,
      by('ben', what),
      waiting({ parties: [heard('ada'), heard('ben', { isReleased: true }), heard('bea')] }),
    ],
    [
      'not while it is in doubt who it is',
      'identity_disputed',
      move,
      by('ben', what),
      waiting({ parties: [heard('ada'), heard('ben', { isDisputed: true })] }),
    ],
    [
      'of a person',
      'neutral_missing',
      move,
      by('ada', { waiver: 'w2', of: 'affiliated' }),
      waiting(),
    ],
    [
      'by a text',
      'neutral_missing',
      move,
      by('ada', { neutral: 'nina', of: 'affiliated' }),
      waiting(),
    ],
    ['and something', 'grounds_missing', move, by('ada', { ...what, of: '' }), waiting()],
    ['not while the same is open', 'already_done', move, by('ben', what), open()],
    ['anew once it was refused', HERE, move, by('ben', what), open({ isRefused: true })],
    [
      'before an answer nobody is sought',
      'not_from_here',
      move,
      by('ada', what),
      someFacts('arb_serving'),
    ],
  ]);
});

describe('each signs for itself', () => {
  const move = 'waiver_signed';
  plays([
    ['a text that is open', HERE, move, by('ben'), open()],
    ['not one that there is not', 'not_asked', move, by('ben'), waiting()],
    ['nor one that somebody refused', 'not_asked', move, by('ben'), open({ isRefused: true })],
    ['once', 'already_done', move, by('ada'), open()],
    ['never for another side', 'party_missing', move, { ...by('ben'), by: 'claimant' }, open()],
    ['never the institution for it', 'not_your_move', move, { ...by('ben'), by: 'system' }, open()],
    [
      'nobody of whom it is in doubt who they are',
      'identity_disputed',
      move,
      by('ben'),
      open({}, { parties: [heard('ada'), heard('ben', { isDisputed: true })] }),
    ],
    [
      'nobody who was let go',
      'party_missing',
      move,
      by('ben'),
      open({}, { parties: [heard('ada'), heard('ben', { isReleased: true }), heard('bea')] }),
    ],
  ]);
});

describe('or says that it does not agree', () => {
  const move = 'waiver_refused';
  const whole = open({ signed: ['ada', 'ben', 'bea'] });
  plays([
    ['whoever has not signed', HERE, move, by('ben'), open()],
    ['and whoever has, until all have', HERE, move, by('ada'), open({ signed: ['ada', 'ben'] })],
    ['but what all have signed binds each', 'consent_complete', move, by('ada'), whole],
    ['once', 'not_asked', move, by('ben'), open({ isRefused: true })],
    ['for itself', 'party_missing', move, { ...by('ben'), by: 'claimant' }, open()],
    [
      'nobody of whom it is in doubt who they are',
      'identity_disputed',
      move,
      by('ben'),
      open({}, { parties: [heard('ada'), heard('ben', { isDisputed: true })] }),
    ],
  ]);
});

const nina: AppointmentCandidate = {
  ...{ seat: 'sole', neutral: 'nina', stage: 'heard', heard: ['ada', 'ben', 'bea'] },
  ...{ objecting: [], isExcluded: false },
};

describe('whoever is tied is asked and appointed by the signatures of all alone', () => {
  const all = ['ada', 'ben', 'bea'];
  const named = { choice: { named: { ada: ['nina'], ben: ['nina'], bea: ['nina'] }, left: [] } };
  const details = { neutral: 'nina', name: 'nina', ties: 0, waived: 'affiliated' };
  const ask = { by: 'system', details } as const;
  const appoint = { by: 'registrar', details: { ...details, document: 'a notice' } } as const;
  const seated = { members: [nina] };
  for (const [move, act, more] of [
    ['arbitrator_invited', ask, named],
    ['arbitrator_appointed', appoint, seated],
  ] as const)
    plays([
      [
        `${move}: each has signed`,
        move === 'arbitrator_invited' ? HERE : 'arb_appointed',
        move,
        act,
        open({ signed: all }, more),
      ],
      [`${move}: no text`, 'conflict', move, act, waiting(more)],
      [`${move}: silence of one`, 'conflict', move, act, open({ signed: ['ada', 'ben'] }, more)],
      [`${move}: a refusal`, 'conflict', move, act, open({ signed: all, isRefused: true }, more)],
      [
        `${move}: of another person`,
        'conflict',
        move,
        act,
        open({ signed: all, neutral: 'noor' }, more),
      ],
      [
        `${move}: of something else`,
        'conflict',
        move,
        act,
        open({ signed: all, of: ['other_role'] }, more),
      ],
      [
        `${move}: something that came up beside it`,
        'conflict',
        move,
        { ...act, details: { ...act.details, ties: 1 } },
        open({ signed: all }, more),
      ],
    ]);
});

describe('what was signed is counted from what happened', () => {
  const event = (type: string, partyId: string | null, details = {}) => ({
    type,
    partyId,
    details,
  });
  const proposed = event('waiver_proposed', 'ada', {
    waiver: 'w',
    neutral: 'nina',
    of: 'affiliated declared',
  });
  const signs = (id: string) => event('waiver_signed', id, { waiver: 'w' });
  test('by each who signed, of the text that they signed', () => {
    expect(
      waiversIn([proposed, signs('ada'), event('waiver_signed', 'ben', { waiver: 'other' })]),
    ).toEqual([
      {
        id: 'w',
        neutral: 'nina',
        of: ['affiliated', 'declared'],
        signed: ['ada'],
        isRefused: false,
      },
    ]);
  });

  test('and falls with the service of anybody', () => {
    expect(waiversIn([proposed, signs('ada'), event('service_reversed', 'ben')])).toEqual([]);
  });

  test('a party that comes later has not signed, and one that was let go need not', () => {
    const parties = [heard('ada'), heard('ben', { isReleased: true })];
    expect(isWhole({ parties }, text)).toBe(true);
    const facts = { parties: [...parties, heard('bea')], waivers: [text] };
    expect(waivedOf(facts, 'nina')).toEqual([]);
    expect(waivedOf({ ...facts, parties }, 'nina')).toEqual(['affiliated']);
  });
});
