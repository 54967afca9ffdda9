import type { Api } from '#kernel/client.ts';
import * as m from '#messages/all.ts';
import { isSent, type Submission, submissionOf, submit } from '#ui/forms/submission.ts';
import { textIn, textsIn } from '#ui/forms/values.ts';
import { lotChoice, lotMaking, lotSending } from '../../contract/lots.ts';

/** Takes the disputes of a claimant into a lot; gives back where it is looked through, or why there is none. */
export async function makeLot(api: Api, form: FormData): Promise<string | Submission> {
  const answer = await api(lotMaking, { claimant: textIn(form, 'claimant') });
  return answer.outcome === 'done'
    ? `/office/lots/${answer.data.id}`
    : submissionOf({ form }, answer);
}

/** What a registrar does with a lot: leaves disputes out, and sends the rest; what is ticked when it is sent is left out first. */
export async function actOnLot(api: Api, id: string, form: FormData): Promise<Submission> {
  const done = m.office_dispute_done;
  const choice = { id, shown: textsIn(form, 'shown'), leftOut: textsIn(form, 'leftOut') };
  const kept = await submit({ api, form, done }, lotChoice, choice);
  if (textIn(form, 'intent') !== 'send' || !isSent(kept)) return kept;
  return submit({ api, form, done }, lotSending, { id });
}
