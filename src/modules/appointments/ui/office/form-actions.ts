import type { Api } from '#kernel/client.ts';
import * as m from '#messages/all.ts';
import { type Submission, submit } from '#ui/forms/submission.ts';
import { textIn, textsIn } from '#ui/forms/values.ts';
import { listSending } from '../../contract/tribunal.ts';

/** Sends both sides the names that were chosen; of a refusal they come back as they were. */
export function sendNames(api: Api, id: string, form: FormData): Promise<Submission> {
  const names = textsIn(form, 'names');
  const values = { reason: textIn(form, 'reason'), names: names.join(' ') };
  const post = { api, form, values, done: m.office_list_done };
  return submit(post, listSending, { id, names, reason: values.reason });
}
