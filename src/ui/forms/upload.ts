import type { Api } from '#kernel/client.ts';
import { DOCUMENT_BYTES_MAX, DOCUMENT_MB } from '#kernel/document-types.ts';
import type { Endpoint, InputOf, OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { failureOf, invalid, type SubmissionFailure } from './failure.ts';

export type FormUpload<E extends Endpoint> = {
  api: Api;
  endpoint: E;
  input: InputOf<E>;
  /** What is too large is not sent at all, where a form says so itself. */
  tooLarge?: (most: { most: number }) => string;
  failed?: () => string;
};

export type UploadResult<T> = { ok: true; data: T } | { ok: false; failure: SubmissionFailure };

/** Sends one file. What it is, is decided by its content. */
export async function upload<E extends Endpoint>(
  { api, endpoint, input, tooLarge, failed = m.error_unexpected }: FormUpload<E>,
  file: File,
): Promise<UploadResult<OutputOf<E>>> {
  if (tooLarge && file.size > DOCUMENT_BYTES_MAX) {
    const failure = invalid(tooLarge({ most: DOCUMENT_MB }), {}, 'document_large');
    return { ok: false, failure: { ...failure, status: 413 } };
  }
  const answer = await api(endpoint, input, {}, file);
  if (answer.outcome === 'done') return { ok: true, data: answer.data };
  return { ok: false, failure: failureOf(answer, failed) };
}
