import { type LedgerPosting, post } from './ledger.ts';
import type { Paise } from './money.ts';

/** What was held for the tribunal becomes what is owed: to the neutral, and the tax on it to the State. */
export function feeApproved(amount: Paise, tds: Paise): LedgerPosting {
  return post('fee_approved', [
    { account: 'deposits', amount },
    { account: 'payable', amount: tds - amount },
    { account: 'tds', amount: -tds },
  ]);
}

/** It left our account. */
export function feePaid(net: Paise): LedgerPosting {
  return post('fee_paid', [
    { account: 'payable', amount: net },
    { account: 'bank', amount: -net },
  ]);
}
