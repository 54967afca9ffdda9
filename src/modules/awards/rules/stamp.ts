import type { Minor } from '#kernel/amounts.ts';
import type { Day } from '#kernel/days.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import { type Paise, percent } from '#modules/fees/rules/money.ts';
import { type StampDuty, stampPack } from '#modules/fees/rules/schedules/stamp-duty.ts';
import { type AwardSum, addSums, type CurrenciesDiffer } from './sums.ts';

export const DUTY_REASON_LEAST = 20;

/** Whether interest and costs are in the base is open in law; the registrar decides, and says why (law and lifecycle 3.4). */
export type DutyDecision = { withInterest: boolean; withCosts: boolean; reason: string };

type DutyOn = {
  seat: string;
  awardOn: Day;
  principal: readonly AwardSum[];
  interest: readonly AwardSum[];
  costs: readonly AwardSum[];
};

/** The slab into which the base falls: so much for what lies under it, and a rate of what lies over. */
type DutyStep = { over: Paise; fixed: Paise; rate: bigint; excess: Paise; part: Paise };

export type AwardDuty = {
  base: Minor;
  duty: Paise;
  step: DutyStep | null;
  decision: DutyDecision;
  by: string;
  source: string;
  isConfirmed: boolean;
};

/** `seat_unknown` is said where no table of ours knows the place or the day: nothing is guessed. */
export type DutyRefusal =
  | CurrenciesDiffer
  | { code: 'seat_unknown' | 'reason_short' }
  | { code: 'not_in_rupees'; currency: string };

/** Stamp duty on an award about money, half up to the paisa. */
export function dutyOnAward(on: DutyOn, decision: DutyDecision): Result<AwardDuty, DutyRefusal> {
  if (decision.reason.trim().length < DUTY_REASON_LEAST) return refuse({ code: 'reason_short' });
  const pack = stampPack(on.seat, on.awardOn);
  if (!pack) return refuse({ code: 'seat_unknown' });
  const base = baseOf(on, decision);
  if (!base.ok) return base;
  const { amount, currency } = base.value ?? { amount: 0n, currency: 'INR' };
  if (currency !== 'INR') return refuse({ code: 'not_in_rupees', currency });
  const step = stepOf(amount, pack.value);
  const { id, source, isConfirmed } = pack;
  const duty = step ? step.fixed + step.part : 0n;
  return allow({ base: amount, duty, step, decision, by: id, source, isConfirmed });
}

function baseOf({ principal, interest, costs }: DutyOn, { withInterest, withCosts }: DutyDecision) {
  return addSums([...principal, ...(withInterest ? interest : []), ...(withCosts ? costs : [])]);
}

function stepOf(base: Paise, { slabs }: StampDuty): DutyStep | null {
  const slab = slabs.findLast(({ over }) => base > over);
  if (!slab) return null;
  const excess = base - slab.over;
  const { over, base: fixed, rate } = slab;
  return { over, fixed, rate, excess, part: percent(excess, rate) };
}
