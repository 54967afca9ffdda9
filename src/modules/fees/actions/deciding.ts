import { dayAt } from '#kernel/days.ts';
import type { Problem } from '#kernel/endpoint.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { newId } from '#platform/ids.ts';
import { INVOICE_MAX, type InvoiceKind } from '../rules/invoices.ts';
import { divide, type Paise } from '../rules/money.ts';
import type { Ceiling } from '../rules/schedules/fourth-schedule.ts';
import { type ScheduleName, tribunalFee } from '../rules/schedules/governing.ts';
import { listShares } from '../store/invoices.ts';
import { costsOf } from './costs.ts';
import type {
  AboutDispute,
  FeesActor,
  FeesDeps,
  FeesTransaction,
  OfficeMoneyDeps,
} from './deps.ts';
import {
  chooseSchedule,
  chooseStampPayer,
  institutionTable,
  scheduleOf,
  stampPayerOf,
} from './governing.ts';
import { issueShares } from './invoices.ts';

export type MoneyOfDispute = NonNullable<Awaited<ReturnType<typeof moneyOfDispute>>>;

/** All that is decided and billed in a dispute, for the office; null when there is none. */
export async function moneyOfDispute(deps: OfficeMoneyDeps, viewer: Viewer, id: string) {
  const { db, now } = deps;
  await deps.refuseOwn(db, viewer, [id]);
  const about = await deps.aboutDispute(db, id);
  if (!about) return null;
  return {
    id,
    about,
    costs: await costsOf(db, id),
    schedule: await scheduleOf(db, id),
    stamp: await stampPayerOf(db, id),
    tribunal: await tribunalBy(deps, about),
    may: viewer.roles.includes('registrar') ? ['decide' as const] : [],
    once: newId(now().getTime()),
  };
}

const CHOICES: readonly { schedule: ScheduleName; ceilingOn: Ceiling | null }[] = [
  { schedule: 'institution', ceilingOn: null },
  { schedule: 'fourth_schedule', ceilingOn: 'base_and_variable' },
  { schedule: 'fourth_schedule', ceilingOn: 'variable_only' },
  { schedule: 'sebi', ceilingOn: null },
];

/** What each schedule would give the tribunal today; none where there is no sum in rupees to reckon with. */
async function tribunalBy({ db, now }: FeesDeps, { sum, arbitrators }: AboutDispute) {
  if (sum === null) return [];
  const table = await institutionTable(db, now());
  return CHOICES.flatMap(({ schedule, ceilingOn }) => {
    const fee = tribunalFee(sum, {
      schedule,
      table,
      on: dayAt(now()),
      arbitrators,
      ...(ceilingOn ? { ceilingOn } : {}),
    });
    return fee ? [{ schedule, ceilingOn, amount: fee.amount }] : [];
  });
}

type Done<Value, Code extends string> = Promise<Result<Value, Problem<Code>>>;
type Decided = { about: AboutDispute; within: FeesTransaction; by: FeesActor };

/** Decides with the dispute held: of two at once the second sees what the first decided. */
function decide<Value, Code extends string>(
  deps: OfficeMoneyDeps,
  viewer: Viewer,
  { id, act }: { id: string; act: (decided: Decided) => Done<Value, Code> },
): Done<Value, Code | 'not_found'> {
  return deps.db.transaction().execute(async (tx): Done<Value, Code | 'not_found'> => {
    await deps.refuseOwn(tx, viewer, [id]);
    await deps.holdDispute(tx, id);
    const about = await deps.aboutDispute(tx, id);
    if (!about) return refuse({ code: 'not_found', field: '' });
    return act({
      about,
      within: { tx, at: deps.now() },
      by: { personId: viewer.personId, role: 'registrar' },
    });
  });
}

export type ScheduleDecision = {
  id: string;
  schedule: ScheduleName;
  ceilingOn?: Ceiling | undefined;
  reason: string;
};

export function decideSchedule(
  deps: OfficeMoneyDeps,
  viewer: Viewer,
  { id, schedule, ceilingOn = 'base_and_variable', reason }: ScheduleDecision,
): Done<{ version: number }, 'not_found' | 'reason_missing'> {
  return decide(deps, viewer, {
    id,
    async act({ within, by }) {
      if (reason.trim() === '') return refuse({ code: 'reason_missing' as const, field: 'reason' });
      // What a ceiling covers is a question of the Fourth Schedule alone.
      const kept = schedule === 'fourth_schedule' ? ceilingOn : 'base_and_variable';
      const { version } = await chooseSchedule(within, {
        disputeId: id,
        schedule,
        ceilingOn: kept,
        reason,
        by,
      });
      return allow({ version });
    },
  });
}

export function decideStampPayer(
  deps: OfficeMoneyDeps,
  viewer: Viewer,
  { id, partyId, reason }: { id: string; partyId: string | null; reason: string },
): Done<{ version: number }, 'not_found' | 'reason_missing' | 'party_unknown'> {
  return decide(deps, viewer, {
    id,
    async act({ about, within, by }) {
      const isOfDispute =
        partyId === null || about.parties.some((party) => party.partyId === partyId);
      if (!isOfDispute) return refuse({ code: 'party_unknown' as const, field: 'partyId' });
      const outcome = await chooseStampPayer(within, { disputeId: id, partyId, reason, by });
      return outcome.ok ? outcome : refuse({ code: outcome.refusal, field: 'reason' });
    },
  });
}

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
): Done<{ numbers: string[] }, BillCode | 'not_found'> {
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
