import type { Api, ApiResult } from '#kernel/client.ts';
import type { Endpoint } from '#kernel/endpoint.ts';
import { failureOf, invalid, sentenceOf } from './failure.ts';
import { notSent, refusedAt, type Submission, submissionOf } from './submission.ts';
import type { Fields } from './values.ts';

export type TypedFields = Readonly<Record<string, unknown>>;

/** What a form breaks before it is sent: the sentence over it, and what stands under each field. */
export type ValidationError = { message: string; fields: Fields };

/** A form that is sent on the page where it stands: what is read from it, what it is checked by, what is sent, and what is said. */
export type FormDefinition = {
  endpoint: Endpoint;
  labels: Readonly<Record<string, () => string>>;
  read: (form: FormData) => TypedFields;
  check: (typed: TypedFields) => ValidationError | null;
  /** Spec section 7: exactly these, in this order. */
  body: (typed: TypedFields) => TypedFields;
  done: () => string;
  /** What comes next, said beneath it and left standing; with the reference, where the house gave one. */
  next?: (reference: string | null) => string[];
  failed: () => string;
  /** An answer without data; null where only the call matters. */
  empty: (() => string) | null;
  /** Spec section 8: one of the forms also tells the console. */
  tellsConsole?: boolean;
};

/** A form that was sent in place: `toast` is the spec's sentence, whatever the refusal; a page has room for the server's own. */
export type SentInPlace = { submission: Submission; toast: string; cause: unknown };

type Sending = { api: Api; form: FormData; key?: string };

/** The rules first; nothing is sent before they are kept. The server asks them again. One `key` counts once, however often it comes. */
export async function send(
  definition: FormDefinition,
  { api, form, key = '' }: Sending,
): Promise<SentInPlace> {
  const typed = definition.read(form);
  const broken = definition.check(typed);
  if (!broken) {
    const headers = key ? { 'idempotency-key': key } : {};
    const answer = await api(definition.endpoint, definition.body(typed), headers);
    return answered(definition, form, answer);
  }
  const submission = notSent({ form }, invalid(broken.message, broken.fields));
  return { submission, toast: broken.message, cause: null };
}

/** The same for a page's action: what the form is drawn with, and the status of its answer. */
export async function post(
  definition: FormDefinition,
  api: Api,
  form: FormData,
): Promise<Submission> {
  return (await send(definition, { api, form })).submission;
}

function answered(
  definition: FormDefinition,
  form: FormData,
  answer: ApiResult<unknown>,
): SentInPlace {
  const { done, empty, failed, labels, next } = definition;
  if (answer.outcome === 'done' || (answer.outcome === 'empty' && !empty)) {
    const reference = answer.outcome === 'done' ? referenceIn(answer.data) : null;
    const submission = { ...submissionOf({ form, done }, answer), next: next?.(reference) ?? [] };
    return { submission, toast: done(), cause: null };
  }
  if (answer.outcome === 'empty') {
    const toast = (empty ?? failed)();
    return { submission: refusedAt({ form }, toast, { status: 502 }), toast, cause: null };
  }
  const failure = failureOf(answer, failed);
  const fields = Object.fromEntries(
    Object.entries(failure.fields).filter(([name]) => name in labels),
  );
  const submission = notSent(
    { form },
    { ...failure, fields, message: sentenceOf(failure, failed) },
  );
  const cause = answer.outcome === 'refused' ? answer.error : answer.cause;
  return { submission, toast: failed(), cause };
}

function referenceIn(data: unknown): string | null {
  return typeof data === 'object' &&
    data !== null &&
    'reference' in data &&
    typeof data.reference === 'string'
    ? data.reference
    : null;
}
