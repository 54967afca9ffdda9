import type { Api } from '#kernel/client.ts';
import type { InputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { refusedAt, type Submission, submit } from '#ui/forms/submission.ts';
import { countIn, textIn } from '#ui/forms/values.ts';
import { challengeDecision, laterDisclosure } from '../../contract/challenging.ts';
import { nothingDisclosure } from '../../contract/continuing.ts';
import {
  acceptance,
  arbitratorWithdrawal,
  MOST_ELSEWHERE,
  QUESTIONS,
  refusal,
} from '../../contract/invitations.ts';
import { presidingProposal } from '../../contract/nominating.ts';
import { firstAppearance, talksDeclaration } from '../../contract/talks.ts';
import { whatOf } from './fields.ts';

type Input = InputOf<typeof acceptance>;
type Answers = Pick<Input, (typeof QUESTIONS)[number]>;

/** What somebody who is asked, or was appointed, does on their own page of a dispute. */
export async function actOnInvitation(api: Api, id: string, form: FormData): Promise<Submission> {
  const post = { api, form, done: m.invited_done };
  const intent = textIn(form, 'intent');
  if (intent === 'preside')
    return submit(post, presidingProposal, { id, neutral: textIn(form, 'neutral') });
  if (intent === 'decline') return submit(post, refusal, { id });
  if (intent === 'withdraw')
    return submit(post, arbitratorWithdrawal, { id, reason: textIn(form, 'reason') });
  if (intent === 'decide') return decide(api, id, form);
  if (intent === 'nothing')
    return submit(post, nothingDisclosure, {
      ...{ id, asked: textIn(form, 'asked'), signedAs: textIn(form, 'signedAs') },
    });
  if (intent === 'disclose')
    return submit(post, laterDisclosure, { id, words: textIn(form, 'words') });
  if (intent === 'appearance') return submit(post, firstAppearance, { id, on: textIn(form, 'on') });
  if (intent === 'declare') return submit(post, talksDeclaration, { id });
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
    isAsWaived: textIn(form, 'isAsWaived') === 'yes',
  });
}

async function decide(api: Api, id: string, form: FormData): Promise<Submission> {
  const upheld = SAID[textIn(form, 'upheld')];
  if (upheld === undefined)
    return refusedAt({ form }, m.challenge_decide_choose(), { field: 'upheld' });
  return submit({ api, form, done: m.invited_done }, challengeDecision, {
    ...{ id, upheld, candidate: textIn(form, 'candidate') },
    challenger: textIn(form, 'challenger'),
    reason: textIn(form, 'reason'),
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
