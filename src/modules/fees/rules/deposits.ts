import { divide, type Paise, sum } from './money.ts';
import { type TribunalFeeInput, tribunalFee } from './schedules/governing.ts';

/** A claim or counterclaim as its deposit goes by it: whose it is, and for how much. */
export type ClaimSum = { partyId: string; isCounterclaim: boolean; sum: Paise };

export type Deposit = { partyId: string; isCounterclaim: boolean; amount: Paise; by: string };

/**
 * What is to be deposited for each claim (ACA s. 38(1) with its proviso; *ONGC v Afcons*: claim and counterclaim are separate sums). The
 * institution's own table asks once, for their total; that fee is divided by the sums, so that either can end without the other.
 */
export function depositsFor(claims: readonly ClaimSum[], reckoning: TribunalFeeInput): Deposit[] {
  const of = (amount: Paise) => tribunalFee(amount, reckoning);
  if (reckoning.schedule !== 'institution')
    return claims.flatMap(({ sum: claimed, ...claim }) => {
      const fee = of(claimed);
      return fee ? [{ ...claim, amount: fee.amount, by: fee.by }] : [];
    });
  const whole = of(sum(claims.map((one) => one.sum)));
  if (!whole) return [];
  const isForNothing = claims.every((one) => one.sum === 0n);
  // No sum has more digits than a number keeps (disputes/rules/filed-claims.ts, SUM_MAX).
  const weights = claims.map((one, at) => (isForNothing ? Number(at === 0) : Number(one.sum)));
  const parts = divide(whole.amount, weights);
  return claims.map(({ sum: _sum, ...claim }, at) => ({
    ...claim,
    amount: parts[at] ?? 0n,
    by: whole.by,
  }));
}

export type Bearer = { partyId: string; side: 'claimant' | 'respondent' };
export type DepositShare<Of extends Bearer> = { payer: Of; weight: number };

/** ACA s. 38(2): each side bears a half, and on a side each its equal part. A paisa that no two can share is the first claimant's. */
export function sharesOfDeposit<Of extends Bearer>(bearers: readonly Of[]): DepositShare<Of>[] {
  const many = (side: Bearer['side']) => bearers.filter((one) => one.side === side).length;
  const [claimants, respondents] = [many('claimant'), many('respondent')];
  return bearers.map((payer) => ({
    payer,
    weight: Math.max(1, payer.side === 'claimant' ? respondents : claimants),
  }));
}
