import type { Api } from '#kernel/client.ts';
import { documentFileName } from '#kernel/document-types.ts';
import * as m from '#messages/all.ts';
import { failureAt } from '#ui/forms/failure.ts';
import { notSent, type Submission, submit } from '#ui/forms/submission.ts';
import { upload } from '#ui/forms/upload.ts';
import { fileIn, textIn, textsIn } from '#ui/forms/values.ts';
import { FILES_MAX, reopening, reopeningPaper } from '../../contract/account.ts';

export type ReopeningFile = { token: string; title: string; size: number };
/** What came of the form, with the papers that were taken before a refusal: they come back by their tokens, and go once. */
export type ReopeningSubmission = Submission & { files: readonly ReopeningFile[] };

/** Sends a request to open a case again. */
export async function askReopening(
  api: Api,
  id: string,
  form: FormData,
): Promise<ReopeningSubmission> {
  const files = keptIn(form);
  const typed = {
    cause: textIn(form, 'cause').slice(0, 20),
    reason: textIn(form, 'reason').slice(0, 5000),
  };
  const post = { form, values: typed };
  const file = fileIn(form, 'upload');
  if (file) {
    const uploading = { api, endpoint: reopeningPaper, input: { id } };
    const taken = await upload({ ...uploading, tooLarge: m.notice_document_large }, file);
    if (!taken.ok) return withFiles(notSent(post, failureAt(taken.failure, 'files')), files);
    const { token, size } = taken.data;
    files.push({ token, title: documentFileName(file.name, 'file'), size });
  }
  const input = { id, ...typed, files: files.slice(0, FILES_MAX) };
  return withFiles(await submit({ ...post, api }, reopening, input), files);
}

function keptIn(form: FormData): ReopeningFile[] {
  const [titles, sizes] = [textsIn(form, 'fileTitle'), textsIn(form, 'fileSize')];
  return textsIn(form, 'fileToken').map((token, at) => ({
    token,
    title: titles[at] ?? token,
    size: Number(sizes[at]) || 0,
  }));
}

function withFiles(submission: Submission, files: readonly ReopeningFile[]): ReopeningSubmission {
  return { ...submission, files: files.slice(0, FILES_MAX) };
}
