import { data } from 'react-router';
import type { Endpoint, InputOf, OutputOf } from '#kernel/endpoint.ts';
import { type FailedApiResult, failureOf } from '#ui/forms/failure.ts';
import { notSent, type Submission, submissionOf } from '#ui/forms/submission.ts';
import { apiContext } from './context.ts';
import { type PageRequest, wayTo } from './page-request.ts';
import { onward } from './redirects.ts';

type Attempted<T> = { attempt: Submission; data: T | null; status: number };

/**
 * Calls the API for a form of a page, `act` of several. A refusal is said on the page; whoever has to sign in first is led
 * there and back. Nothing of what was typed comes back with it: such a form may hold a password.
 */
export async function attempted<E extends Endpoint>(
  asking: PageRequest,
  act: string,
  endpoint: E,
  input: InputOf<E>,
): Promise<Attempted<OutputOf<E>>> {
  const answer = await asking.context.get(apiContext)(endpoint, input);
  const way = answer.outcome === 'refused' ? wayTo(asking.url, answer.error.code) : null;
  if (way) throw onward(way);
  const attempt = submissionOf({ form: new FormData(), intent: act }, answer);
  return { attempt, data: answer.outcome === 'done' ? answer.data : null, status: attempt.status };
}

/** Why a form was not taken that leads on when it is. Where nothing answered, the page for accidents says so. */
export function refusalOf(form: FormData, answer: FailedApiResult): Submission {
  if (answer.outcome === 'unanswered') throw answer.cause;
  if (answer.outcome === 'empty') throw data(null, { status: 500 });
  return notSent({ form }, failureOf(answer));
}
