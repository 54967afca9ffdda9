import type { Api } from '#kernel/client.ts';
import { documentFileName } from '#kernel/document-types.ts';
import * as m from '#messages/all.ts';
import { type FailedApiResult, failureOf, invalid } from '#ui/forms/failure.ts';
import { notSent, refusedAt, type Submission, wasSent } from '#ui/forms/submission.ts';
import { upload } from '#ui/forms/upload.ts';
import { type Fields, filesIn, textIn } from '#ui/forms/values.ts';
import type { NoticeView } from '../../contract/notice.ts';
import { contentSentences } from '../../contract/refusals.ts';
import {
  moneyProblems,
  problemsIn,
  type ResponseKind,
  signerProblems,
} from '../../contract/words.ts';
import { noticeAnswer, noticeDraft, noticeDraftOpening, noticeUpload } from '../../contract.ts';
import { contentIn, EMPTY, type NoticeContent } from './content.ts';
import type { PostedResponse } from './form.tsx';

/** What a page does next: show itself again, or go on to another. */
export type NoticeFormOutcome<T extends Submission> = { goTo: string } | T;

export function refused(form: FormData, answer: FailedApiResult): Submission {
  const failure = failureOf(answer);
  // The notice's own code stands in the address: there is no control for it.
  const { code: _code, '': _whole, ...fields } = failure.fields;
  return notSent({ form, values: {} }, { ...failure, fields });
}

type Acting = {
  code: string;
  kind: ResponseKind;
  notice: Pick<NoticeView, 'today' | 'isVerified' | 'you' | 'currency'>;
};

/** Keeps, reviews or sends one choice; whatever was typed comes back with what is wrong. */
export async function actOnChoice(
  api: Api,
  { code, kind, notice }: Acting,
  form: FormData,
): Promise<NoticeFormOutcome<PostedResponse>> {
  const intent = textIn(form, 'intent');
  if (intent === 'send-draft') return sendDraft(api, { code, kind, form });
  const { content, fields } = await withUpload(api, code, form, contentIn(form));
  const rows = Number(form.get('rows')) || 1;
  const sent = wasSent({ form, values: {} });
  const again = (submission: Submission, more: Partial<PostedResponse> = {}): PostedResponse => ({
    ...submission,
    content,
    isKept: false,
    rows,
    ...more,
    fields: { ...fields, ...submission.fields },
  });
  const off = intent.startsWith('off-') ? intent.slice(4) : null;
  const kept =
    off === null
      ? content
      : { ...content, files: content.files.filter(({ token }) => token !== off) };
  if (intent === 'send') {
    const answer = await api(noticeAnswer, { code, kind, content });
    if (answer.outcome === 'done') return { goTo: `/sent/${answer.data.id}` };
    return again(refused(form, answer));
  }
  const saved = await api(noticeDraft, { code, kind, content: kept });
  if (saved.outcome !== 'done') return again(refused(form, saved));
  if (intent === 'row') return again(sent, { rows: rows + 1 });
  if (Object.keys(fields).length > 0) return again(lacking(form, {}));
  if (intent !== 'review') return again(sent, { content: kept, isKept: intent === 'keep' });
  const problems = problemsOf(kind, kept, notice);
  if (Object.keys(problems).length > 0) return again(lacking(form, problems));
  return { goTo: `/${kind.replace('_', '-')}?step=review` };
}

function lacking(form: FormData, fields: Fields): Submission {
  return notSent({ form, values: {} }, invalid(m.notice_form_errors(), fields));
}

/** What the content lacks, by its fields: of several at one field the first. */
function problemsOf(kind: ResponseKind, content: NoticeContent, notice: Acting['notice']): Fields {
  const found = [
    ...problemsIn(kind, content, notice.today),
    ...moneyProblems(kind, content, notice.currency),
    ...signerProblems(kind, content, notice.you.isOrganisation),
  ];
  const fields: Record<string, string> = {};
  for (const { code, field } of found) fields[field] ??= contentSentences[code]();
  return fields;
}

type Reading = Pick<Acting, 'code' | 'kind'> & { form: FormData };

/** What is sent is the draft as it was read over, not what a page carried along, nor what another window made of it since. */
async function sendDraft(
  api: Api,
  { code, kind, form }: Reading,
): Promise<NoticeFormOutcome<PostedResponse>> {
  const again = (submission: Submission, content: NoticeContent): PostedResponse => ({
    ...submission,
    content,
    isKept: false,
    rows: 1,
  });
  const draft = await api(noticeDraftOpening, { code, kind });
  if (draft.outcome !== 'done') return again(refused(form, draft), EMPTY);
  const content = draft.data.content ?? EMPTY;
  if (draft.data.savedAt !== form.get('read')) {
    const post = { form, values: {} };
    return again(refusedAt(post, m.notice_review_changed(), { status: 409 }), content);
  }
  const answer = await api(noticeAnswer, { code, kind, content });
  if (answer.outcome === 'done') return { goTo: `/sent/${answer.data.id}` };
  return again(refused(form, answer), content);
}

/** Puts the chosen files into the vault; the form goes on with their tokens, and one that is refused stops none of the others. */
async function withUpload(
  api: Api,
  code: string,
  form: FormData,
  content: NoticeContent,
): Promise<{ content: NoticeContent; fields: Fields }> {
  const files = [...content.files];
  const errors: string[] = [];
  const uploading = { api, endpoint: noticeUpload, input: { code } };
  for (const file of filesIn(form, 'upload')) {
    const title = documentFileName(file.name, 'file');
    const taken = await upload({ ...uploading, tooLarge: m.notice_document_large }, file);
    if (taken.ok) files.push({ token: taken.data.token, title, size: taken.data.size });
    else errors.push(`${title}: ${taken.failure.message}`);
  }
  const fields: Fields = errors.length > 0 ? { files: errors.join(' ') } : {};
  return { content: { ...content, files }, fields };
}
