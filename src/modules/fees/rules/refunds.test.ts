import { describe, expect, test } from 'vitest';
import { rupees } from './money.ts';
import { ENDINGS, type FeeEnding, refundDue, refundPacks } from './refunds.ts';
import { packOn } from './schedules/packs.ts';

const table = packOn(refundPacks, '2026-11-20')?.value;
if (!table) throw new Error('There is a table for that day.');
const paid = rupees(5_900);

// The institution's rules, "Ending without an award"; ACA s. 38(3) for deposits. In per cent of what was paid.
describe('what goes back when a case ends without an award', () => {
  test.each<
    [FeeEnding, registration: bigint, admin: bigint, deposit: bigint, duty: bigint, other: bigint]
  >([
    ['unregistered', 100n, 100n, 100n, 100n, 100n],
    ['returned', 0n, 100n, 100n, 100n, 100n],
    ['no_basis', 0n, 100n, 100n, 100n, 100n],
    ['not_begun', 0n, 100n, 100n, 100n, 100n],
    ['withdrawn_unserved', 0n, 100n, 100n, 100n, 100n],
    ['withdrawn_served', 0n, 100n, 100n, 100n, 100n],
    ['withdrawn_tribunal', 0n, 0n, 0n, 100n, 0n],
    ['our_error', 100n, 100n, 100n, 100n, 100n],
  ])(
    '%s: registration %s, administration %s, deposit %s, duty %s, other %s',
    (ending, ...shares) => {
      const kinds = ['registration', 'admin', 'deposit', 'stamp_duty', 'other'] as const;
      expect(kinds.map((kind) => refundDue(table, ending, { kind, paid }))).toEqual(
        shares.map((share) => (paid * share) / 100n),
      );
    },
  );

  test('is said of every way to end, and before there was a table of none', () => {
    expect(Object.keys(table).toSorted()).toEqual([...ENDINGS].toSorted());
    expect(packOn(refundPacks, '2025-12-31')).toBeNull();
    expect(packOn(refundPacks, '2026-01-01')).not.toBeNull();
  });

  test('is to the paisa what was paid, and nothing of nothing', () => {
    expect(refundDue(table, 'our_error', { kind: 'admin', paid: 1n })).toBe(1n);
    expect(refundDue(table, 'our_error', { kind: 'admin', paid: 0n })).toBe(0n);
  });
});
