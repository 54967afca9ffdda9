import type { Api } from '#kernel/client.ts';
import { documentFileName } from '#kernel/document-types.ts';
import * as m from '#messages/all.ts';
import {
  type FailedApiResult,
  failureOf,
  invalid,
  type SubmissionFailure,
  sentenceOf,
} from '#ui/forms/failure.ts';
import { notSent, type Submission, wasSent } from '#ui/forms/submission.ts';
import { upload as uploadTo } from '#ui/forms/upload.ts';
import { type Fields, fileIn, textIn } from '#ui/forms/values.ts';
import { panelDraft, panelDraftOpening } from '../contract/draft.ts';
import { panelApplication, panelDocument } from '../contract.ts';
import {
  type ApplicationFile,
  applicationIn,
  DOCUMENTS,
  type Document,
  draftIn,
  type Files,
  filesIn,
  problemIn,
  type Values,
  valuesOf,
  withFiles,
} from './application-values.ts';

/** What came of a form: the thanks with a reference, or the form again with what was typed and which files are with us. */
export type PostedApplication = Submission & { answers: Values; reference: string | null };

export type ApplicationOutcome =
  | { ok: true; reference: string }
  | { ok: false; failure: SubmissionFailure };
export type UploadOutcome = { ok: true; file: ApplicationFile } | { ok: false; error: string };

/** Sends one file. What it is, is decided by its content; what is too large is not sent at all. */
export async function upload(api: Api, file: File): Promise<UploadOutcome> {
  const failed = m.empanel_upload_failed;
  const tooLarge = m.empanel_file_too_large;
  const taken = await uploadTo({ api, endpoint: panelDocument, input: {}, tooLarge, failed }, file);
  if (!taken.ok) return { ok: false, error: sentenceOf(taken.failure, failed) };
  const { token, size } = taken.data;
  return {
    ok: true,
    file: { token, name: documentFileName(file.name, m.empanel_file_unnamed_name()), size },
  };
}

/** The rules first; nothing is sent before they are kept. The server asks them again. */
export async function apply(api: Api, answers: Values, key?: string): Promise<ApplicationOutcome> {
  const broken = problemIn(answers, new Date());
  if (broken)
    return { ok: false, failure: invalid(broken.message, { [broken.field]: broken.message }) };
  // The rules have looked at every field, and the server parses each once more.
  const form = applicationIn(answers) as Parameters<typeof api<typeof panelApplication>>[1];
  const answer = await api(panelApplication, form, key ? { 'idempotency-key': key } : {});
  return answer.outcome === 'done'
    ? { ok: true, reference: answer.data.reference }
    : { ok: false, failure: failureIn(answer) };
}

/** Keeps what is there and has a link mailed. Gives the sentence to say. */
export async function saveDraft(api: Api, answers: Values) {
  const answer = await api(
    panelDraft,
    draftIn(answers) as Parameters<typeof api<typeof panelDraft>>[1],
  );
  if (answer.outcome !== 'done') return { ok: false as const, failure: failureIn(answer) };
  return { ok: true as const, message: m.empanel_saved({ email: String(answers.uemail ?? '') }) };
}

function failureIn(answer: FailedApiResult): SubmissionFailure {
  const failure = failureOf(answer, m.empanel_failed);
  return { ...failure, message: sentenceOf(failure, m.empanel_failed) };
}

/** The same for a page's action: what a browser without JavaScript sent, whichever of the buttons was pressed. */
export async function post(api: Api, form: FormData): Promise<PostedApplication> {
  const intent = textIn(form, 'intent');
  const sending = { form, values: {} }; // lists and files among them stand in the answers
  if (intent === 'open') return open(api, form);
  const { answers, fields } = await withUploads(api, form);
  const removed = DOCUMENTS.find((document) => intent === `remove-${document}`);
  if (removed) {
    const left = withFiles(answers, { ...filesIn(answers), [removed]: null });
    return again({ ...wasSent(sending), fields }, left);
  }
  if (intent === 'save') {
    const saved = await saveDraft(api, answers);
    const came = saved.ok
      ? wasSent({ ...sending, done: () => saved.message })
      : notSent(sending, saved.failure);
    return again({ ...came, fields: { ...came.fields, ...fields } }, answers);
  }
  const [refusedFile] = Object.values(fields);
  if (refusedFile) return again(notSent(sending, invalid(refusedFile, fields)), answers);
  const applied = await apply(api, answers);
  if (applied.ok) return { ...again(wasSent(sending), {}), reference: applied.reference };
  const { failure } = applied;
  return again(notSent(sending, failure), withoutLost(answers, failure.fields));
}

/** Puts each file that came into the vault; the rest of the form then goes on with its token. */
async function withUploads(api: Api, form: FormData): Promise<{ answers: Values; fields: Fields }> {
  const answers = valuesOf(form);
  const files: Record<Document, ApplicationFile | null> = { ...filesIn(answers) };
  const fields: Record<string, string> = {};
  for (const document of DOCUMENTS) {
    const file = fileIn(form, `${document}Upload`);
    if (!file) continue;
    const uploaded = await upload(api, file);
    if (uploaded.ok) files[document] = uploaded.file;
    else fields[`${document}Upload`] = uploaded.error;
  }
  return { answers: withFiles(answers, files), fields };
}

/** A file that the server does not know any more must be chosen again. */
export function withoutLost(values: Values, fields: Fields): Values {
  const files: Record<Document, Files[Document]> = { ...filesIn(values) };
  for (const document of DOCUMENTS) if (`${document}File` in fields) files[document] = null;
  return withFiles(values, files);
}

async function open(api: Api, form: FormData): Promise<PostedApplication> {
  const sending = { form, values: {}, done: m.empanel_restored };
  const answer = await api(panelDraftOpening, { token: textIn(form, 'token') });
  return answer.outcome === 'done'
    ? again(wasSent(sending), answer.data.form as Values)
    : again(notSent(sending, failureIn(answer)), {});
}

function again(submission: Submission, answers: Values): PostedApplication {
  return { ...submission, answers, reference: null };
}
