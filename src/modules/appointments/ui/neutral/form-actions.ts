import type { Api } from '#kernel/client.ts';
import type { InputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { refusedAt, type Submission, submit } from '#ui/forms/submission.ts';
import { countIn, textIn } from '#ui/forms/values.ts';
import {
  acceptance,
  arbitratorWithdrawal,
  MOST_ELSEWHERE,
  QUESTIONS,
  refusal,
} from '../../contract/invitations.ts';
import { whatOf } from './fields.ts';

type Input = InputOf<typeof acceptance>;
type Answers = Pick<Input, (typeof QUESTIONS)[number]>;

/** What somebody who is asked, or was appointed, does on their own page of a dispute. */
export async function actOnInvitation(api: Api, id: string, form: FormData): Promise<Submission> {
  const post = { api, form, done: m.invited_done };
  const intent = textIn(form, 'intent');
  if (intent === 'decline') return submit(post, refusal, { id });
  if (intent === 'withdraw')
    return submit(post, arbitratorWithdrawal, { id, reason: textIn(form, 'reason') });
  const elsewhere = countIn(form, 'elsewhere');
  if (elsewhere === null || elsewhere > MOST_ELSEWHERE)
    return refusedAt({ form }, m.disclosure_error_elsewhere(), { field: 'elsewhere' });
  return submit(post, acceptance, {
    ...answersIn(form),
    id,
    experience: textIn(form, 'experience'),
    elsewhere,
    signedAs: textIn(form, 'signedAs'),
    counted: Number(textIn(form, 'counted')) || 0,
  });
}

const SAID: Readonly<Record<string, boolean | undefined>> = { yes: true, no: false };

function answersIn(form: FormData): Answers {
  // A key for each question.
  return Object.fromEntries(
    QUESTIONS.map((question) => [
      question,
      { isYes: SAID[textIn(form, question)] ?? null, what: textIn(form, whatOf(question)) },
    ]),
  ) as Answers;
}
