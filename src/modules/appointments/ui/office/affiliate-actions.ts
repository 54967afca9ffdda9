import type { Api } from '#kernel/client.ts';
import type { InputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { type Submission, submit } from '#ui/forms/submission.ts';
import { textIn } from '#ui/forms/values.ts';
import { affiliateEnding, affiliateRecording } from '../../contract/affiliates.ts';

type Recording = InputOf<typeof affiliateRecording>;

/** What the office does on the page of those who belong together; of a refusal everything typed comes back. */
export function actOnAffiliates(api: Api, form: FormData): Promise<Submission> {
  const done = m.office_affiliates_done;
  if (textIn(form, 'intent') === 'end')
    return submit({ api, form, done }, affiliateEnding, { id: textIn(form, 'about') });
  const texts = ['one', 'oneNumber', 'other', 'otherNumber', 'evidence'] as const;
  const said = Object.fromEntries(texts.map((name) => [name, textIn(form, name)]));
  const values = { ...said, kind: textIn(form, 'kind'), source: textIn(form, 'source') };
  // The contract refuses what is none of its words.
  return submit({ api, form, values, done }, affiliateRecording, values as Recording);
}
