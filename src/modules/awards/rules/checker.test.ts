import { describe, expect, test } from 'vitest';
import { plantedFaults, withFault } from '../../../../tests/award-faults.ts';
import { goodAwards, inr, ordered } from '../../../../tests/awards.ts';
import { checkAward, mayIssue } from './checker.ts';
import { type AwardFindingCode, FINDINGS } from './findings.ts';

test.each(Object.entries(goodAwards))('nothing is found in %s', (_, { award, record }) => {
  const findings = checkAward(award, record);
  expect(findings).toEqual([]);
  expect(mayIssue(findings)).toBe(true);
});

describe('a planted fault is found, and nothing but it', () => {
  const codes = Object.keys(plantedFaults) as AwardFindingCode[];
  test.each(codes.map((code) => [plantedFaults[code].name, code] as const))('%s', (_, code) => {
    const { planted } = withFault(code);
    const findings = checkAward(planted.award, planted.record);
    expect(findings.map((one) => one.code)).toEqual([code]);
    expect(findings[0]).toMatchObject(FINDINGS[code]);
    expect(mayIssue(findings)).toBe(FINDINGS[code].severity === 'advisory');
  });
});

describe('what the checker holds against the record', () => {
  const granted = goodAwards['a claim that is granted'];
  if (!granted) throw new Error('There is such an award.');
  const { award, record } = granted;
  const codes = (over: Partial<typeof award>, against: Partial<typeof record> = {}) =>
    checkAward({ ...award, ...over }, { ...record, ...against }).map(({ code }) => code);

  test('an award on the last day of the mandate is in time', () => {
    const mandate = { endsOn: '2026-01-20', state: 'running' as const };
    expect(codes({}, { mandate })).toEqual([]);
    expect(codes({}, { mandate: { ...mandate, endsOn: '2026-01-19' } })).toEqual(['mandate_over']);
  });

  test('an award that bears an earlier date and was signed after the mandate is late', () => {
    const mandate = { endsOn: '2026-01-19', state: 'running' as const };
    const backdated = { date: '2026-01-19', postAward: { is: 'silent' as const } };
    expect(codes(backdated, { mandate })).toContain('mandate_over');
  });

  test('18 % is right where the arbitration commenced before 23 October 2015, and the newer rate is wrong there', () => {
    const rate = { is: 'by_law' as const, rate: 1_800n };
    expect(codes({ postAward: rate }, { commencedOn: '2015-10-22' })).toEqual([]);
    expect(codes({}, { commencedOn: '2015-10-22' })).toEqual(['post_award_other_rate']);
  });

  test('18 % that the tribunal directs with reasons is its own to give', () => {
    const postAward = { is: 'directed' as const, rate: 1_800n, reasons: 'The contract says so.' };
    expect(codes({ postAward })).toEqual([]);
  });

  test('no reasons are needed where the parties agreed so', () => {
    const issues = award.issues.map((issue) => ({ ...issue, reasons: '' }));
    const agreements = { ...record.agreements, withoutReasons: true };
    expect(codes({ issues })).toEqual(['reasons_missing', 'reasons_missing']);
    expect(codes({ issues }, { agreements })).toEqual([]);
  });

  test('a paper of which the award does not say against whom it is used is held against all who have to pay', () => {
    const papers = record.papers.map((paper) => ({ ...paper, servedOn: ['ada'] }));
    const issues = award.issues.map((issue) => ({
      ...issue,
      relied: issue.relied.map((one) => ({ ...one, against: [] })),
    }));
    expect(codes({ issues })).toEqual([]);
    expect(codes({ issues }, { papers })).toEqual(['paper_unserved']);
  });

  test('an award needs its reasons where no issue was framed, too', () => {
    expect(codes({ issues: [] }, { issues: [] })).toEqual(['reasons_missing']);
    const agreements = { ...record.agreements, withoutReasons: true };
    expect(codes({ issues: [] }, { issues: [], agreements })).toEqual([]);
  });

  test('an order to pay needs somebody who pays and somebody who is paid', () => {
    const without = (side: 'from' | 'to') => {
      const decisions = award.decisions.map((one) => ({
        ...one,
        orders: one.orders.map((order) => ({ ...order, [side]: [] })),
      }));
      const balances = award.balances.map((debt) => ({ ...debt, [side]: [] }));
      return codes({ decisions, balances });
    };
    expect(without('to')).toEqual(['relief_other_party']);
    expect(without('from')).toEqual(['relief_other_party']);
  });

  test('a claim at large takes any sum, one of no money takes none, and one sum of another money is enough', () => {
    const asking = (
      asked: (typeof record.claims)[number]['asked'],
      over: Partial<typeof award> = {},
    ) => codes(over, { claims: record.claims.map((claim) => ({ ...claim, asked })) });
    const orderedSums = (...sums: (typeof award.balances)[number][]) => ({
      decisions: award.decisions.map((one) => ({
        ...one,
        orders: sums.map((sum) => ordered({ sum })),
      })),
      balances: sums,
    });
    const declared = award.decisions.map((one) => ({
      ...one,
      orders: one.orders.map((order) => ({
        ...order,
        ...{ sum: null, stated: null, interest: { is: 'silent' as const } },
      })),
    }));
    const [debt] = award.balances;
    if (!debt) throw new Error('There is a balance.');
    expect(asking('at_large')).toEqual([]);
    expect(asking('no_money')).toEqual(['relief_beyond']);
    expect(asking('no_money', { decisions: declared, balances: [] })).toEqual([]);
    const dollar = { ...debt, amount: 100n, currency: 'USD' as const };
    const rupee = { ...debt, amount: 100n };
    expect(asking(inr(10), orderedSums(rupee, dollar))).toEqual(['currency_other']);
  });

  test('one line of interest that runs past the award is enough', () => {
    const postAward = { is: 'directed' as const, rate: 600n, reasons: 'The contract says so.' };
    const signatures = award.signatures.map((one) => ({ ...one, signedOn: '2026-01-19' }));
    expect(codes({ date: '2026-01-19', postAward, signatures })).toEqual(['interest_past_award']);
  });

  test('one who was not served may be a party as long as nothing is ordered against them', () => {
    const parties = record.parties.map((party) => ({ ...party, isServed: party.id !== 'ada' }));
    expect(codes({}, { parties })).toEqual([]);
  });

  test('a name is the same however its letters are stored, and another with one letter of another size', () => {
    const named = (name: string) =>
      award.parties.map((party) => (party.id === 'ben' ? { ...party, name } : party));
    const parties = record.parties.map((party) =>
      party.id === 'ben' ? { ...party, name: 'Renée  Rao' } : party,
    );
    expect(codes({ parties: named('Rene\u0301e Rao ') }, { parties })).toEqual([]);
    expect(codes({ parties: named('Renée rao') }, { parties })).toEqual(['name_differs']);
  });

  test('two faults are two findings, the blocking one first, whatever the order of the checks', () => {
    const stamp = { number: '', hasUndertaking: false };
    const costs = { is: 'silent' as const };
    expect(codes({ stamp, date: null })).toEqual(['date_missing', 'stamp_missing']);
    expect(codes({ stamp, costs })).toEqual(['costs_silent', 'stamp_missing']);
  });

  test('what nobody claimed may be dismissed, and nothing is granted by that', () => {
    const goodwill = { claim: 'goodwill', outcome: 'dismissed' as const, orders: [] };
    expect(codes({ decisions: [...award.decisions, goodwill] })).toEqual([]);
  });

  test('an order of nothing is none', () => {
    const decisions = award.decisions.map((one) => ({
      ...one,
      outcome: 'in_part' as const,
      orders: [ordered({ sum: inr(0) })],
    }));
    expect(codes({ decisions, balances: [] })).toEqual(['outcome_contradicts']);
  });

  test('one line of interest beyond what was asked is enough, by its rate or by its day', () => {
    const rate = { rate: 1_000n, from: '2024-04-10' };
    const day = { rate: null, from: '2024-04-11' };
    const asking = (interest: typeof rate | typeof day) =>
      codes({}, { claims: record.claims.map((claim) => ({ ...claim, interest })) });
    expect(asking(rate)).toEqual(['interest_beyond']);
    expect(asking(day)).toEqual(['interest_beyond']);
    expect(asking({ rate: null, from: '2024-04-10' })).toEqual([]);
  });
});
