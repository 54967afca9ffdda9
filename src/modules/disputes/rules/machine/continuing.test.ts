import { describe, expect, test } from 'vitest';
import { someFacts } from '../../../../../tests/dispute-facts.ts';
import { plays } from '../../../../../tests/move-cases.ts';
import { looksIn } from '../disclosure-looks.ts';
import type { DisputeFacts } from '../machine.ts';
import type { AppointmentCandidate, DisclosureLook } from './fact-types.ts';

// ACA s. 12(2) and Mediation Act 2023 s. 10: disclosure goes on after it was signed.
const STAYS = 'arb_appointed';
const nina: AppointmentCandidate = {
  ...{ seat: 'sole', neutral: 'nina', stage: 'appointed' },
  ...{ heard: ['ada', 'ben'], objecting: [], isExcluded: false },
};
const unasked: DisclosureLook = { neutral: 'nina', asked: [], isOpen: false, ties: null };
const sitting = (look: Partial<DisclosureLook> = {}, more: Partial<DisputeFacts> = {}) =>
  someFacts(STAYS, { members: [nina], looks: [{ ...unasked, ...look }], ...more });
const at = (stage: AppointmentCandidate['stage'], state: DisputeFacts['state']) =>
  someFacts(state, { members: [{ ...nina, stage }] });
const open = { asked: ['n1'], isOpen: true };

describe('somebody who disclosed is asked again', () => {
  const move = 'disclosure_asked';
  const asks = {
    by: 'system',
    why: 'Leela Lawyer',
    details: { neutral: 'nina', names: 'n1' },
  } as const;
  plays([
    ['once somebody came', STAYS, move, asks, sitting()],
    ['before the appointment', 'arb_constituting', move, asks, at('heard', 'arb_constituting')],
    ['from the acceptance on', 'arb_constituting', move, asks, at('accepted', 'arb_constituting')],
    ['not before it', 'not_asked', move, asks, at('invited', 'arb_constituting')],
    ['of talks, too', 'med_active', move, asks, at('appointed', 'med_active')],
    [
      'and where a settlement waits for their name',
      'con_terms',
      move,
      asks,
      at('appointed', 'con_terms'),
    ],
    ['in a stay', 'stayed', move, asks, sitting({}, { state: 'stayed', before: STAYS })],
    ['not once it is over', 'not_from_here', move, asks, at('appointed', 'withdrawn')],
    ['not who left', 'not_asked', move, asks, sitting({}, { members: [] })],
    [
      'not another',
      'not_asked',
      move,
      { ...asks, details: { neutral: 'noor', names: 'n1' } },
      sitting(),
    ],
    ['a person', 'neutral_missing', move, { ...asks, details: { names: 'n1' } }, sitting()],
    ['by the names', 'reason_missing', move, { ...asks, why: ' ' }, sitting()],
    ['known again', 'grounds_missing', move, { ...asks, details: { neutral: 'nina' } }, sitting()],
    ['of these once', 'already_done', move, asks, sitting(open)],
    ['also once that is answered', 'already_done', move, asks, sitting({ ...open, isOpen: false })],
    [
      'of others again',
      STAYS,
      move,
      { ...asks, details: { neutral: 'nina', names: 'n2' } },
      sitting(open),
    ],
    ['and all are told', 'party_missing', move, { ...asks, partyId: 'ben' }, sitting()],
    ['by nobody’s hand', 'not_your_move', move, { ...asks, by: 'registrar' }, sitting()],
  ]);
});

describe('they answer that there is nothing', () => {
  const move = 'nothing_disclosed';
  const says = { by: 'neutral', details: { neutral: 'nina', document: 'paper' } } as const;
  plays([
    ['to what they were asked', STAYS, move, says, sitting(open)],
    ['not unasked', 'not_asked', move, says, sitting()],
    ['once', 'not_asked', move, says, sitting({ ...open, isOpen: false })],
    ['by a paper', 'order_missing', move, { ...says, details: { neutral: 'nina' } }, sitting(open)],
    ['not after they left', 'not_asked', move, says, sitting(open, { members: [] })],
    [
      'for themselves',
      'not_asked',
      move,
      { ...says, details: { neutral: 'noor', document: 'paper' } },
      sitting(open),
    ],
    ['to all', 'party_missing', move, { ...says, partyId: 'ada' }, sitting(open)],
    [
      'never the office for them',
      'not_your_move',
      move,
      { ...says, by: 'registrar' },
      sitting(open),
    ],
  ]);
});

describe('or they disclose something, asked or not', () => {
  const move = 'circumstances_disclosed';
  const says = {
    by: 'neutral',
    why: 'Leela is my cousin.',
    details: { neutral: 'nina', document: 'paper' },
  } as const;
  plays([
    ['who were asked', STAYS, move, says, sitting(open)],
    ['who were not', STAYS, move, says, sitting()],
    ['before the appointment', 'arb_constituting', move, says, at('disclosed', 'arb_constituting')],
    ['who lead talks', 'con_active', move, says, at('appointed', 'con_active')],
    ['in words', 'reason_missing', move, { ...says, why: '' }, sitting()],
    ['by a paper', 'order_missing', move, { ...says, details: { neutral: 'nina' } }, sitting()],
    ['who have signed', 'not_asked', move, says, at('invited', 'arb_constituting')],
  ]);
});

describe('what would bar them', () => {
  const found = { by: 'system', details: { neutral: 'nina', of: 'affiliated' } } as const;
  plays([
    ['is told', STAYS, 'tie_found', found, sitting()],
    ['once', 'already_done', 'tie_found', found, sitting({ ties: 'affiliated' })],
    ['and again where it is another', STAYS, 'tie_found', found, sitting({ ties: 'same_name' })],
    [
      'by what it is',
      'grounds_missing',
      'tie_found',
      { ...found, details: { neutral: 'nina' } },
      sitting(),
    ],
    ['of whoever is there', 'not_asked', 'tie_found', found, sitting({}, { members: [] })],
    ['and that it is gone', STAYS, 'tie_cleared', found, sitting({ ties: 'affiliated' })],
    ['where it was told', 'not_asked', 'tie_cleared', found, sitting()],
  ]);
});

describe('from what happened', () => {
  const event = (type: string, more: Record<string, string> = {}) => ({
    ...{ type, details: { neutral: 'nina', ...more } },
  });
  const asked = [event('disclosure_asked', { names: 'n1' })];

  test('a question is open until they answer in either way', () => {
    expect(looksIn(asked)).toEqual([{ ...unasked, ...open }]);
    for (const type of ['nothing_disclosed', 'circumstances_disclosed'])
      expect(looksIn([...asked, event(type)])).toEqual([{ ...unasked, ...open, isOpen: false }]);
  });

  test('one of three answers for nobody else', () => {
    const other = { type: 'nothing_disclosed', details: { neutral: 'noor' } };
    expect(looksIn([...asked, other])[0]).toMatchObject(open);
  });

  test('it falls with their place, and with the service of anybody', () => {
    for (const type of [
      'arbitrator_withdrew',
      'mandate_ended',
      'neutral_passed',
      'service_reversed',
    ])
      expect(looksIn([...asked, event(type)])).toEqual([]);
  });

  test('a tie stands until it is gone', () => {
    const tied = [event('tie_found', { of: 'affiliated' })];
    expect(looksIn(tied)[0]?.ties).toBe('affiliated');
    expect(looksIn([...tied, event('tie_cleared', { of: '' })])[0]?.ties).toBeNull();
  });
});
