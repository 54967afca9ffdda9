import type { AwardRecord, RecordedParty } from '#modules/awards/rules/record.ts';
import type {
  CostsDecision,
  MemberSignature,
  WrittenAward,
  WrittenOrder,
} from '#modules/awards/rules/written.ts';
import { AWARD_ON, type AwardCase, inr, ordered } from './awards.ts';

export type PlantedFault = { name: string; from: string; plant: (good: AwardCase) => AwardCase };

export const GRANTED = 'a claim that is granted';
export const THREE = 'three members with a dissent';
export const AGREED = 'an award on agreed terms';
export const LAST = '2026-01-19';

export function inAward(
  name: string,
  change: (award: WrittenAward) => Partial<WrittenAward>,
  from = GRANTED,
): PlantedFault {
  return {
    ...{ name, from },
    plant: ({ award, record }) => ({ award: { ...award, ...change(award) }, record }),
  };
}
export function inRecord(
  name: string,
  change: (record: AwardRecord) => Partial<AwardRecord>,
  from = GRANTED,
): PlantedFault {
  return {
    ...{ name, from },
    plant: ({ award, record }) => ({ award, record: { ...record, ...change(record) } }),
  };
}
/** The whole of an award with one order in the place of what it ordered, and what is left to pay by it. */
export function reordered(
  name: string,
  order: (old: WrittenOrder) => WrittenOrder,
  from = GRANTED,
): PlantedFault {
  return inAward(
    name,
    ({ decisions, balances }) => {
      const orders = decisions.map((one) => ({ ...one, orders: one.orders.map(order) }));
      const [first] = orders.flatMap((one) => one.orders);
      const debts = balances.map((debt) => ({
        ...debt,
        amount: first?.stated ?? debt.amount,
        currency: first?.sum?.currency ?? debt.currency,
        from: first?.from ?? debt.from,
        to: first?.to ?? debt.to,
      }));
      return { decisions: orders, balances: debts };
    },
    from,
  );
}

export const withLines = (interest: WrittenOrder['interest']) =>
  ordered({ sum: inr(10_00_000), interest });
export const stretch = {
  principal: 10_00_000_00n,
  from: '2024-04-10',
  to: AWARD_ON,
  rate: 1_200n,
  rests: 'none',
} as const;

export const costs = (
  award: WrittenAward,
  over: Partial<CostsDecision & { is: 'decided' }>,
): Partial<WrittenAward> => {
  if (award.costs.is !== 'decided') throw new Error('Its costs are decided.');
  return { costs: { ...award.costs, ...over } };
};
export const onlyParty = (id: string, over: Partial<RecordedParty>) => (record: AwardRecord) => ({
  parties: record.parties.map((party) => (party.id === id ? { ...party, ...over } : party)),
});
export const signedBy = (member: string): MemberSignature => ({
  ...{ member, signedOn: AWARD_ON, isValid: true, omission: '' },
});
export const onlyMember =
  (member: string, over: Partial<MemberSignature>) => (award: WrittenAward) => ({
    signatures: award.signatures.map((one) => (one.member === member ? { ...one, ...over } : one)),
  });
export const claimWith =
  (over: Partial<AwardRecord['claims'][number]>) => (record: AwardRecord) => ({
    claims: record.claims.map((claim) => ({ ...claim, ...over })),
  });
