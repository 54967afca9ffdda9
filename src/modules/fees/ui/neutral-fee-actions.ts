import type { Api } from '#kernel/client.ts';
import * as m from '#messages/all.ts';
import { type Submission, submit } from '#ui/forms/submission.ts';
import { textIn } from '#ui/forms/values.ts';
import {
  neutralAccount,
  neutralFeeApproval,
  neutralFeePayment,
  payoutMaking,
} from '../contract/neutral-fees.ts';

/** A neutral says to which account they are paid. */
export function actOnStatement(api: Api, form: FormData): Promise<Submission> {
  return submit({ api, form, done: m.desk_saved }, neutralAccount, {
    holder: textIn(form, 'holder'),
    account: textIn(form, 'account'),
    ifsc: textIn(form, 'ifsc'),
    pan: textIn(form, 'pan'),
  });
}

/** What the office does with what neutrals have earned. */
export function actOnNeutralFees(api: Api, form: FormData): Promise<Submission> {
  const post = { api, form };
  const intent = textIn(form, 'intent');
  const id = textIn(form, 'about');
  if (intent === 'approve') return submit(post, neutralFeeApproval, { id });
  if (intent === 'paid')
    return submit(post, neutralFeePayment, { id, reference: textIn(form, 'reference') });
  return submit(post, payoutMaking, {});
}
