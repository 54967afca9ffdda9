import type { Api } from '#kernel/client.ts';
import * as m from '#messages/all.ts';
import { responseDecision } from '../../contract/office.ts';

/** Carries one of the buttons out and gives what to say, or null when all went well. */
export async function decideResponse(api: Api, form: FormData): Promise<string | null> {
  const text = (name: string) => String(form.get(name) ?? '');
  const days = text('days') === '' ? null : Number(text('days'));
  const outcome = text('outcome') as 'extended'; // the server parses it, and says what it is not
  const answer = await api(responseDecision, { id: text('id'), outcome, why: text('why'), days });
  if (answer.outcome === 'done') return null;
  return answer.outcome === 'refused' ? answer.error.message : m.error_unexpected();
}
