import type { Api } from '#kernel/client.ts';
import * as m from '#messages/all.ts';
import { type Submission, submit } from '#ui/forms/submission.ts';
import { textIn } from '#ui/forms/values.ts';
import { termsCode, termsObjection, termsSigning } from '../contract/authentication.ts';

type Act = (api: Api, id: string, form: FormData) => Promise<Submission>;

/** What whoever led the talks or decides does with a settlement; without a script the same forms are posted. */
export function actOnTerms(api: Api, id: string, form: FormData): Promise<Submission> {
  return (acts[textIn(form, 'intent')] ?? sign)(api, id, form);
}

const sign: Act = (api, id, form) =>
  submit({ api, form, done: m.terms_signed_done }, termsSigning, {
    ...{ id, textHash: textIn(form, 'textHash'), name: textIn(form, 'name') },
    ...{ agreed: textIn(form, 'agreed') === 'on', code: textIn(form, 'code').trim() },
    ...{ stamp: textIn(form, 'stamp'), without: textIn(form, 'without') },
  });

const acts: Readonly<Record<string, Act | undefined>> = {
  code: (api, id, form) => submit({ api, form, done: m.settlement_code_sent }, termsCode, { id }),
  sign,
  object: (api, id, form) =>
    submit({ api, form, done: m.terms_signed_done }, termsObjection, {
      ...{ id, reason: textIn(form, 'reason') },
    }),
};
