import { describe, expect, test } from 'vitest';
import { fc } from '../../../../tests/properties.ts';
import { type AwardDebt, balancesOf, payableOf } from './balances.ts';
import { type CostItem, countCosts } from './costs.ts';
import { countInterest, INTEREST_RESTS, type InterestTerm } from './interest.ts';
import { countOrders, type MoneyOrder } from './orders.ts';
import { interestPeriods } from './periods.ts';

/**
 * The same counting written anew and another way: a calendar of its own that walks day by day, fractions in lowest terms that grow with
 * each day, rounding by comparing what is left with what is missing. Nothing of it is imported from the rules.
 */
type Civil = { year: number; month: number; date: number };
type Ratio = [over: bigint, under: bigint];

const lengthOf = ({ year, month }: Omit<Civil, 'date'>): number => {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
};
const civil = (day: string): Civil => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { year, month, date };
};
const isSameDay = (one: Civil, other: Civil) =>
  one.year === other.year && one.month === other.month && one.date === other.date;
const next = ({ year, month, date }: Civil): Civil => {
  if (date < lengthOf({ year, month })) return { year, month, date: date + 1 };
  return month < 12 ? { year, month: month + 1, date: 1 } : { year: year + 1, month: 1, date: 1 };
};

const gcd = (one: bigint, other: bigint): bigint => (other === 0n ? one : gcd(other, one % other));
const lowest = ([over, under]: Ratio): Ratio => {
  const common = gcd(over < 0n ? -over : over, under) || 1n;
  return [over / common, under / common];
};
const plus = (one: Ratio, other: Ratio): Ratio =>
  lowest([one[0] * other[1] + other[0] * one[1], one[1] * other[1]]);
const halfUp = ([over, under]: Ratio): bigint => {
  const [whole, left] = [over / under, over % under];
  return left >= under - left ? whole + 1n : whole;
};

const EVERY = { none: 0, monthly: 1, quarterly: 3, yearly: 12 };

/** Whether a day is one on which interest becomes principal: so many months on, the same date or the last of a shorter month. */
const isRest = (start: Civil, day: Civil, every: number): boolean => {
  const months = (day.year - start.year) * 12 + day.month - start.month;
  if (every === 0 || months === 0 || months % every !== 0) return false;
  return day.date === Math.min(start.date, lengthOf(day));
};

function interestByDays({ principal, from, to, rate, rests }: InterestTerm): bigint {
  const [start, end] = [civil(from), civil(to)];
  let owed: Ratio = [principal, 1n];
  let [daily, running]: [Ratio, bigint] = [lowest([principal * rate, 3_650_000n]), 0n];
  for (let day = start; !isSameDay(day, end); ) {
    day = next(day);
    running += 1n;
    if (!isRest(start, day, EVERY[rests])) continue;
    owed = plus(owed, lowest([daily[0] * running, daily[1]]));
    [daily, running] = [lowest([owed[0] * rate, owed[1] * 3_650_000n]), 0n];
  }
  return halfUp(plus(plus(owed, lowest([daily[0] * running, daily[1]])), [-principal, 1n]));
}

const days = (most: number) =>
  fc
    .tuple(fc.integer({ min: 0, max: 12_000 }), fc.integer({ min: 0, max: most }))
    .map(([start, length]) =>
      [start, start + length].map((at) =>
        new Date(Date.UTC(1998, 0, 1 + at)).toISOString().slice(0, 10),
      ),
    );
const terms = (most: number, rests: readonly InterestTerm['rests'][]) =>
  fc
    .record({
      principal: fc.bigInt({ min: 0n, max: 10n ** 14n }),
      stretch: days(most),
      rate: fc.bigInt({ min: 0n, max: 4_800n }),
      rests: fc.constantFrom(...rests),
    })
    .map(({ stretch: [from = '', to = ''], ...rest }): InterestTerm => ({ ...rest, from, to }));
const interestOf = (term: InterestTerm) => {
  const counted = countInterest(term);
  if (!counted.ok) throw new Error(counted.refusal);
  return counted.value;
};

describe('counting agrees with an oracle that walks day by day', () => {
  test('in five thousand lines of simple interest', () => {
    fc.assert(
      fc.property(terms(1_500, ['none']), (term) => {
        expect(interestOf(term).interest).toBe(interestByDays(term));
      }),
      { numRuns: 5_000 },
    );
  });

  test('in two thousand lines with rests, from the 29th, 30th and 31st too', () => {
    fc.assert(
      fc.property(terms(1_100, INTEREST_RESTS), (term) => {
        expect(interestOf(term).interest).toBe(interestByDays(term));
      }),
      { numRuns: 2_000 },
    );
  });

  test('in a thousand awards of several heads that are set off', () => {
    const heads = fc.array(
      fc.record({
        isBack: fc.boolean(),
        term: terms(800, ['none']),
        more: terms(400, ['quarterly']),
      }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(heads, fc.boolean(), (asked, setsOff) => {
        const orders = asked.map(
          ({ isBack, term, more }, at): MoneyOrder => ({
            id: `head-${at}`,
            from: [isBack ? 'ada' : 'ben'],
            to: [isBack ? 'ben' : 'ada'],
            sum: { amount: term.principal, currency: 'INR' },
            interest: [term, more],
          }),
        );
        const counted = countOrders(orders, setsOff);
        if (!counted.ok) throw new Error(counted.refusal.code);
        let [forward, back] = [0n, 0n];
        for (const { isBack, term, more } of asked) {
          const total = term.principal + interestByDays(term) + interestByDays(more);
          if (isBack) back += total;
          else forward += total;
        }
        const expected = setsOff
          ? { ben: forward > back ? forward - back : 0n, ada: back > forward ? back - forward : 0n }
          : { ben: forward, ada: back };
        const left = { ben: 0n, ada: 0n };
        for (const { from, amount } of payableOf(counted.value.balances))
          left[from[0] === 'ada' ? 'ada' : 'ben'] += amount;
        expect(left).toEqual(expected);
      }),
      { numRuns: 1_000 },
    );
  });

  test('in two thousand divisions of costs: nobody is a paisa or more from their exact share of an item', () => {
    const weights = fc
      .array(fc.nat(10_000), { minLength: 2, maxLength: 4 })
      .map((cuts) => [0, ...cuts.toSorted((a, b) => a - b), 10_000])
      .map((ends) => ends.slice(1).map((end, at) => end - (ends[at] ?? 0)));
    fc.assert(
      fc.property(weights, fc.bigInt({ min: 0n, max: 10n ** 12n }), (shares, amount) => {
        const item: CostItem = {
          ...{ id: 'one', kind: 'legal', paidBy: 'p0', currency: 'INR' },
          ...{ claimed: amount, allowed: amount },
        };
        const named = shares.map((share, at) => ({ party: `p${at}`, share }));
        const counted = countCosts([item], named);
        if (!counted.ok) throw new Error(counted.refusal.code);
        const bears = counted.value.items[0]?.bears.map((one) => one.amount) ?? [];
        for (const [at, share] of shares.entries()) {
          const off = (bears[at] ?? 0n) * 10_000n - amount * BigInt(share);
          expect(off < 10_000n && off > -10_000n).toBe(true);
        }
        expect(bears.reduce((sum, one) => sum + one, 0n)).toBe(amount);
      }),
      { numRuns: 2_000 },
    );
  });

  test('in two thousand sets of debts of several people: each is out by what was owed, whatever is set off', () => {
    const people = ['ada', 'ben', 'firm'];
    const currency = fc.constantFrom('INR' as const, 'USD' as const);
    const debts = fc.array(
      fc
        .record({
          from: fc.nat(2),
          step: fc.integer({ min: 1, max: 2 }),
          amount: fc.bigInt(0n, 10n ** 9n),
          currency,
        })
        .map(
          ({ from, step, amount, currency: of }): AwardDebt => ({
            from: [people[from] ?? ''],
            to: [people[(from + step) % 3] ?? ''],
            ...{ amount, currency: of },
          }),
        ),
      { maxLength: 12 },
    );
    const standing = (some: readonly AwardDebt[]) =>
      ['INR', 'USD'].flatMap((of) =>
        people.map((person) =>
          some
            .filter((debt) => debt.currency === of)
            .reduce(
              (sum, { from, to, amount }) =>
                sum - (from[0] === person ? amount : 0n) + (to[0] === person ? amount : 0n),
              0n,
            ),
        ),
      );
    fc.assert(
      fc.property(debts, fc.boolean(), (some, setsOff) => {
        expect(standing(balancesOf(some, setsOff))).toEqual(standing(some));
      }),
      { numRuns: 2_000 },
    );
  });
});

test('the periods of a claim count each of its days once, in two thousand courses of a dispute', () => {
  const day = fc
    .integer({ min: 0, max: 3_000 })
    .map((at) => new Date(Date.UTC(2020, 0, 1 + at)).toISOString().slice(0, 10));
  fc.assert(
    fc.property(day, day, day, day, (from, commencedOn, awardOn, paidOn) => {
      const periods = interestPeriods({ from, commencedOn, awardOn, paidOn });
      const last = [awardOn, paidOn].toSorted().at(-1) ?? '';
      const seen = periods.flatMap((period) => {
        const [end, all]: [Civil, string[]] = [civil(period.to), []];
        for (let at = civil(period.from); !isSameDay(at, end); ) {
          at = next(at);
          all.push(`${at.year}-${at.month}-${at.date} ${period.period}`);
        }
        return all;
      });
      const count =
        from < last ? Math.round((Date.parse(last) - Date.parse(from)) / 86_400_000) : 0;
      expect(new Set(seen.map((one) => one.split(' ')[0])).size).toBe(seen.length);
      expect(seen.length).toBe(count);
      // Whatever is called after the award lies after it, and before the reference before that.
      for (const { period, to, from: start } of periods) {
        if (period === 'post_award') expect(start >= awardOn).toBe(true);
        if (period === 'pre_reference') expect(to <= commencedOn).toBe(true);
        if (period === 'pendente_lite') expect(start >= commencedOn && to <= awardOn).toBe(true);
      }
    }),
    { numRuns: 2_000 },
  );
});
