import { costsOf } from '#modules/fees/actions/costs.ts';
import type { FeesDeps, MoneyDeps, Settled } from '#modules/fees/actions/deps.ts';
import { chooseSchedule, institutionTable } from '#modules/fees/actions/governing.ts';
import { cancelInvoice, issueInvoice } from '#modules/fees/actions/invoices.ts';
import { refundByRule } from '#modules/fees/actions/refunds.ts';
import type { Ending } from '#modules/fees/rules/refunds.ts';
import type { Db } from '#platform/db.ts';
import { type DisputeRow, listContacts, lockDispute, type PartyRow } from '../store/spine.ts';
import type { DisputesDeps, HappenedIn, Listener } from './deps.ts';
import { moveDispute } from './moves.ts';
import { standingIn } from './reading.ts';

const system = { personId: null, role: 'system' } as const;

/** What fees ask of disputes: who may read, whose lock comes first, and what follows when a bill is settled. */
export function moneyOf(deps: DisputesDeps): Required<Pick<FeesDeps, 'onSettled' | 'holdDispute' | 'mayRead' | 'partyOf'>> {
  return {
    onSettled: (tx, _at, settled) => registered(deps, tx, settled),
    holdDispute: async (tx, disputeId) => void (await lockDispute(tx, disputeId)),
    mayRead: async (db, viewer, disputeId) => (await standingIn(db, viewer, disputeId)) !== null,
    partyOf: async (db, viewer, disputeId) => (await standingIn(db, viewer, disputeId))?.partyIds[0] ?? null,
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
export function moneyListener(deps: MoneyDeps & { now: () => Date }): Listener {
  return async (tx, { dispute, event, parties }) => {
    const within = { tx, at: deps.now() };
    if (event.type === 'submitted') return billRegistration(deps, within, { dispute, parties });
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

type Billing = { dispute: DisputeRow; parties: readonly PartyRow[] };

/** Issue 5, point 3: 5,000 by the institution's table, payable by the claimant on filing. */
async function billRegistration(deps: MoneyDeps, within: { tx: Db; at: Date }, { dispute, parties }: Billing): Promise<void> {
  const payer = parties.find(({ side }) => side === 'claimant');
  if (!payer) return;
  const table = await institutionTable(within.tx, within.at);
  await chooseSchedule(within, {
    disputeId: dispute.id,
    schedule: 'institution',
    reason: 'The institution’s rules, on filing',
    by: system,
  });
  const address = (await listContacts(within.tx, [payer.id])).find(({ channel }) => channel === 'post')?.value ?? '';
  const outcome = await issueInvoice(deps, within, {
    ...{ disputeId: dispute.id, kind: 'registration', payer: { partyId: payer.id, name: payer.name, address } },
    lines: [{ words: `Registration of ${dispute.reference}`, amount: table.registrationFee }],
  });
  if (!outcome.ok) throw new Error(`The registration fee of ${dispute.reference} could not be billed: ${outcome.refusal}.`);
}
