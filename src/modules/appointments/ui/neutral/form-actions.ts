import type { Api } from '#kernel/client.ts';
import * as m from '#messages/all.ts';
import { type Submission, submit } from '#ui/forms/submission.ts';
import { textIn } from '#ui/forms/values.ts';
import { acceptance, arbitratorWithdrawal, refusal } from '../../contract/invitations.ts';
import { type DisclosureAnswer, problemInAnswers } from '../../rules/disclosure/disclosure.ts';
import { type DisclosureQuestion, QUESTIONS } from '../../rules/disclosure/questions.ts';

export const fieldOf = (question: DisclosureQuestion): string => `q-${question}`;
export const whatOf = (question: DisclosureQuestion): string => `q-${question}-what`;

/** What somebody who is asked, or was appointed, does on their own page of a dispute. */
export async function actOnInvitation(api: Api, id: string, form: FormData): Promise<Submission> {
  const post = { api, form, done: m.invited_done };
  const intent = textIn(form, 'intent');
  if (intent === 'decline') return submit(post, refusal, { id });
  if (intent === 'withdraw')
    return submit(post, arbitratorWithdrawal, { id, reason: textIn(form, 'reason') });
  const answers = answersIn(form);
  const elsewhere = textIn(form, 'elsewhere').trim();
  const sent = await submit(post, acceptance, {
    id,
    experience: textIn(form, 'experience'),
    elsewhere: /^\d{1,3}$/.test(elsewhere) ? Number(elsewhere) : -1,
    answers,
    signedAs: textIn(form, 'signedAs'),
    counted: Number(textIn(form, 'counted')) || 0,
  });
  return atQuestion(sent, answers);
}

function answersIn(form: FormData): DisclosureAnswer[] {
  return QUESTIONS.map((question) => {
    const said = textIn(form, fieldOf(question));
    return {
      question,
      isYes: said === 'yes' ? true : said === 'no' ? false : null,
      what: textIn(form, whatOf(question)),
    };
  });
}

/** A refusal of the answers stands at the question of which it speaks. */
function atQuestion(sent: Submission, answers: readonly DisclosureAnswer[]): Submission {
  const found = sent.fields.answers === undefined ? null : problemInAnswers(answers);
  if (!found?.question) return sent;
  const field = found.code === 'words_missing' ? whatOf(found.question) : fieldOf(found.question);
  return { ...sent, fields: { ...sent.fields, [field]: sent.fields.answers ?? '' } };
}
