import type { Api } from '#kernel/client.ts';
import { readDay } from '#kernel/days.ts';
import type { OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { refusedAt, type Submission, submit } from '#ui/forms/submission.ts';
import { textIn } from '#ui/forms/values.ts';
import {
  standstillAnswered,
  standstillEnd,
  type standstillOf,
  standstillProposed,
} from '../contract/standstill.ts';

export type StandstillView = OutputOf<typeof standstillOf>;

/** What a party does on the page of standstills; without a script the same forms are posted. */
export function actOnStandstill(api: Api, id: string, form: FormData): Promise<Submission> {
  const intent = textIn(form, 'intent');
  const sending = { api, form, done: m.standstill_done };
  const about = { id, standstill: textIn(form, 'about') };
  const signed = { name: textIn(form, 'name'), agreed: textIn(form, 'agreed') === 'yes' };
  if (intent === 'sign')
    return submit(sending, standstillAnswered, { ...about, ...signed, signs: true });
  if (intent === 'refuse')
    return submit(sending, standstillAnswered, { ...about, ...signed, signs: false });
  if (intent === 'end') return submit(sending, standstillEnd, { ...about, name: signed.name });
  const until = readDay(textIn(form, 'until'));
  if (!until) return Promise.resolve(refusedAt({ form }, m.offers_error_day(), { field: 'until' }));
  return submit(sending, standstillProposed, { id, until, ...signed });
}
