import { costsOf } from '#modules/fees/actions/costs.ts';
import type { AboutDispute, FeesDeps, MoneyDeps, Settled } from '#modules/fees/actions/deps.ts';
import { chooseSchedule, institutionTable } from '#modules/fees/actions/governing.ts';
import { cancelInvoice, issueInvoice } from '#modules/fees/actions/invoices.ts';
import { refundByRule } from '#modules/fees/actions/refunds.ts';
import type { Ending } from '#modules/fees/rules/refunds.ts';
import { institutionId } from '#modules/fees/rules/schedules/governing.ts';
import type { Db } from '#platform/db.ts';
import { isReleased } from '../rules/facts.ts';
import { type DisputeRow, findDispute, listContacts, listEvents, listParties, lockDispute } from '../store/spine.ts';
import type { DisputesDeps, HappenedIn, Listener } from './deps.ts';
import { moveDispute } from './moves.ts';
import { standingIn } from './reading.ts';
import { payerOf, placeOfParty } from './tax-place.ts';

const system = { personId: null, role: 'system' } as const;

/** What fees ask of disputes: who may read, whose lock comes first, and what follows when a bill is settled. */
export function moneyOf(
  deps: DisputesDeps,
): Required<Pick<FeesDeps, 'onSettled' | 'holdDispute' | 'mayRead' | 'partyOf' | 'aboutDispute'>> {
  return {
    onSettled: (tx, _at, settled) => registered(deps, tx, settled),
    holdDispute: async (tx, disputeId) => void (await lockDispute(tx, disputeId)),
    mayRead: async (db, viewer, disputeId) => (await standingIn(db, viewer, disputeId)) !== null,
    aboutDispute: (db, disputeId) => aboutDispute(db, disputeId, deps.now()),
    partyOf: async (db, viewer, disputeId) => (await standingIn(db, viewer, disputeId))?.partyIds[0] ?? null,
  };
}

async function aboutDispute(db: Db, disputeId: string, at: Date): Promise<AboutDispute | null> {
  const dispute = await findDispute(db, disputeId);
  if (!dispute) return null;
  const [parties, events] = [await listParties(db, disputeId), await listEvents(db, disputeId)];
  const contacts = await listContacts(
    db,
    parties.map(({ id }) => id),
  );
  return {
    ...{ reference: dispute.reference, sum: dispute.currency === 'INR' ? dispute.sum_minor : null, arbitrators: dispute.arbitrators },
    parties: parties.map((party) => ({
      ...payerOf(party, contacts, at),
      ...{ side: party.side, isPlaceTold: placeOfParty(party, contacts, at).isTold, isReleased: isReleased(events, party.id) },
    })),
  };
}

/** Law and lifecycle 6.3: with the registration fee paid, or waived by the registrar's order, scrutiny begins. */
async function registered(deps: DisputesDeps, tx: Db, { disputeId, kind, how, invoiceId }: Settled): Promise<void> {
  if (kind !== 'registration') return;
  const details = { invoice: invoiceId };
  // A payment that comes after the filing lapsed, or was withdrawn, moves nothing; accounts sees it and sends it back.
  if (how === 'paid') await moveDispute(deps, tx, { disputeId, type: 'registration_paid', by: system, as: 'system', details });
  else {
    const why = 'The registration fee was waived by the registrar’s order on the invoice.';
    await moveDispute(deps, tx, { disputeId, type: 'registration_waived', by: system, as: 'registrar', why, details });
  }
}

/** Which endings give money back, by the event that ended the dispute. */
const endings: Partial<Record<string, (event: HappenedIn['event'], dispute: DisputeRow) => Ending>> = {
  returned: () => 'returned',
  cure_missed: () => 'returned',
  no_agreement: () => 'no_basis',
  substitution_missed: () => 'withdrawn_unserved',
  withdrawal_asked: () => 'withdrawn_unserved',
  withdrawn: () => 'withdrawn_served',
};

const OVER = ['lapsed', 'returned', 'withdrawn', 'closed_no_basis', 'closed_no_conciliation', 'closed_no_mediation'];

/** Bills the registration fee when a dispute is filed; cancels what nobody owes any more and refunds by rule when it ends. */
export function moneyListener(deps: MoneyDeps & DisputesDeps): Listener {
  return async (tx, { dispute, event, parties, contacts }) => {
    const within = { tx, at: deps.now() };
    if (event.type === 'submitted') return billRegistration(deps, within, { dispute, parties, contacts });
    if (!OVER.includes(event.to_state)) return;
    const reason = `The case ended: ${event.type.replaceAll('_', ' ')}.`;
    for (const { id, paid, cancelled } of (await costsOf(tx, dispute.id)).invoices.map(openOf))
      if (!cancelled && paid === 0n) await cancelInvoice(deps, within, { invoiceId: id, by: system, reason });
    const ending = endings[event.type]?.(event, dispute);
    if (ending) await refundByRule(deps, within, { disputeId: dispute.id, ending, by: system, reason });
  };
}

function openOf(line: Awaited<ReturnType<typeof costsOf>>['invoices'][number]) {
  return { id: line.id, paid: line.paid, cancelled: line.state === 'cancelled' || line.state === 'waived' || line.state === 'paid' };
}

type Billing = Pick<HappenedIn, 'dispute' | 'parties'> & { contacts: HappenedIn['contacts'] };

/** Issue 5, point 3: 5,000 by the institution's table, payable by the claimant on filing. */
async function billRegistration(
  deps: MoneyDeps & DisputesDeps,
  within: { tx: Db; at: Date },
  { dispute, parties, contacts }: Billing,
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
  if (table.registrationFee === 0n) return nothingDue(deps, within.tx, { dispute, schedule: institutionId(table) });
  const reached = contacts ?? (await listContacts(within.tx, [payer.id]));
  const outcome = await issueInvoice(deps, within, {
    ...{ disputeId: dispute.id, kind: 'registration', payer: payerOf(payer, reached, within.at) },
    lines: [{ words: `Registration of ${dispute.reference}`, amount: table.registrationFee }],
  });
  if (!outcome.ok) throw new Error(`The registration fee of ${dispute.reference} could not be billed: ${outcome.refusal}.`);
}

/** A schedule without a registration fee: nobody is billed, nobody waits, and the record says that nothing fell due. */
async function nothingDue(deps: DisputesDeps, tx: Db, { dispute, schedule }: { dispute: DisputeRow; schedule: string }): Promise<void> {
  const details = { schedule, fee: 0 };
  const outcome = await moveDispute(deps, tx, { disputeId: dispute.id, type: 'registration_not_due', by: system, as: 'system', details });
  if (!outcome.ok) throw new Error(`${dispute.reference} could not go on to scrutiny: ${outcome.refusal}.`);
}
