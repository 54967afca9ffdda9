import { describe, expect, test } from 'vitest';
import { rupees } from './money.ts';
import { earnedAt, payeeOf, payeeProblem, refusalToApprove, tdsOn } from './neutral-fees.ts';
import { payoutRows } from './payout-file.ts';

const member = (personId: string, before = 0n) => ({ personId, before });
const TDS = { rate: 1000n, withoutPan: 2000n };

describe('what a neutral has earned', () => {
  test('is the stage’s part of what is held, and no paisa is lost among three', () => {
    const members = ['a', 'b', 'c'].map((id) => member(id));
    const earned = earnedAt({ held: 40_001n, members, share: 2500n });
    expect(earned.map(({ amount }) => amount)).toEqual([3334n, 3333n, 3333n]);
  });

  test('at a later stage is what is missing to it', () => {
    const earned = earnedAt({ held: 100_00n, members: [member('a', 25_00n)], share: 5000n });
    expect(earned).toEqual([{ personId: 'a', amount: 25_00n }]);
  });

  test('of whoever comes into a seat is what went to nobody in it before', () => {
    const after = [member('successor', 25_00n), member('b', 25_00n), member('c', 25_00n)];
    const earned = earnedAt({ held: 300_00n, members: after, share: 5000n });
    expect(earned.map(({ amount }) => amount)).toEqual([25_00n, 25_00n, 25_00n]);
    expect(earnedAt({ held: 300_00n, members: after, share: 2500n })).toEqual([]);
  });

  test('is nothing twice, and nothing of money that is not there', () => {
    const again = earnedAt({ held: 100_00n, members: [member('a', 25_00n)], share: 2500n });
    expect(again).toEqual([]);
    expect(earnedAt({ held: 0n, members: [member('a')], share: 5000n })).toEqual([]);
  });
});

describe('tax at source', () => {
  test('is a tenth, in whole rupees, and a fifth of whoever gave no PAN', () => {
    expect(tdsOn(rupees(65_000), TDS, true)).toBe(rupees(6500));
    expect(tdsOn(rupees(65_000), TDS, false)).toBe(rupees(13_000));
    expect(tdsOn(100_05n, TDS, true)).toBe(rupees(11));
  });
});

describe('an approval', () => {
  const fee = { amount: 100n, approvedAt: null, personId: 'asha' };
  test('is refused a second time, of a fee of one’s own, and where the deposits hold less', () => {
    expect(refusalToApprove(fee, 100n, 'rhea')).toBeNull();
    expect(refusalToApprove(fee, 100n, 'asha')).toBe('own_fee');
    expect(refusalToApprove(fee, 99n, 'rhea')).toBe('not_held');
    const twice = { ...fee, approvedAt: new Date(0) };
    expect(refusalToApprove(twice, 100n, 'rhea')).toBe('approved_before');
  });
});

describe('an account', () => {
  const good = {
    holder: 'Asha Rao',
    account: '0012 3456 7890',
    ifsc: 'hdfc0001234',
    pan: 'abcpd1234e',
  };
  test('is taken as it is typed', () => {
    expect(payeeProblem(payeeOf(good))).toBeNull();
    expect(payeeOf(good)).toMatchObject({
      account: '001234567890',
      ifsc: 'HDFC0001234',
      pan: 'ABCPD1234E',
    });
    expect(payeeProblem(payeeOf({ ...good, pan: '' }))).toBeNull();
  });
  test.each([
    [{ holder: ' ' }, 'holder_missing'],
    [{ account: '1234567' }, 'account_wrong'],
    [{ account: '12345678A' }, 'account_wrong'],
    [{ ifsc: 'HDFC1001234' }, 'ifsc_wrong'],
    [{ pan: 'ABCXD1234E' }, 'pan_wrong'],
  ])('%o is refused', (change, code) => {
    expect(payeeProblem(payeeOf({ ...good, ...change }))?.code).toBe(code);
  });
});

test('a line of the bank’s file: below two lakh NEFT, from there RTGS, digits kept, names in letters that banks take', () => {
  const one = {
    id: '0'.repeat(36),
    holder: 'Asha Rao & Co.',
    account: '00123',
    ifsc: 'HDFC0001234',
  };
  const rows = payoutRows([
    { ...one, amount: 199_999_99n, remark: 'M/2026/1' },
    { ...one, amount: 200_000_00n, remark: 'M/2026/2' },
  ]);
  expect(rows.slice(1).map((row) => row.slice(0, 6))).toEqual([
    ['NEFT', 'Asha Rao Co', '00123', 'HDFC0001234', '199999.99', 'M 2026 1'],
    ['RTGS', 'Asha Rao Co', '00123', 'HDFC0001234', '200000.00', 'M 2026 2'],
  ]);
});
