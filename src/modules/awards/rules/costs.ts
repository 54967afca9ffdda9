import type { Minor } from '#kernel/amounts.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Currency } from '#modules/disputes/rules/words.ts';
import { divide, least, sum } from '#modules/fees/rules/money.ts';
import type { AwardDebt } from './balances.ts';
import { type CurrenciesDiffer, oneCurrency } from './sums.ts';

/** What costs are (ACA s. 31A(1), Explanation). */
export const COST_KINDS = ['tribunal_and_witnesses', 'legal', 'institution', 'other'] as const;
export type CostKind = (typeof COST_KINDS)[number];

/** What the tribunal has regard to (ACA s. 31A(3)(a) to (d)). */
export const COST_FACTORS = [
  'conduct',
  'success_in_part',
  'frivolous_counterclaim',
  'offer_refused',
] as const;
export type CostFactor = (typeof COST_FACTORS)[number];

/** What one party paid, what it claims of it, and what the tribunal holds reasonable. */
export type CostItem = {
  id: string;
  kind: CostKind;
  paidBy: string;
  claimed: Minor;
  allowed: Minor;
  currency: Currency;
};

/** Of each item a party bears so many hundredths of a per cent. */
export type CostShare = { party: string; share: number };

type ItemCount = { item: CostItem; bears: readonly { party: string; amount: Minor }[] };
type PartyCount = { party: string; paid: Minor; bears: Minor };
export type CostsCount = {
  items: readonly ItemCount[];
  parties: readonly PartyCount[];
  /** Who pays whom, so that each has borne their share and no more. */
  transfers: readonly AwardDebt[];
};

export type CostsRefusal =
  | CurrenciesDiffer
  | { code: 'shares_not_whole' }
  | { code: 'share_twice'; party: string }
  | { code: 'allowed_beyond_claimed' | 'cost_negative'; item: string };

const WHOLE = 10_000;

/** Who bears what: each item is divided once, so that the parts make exactly the item again. */
export function countCosts(
  items: readonly CostItem[],
  shares: readonly CostShare[],
): Result<CostsCount, CostsRefusal> {
  const currency = oneCurrency(items.map((item) => ({ ...item, amount: item.allowed })));
  if (!currency.ok) return currency;
  const refusal = refusalOf(items, shares);
  if (refusal) return refuse(refusal);
  const counted = items.map((item) => ({ item, bears: bornOf(item, shares) }));
  const parties = partiesOf(counted, shares);
  const transfers = currency.value === null ? [] : transfersOf(parties, currency.value);
  return allow({ items: counted, parties, transfers });
}

function refusalOf(items: readonly CostItem[], shares: readonly CostShare[]): CostsRefusal | null {
  const twice = shares.find(({ party }, at) => shares.findIndex((one) => one.party === party) < at);
  if (twice) return { code: 'share_twice', party: twice.party };
  const isWhole =
    shares.every(({ share }) => Number.isSafeInteger(share) && share >= 0) &&
    shares.reduce((all, { share }) => all + share, 0) === WHOLE;
  if (!isWhole && items.length > 0) return { code: 'shares_not_whole' };
  const below = items.find(({ allowed }) => allowed < 0n);
  if (below) return { code: 'cost_negative', item: below.id };
  const beyond = items.find(({ allowed, claimed }) => allowed > claimed);
  return beyond ? { code: 'allowed_beyond_claimed', item: beyond.id } : null;
}

function bornOf({ allowed }: CostItem, shares: readonly CostShare[]): ItemCount['bears'] {
  const parts = divide(
    allowed,
    shares.map(({ share }) => share),
  );
  return shares.map(({ party }, at) => ({ party, amount: parts[at] ?? 0n }));
}

function partiesOf(items: readonly ItemCount[], shares: readonly CostShare[]): PartyCount[] {
  const named = [...shares.map(({ party }) => party), ...items.map(({ item }) => item.paidBy)];
  return [...new Set(named)].map((party) => ({
    party,
    paid: sum(items.flatMap(({ item }) => (item.paidBy === party ? [item.allowed] : []))),
    bears: sum(
      items.flatMap(({ bears }) =>
        bears.flatMap((one) => (one.party === party ? [one.amount] : [])),
      ),
    ),
  }));
}

/** Whoever paid less than they bear pays whoever paid more, in the order in which they are named. */
function transfersOf(parties: readonly PartyCount[], currency: Currency): AwardDebt[] {
  const left = parties.map(({ party, paid, bears }) => ({ party, due: bears - paid }));
  const transfers: AwardDebt[] = [];
  for (const payer of left.filter(({ due }) => due > 0n))
    for (const payee of left.filter(({ due }) => due < 0n)) {
      const amount = least(payer.due, -payee.due);
      if (amount <= 0n) continue;
      transfers.push({ from: [payer.party], to: [payee.party], amount, currency });
      payer.due -= amount;
      payee.due += amount;
    }
  return transfers;
}
