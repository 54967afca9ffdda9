import { dayAt } from '#kernel/days.ts';
import { costsOf } from '#modules/fees/actions/costs.ts';
import { endDeposits } from '#modules/fees/actions/deposits.ts';
import {
  type AboutDispute,
  type FeesTransaction,
  followingMove,
  type InvoiceSettlement,
  type MoneyDeps,
  type OfficeMoneyDeps,
} from '#modules/fees/actions/deps.ts';
import { chooseSchedule, institutionTable } from '#modules/fees/actions/governing.ts';
import { closeInvoice, issueInvoice, waiveInvoice } from '#modules/fees/actions/invoices.ts';
import { refundByRule, refundInvoice } from '#modules/fees/actions/refunds.ts';
import { institutionId } from '#modules/fees/rules/schedules/governing.ts';
import type { Db } from '#platform/db.ts';
import { mayInAny } from '../rules/access.ts';
import { mayBill, mayBillRespondents, stateWorkedIn } from '../rules/billing.ts';
import { isReleased } from '../rules/facts.ts';
import { feeEndingOf } from '../rules/fee-ending.ts';
import { type DisputeRow, listContacts, lockDispute } from '../store/disputes.ts';
import { concernedAmong, refuseOwn } from './conflict-of-interest.ts';
import { askDeposits, depositSettled } from './deposits.ts';
import type { DisputeEventContext, DisputesDeps, Listener } from './deps.ts';
import { earnByMove } from './earning.ts';
import { limitsFor } from './limits.ts';
import { notifyOfMoney } from './money-notifications.ts';
import { moveDispute } from './moves.ts';
import { type DisputeFile, findFile, type PartyWithContacts, standingOfViewer } from './reading.ts';
import { standingIn } from './standings.ts';
import { payerOf, placeOfParty } from './tax-place.ts';

const system = { personId: null, role: 'system' } as const;

/** What fees ask of disputes: who may read, whose lock comes first, and what follows when a bill is settled. */
export function moneyOf(
  deps: DisputesDeps,
): Pick<
  OfficeMoneyDeps,
  | 'onSettled'
  | 'onMoney'
  | 'holdDispute'
  | 'mayRead'
  | 'mayPay'
  | 'partyOf'
  | 'aboutDispute'
  | 'refuseOwn'
  | 'ownAmong'
> {
  return {
    onSettled: (tx, at, settled) =>
      settled.kind === 'deposit'
        ? depositSettled(deps, { tx, at }, settled.invoiceId)
        : registered(deps, tx, settled),
    onMoney: notifyOfMoney(deps),
    holdDispute: async (tx, disputeId) => void (await lockDispute(tx, disputeId)),
    mayRead: async (db, viewer, disputeId) => {
      const standing = await standingIn(db, viewer, disputeId);
      return standing !== null && mayInAny(standing, 'costs', 'read');
    },
    mayPay: async (db, viewer, disputeId) =>
      (await standingOfViewer(db, viewer, disputeId)) !== null,
    refuseOwn,
    ownAmong: (db, { personId }, disputeIds) => concernedAmong(db, personId, disputeIds),
    aboutDispute: (db, disputeId) => aboutDispute(db, disputeId, deps.now()),
    partyOf: async (db, viewer, disputeId) =>
      (await standingOfViewer(db, viewer, disputeId))?.partyIds[0] ?? null,
  };
}

async function aboutDispute(db: Db, disputeId: string, at: Date): Promise<AboutDispute | null> {
  const file = await findFile(db, disputeId);
  if (!file) return null;
  const { dispute, parties } = file;
  return {
    filedOn: dayAt(dispute.filedAt),
    reference: dispute.reference,
    sum: dispute.currency === 'INR' ? dispute.sumMinor : null,
    arbitrators: dispute.arbitrators,
    mayBill: mayBill(dispute.state),
    mayBillRespondents: mayBillRespondents(dispute.state, dispute.stateBefore),
    parties: parties.map((party) => partyToBill(file, party, at)),
  };
}

function partyToBill({ events }: DisputeFile, party: PartyWithContacts, at: Date) {
  return {
    ...payerOf(party, party.contacts, at),
    side: party.side,
    isPlaceTold: placeOfParty(party, party.contacts, at).isTold,
    isReleased: isReleased(events, party.id),
  };
}

/** Law and lifecycle 6.3: with the registration fee paid, or waived by the registrar's order, scrutiny begins. */
async function registered(
  deps: DisputesDeps,
  tx: Db,
  { disputeId, kind, how, invoiceId }: InvoiceSettlement,
): Promise<void> {
  if (kind !== 'registration') return;
  const details = { invoice: invoiceId };
  // A payment that comes after the filing lapsed, or was withdrawn, moves nothing; accounts sees it and sends it back.
  if (how === 'paid')
    await moveDispute(deps, tx, {
      disputeId,
      type: 'registration_paid',
      by: system,
      as: 'system',
      details,
    });
  else {
    const why = 'The registration fee was waived by the registrar’s order on the invoice.';
    await moveDispute(deps, tx, {
      disputeId,
      type: 'registration_waived',
      by: system,
      as: 'registrar',
      why,
      details,
    });
  }
}

const eventsOf = async (tx: Db, { disputeId, fromState }: DisputeEventContext['event']) =>
  fromState === 'stayed' ? ((await findFile(tx, disputeId))?.events ?? []) : [];

/** Bills the registration fee when a dispute is filed, and gives it up when it is waived; closes every bill and refunds by rule when it, or a party's part in it, ends. */
export function moneyListener(disputes: DisputesDeps): Listener {
  const deps = { ...disputes, ...followingMove };
  return async (tx, { dispute, event, parties, contacts }) => {
    const within = { tx, at: deps.now() };
    await earnByMove(within, event);
    if (event.type === 'submitted')
      return billRegistration(
        dispute.batchId === null ? { ...deps, onMoney: notifyOfMoney(deps) } : deps,
        within,
        {
          dispute,
          parties,
          contacts,
          event,
        },
      );
    if (event.type === 'registration_waived')
      return waiveRegistration(deps, within, { dispute, event });
    if (event.type === 'basis_withdrawn') return takeBackBills(deps, within, { dispute, parties });
    if (event.toState === 'arb_appointed' && event.fromState === 'arb_constituting')
      return askDeposits({ ...deps, onMoney: notifyOfMoney(deps) }, within, dispute.id);
    // What was paid for the claim that ended goes back; where it was the last one, all else ends with it below.
    if (event.type === 'claim_terminated')
      await endDeposits(deps, within, {
        disputeId: dispute.id,
        claimOf: event.partyId,
        by: system,
        reason: 'The claim ended because its deposit was not paid (ACA s. 38(2)).',
      });
    const ending =
      event.type === 'respondent_released'
        ? 'withdrawn_unserved'
        : feeEndingOf(event, stateWorkedIn(event.fromState, await eventsOf(tx, event)));
    if (!ending) return;
    const ofParty = event.type === 'respondent_released' ? event.partyId : null;
    const reason = `${ofParty ? 'The claim against this party' : 'The case'} ended: ${event.type.replaceAll('_', ' ')}.`;
    // What is owed back first: a bill on which nothing is paid any more can be taken back whole.
    await refundByRule(deps, within, {
      disputeId: dispute.id,
      ending,
      by: system,
      reason,
      partyId: ofParty,
    });
    for (const { id, partyId, due } of (await costsOf(tx, dispute.id)).invoices)
      if (due > 0n && (ofParty === null || partyId === ofParty))
        await closeInvoice(deps, within, { invoiceId: id, by: system, reason });
  };
}

/**
 * The registrar's order is one, whether it is made on the dispute or on the bill: nothing of the fee is asked for any more. Where it
 * was made on the bill, nothing is due on it by now; where it was made here, the dispute has moved, and the bill moves nothing.
 */
async function waiveRegistration(
  deps: MoneyDeps & DisputesDeps,
  within: FeesTransaction,
  { dispute, event }: Pick<DisputeEventContext, 'dispute' | 'event'>,
): Promise<void> {
  const by = { personId: event.byPerson, role: 'registrar' as const };
  for (const { id, kind, due } of (await costsOf(within.tx, dispute.id)).invoices)
    if (kind === 'registration' && due > 0n)
      await waiveInvoice(deps, within, { invoiceId: id, by, reason: event.why });
}

/**
 * What a respondent was billed rests on a basis that was none: what is unpaid is cancelled, and what was paid goes back whole, with
 * a credit note. The claimant's own bills stay; the case goes on with the claimant.
 */
async function takeBackBills(
  deps: MoneyDeps & DisputesDeps,
  within: FeesTransaction,
  { dispute, parties }: Pick<DisputeEventContext, 'dispute' | 'parties'>,
): Promise<void> {
  const reason = 'The basis of the arbitration was taken back.';
  await endDeposits(deps, within, { disputeId: dispute.id, claimOf: null, by: system, reason });
  const respondents = new Set(
    parties.filter(({ side }) => side === 'respondent').map(({ id }) => id),
  );
  for (const { id, partyId, paid, due } of (await costsOf(within.tx, dispute.id)).invoices) {
    if (!respondents.has(partyId)) continue;
    if (paid > 0n)
      await refundInvoice(deps, within, { invoiceId: id, amount: paid, by: system, reason });
    if (due > 0n) await closeInvoice(deps, within, { invoiceId: id, by: system, reason });
  }
}

type Billing = Pick<DisputeEventContext, 'dispute' | 'parties' | 'event'> & {
  contacts: DisputeEventContext['contacts'];
};

/** Law and lifecycle 3.4: 5,000 by the institution's table, payable by the claimant on filing. */
async function billRegistration(
  deps: MoneyDeps & DisputesDeps,
  within: { tx: Db; at: Date },
  { dispute, parties, contacts, event }: Billing,
): Promise<void> {
  const payer = parties.find(({ side }) => side === 'claimant');
  if (!payer) return;
  const table = await institutionTable(within.tx, within.at);
  await chooseSchedule(within, {
    disputeId: dispute.id,
    schedule: 'institution',
    reason: 'The institution’s rules, on filing',
    by: system,
    isFirst: true,
  });
  if (table.registrationFee === 0n)
    return nothingDue(deps, within.tx, { dispute, schedule: institutionId(table) });
  const reached = contacts ?? (await listContacts(within.tx, [payer.id]));
  // One fee has one last day: the clock's, which moves to a working day.
  const limits = await limitsFor(within.tx, { dispute, parties, events: [event] }, within.at);
  const dueOn = limits.find(({ row }) => row === 'registration_payment')?.dueOn;
  const outcome = await issueInvoice(deps, within, {
    disputeId: dispute.id,
    kind: 'registration',
    payer: payerOf(payer, reached, within.at),
    lines: [{ words: `Registration of ${dispute.reference}`, amount: table.registrationFee }],
    ...(dueOn ? { dueOn } : {}),
  });
  if (!outcome.ok)
    throw new Error(
      `The registration fee of ${dispute.reference} could not be billed: ${outcome.refusal}.`,
    );
}

/** A schedule without a registration fee: nobody is billed, nobody waits, and the record says that nothing fell due. */
async function nothingDue(
  deps: DisputesDeps,
  tx: Db,
  { dispute, schedule }: { dispute: DisputeRow; schedule: string },
): Promise<void> {
  const details = { schedule, fee: 0 };
  const outcome = await moveDispute(deps, tx, {
    disputeId: dispute.id,
    type: 'registration_not_due',
    by: system,
    as: 'system',
    details,
  });
  if (!outcome.ok)
    throw new Error(`${dispute.reference} could not go on to scrutiny: ${outcome.refusal}.`);
}
