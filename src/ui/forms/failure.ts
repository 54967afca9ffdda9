import type { ApiResult } from '#kernel/client.ts';
import * as m from '#messages/all.ts';
import type { Fields } from './values.ts';

/**
 * What a form came to: it was sent; it has validation errors at its fields; it was refused with a sentence; it was sent
 * too often (429); or nothing answered.
 */
export type SubmissionStatus = 'sent' | 'invalid' | 'refused' | 'slow_down' | 'no_connection';

export type SubmissionFailure = {
  outcome: Exclude<SubmissionStatus, 'sent'>;
  /** What to say over the form. */
  message: string;
  /** What to say at its fields, by the names that the contract gives them. */
  fields: Fields;
  code: string;
  status: number;
};

export type FailedApiResult = Exclude<ApiResult<unknown>, { outcome: 'done' }>;

/** An answer of the API that is no success. `failed` is what a form says where no sentence came. */
export function failureOf(
  answer: FailedApiResult,
  failed: () => string = m.error_unexpected,
): SubmissionFailure {
  if (answer.outcome !== 'refused') return noConnection(failed);
  const { error, status } = answer;
  const { code, fields = {} } = error;
  return {
    outcome: outcomeOf(status, fields),
    message: error.message || failed(),
    fields,
    code,
    status,
  };
}

function noConnection(failed: () => string): SubmissionFailure {
  return {
    outcome: 'no_connection',
    message: failed(),
    fields: {},
    code: 'unanswered',
    status: 503,
  };
}

function outcomeOf(status: number, fields: Fields): SubmissionFailure['outcome'] {
  if (status === 429) return 'slow_down';
  return Object.keys(fields).length > 0 ? 'invalid' : 'refused';
}

/** What a form says itself where the house failed: the house's own sentence is for whoever was refused (507: no room for a file). */
export function sentenceOf({ status, message }: SubmissionFailure, failed: () => string): string {
  return status < 500 || status === 507 ? message : failed();
}

/** The same at one field: what is wrong is the file, or the choice, that stands there. */
export function failureAt(failure: SubmissionFailure, field: string): SubmissionFailure {
  return { ...failure, fields: { [field]: failure.message } };
}

/** A form that breaks a rule before it is sent. */
export function invalid(message: string, fields: Fields, code = ''): SubmissionFailure {
  return { outcome: 'invalid', message, fields, code, status: 422 };
}
