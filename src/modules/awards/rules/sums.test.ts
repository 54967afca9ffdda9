import { describe, expect, test } from 'vitest';
import { fc } from '../../../../tests/properties.ts';
import { type AwardDebt, balancesOf, payableOf } from './balances.ts';
import { type CostItem, countCosts } from './costs.ts';
import { countOrders, type MoneyOrder } from './orders.ts';
import { addSums } from './sums.ts';

const rupees = (amount: number) => ({ amount: BigInt(amount) * 100n, currency: 'INR' as const });
const debt = (
  from: string,
  to: string,
  amount: bigint,
  currency: AwardDebt['currency'] = 'INR',
) => ({
  ...{ from: [from], to: [to], amount, currency },
});

describe('sums', () => {
  test('of one currency are added', () => {
    expect(addSums([rupees(3), rupees(4)])).toEqual({ ok: true, value: rupees(7) });
    expect(addSums([])).toEqual({ ok: true, value: null });
  });

  test('of different currencies are never added, and which ones met is named', () => {
    expect(addSums([rupees(3), { amount: 4n, currency: 'USD' }])).toEqual({
      ok: false,
      refusal: { code: 'currencies_differ', currencies: ['INR', 'USD'] },
    });
  });
});

describe('what is left to pay', () => {
  test('a counterclaim is set off against the claim', () => {
    const [first, second] = balancesOf([debt('ben', 'ada', 100n), debt('ada', 'ben', 30n)], true);
    expect(first).toMatchObject({
      from: ['ben'],
      to: ['ada'],
      owed: 100n,
      setOff: 30n,
      amount: 70n,
    });
    expect(second).toMatchObject({ from: ['ada'], owed: 30n, setOff: 30n, amount: 0n });
  });

  test('a counterclaim that is larger turns the balance', () => {
    const left = payableOf(balancesOf([debt('ben', 'ada', 30n), debt('ada', 'ben', 100n)], true));
    expect(left).toMatchObject([{ from: ['ada'], to: ['ben'], amount: 70n }]);
  });

  test('equal debts leave nothing to pay', () => {
    const debts = [debt('ben', 'ada', 30n), debt('ada', 'ben', 30n)];
    expect(payableOf(balancesOf(debts, true))).toEqual([]);
    expect(payableOf(balancesOf(debts, false))).toHaveLength(2);
  });

  test('several heads between the same parties are one debt, in whatever order they are named', () => {
    const joint = [
      { ...debt('ben', 'ada', 10n), from: ['ben', 'guarantor'] },
      { ...debt('ben', 'ada', 5n), from: ['guarantor', 'ben'] },
    ];
    expect(balancesOf(joint, true)).toMatchObject([{ from: ['ben', 'guarantor'], amount: 15n }]);
  });

  test('what two owe together is not set off against what is owed to one of them', () => {
    const debts = [
      { ...debt('ben', 'ada', 10n), from: ['ben', 'guarantor'] },
      debt('ada', 'ben', 4n),
    ];
    expect(payableOf(balancesOf(debts, true)).map(({ amount }) => amount)).toEqual([10n, 4n]);
  });

  test('dollars are not set off against rupees', () => {
    const left = payableOf(
      balancesOf([debt('ben', 'ada', 10n), debt('ada', 'ben', 4n, 'USD')], true),
    );
    expect(left.map(({ amount, currency }) => `${amount} ${currency}`)).toEqual([
      '10 INR',
      '4 USD',
    ]);
  });

  test('set-off takes the same from both and never leaves both with a debt', () => {
    const amount = fc.bigInt({ min: 0n, max: 10n ** 13n });
    fc.assert(
      fc.property(fc.array(amount), fc.array(amount), (owed, back) => {
        const debts = [
          ...owed.map((one) => debt('ben', 'ada', one)),
          ...back.map((one) => debt('ada', 'ben', one)),
        ];
        const left = payableOf(balancesOf(debts, true));
        const all = (some: bigint[]) => some.reduce((sum, one) => sum + one, 0n);
        const net = left.reduce(
          (sum, { from, amount: one }) => sum + (from[0] === 'ben' ? one : -one),
          0n,
        );
        expect(net).toBe(all(owed) - all(back));
        expect(left.length).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('the heads of an award', () => {
  const order: MoneyOrder = {
    ...{ id: 'price', from: ['ben'], to: ['ada'], sum: rupees(10_00_000) },
    interest: [
      {
        principal: 10_00_000_00n,
        from: '2024-04-10',
        to: '2025-02-01',
        rate: 1_200n,
        rests: 'none',
      },
      { principal: 10_00_000_00n, from: '2025-02-01', to: '2026-01-20', rate: 900n, rests: 'none' },
    ],
  };

  test('are counted line by line, and each line stands with the sum that it gives', () => {
    const counted = countOrders([order], true);
    if (!counted.ok) throw new Error(counted.refusal.code);
    const [head] = counted.value.orders;
    expect(head?.lines.map(({ count }) => [count.days, count.interest])).toEqual([
      [297, 97_643_84n],
      [353, 87_041_10n],
    ]);
    expect(head).toMatchObject({ interest: 184_684_94n, total: 11_84_684_94n });
    expect(counted.value.balances).toMatchObject([{ from: ['ben'], amount: 11_84_684_94n }]);
  });

  test('name the line that cannot be counted', () => {
    const [first, second] = order.interest;
    if (!(first && second)) throw new Error('There are two lines.');
    const wrong = { ...order, interest: [first, { ...second, to: '2025-01-31' }] };
    expect(countOrders([wrong], true)).toEqual({
      ok: false,
      refusal: { code: 'days_backwards', order: 'price', line: 1 },
    });
  });
});

describe('costs (s. 31A)', () => {
  const item = (
    id: string,
    paidBy: string,
    allowed: number,
    over: Partial<CostItem> = {},
  ): CostItem => ({
    ...{ id, kind: 'legal', paidBy, currency: 'INR' },
    ...{ claimed: BigInt(allowed) * 100n, allowed: BigInt(allowed) * 100n },
    ...over,
  });
  const loser = [
    { party: 'ada', share: 0 },
    { party: 'ben', share: 10_000 },
  ];

  test('who loses pays what the other side paid, and bears what it paid itself', () => {
    const items = [
      item('counsel', 'ada', 50_000),
      item('tribunal', 'ada', 20_000),
      item('own', 'ben', 40_000),
    ];
    const counted = countCosts(items, loser);
    if (!counted.ok) throw new Error(counted.refusal.code);
    expect(counted.value.transfers).toEqual([debt('ben', 'ada', 70_000_00n)]);
    expect(counted.value.parties).toEqual([
      { party: 'ada', paid: 70_000_00n, bears: 0n },
      { party: 'ben', paid: 40_000_00n, bears: 110_000_00n },
    ]);
  });

  test('a third each is divided so that nothing is lost', () => {
    const thirds = [3_334, 3_333, 3_333].map((share, at) => ({ party: `p${at}`, share }));
    const counted = countCosts([item('tribunal', 'p0', 1)], thirds);
    if (!counted.ok) throw new Error(counted.refusal.code);
    expect(counted.value.items[0]?.bears.map(({ amount }) => amount)).toEqual([34n, 33n, 33n]);
    expect(counted.value.transfers).toEqual([debt('p1', 'p0', 33n), debt('p2', 'p0', 33n)]);
  });

  test('each party has borne its share once the transfers are made', () => {
    const paid = fc.array(fc.record({ by: fc.nat(3), amount: fc.nat(10 ** 9) }), { maxLength: 12 });
    const cuts = fc.tuple(fc.nat(10_000), fc.nat(10_000), fc.nat(10_000));
    fc.assert(
      fc.property(paid, cuts, (payments, cut) => {
        const ends = [0, ...cut.toSorted((a, b) => a - b), 10_000];
        const shares = ends
          .slice(1)
          .map((end, at) => ({ party: `p${at}`, share: end - (ends[at] ?? 0) }));
        const items = payments.map(({ by, amount }, at) => item(`i${at}`, `p${by}`, amount));
        const counted = countCosts(items, shares);
        if (!counted.ok) throw new Error(counted.refusal.code);
        for (const { party, paid: out, bears } of counted.value.parties) {
          const given = counted.value.transfers.reduce(
            (sum, { from, to, amount }) =>
              sum + (from[0] === party ? amount : 0n) - (to[0] === party ? amount : 0n),
            0n,
          );
          expect(out + given).toBe(bears);
        }
        const all = items.reduce((sum, { allowed }) => sum + allowed, 0n);
        expect(counted.value.parties.reduce((sum, { bears }) => sum + bears, 0n)).toBe(all);
        expect(counted.value.transfers.every(({ amount }) => amount > 0n)).toBe(true);
      }),
    );
  });

  test.each([
    [[item('a', 'ada', 5, { currency: 'USD' }), item('b', 'ada', 5)], loser, 'currencies_differ'],
    [[item('a', 'ada', 5)], [{ party: 'ben', share: 9_999 }], 'shares_not_whole'],
    [[item('a', 'ada', 5)], [...loser, { party: 'ben', share: 0 }], 'share_twice'],
    [
      [item('a', 'ada', 5)],
      [
        { party: 'ada', share: -1 },
        { party: 'ben', share: 10_001 },
      ],
      'shares_not_whole',
    ],
    [[item('a', 'ada', 5)], [], 'shares_not_whole'],
    [[item('a', 'ada', 5, { claimed: 1n })], loser, 'allowed_beyond_claimed'],
    [[item('a', 'ada', -5)], loser, 'cost_negative'],
  ])('what cannot be divided is refused by name: %#', (items, shares, code) => {
    expect(countCosts(items, shares)).toMatchObject({ ok: false, refusal: { code } });
  });

  test('an item of which nothing is allowed moves nothing', () => {
    const nothing = item('counsel', 'ada', 0, { claimed: 50_00n });
    expect(countCosts([nothing], loser)).toMatchObject({ ok: true, value: { transfers: [] } });
  });

  test('where each bears its own there is nothing to divide', () => {
    expect(countCosts([], [])).toMatchObject({ ok: true, value: { transfers: [] } });
  });
});
