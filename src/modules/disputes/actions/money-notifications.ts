import { jsonMinor } from '#kernel/amounts.ts';
import { billFor } from '#modules/fees/actions/costs.ts';
import type { FeesDeps, MoneyNotification } from '#modules/fees/actions/deps.ts';
import { appendActs } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import { speaking } from '#platform/language.ts';
import { type Compose, owe } from '#platform/outbox.ts';
import { billedLetter, paidLetter } from '../letters/money.ts';
import { findDispute, findParty } from '../store/disputes.ts';
import { listMembers } from '../store/members.ts';
import type { DisputesDeps } from './deps.ts';
import { peopleBehind } from './people-behind.ts';
import { addressesOf } from './steps.ts';

type Telling = Pick<DisputesDeps, 'newId' | 'wakeMail'>;

/** Whoever owes a bill hears of it and of what came in for it, by mail and under the bell; nobody else does. */
export function notifyOfMoney(deps: Telling) {
  return async (
    tx: Db,
    at: Date,
    { what, disputeId, invoiceId, partyId, amount, due }: MoneyNotification,
  ): Promise<void> => {
    const [dispute, party] = [await findDispute(tx, disputeId), await findParty(tx, partyId)];
    // A house that files thousands has one page of the filing; a letter for each would bury all others.
    if (!dispute || !party || dispute.batchId !== null) return;
    const members = (await listMembers(tx, disputeId)).filter((one) => one.partyId === partyId);
    await appendActs(tx, at, [
      {
        act: `dispute.${what}`,
        subject: { kind: 'dispute', id: disputeId },
        by: { personId: null, role: 'system' },
        details: {
          invoice: invoiceId,
          party: partyId,
          amount: jsonMinor(amount),
          due: jsonMinor(due),
        },
        tells: [...new Set(await peopleBehind(tx, members))],
      },
    ]);
    const kind = what === 'billed' ? ('dispute_billed' as const) : ('dispute_paid' as const);
    for (const recipient of new Set(await addressesOf(tx, disputeId, party, true)))
      await speaking(party.language, () =>
        owe(tx, { id: deps.newId(), kind, refersTo: invoiceId, recipient }, at),
      );
    deps.wakeMail();
  };
}

async function billInDispute(deps: Pick<FeesDeps, 'db' | 'settings'>, invoiceId: string) {
  const bill = await billFor(deps, invoiceId);
  const dispute = bill && (await findDispute(deps.db, bill.disputeId));
  return bill && dispute
    ? { ...bill, transfer: bill.reference, reference: dispute.reference }
    : null;
}

/** Who writes the letters about money, each from its bill as it stands when it is written. */
export function moneyLetters(deps: Pick<FeesDeps, 'db' | 'settings'>) {
  return {
    dispute_billed: async (id, to) => {
      const bill = await billInDispute(deps, id);
      // Paid, waived or taken back in between: nobody is asked for it any more.
      return bill && bill.due > 0n ? billedLetter(to, bill) : null;
    },
    dispute_paid: async (id, to) => {
      const bill = await billInDispute(deps, id);
      return bill ? paidLetter(to, bill) : null;
    },
  } satisfies Record<string, Compose>;
}
