import type { Api } from '#kernel/client.ts';
import * as m from '#messages/all.ts';
import { availability, leaveEntering, leaveWithdrawal } from '#modules/panel/contract/leave.ts';
import { refusedAt, type Submission, submit } from '#ui/forms/submission.ts';
import { countIn, textIn } from '#ui/forms/values.ts';
import { refusal } from '../../contract/invitations.ts';

/** What a neutral does on their desk without opening anything: decline, plan leave, say how much they take. */
export async function actOnDesk(api: Api, form: FormData): Promise<Submission> {
  const post = { api, form, done: m.desk_saved };
  const intent = textIn(form, 'intent');
  const about = textIn(form, 'about');
  if (intent === 'decline')
    return submit({ ...post, done: m.invited_done }, refusal, { id: about });
  if (intent === 'leave')
    return submit(post, leaveEntering, {
      fromOn: textIn(form, 'fromOn'),
      untilOn: textIn(form, 'untilOn'),
    });
  if (intent === 'leave_back') return submit(post, leaveWithdrawal, { id: about });
  const capacity = countIn(form, 'capacity');
  if (capacity === null)
    return refusedAt({ form }, m.standing_capacity_invalid(), { field: 'capacity' });
  return submit(post, availability, {
    capacity,
    freeOn: form
      .getAll('freeOn')
      .flatMap((day) => (typeof day === 'string' && day !== '' ? [day] : [])),
  });
}
