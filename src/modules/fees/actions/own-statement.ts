// What a neutral reads of their fees, and the account to which they are paid.
import { allow, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { queueSecurityNotice } from '#modules/identity/actions/notices.ts';
import type { RequestOrigin } from '#modules/identity/actions/sessions.ts';
import { appendActs } from '#modules/record/actions.ts';
import { type Payee, type PayeeRefusal, payeeOf, payeeProblem } from '../rules/neutral-fees.ts';
import { findPayee, keepPayee, listEarningsOf } from '../store/earnings.ts';
import { type Done, within } from './office-acting.ts';
import { accountSeal, type PayoutDeps } from './payouts.ts';

export type OwnStatement = Awaited<ReturnType<typeof ownStatement>>;

export async function ownStatement({ db }: Pick<PayoutDeps, 'db'>, { personId }: Viewer) {
  return { rows: await listEarningsOf(db, personId), payee: await findPayee(db, personId) };
}

/** Fees that are in a file go to the account of that day; all later ones go to this one, and its owner is told by a letter. */
export async function keepAccount(
  deps: PayoutDeps,
  { personId }: Viewer,
  { from, ...typed }: Payee & { from: RequestOrigin },
): Done<{ lastDigits: string }, PayeeRefusal> {
  const payee = payeeOf(typed);
  const problem = payeeProblem(payee);
  if (problem) return refuse(problem);
  const { holder, ifsc, account, pan } = payee;
  const lastDigits = account.slice(-4);
  const secret = Buffer.from(JSON.stringify({ account, pan }));
  const kept = await within(deps, async ({ tx, at }) => {
    await keepPayee(tx, {
      ...{ personId, holder, ifsc, lastDigits, hasPan: pan !== '', savedAt: at },
      sealed: accountSeal(deps).close(secret, personId),
    });
    await appendActs(tx, at, [
      {
        ...{ act: 'fee.account_saved', by: { personId, role: 'neutral' } },
        subject: { kind: 'person', id: personId },
        details: { lastDigits },
      },
    ]);
    const told = { personId, notice: 'payout_account_saved', from } as const;
    await queueSecurityNotice(deps, tx, told);
    return allow({ lastDigits });
  });
  deps.wakeMail();
  return kept;
}
