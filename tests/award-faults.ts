import type { AwardFindingCode } from '#modules/awards/rules/findings.ts';
import { formFaults } from './award-form-faults.ts';
import {
  claimWith,
  costs,
  GRANTED,
  inAward,
  inRecord,
  type PlantedFault,
  reordered,
  stretch,
  withLines,
} from './award-planting.ts';
import { type AwardCase, goodAwards, granted, inr, ordered } from './awards.ts';

// A fault of each kind, planted in a good award: nothing else of it is touched.

/** In relief, sums, interest, costs and the stamp. */
const moneyFaults = {
  claim_undecided: inRecord('a head of claim that nobody decided', ({ claims }) => ({
    claims: [...claims, ...claims.map((claim) => ({ ...claim, id: 'rent' }))],
  })),
  claim_decided_before: inRecord(
    'a claim that an earlier award decided',
    claimWith({ isDecided: true }),
  ),
  claim_twice: inAward(
    'a claim that is decided twice',
    ({ decisions }) => ({
      decisions: [...decisions, ...decisions],
    }),
    'a claim that is dismissed',
  ),
  relief_unasked: inAward('relief for which nobody asked', ({ decisions, balances }) => ({
    decisions: [
      ...decisions,
      { claim: 'goodwill', outcome: 'granted', orders: [ordered({ sum: inr(1) })] },
    ],
    balances: balances.map((debt) => ({ ...debt, amount: debt.amount + 100n })),
  })),
  relief_beyond: reordered('more than was asked for', () => ordered({ sum: inr(10_00_001) })),
  relief_stranger: reordered('relief against a stranger', (order) => ({
    ...order,
    from: ['ben', 'eve'],
  })),
  relief_other_party: inRecord(
    'relief against a party of whom it was not asked',
    claimWith({ against: ['zoe'] }),
  ),
  currency_other: reordered('dollars for rupees', () =>
    ordered({ sum: { amount: 100n, currency: 'USD' } }),
  ),
  outcome_contradicts: inAward(
    'a claim that is dismissed and ordered to be paid',
    ({ decisions }) => ({
      decisions: decisions.map((one) => ({ ...one, outcome: 'dismissed' as const })),
    }),
  ),
  interest_miscounted: reordered('interest that is a paisa too much', (order) => {
    if (order.interest.is !== 'granted') throw new Error('It has interest.');
    const [first, ...others] = order.interest.lines.map((line) => ({ ...line }));
    if (first) first.stated += 1n;
    return {
      ...order,
      interest: { is: 'granted', lines: first ? [first, ...others] : others },
      stated: (order.stated ?? 0n) + 1n,
    };
  }),
  total_miscounted: reordered('a total that is a paisa too much', (order) => ({
    ...order,
    stated: (order.stated ?? 0n) + 1n,
  })),
  balance_miscounted: inAward(
    'a balance from which nothing was set off',
    ({ balances }) => ({
      balances: balances.map((debt) => ({ ...debt, amount: 10_00_000_00n })),
    }),
    'a counterclaim that is set off',
  ),
  costs_miscounted: inAward('costs that are a paisa too much', (award) =>
    costs(award, {
      stated: award.balances.map((debt) => ({ ...debt, amount: 60_000_01n })),
    }),
  ),
  currencies_added: {
    name: 'dollars and rupees added to one sum',
    from: GRANTED,
    plant: ({ award, record }) => ({
      award: {
        ...award,
        decisions: [
          ...award.decisions,
          {
            claim: 'goods',
            outcome: 'granted',
            orders: [ordered({ sum: { amount: 500n, currency: 'USD' } })],
          },
        ],
        balances: award.balances.map((debt) => ({ ...debt, amount: debt.amount + 500n })),
      },
      record: {
        ...record,
        claims: [
          ...record.claims,
          ...record.claims.map((claim) => ({
            ...{ ...claim, id: 'goods', interest: null },
            asked: { amount: 500n, currency: 'USD' as const },
          })),
        ],
      },
    }),
  },
  interest_silent: reordered('no word on the interest that was asked for', () =>
    withLines({ is: 'silent' }),
  ),
  interest_unasked: inRecord('interest for which nobody asked', claimWith({ interest: null })),
  interest_barred: inRecord('interest that the parties had excluded', ({ agreements }) => ({
    agreements: { ...agreements, barsInterest: true },
  })),
  interest_beyond: reordered('a higher rate than was asked for', () =>
    withLines(granted({ ...stretch, rate: 1_201n })),
  ),
  interest_twice: reordered('a day of interest that is counted twice', () =>
    withLines(granted({ ...stretch, to: '2025-02-01' }, { ...stretch, from: '2025-01-31' })),
  ),
  interest_past_award: reordered('interest before the award that runs past it', () =>
    withLines(granted({ ...stretch, to: '2026-01-21' })),
  ),
  interest_base_larger: reordered('interest on more than was granted', () =>
    withLines(granted({ ...stretch, principal: 10_00_000_01n })),
  ),
  post_award_silent: inAward('no word on interest after the award', () => ({
    postAward: { is: 'silent' },
  })),
  post_award_old_rate: inAward('18 % where the law says otherwise', () => ({
    postAward: { is: 'by_law', rate: 1_800n },
  })),
  post_award_other_rate: inAward('a rate that is not the one of the law', () => ({
    postAward: { is: 'by_law', rate: 925n },
  })),
  post_award_unreasoned: inAward('18 % that the tribunal directs without a word', () => ({
    postAward: { is: 'directed', rate: 1_800n, reasons: '' },
  })),
  post_award_rate_unknown: inRecord('a day for which no table knows the rate', () => ({
    commencedOn: '1990-01-01',
  })),
  costs_silent: inAward('no word on costs', () => ({ costs: { is: 'silent' } })),
  costs_left_open: inAward(
    'a partial award without a word on costs',
    () => ({ costs: { is: 'silent' } }),
    'a partial award',
  ),
  costs_unreasoned: inAward(
    'costs that not the loser pays, without reasons',
    (award) => costs(award, { reasons: '' }),
    'a counterclaim that is set off',
  ),
  costs_factors_missing: inAward('costs without a factor', (award) =>
    costs(award, { factors: [] }),
  ),
  costs_agreement_early: {
    name: 'costs by an agreement from before the dispute',
    from: GRANTED,
    plant: ({ award, record }) => ({
      award: { ...award, ...costs(award, { byAgreement: true }) },
      record: { ...record, agreements: { ...record.agreements, costs: { isAfterDispute: false } } },
    }),
  },
  costs_agreement_missing: inAward('costs by an agreement that there is none of', (award) =>
    costs(award, { byAgreement: true }),
  ),
  stamp_used: inRecord('a stamp number that was used before', () => ({
    stampNumbersUsed: ['in-mh9999999999999z '],
  })),
  stamp_missing: inAward('no stamp and no undertaking', () => ({
    stamp: { number: '', hasUndertaking: false },
  })),
} as const satisfies Partial<Record<AwardFindingCode, PlantedFault>>;

export const plantedFaults: Record<AwardFindingCode, PlantedFault> = {
  ...formFaults,
  ...moneyFaults,
};

/** The good award that a fault is planted in, and the same with the fault. */
export function withFault(code: AwardFindingCode): { good: AwardCase; planted: AwardCase } {
  const { from, plant } = plantedFaults[code];
  const good = goodAwards[from];
  if (!good) throw new Error(`There is no good award called "${from}".`);
  return { good, planted: plant(good) };
}
