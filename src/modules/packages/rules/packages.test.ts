import { describe, expect, test } from 'vitest';
import { outcomeOf, ownRound, proposedFor, type WishesOfBoth } from './computing.ts';
import { listOf, type PackageIssue, readIssues, writeIssues } from './lists.ts';
import { pointsAgreed } from './points.ts';
import { refusalToBeReady, refusalToExpire } from './stages.ts';
import type { PackageWish } from './wishes.ts';

// Algorithms 1.3: what one side gives never reaches the other, and what both accept is what is drawn up.
const words = (name: string, ...said: string[]): PackageIssue => ({
  ...{ kind: 'words', name, payer: 'respondent', days: 1 },
  options: said.map((one) => ({ said: one, amount: 0n, instalments: 1 })),
});
const money: PackageIssue = {
  ...{ kind: 'money', name: 'Sum', payer: 'claimant', days: 30 },
  options: [
    { said: '', amount: 9_007_199_254_740_993n / 100n, instalments: 12 },
    { said: '', amount: 0n, instalments: 1 },
  ],
};
const ISSUES = [money, words('Goods', 'Kept', 'Back')];

function wish(weights: number[], scores: number[][], without = [0, 0]): PackageWish {
  const barred = scores.map((own) => own.map(() => false));
  return { weights, scores, barred, without, answers: [] };
}
const BOTH_WANT: WishesOfBoth = {
  claimant: wish(
    [70, 30],
    [
      [0, 100],
      [100, 0],
    ],
  ),
  respondent: wish(
    [20, 80],
    [
      [100, 0],
      [0, 100],
    ],
  ),
};

describe('a list', () => {
  test('is read as it was written, its sums to the last paisa', () => {
    expect(readIssues(writeIssues(ISSUES))).toEqual(ISSUES);
  });

  test('of twelve issues with eight options is the largest', () => {
    const of = (issues: number, options: number) =>
      Array.from({ length: issues }, (_, at) =>
        words(`Issue ${at}`, ...Array.from({ length: options }, (__, one) => `Option ${one}`)),
      );
    expect(listOf(of(12, 8)).ok).toBe(true);
    expect(listOf(of(13, 8))).toMatchObject({ refusal: { code: 'too_many_issues', issue: null } });
    expect(listOf(of(12, 9))).toMatchObject({ refusal: { code: 'too_many_options', issue: 0 } });
  });

  test('with a clause of a payment has an issue about money, and always the same side that pays', () => {
    const goods = words('Goods', 'Kept', 'Back');
    const other: PackageIssue = { ...money, name: 'Costs', payer: 'respondent' };
    const refusal = (issues: PackageIssue[], ...clauses: ('tax_withheld' | 'confidential')[]) => {
      const read = listOf(issues, clauses);
      return read.ok ? null : read.refusal.code;
    };
    expect(refusal([goods], 'tax_withheld')).toBe('clause_without_payment');
    expect(refusal([money, other], 'tax_withheld')).toBe('clause_two_payers');
    expect(refusal([money, other, goods], 'confidential')).toBeNull();
    expect(refusal([money, { ...money, name: 'Costs' }], 'tax_withheld')).toBeNull();
  });
});

describe('a round', () => {
  test('tells a side its own scores, and of the other’s points, limits and deal nothing', () => {
    const content = proposedFor(ISSUES, BOTH_WANT);
    if (!content) throw new Error('There are packages.');
    const own = ownRound(
      { ...content, deal: { options: [0, 0], points: [310_000, 420_000] } },
      'claimant',
    );
    expect(own.deal).toEqual({ options: [0, 0], score: 31 });
    expect(own.packages[0]?.explained.score).toBe(70);
    expect(Object.keys(own).sort()).toEqual(['checked', 'deal', 'isProven', 'packages']);
    expect(JSON.stringify(own)).not.toContain('points');
  });

  test('comes to nothing before both have answered, and to the largest product where both want several', () => {
    const content = proposedFor(ISSUES, BOTH_WANT);
    if (!content) throw new Error('There are packages.');
    const all = content.packages.map(() => true);
    expect(outcomeOf(content, { claimant: all }).kind).toBe('waiting');
    expect(outcomeOf(content, { claimant: all, respondent: all.map(() => false) }).kind).toBe(
      'none_accepted',
    );
    const came = outcomeOf(content, { claimant: all, respondent: all });
    expect(came).toMatchObject({ kind: 'deal', deal: { options: [1, 1] }, improvements: 0 });
  });
});

test('a package becomes one point for each issue, with the option that was chosen', () => {
  const on = { today: '2026-11-20', currency: 'INR', clauses: [] };
  expect(pointsAgreed(ISSUES, [0, 1], on)).toEqual([
    {
      kind: 'money',
      name: 'Sum',
      payment: {
        ...{ payer: 'claimant', amount: money.options[0]?.amount, currency: 'INR' },
        ...{ instalments: 12, firstOn: '2026-12-20', rhythm: 'month' },
      },
    },
    { kind: 'words', name: 'Goods', said: 'Back' },
  ]);
  expect(() => pointsAgreed(ISSUES, [0], on)).toThrow();
  expect(() => pointsAgreed(ISSUES, [0, 2], on)).toThrow();
});

test('standard clauses of a list stand after its issues, with whoever pays; one of a payment only where there is one', () => {
  const on = {
    today: '2026-11-20',
    currency: 'INR',
    clauses: ['no_dues', 'confidential'],
  } as const;
  const standard = (option: number) =>
    pointsAgreed(ISSUES, [option, 1], on)
      .filter(({ kind }) => kind === 'standard')
      .map((one) => (one.kind === 'standard' ? [one.clause, one.payer] : []));
  expect(standard(0)).toEqual([
    ['confidential', 'claimant'],
    ['no_dues', 'claimant'],
  ]);
  expect(standard(1).map(([clause]) => clause)).toEqual(['confidential']);
});

describe('whoever is ready', () => {
  const at = new Date('2026-11-20T06:30:00Z');
  const later = (hours: number) => new Date(at.getTime() + hours * 3_600_000);
  const round = (kind: string, askedBy: 'claimant' | 'respondent', hours = 0) => ({
    ...{ id: `${kind}${hours}`, kind, askedBy, computedAt: later(hours), endedAt: later(hours) },
  });
  const none = { ready: [], hasWish: true };

  test('second is never refused for what was computed: the first is counted', () => {
    const rounds = [0, 1, 2].map((hours) => round('proposals', 'claimant', hours));
    expect(refusalToBeReady({ ...none, rounds }, 'claimant', later(9))).toBe('used_up');
    expect(refusalToBeReady({ ...none, rounds }, 'respondent', later(9))).toBeNull();
    const ready = [{ side: 'respondent' as const }];
    expect(refusalToBeReady({ ready, hasWish: true, rounds }, 'claimant', later(9))).toBeNull();
  });

  test('has given what their side wants; an improvement counts as no computation', () => {
    expect(refusalToBeReady({ ...none, hasWish: false, rounds: [] }, 'claimant', at)).toBe(
      'wishes_missing',
    );
    const improved = [round('improvement', 'claimant')];
    expect(refusalToBeReady({ ...none, rounds: improved }, 'claimant', at)).toBeNull();
    const proposed = [round('proposals', 'respondent')];
    expect(refusalToBeReady({ ...none, rounds: proposed }, 'claimant', at)).toBe('too_soon');
  });

  test('waits for the answers to proposals for as long as it takes: an improvement alone expires', () => {
    expect(refusalToExpire(round('proposals', 'claimant'), 'proposals0', later(999))).toBe(
      'round_over',
    );
    expect(refusalToExpire(round('improvement', 'claimant'), 'improvement0', later(72))).toBeNull();
    expect(refusalToExpire(round('improvement', 'claimant'), 'other', later(72))).toBe(
      'round_over',
    );
  });
});
