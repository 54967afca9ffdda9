import type { Problem } from '#kernel/endpoint.ts';
import { allow, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { INVOICE_MAX, type InvoiceKind } from '../rules/invoices.ts';
import { divide, type Paise } from '../rules/money.ts';
import { listShares } from '../store/invoices.ts';
import { type DecidingOutcome, decide } from './deciding.ts';
import type { AboutDispute, OfficeMoneyDeps } from './deps.ts';
import { issueShares } from './invoices.ts';

export type SharedBill = {
  id: string;
  once: string;
  kind: Exclude<InvoiceKind, 'registration'>;
  words: string;
  amount: number;
  shares: readonly { partyId: string; weight: number }[];
};

type BillCode =
  | (
      | 'words_missing'
      | 'amount_invalid'
      | 'too_much'
      | 'shares_missing'
      | 'party_twice'
      | 'billed_otherwise'
    )
  | ('party_unknown' | 'party_released' | 'basis_not_shown' | 'dispute_over');

/** Bills one sum in shares. The form carries a word of its own, by which it is known when it comes a second time. */
export function billShares(
  deps: OfficeMoneyDeps,
  viewer: Viewer,
  bill: SharedBill,
): DecidingOutcome<{ numbers: string[] }, BillCode | 'not_found'> {
  return decide(deps, viewer, {
    id: bill.id,
    async act({ about, within, by }) {
      const wrong = formProblem(bill);
      if (wrong) return refuse(wrong);
      const before = await listShares(within.tx, bill.id, bill.once);
      if (before.length > 0 && !isSameBill(before, bill))
        return refuse({ code: 'billed_otherwise' as const, field: '' });
      if (before.length > 0) return allow({ numbers: before.map(({ number }) => number) });
      const problem = billProblem(about, bill);
      if (problem) return refuse(problem);
      const shares = bill.shares.flatMap(({ partyId, weight }) => {
        const payer = about.parties.find((party) => party.partyId === partyId);
        return payer ? [{ payer, weight }] : [];
      });
      const lines = [{ words: bill.words, amount: BigInt(bill.amount) }];
      const issued = await issueShares(deps, within, {
        disputeId: bill.id,
        kind: bill.kind,
        lines,
        shares,
        shareOf: bill.once,
        by,
      });
      // Asked before; a part of the shares must not stand without the others.
      if (!issued.ok) throw new Error(`A bill in shares could not be issued: ${issued.refusal}.`);
      return allow({ numbers: issued.value.map(({ number }) => number) });
    },
  });
}

const SHARE_MAX = 1000;

/** The tax is at most eighteen per cent; whatever its rate, an invoice of half the most is never too much. */
const MOST: Paise = INVOICE_MAX / 2n;

/** What is wrong with a form by itself, whatever the dispute. */
function formProblem({ words, amount, shares }: SharedBill): Problem<BillCode> | null {
  if (words.trim() === '') return { code: 'words_missing', field: 'words' };
  if (amount <= 0) return { code: 'amount_invalid', field: 'amount' };
  if (BigInt(amount) > MOST) return { code: 'too_much', field: 'amount' };
  if (new Set(shares.map(({ partyId }) => partyId)).size < shares.length)
    return { code: 'party_twice', field: 'shares' };
  const isWhole = shares.every(({ weight }) => weight >= 0 && weight <= SHARE_MAX);
  return isWhole && shares.some(({ weight }) => weight > 0)
    ? null
    : { code: 'shares_missing', field: 'shares' };
}

function billProblem(
  { parties, mayBill, mayBillRespondents }: AboutDispute,
  { shares }: SharedBill,
): Problem<BillCode> | null {
  if (!mayBill) return { code: 'dispute_over', field: 'shares' };
  if (shares.some(({ partyId }) => !parties.some((party) => party.partyId === partyId)))
    return { code: 'party_unknown', field: 'shares' };
  const bearing = new Set(shares.flatMap(({ partyId, weight }) => (weight > 0 ? [partyId] : [])));
  if (parties.some(({ partyId, isReleased }) => isReleased && bearing.has(partyId)))
    return { code: 'party_released', field: 'shares' };
  const isAsked = parties.some(
    ({ partyId, side }) => side === 'respondent' && bearing.has(partyId),
  );
  return isAsked && !mayBillRespondents ? { code: 'basis_not_shown', field: 'shares' } : null;
}

/** Whether a form that comes again asks for what was billed by it. */
function isSameBill(
  before: Awaited<ReturnType<typeof listShares>>,
  { kind, words, amount, shares }: SharedBill,
): boolean {
  const asked = askedParts(amount, shares);
  const isWhole = [...asked].every(
    ([partyId, part]) => part === 0n || before.some((one) => one.partyId === partyId),
  );
  return (
    isWhole &&
    before.every(
      (one) =>
        one.kind === kind && one.words === words.trim() && one.net === asked.get(one.partyId),
    )
  );
}

function askedParts(amount: number, shares: readonly { partyId: string; weight: number }[]) {
  const parts = divide(
    BigInt(amount),
    shares.map(({ weight }) => weight),
  );
  const asked = new Map(shares.map(({ partyId }, place) => [partyId, parts[place] ?? 0n]));
  return asked;
}
