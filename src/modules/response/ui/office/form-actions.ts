import type { Api } from '#kernel/client.ts';
import { type Submission, submit } from '#ui/forms/submission.ts';
import { textIn } from '#ui/forms/values.ts';
import { responseDecision } from '../../contract/office.ts';

/** Carries one of the buttons out. */
export function decideResponse(api: Api, form: FormData): Promise<Submission> {
  const text = (name: string) => textIn(form, name);
  const days = text('days') === '' ? null : Number(text('days'));
  const outcome = text('outcome') as 'extended'; // the server parses it, and says what it is not
  return submit({ api, form }, responseDecision, {
    id: text('id'),
    outcome,
    why: text('why'),
    days,
  });
}
