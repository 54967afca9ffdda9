import type { Api, ApiResult } from '#kernel/client.ts';
import type { Endpoint, InputOf } from '#kernel/endpoint.ts';
import { failureOf, invalid, type SubmissionFailure, type SubmissionStatus } from './failure.ts';
import { type Fields, textIn, valuesIn } from './values.ts';

/**
 * A form that was sent, and what came of it: what its page is drawn with again, whether a script sent it or the browser.
 * Nothing that was typed is lost to a refusal, and nothing of a form that was sent comes back.
 */
export type Submission = {
  /** Which form of the page, and about which of several alike: its fields `intent` (or `act`) and `about`. */
  intent: string;
  about: string;
  outcome: SubmissionStatus;
  /** Why it was not sent, or what to say when it was; '' where the screen has words of its own. */
  message: string;
  /** The contract's name for a refusal. */
  code: string;
  fields: Fields;
  values: Fields;
  /** What comes next, said beneath and left standing. */
  next?: readonly string[];
  /** Of the page that answers. */
  status: number;
};

/** A form that came, and what is said of it. */
export type FormPost = {
  form: FormData;
  /** Which form of the page it is, where its fields do not say so. */
  intent?: string;
  /** What to say when it was sent. */
  done?: (data: unknown) => string;
  /** What to say where no sentence came. */
  failed?: () => string;
  /** What the form is drawn with again, where that is not all that was typed. */
  values?: Fields;
};

export type ApiFormPost = FormPost & { api: Api };

/** Sends what a form asks for. */
export async function submit<E extends Endpoint>(
  sending: ApiFormPost,
  endpoint: E,
  input: InputOf<E>,
): Promise<Submission> {
  return submissionOf(sending, await sending.api(endpoint, input));
}

/** What an answer of the API made of a form. An answer without data is a success too: only the call mattered. */
export function submissionOf(post: FormPost, answer: ApiResult<unknown>): Submission {
  if (answer.outcome === 'done') return wasSent(post, answer.data);
  return answer.outcome === 'empty' ? wasSent(post) : notSent(post, failureOf(answer, post.failed));
}

/** A form that did what was asked. */
export function wasSent(post: FormPost, data: unknown = null): Submission {
  const message = post.done?.(data) ?? '';
  return {
    ...begun(post),
    outcome: 'sent',
    message,
    code: '',
    fields: {},
    values: {},
    status: 200,
  };
}

/** A form that came to nothing, with all that was typed. */
export function notSent(post: FormPost, failure: SubmissionFailure): Submission {
  return { ...begun(post), ...failure };
}

/** A form that is refused before it is sent; at one of its fields, where `field` says which. */
export function refusedAt(
  post: FormPost,
  message: string,
  { field, code = '', status = 422 }: { field?: string; code?: string; status?: number } = {},
): Submission {
  if (field !== undefined)
    return notSent(post, { ...invalid(message, { [field]: message }, code), status });
  return notSent(post, { outcome: 'refused', message, fields: {}, code, status });
}

function begun({ form, intent, values }: FormPost) {
  return {
    intent: intent ?? (textIn(form, 'intent') || textIn(form, 'act')),
    about: textIn(form, 'about'),
    values: values ?? valuesIn(form),
  };
}

export function isSent(submission: Submission | undefined): boolean {
  return submission?.outcome === 'sent';
}

/** Why a form was not sent; undefined where it was, or where none was sent. */
export function problemOf(submission: Submission | undefined): string | undefined {
  return isSent(submission) ? undefined : submission?.message;
}

/** What came of one form of a page, if it was the one that was sent. */
export function ownOf(
  submission: Submission | undefined,
  intent: string,
  about?: string,
): Submission | undefined {
  const isOwn =
    submission?.intent === intent && (about === undefined || submission.about === about);
  return isOwn ? submission : undefined;
}

/** The same, if it came to nothing: what it is drawn with again. */
export function failedOf(
  submission: Submission | undefined,
  intent: string,
  about?: string,
): Submission | undefined {
  return isSent(submission) ? undefined : ownOf(submission, intent, about);
}

/** What is wrong at a field of one form of a page. */
export function errorAt(
  submission: Submission | undefined,
  intent: string,
  field: string,
): string | undefined {
  return ownOf(submission, intent)?.fields[field];
}
