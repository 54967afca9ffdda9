import { describe, expect, test } from 'vitest';
import { aStanding, outcomeOf, someFacts } from '../../../../../tests/dispute-facts.ts';
import { over, plays } from '../../../../../tests/move-cases.ts';
import { depositsIn } from '../deposits.ts';
import type { DisputeFacts } from '../machine.ts';
import type { DepositStanding } from './fact-types.ts';
import { goingOn } from './funding.ts';

// ACA s. 38, law and lifecycle 6.5 and Part C, 9: a deposit for each claim, asked of both, paid by either, or that claim alone ends.
const heard = (id: string) => aStanding(id, { isServed: true, hasAnswered: true });
const a = (
  claimOf: string,
  stage: DepositStanding['stage'],
  owing: readonly string[] = [],
): DepositStanding => ({ claimOf, stage, owing });
const facts = (
  deposits: readonly DepositStanding[],
  state: DisputeFacts['state'] = 'arb_appointed',
  more: Partial<DisputeFacts> = {},
) => someFacts(state, { parties: [heard('ada'), heard('ben')], deposits, ...more });
const ofAda = { by: 'system', partyId: 'ada' } as const;
const ofBen = { by: 'system', partyId: 'ben' } as const;
const bensShare = { by: 'system', partyId: 'ben', details: { claim: 'ada' } } as const;

describe('a deposit is asked', () => {
  const move = 'deposits_asked';
  plays([
    ['once somebody is appointed', 'arb_appointed', move, ofAda, facts([])],
    ['by nobody’s word', 'not_your_move', move, { ...ofAda, by: 'registrar' }, facts([])],
    ['once for a claim', 'already_done', move, ofAda, facts([a('ada', 'paid')])],
    ['and for a counterclaim beside it', 'arb_appointed', move, ofBen, facts([a('ada', 'asked')])],
    ['of a claim of somebody', 'party_missing', move, { by: 'system' }, facts([])],
    ['not before there is a tribunal', 'not_from_here', move, ofAda, facts([], 'arb_constituting')],
    [
      'in an arbitration',
      'wrong_process',
      move,
      ofAda,
      facts([], 'arb_appointed', { process: 'mediation' }),
    ],
  ]);
});

describe('a share is there when the ledger says so', () => {
  const asked = [a('ada', 'asked', ['ada', 'ben'])];
  for (const move of ['deposit_share_paid', 'deposit_share_paid_for'] as const)
    plays([
      [`${move}: and leaves it where it is`, 'arb_appointed', move, bensShare, facts(asked)],
      [
        `${move}: in a stay, too`,
        'stayed',
        move,
        bensShare,
        facts(asked, 'stayed', { before: 'arb_appointed' }),
      ],
      [
        `${move}: never by accounts`,
        'not_your_move',
        move,
        { ...bensShare, by: 'accounts' },
        facts(asked),
      ],
      [`${move}: once`, 'already_done', move, bensShare, facts([a('ada', 'asked', ['ada'])])],
      [
        `${move}: of a claim that is asked for`,
        'not_asked',
        move,
        bensShare,
        facts([a('ben', 'asked', ['ben'])]),
      ],
      [
        `${move}: not of a claim that ended`,
        'not_asked',
        move,
        bensShare,
        facts([a('ada', 'ended')]),
      ],
    ]);
});

describe('the deposit of a claim is there', () => {
  const move = 'deposits_paid';
  plays([
    [
      'with the last share, and the first meeting follows',
      'arb_prelim',
      move,
      ofAda,
      facts([a('ada', 'asked')]),
    ],
    ['not before it', 'not_asked', move, ofAda, facts([a('ada', 'asked', ['ben'])])],
    ['not twice', 'not_asked', move, ofAda, facts([a('ada', 'paid')])],
    [
      'never by a party',
      'not_your_move',
      move,
      { ...ofAda, by: 'claimant' },
      facts([a('ada', 'asked')]),
    ],
    [
      'while the other side is still asked for another, it waits',
      'arb_appointed',
      move,
      ofAda,
      facts([a('ada', 'asked'), a('ben', 'asked', ['ben'])]),
    ],
    [
      'over time, but before its end: it goes on',
      'arb_prelim',
      move,
      ofAda,
      facts([a('ada', 'suspended')], 'arb_suspended'),
    ],
    [
      'while another is appointed, it stays there',
      'arb_constituting',
      move,
      ofAda,
      facts([a('ada', 'asked')], 'arb_constituting'),
    ],
    [
      'after its end it is refused',
      'not_asked',
      move,
      ofAda,
      facts([a('ada', 'ended'), a('ben', 'paid')], 'arb_prelim'),
    ],
  ]);
});

describe('unpaid in time', () => {
  const asked = a('ada', 'asked', ['ben']);
  plays([
    ['nothing happens before its end', 'time_running', 'suspended_for_fees', ofAda, facts([asked])],
    [
      'the dispute waits where nothing else is left',
      'arb_suspended',
      'suspended_for_fees',
      ofAda,
      facts([asked], 'arb_appointed', { isOver: over('deposit', 'ada') }),
    ],
    [
      'it goes on with the claim that is paid for',
      'arb_prelim',
      'suspended_for_fees',
      ofAda,
      facts([asked, a('ben', 'paid')], 'arb_appointed', { isOver: over('deposit', 'ada') }),
    ],
    [
      'it waits for the claim that still has time',
      'arb_appointed',
      'suspended_for_fees',
      ofAda,
      facts([asked, a('ben', 'asked', ['ada'])], 'arb_appointed', {
        isOver: over('deposit', 'ada'),
      }),
    ],
    [
      'not twice',
      'not_asked',
      'suspended_for_fees',
      ofAda,
      facts([a('ada', 'suspended', ['ben'])], 'arb_suspended', { isOver: over('deposit', 'ada') }),
    ],
    [
      'and after the notice not before its end',
      'time_running',
      'claim_terminated',
      ofAda,
      facts([a('ada', 'suspended', ['ben'])], 'arb_suspended'),
    ],
    [
      'then the dispute is over with its only claim',
      'terminated',
      'claim_terminated',
      ofAda,
      facts([a('ada', 'suspended', ['ben'])], 'arb_suspended', {
        isOver: over('deposit_after_suspension', 'ada'),
      }),
    ],
    [
      'that claim alone ends where another goes on',
      'arb_prelim',
      'claim_terminated',
      ofBen,
      facts([a('ada', 'paid'), a('ben', 'suspended', ['ben'])], 'arb_prelim', {
        isOver: over('deposit_after_suspension', 'ben'),
      }),
    ],
    [
      'not one that was never told',
      'not_asked',
      'claim_terminated',
      ofAda,
      facts([asked], 'arb_appointed', { isOver: over('deposit_after_suspension', 'ada') }),
    ],
    [
      'by the clock alone',
      'not_your_move',
      'claim_terminated',
      { ...ofAda, by: 'registrar' },
      facts([a('ada', 'suspended', ['ben'])], 'arb_suspended', {
        isOver: over('deposit_after_suspension', 'ada'),
      }),
    ],
  ]);
});

describe('where a dispute stands by its deposits', () => {
  test('is suspended only when nothing is left to go on with, and over only when no claim is', () => {
    expect(goingOn('arb_appointed', [a('ada', 'suspended'), a('ben', 'suspended')])).toBe(
      'arb_suspended',
    );
    expect(goingOn('arb_appointed', [a('ada', 'ended'), a('ben', 'suspended')])).toBe(
      'arb_suspended',
    );
    expect(goingOn('arb_suspended', [a('ada', 'ended'), a('ben', 'ended')])).toBe('terminated');
    expect(goingOn('arb_constituting', [a('ada', 'ended')])).toBe('terminated');
    expect(goingOn('arb_appointed', [])).toBe('arb_appointed');
  });

  test('does not go back once it began, because another deposit is asked for', () => {
    expect(goingOn('arb_prelim', [a('ada', 'paid'), a('ben', 'asked', ['ben'])])).toBe(
      'arb_prelim',
    );
  });

  test('and what was paid in a stay counts when that ends', () => {
    const before = facts([a('ada', 'paid')], 'stayed', { before: 'arb_appointed' });
    const registrar = { by: 'registrar', details: { document: 'an order' } } as const;
    expect(outcomeOf('resumed', registrar, before)).toBe('arb_prelim');
  });

  test('and somebody else is appointed to where it stood', () => {
    const nina = {
      neutral: 'nina',
      seat: 'sole',
      stage: 'heard',
      heard: [],
      objecting: [],
      isExcluded: false,
    } as const;
    const registrar = { by: 'registrar', details: { neutral: 'nina', ties: 0 } } as const;
    const paid = facts([a('ada', 'paid')], 'arb_constituting', { members: [nina] });
    expect(outcomeOf('arbitrator_appointed', registrar, paid)).toBe('arb_prelim');
  });
});

describe('from the events', () => {
  const event = (type: string, partyId: string | null, details = {}) => ({
    type,
    partyId,
    details,
  });
  const asked = event('deposits_asked', 'ada', { owing: 'ada ben' });
  test('each share lessens what is owed in its own claim', () => {
    expect(
      depositsIn([
        asked,
        event('deposits_asked', 'ben', { owing: 'ada ben' }),
        event('deposit_share_paid', 'ben', { claim: 'ada' }),
        event('deposit_share_paid_for', 'ada', { claim: 'ada' }),
        event('deposits_paid', 'ada'),
        event('suspended_for_fees', 'ben'),
      ]),
    ).toEqual([a('ada', 'paid'), a('ben', 'suspended', ['ada', 'ben'])]);
  });
  test('a demand falls with the service, and with the request', () => {
    for (const fallen of ['service_reversed', 'basis_withdrawn'])
      expect(depositsIn([asked, event(fallen, 'ben')])).toEqual([]);
  });
});
