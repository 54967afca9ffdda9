import { describe, expect, test } from 'vitest';
import { fc } from '../../../../tests/properties.ts';
import {
  type EmpanelmentActor,
  type ListingFacts,
  type ListingState,
  MOVES,
  type Move,
  moved,
  movesOf,
  over,
  STATES,
  transitions,
  waitsFor,
} from './empanelment.ts';

const friday = '2026-11-20';
const place = (change: Partial<ListingFacts> = {}): ListingFacts => ({
  state: 'applied',
  before: null,
  checksOpen: 0,
  questionsOpen: 0,
  hasOpenProceeding: false,
  suspendedUntil: null,
  isDecisionAnswered: false,
  isReconsidered: false,
  ...change,
});
const act = (by: EmpanelmentActor, reason = 'Because.') => ({ by, reason, on: friday });
const go = (at: Partial<ListingFacts>, move: Move, by: EmpanelmentActor, reason?: string) => {
  const outcome = moved(place(at), move, act(by, reason));
  return outcome.ok ? outcome.value.to : outcome.refusal;
};

describe('a place on a list', () => {
  test('goes from the application to the panel in the order of 3.9, each step by whoever takes it', () => {
    const way: [ListingState, Move, EmpanelmentActor][] = [
      ['applied', 'check_documents', 'officer'],
      ['documents_checked', 'admit', 'committee'],
      ['verified', 'accept_conduct', 'applicant'],
      ['trial_list', 'activate', 'committee'],
    ];
    const came = way.map(([state, move, by]) => go({ state }, move, by));
    expect(came).toEqual(['documents_checked', 'verified', 'trial_list', 'active']);
  });

  test('is not checked while something was not seen or a question is open', () => {
    expect(go({ checksOpen: 1 }, 'check_documents', 'officer')).toBe('checks_open');
    expect(go({ questionsOpen: 1 }, 'check_documents', 'officer')).toBe('question_open');
    expect(go({ state: 'documents_checked', questionsOpen: 1 }, 'admit', 'committee')).toBe(
      'question_open',
    );
  });

  test('is moved by nobody but whose move it is', () => {
    for (const move of MOVES)
      for (const by of ['officer', 'committee', 'applicant', 'neutral'] as const)
        if (by !== transitions[move].by)
          for (const state of STATES)
            expect(go({ state }, move, by), `${move} by ${by}`).toBe('not_your_move');
  });

  test('is declined, activated, suspended, reinstated and removed with a reason alone', () => {
    const needing: [ListingState, Move, EmpanelmentActor][] = [
      ['documents_checked', 'decline', 'committee'],
      ['trial_list', 'activate', 'committee'],
      ['active', 'suspend', 'officer'],
      ['suspended', 'reinstate', 'officer'],
      ['active', 'remove', 'committee'],
    ];
    for (const [state, move, by] of needing)
      expect(go({ state, before: 'active' }, move, by, '  '), move).toBe('reason_missing');
  });

  test('goes back from a suspension to where it was', () => {
    for (const before of ['trial_list', 'active', 'on_leave'] as const)
      expect(go({ state: 'suspended', before }, 'reinstate', 'officer')).toBe(before);
  });

  test('is not reinstated before the stated time of its suspension is over: the last day is a whole one', () => {
    const state = 'suspended';
    expect(go({ state, before: 'active', suspendedUntil: friday }, 'reinstate', 'officer')).toBe(
      'term_running',
    );
    expect(
      go({ state, before: 'active', suspendedUntil: '2026-11-19' }, 'reinstate', 'officer'),
    ).toBe('active');
  });

  test('is not left while a notice is under way', () => {
    expect(go({ state: 'active', hasOpenProceeding: true }, 'withdraw', 'applicant')).toBe(
      'proceeding_open',
    );
    expect(go({ state: 'active' }, 'withdraw', 'applicant')).toBe('withdrawn');
  });

  test('that was declined is looked at again once, after a reply', () => {
    const state = 'declined';
    expect(go({ state }, 'reconsider', 'officer')).toBe('decision_unanswered');
    expect(go({ state, isDecisionAnswered: true }, 'reconsider', 'officer')).toBe(
      'documents_checked',
    );
    expect(
      go({ state, isDecisionAnswered: true, isReconsidered: true }, 'reconsider', 'officer'),
    ).toBe('reconsidered_already');
  });

  test('waits for its applicant while a question is open, and for nobody when it is over', () => {
    expect(waitsFor({ state: 'applied', questionsOpen: 0 })).toEqual({ for: 'office', days: 7 });
    expect(waitsFor({ state: 'applied', questionsOpen: 1 })).toEqual({
      for: 'applicant',
      days: 14,
    });
    for (const state of over) expect(waitsFor({ state, questionsOpen: 1 }).for).toBe('nobody');
  });
});

describe('over any number of moves by anybody', () => {
  const anyMove = fc.record({
    move: fc.constantFrom(...MOVES),
    by: fc.constantFrom<EmpanelmentActor>('officer', 'committee', 'applicant', 'neutral'),
    reason: fc.constantFrom('', 'Because.'),
    checksOpen: fc.nat(2),
    questionsOpen: fc.nat(1),
    hasOpenProceeding: fc.boolean(),
    isDecisionAnswered: fc.boolean(),
  });
  type Any = typeof anyMove extends fc.Arbitrary<infer T> ? T : never;

  function walk(all: readonly Any[]) {
    let at = place();
    const made: Move[] = [];
    for (const { move, by, reason, ...facts } of all) {
      const outcome = moved({ ...at, ...facts }, move, act(by, reason));
      if (!outcome.ok) continue;
      expect(movesOf({ ...at, ...facts }, by, friday)).toContain(move);
      const { from, to } = outcome.value;
      const before =
        to === 'suspended' ? (from === 'suspended' ? at.before : (from as 'active')) : null;
      at = { ...at, state: to, before, isReconsidered: at.isReconsidered || move === 'reconsider' };
      made.push(move);
    }
    return { at, made };
  }

  test('nobody is active without the office, the committee, the code of conduct and the committee again', () => {
    fc.assert(
      fc.property(fc.array(anyMove, { maxLength: 60 }), (all) => {
        const { at, made } = walk(all);
        if (at.state !== 'active') return;
        const last = (move: Move) => made.lastIndexOf(move);
        expect(made[0]).toBe('check_documents');
        expect(last('admit')).toBeGreaterThan(-1);
        expect(last('accept_conduct')).toBeGreaterThan(last('admit'));
        expect(last('activate')).toBeGreaterThan(last('accept_conduct'));
      }),
      { numRuns: 500 },
    );
  });

  test('what is removed or withdrawn stays so', () => {
    fc.assert(
      fc.property(fc.array(anyMove, { maxLength: 60 }), (all) => {
        const { made } = walk(all);
        for (const end of ['remove', 'withdraw'] as const)
          if (made.includes(end)) expect(made.at(-1)).toBe(end);
      }),
      { numRuns: 500 },
    );
  });

  test('whoever asks what she may do is told what the server then takes, and nothing else', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...STATES),
        fc.nat(1),
        fc.boolean(),
        (state, questionsOpen, hasOpenProceeding) => {
          const at = place({
            state,
            questionsOpen,
            hasOpenProceeding,
            before: state === 'suspended' ? 'active' : null,
          });
          for (const by of ['officer', 'committee', 'applicant', 'neutral'] as const)
            for (const move of MOVES)
              expect(movesOf(at, by, friday).includes(move)).toBe(moved(at, move, act(by)).ok);
        },
      ),
    );
  });
});
