import { expect, test } from 'vitest';
import { estimateCosts, shareOf } from './estimate.ts';
import type { EstimateAsk } from './estimate-ask.ts';
import { rupees } from './money.ts';
import { adminShares } from './schedules/governing.ts';

const CRORE = 10_000_000;
const table = {
  version: 0,
  registrationFee: rupees(5_000),
  adminFee: rupees(2_500),
  tribunalFees: [rupees(8_000), rupees(15_000), rupees(120_000)],
  defaultTribunalFee: rupees(8_000),
};
const by = { table, on: '2026-11-20', isRegistered: true };
const plain: EstimateAsk = {
  way: 'arbitration',
  sum: rupees(CRORE),
  counterclaim: 0n,
  arbitrators: 1,
  procedure: 'online',
  seat: 'Mumbai',
  awardOn: '2027-05-20',
  schedule: 'institution',
};
function costs(change: Partial<EstimateAsk> = {}, by_ = by) {
  const outcome = estimateCosts({ ...plain, ...change }, by_);
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome.value;
}
const item = (name: string, change: Partial<EstimateAsk> = {}) =>
  costs(change).items.find((one) => one.item === name);

test('what is paid to file is certain: the registration fee and its tax', () => {
  expect(costs().onFiling).toBe(rupees(5_900));
  expect(costs({}, { ...by, isRegistered: false }).onFiling).toBe(rupees(5_000));
  expect(costs({}, { ...by, isRegistered: false }).items.some((one) => one.item === 'gst')).toBe(
    false,
  );
});

test('after filing half of what is shared falls on the claimant, less the fee that counts towards it, and at most everything', () => {
  const all = costs({ sum: rupees(800_000) }, { ...by, isRegistered: false });
  const stamp = all.items.find((one) => one.item === 'stamp_duty')?.amount ?? 0n;
  // Half of the administration is 1,250, which the registration fee has paid; half of the tribunal's fee; half of the duty.
  expect(shareOf(all, 'claimant')).toEqual({ later: rupees(4_000) + stamp / 2n, most: all.most });
  expect(shareOf(all, 'respondent')).toEqual({
    later: rupees(1_250) + rupees(4_000) + stamp / 2n,
    most: all.most,
  });
});

test('the tax on a bill falls on whoever pays the bill', () => {
  // The claimant's half of the administration is paid by the registration fee; the other half bears 18 per cent, which is the respondent's.
  const all = costs({ sum: rupees(800_000) });
  const stamp = all.items.find((one) => one.item === 'stamp_duty')?.amount ?? 0n;
  expect(shareOf(all, 'claimant').later).toBe(rupees(4_000) + stamp / 2n);
  expect(shareOf(all, 'respondent').later).toBe(
    rupees(1_250) + rupees(225) + rupees(4_000) + stamp / 2n,
  );
});

test('a share of several odd fees is rounded once', () => {
  // Three items of an odd number of paise: two fees of the law and the duty. A paisa and a half was lost by halving each.
  const odd = {
    sum: 11_958_521_222n,
    counterclaim: 3_743_392_108n,
    arbitrators: 3,
    schedule: 'fourth_schedule',
  } as const;
  expect(shareOf(costs(odd), 'claimant').later).toBe(321_257_397n);
});

test("the institution's table leaves the tribunal's fee open, between its least and its most, whatever is claimed", () => {
  expect(item('tribunal')).toMatchObject({
    amount: rupees(8_000),
    least: rupees(8_000),
    most: rupees(120_000),
    certainty: 'open',
    by: 'fees@0',
  });
  expect(item('tribunal', { counterclaim: rupees(CRORE) })?.amount).toBe(rupees(8_000));
  expect(item('tribunal_counterclaim', { counterclaim: rupees(CRORE) })).toBeUndefined();
});

test('the Fourth Schedule counts claim and counterclaim apart, for each arbitrator, and a quarter more for a sole one', () => {
  const fourth = { schedule: 'fourth_schedule', counterclaim: rupees(2_000_000) } as const;
  expect(item('tribunal', fourth)).toMatchObject({ amount: rupees(421_875), certainty: 'likely' });
  expect(item('tribunal_counterclaim', fourth)?.amount).toBe(rupees(121_875));
  expect(item('tribunal', { ...fourth, arbitrators: 3 })?.amount).toBe(rupees(3 * 337_500));
});

test('the registrar fixes no step above what the Fourth Schedule gives one arbitrator for the whole sum', () => {
  const steps = [8_000, 45_000, 55_000, 95_000, 105_000].map(rupees);
  const small = { ...by, table: { ...table, tribunalFees: steps } };
  const most = (sum: number, counterclaim = 0) =>
    costs({ sum: rupees(sum), counterclaim: rupees(counterclaim) }, small).items.find(
      (one) => one.item === 'tribunal',
    )?.most;
  expect(most(300_000)).toBe(rupees(45_000));
  expect(most(2_000_000)).toBe(rupees(95_000)); // 97,500
  expect(most(1_000_000, 1_000_000)).toBe(rupees(95_000)); // one sum of both
});

test('the registration fee counts towards the claimant’s share of administration, and never beyond it', () => {
  expect(item('registration_credit')).toMatchObject({ amount: -rupees(1_250), borne: 'claimant' });
  expect(adminShares(table)).toEqual({
    claimant: 0n,
    respondent: rupees(1_250),
    credit: rupees(1_250),
  });
  expect(adminShares({ adminFee: rupees(20_000) + 1n, registrationFee: rupees(5_000) })).toEqual({
    claimant: rupees(5_000) + 1n,
    respondent: rupees(10_000),
    credit: rupees(5_000),
  });
});

test('stamp duty goes by the seat and the day of the award, and who pays it the registrar decides', () => {
  expect(item('stamp_duty')).toMatchObject({
    amount: rupees(62_500),
    least: 0n,
    borne: 'registrar_decides',
    certainty: 'likely',
  });
  expect(item('stamp_duty', { seat: 'Delhi' })?.amount).toBe(rupees(10_000));
  // Where no pack of ours knows the place nothing is guessed, and the whole has no upper bound.
  expect(item('stamp_duty', { seat: 'Chennai' })).toMatchObject({
    amount: null,
    most: null,
    certainty: 'open',
  });
  expect(costs({ seat: 'Chennai' }).most).toBeNull();
});

test("the tax on a tribunal's fee is nothing or 18 per cent, and is never told as certain", () => {
  expect(item('tribunal_gst')).toMatchObject({
    amount: null,
    least: 0n,
    most: rupees(21_600),
    certainty: 'open',
  });
});

test('mediation has no stamp duty and no Fourth Schedule', () => {
  const found = costs({ way: 'mediation', schedule: 'fourth_schedule', arbitrators: 2 });
  expect(found.items.map((one) => one.item)).toEqual([
    'registration',
    'gst',
    'admin',
    'registration_credit',
    'gst',
    'tribunal',
    'tribunal_gst',
  ]);
});

test('the bounds hold what is likely between them', () => {
  // 5,900 to file; of 2,500 for administration the claimant's half is paid by that, and the other bears tax.
  const house = 5_900 + 2_500 - 1_250 + 225;
  const { least, likely, most } = costs();
  expect([least, likely, most]).toEqual([
    rupees(house + 8_000),
    rupees(house + 8_000 + 62_500),
    rupees(house + 120_000 + 21_600 + 62_500),
  ]);
});

test.each([
  [{ sum: 0n }, 'sum_missing'],
  [{ sum: -5n }, 'sum_missing'],
  [{ sum: 10n ** 17n + 1n }, 'sum_too_large'],
  [{ counterclaim: 10n ** 18n }, 'sum_too_large'],
  [{ arbitrators: 2 }, 'even_tribunal'],
] as const)('refuses what cannot be: %o', (change, refusal) => {
  expect(estimateCosts({ ...plain, ...change }, by)).toEqual({ ok: false, refusal });
});

test('the tax that is told is that of the bills, each rounded as it will be: a paisa that hangs on a place is not called certain', () => {
  // 9 % of 5,000.05 is 450.0045, twice; 18 % of it is 900.009.
  const odd = { ...by, table: { ...table, registrationFee: rupees(5_000) + 5n } };
  const [first] = costs({}, odd).items.filter((one) => one.item === 'gst');
  expect(first).toMatchObject({
    amount: 90_000n,
    least: 90_000n,
    most: 90_001n,
    certainty: 'likely',
  });
  // Two sides of 1,250.50 each: the bills bear 112.55 and 112.55 twice, not 18 % of their sum in one.
  const halved = { ...by, table: { ...table, registrationFee: 0n, adminFee: rupees(2_501) } };
  const bills = costs({}, halved).items.filter((one) => one.item === 'gst');
  expect(bills).toMatchObject([
    { amount: 22_510n, least: 22_509n, most: 22_510n, borne: 'claimant' },
    { amount: 22_510n, least: 22_509n, most: 22_510n, borne: 'respondent' },
  ]);
});
