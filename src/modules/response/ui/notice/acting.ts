import type { Api } from '#kernel/client.ts';
import { PAPER_MAX, PAPER_MB, paperName } from '#kernel/papers.ts';
import * as m from '#messages/all.ts';
import {
  contentSentences,
  type Kind,
  moneyProblems,
  problemsIn,
  signerProblems,
} from '../../contract/words.ts';
import {
  type NoticeView,
  noticeAnswer,
  noticeCodes,
  noticeDraft,
  noticeDraftOpening,
  noticeLeaving,
  noticeSession,
  noticeUpload,
} from '../../contract.ts';
import { type Content, contentIn, EMPTY } from './content.ts';
import type { Posted } from './form.tsx';
import type { Trouble } from './frame.tsx';
import type { Verifying } from './verify.tsx';

/** What a page does next: show itself again, or go on to another. */
export type Acted<T> = { goTo: string } | { posted: T; status: number };

type Refusal = {
  outcome: 'refused';
  status: number;
  error: { message: string; fields?: Record<string, string> };
};
type Failed = { outcome: 'empty' } | { outcome: 'unanswered' } | Refusal;

function troublesOf(answer: Failed): { troubles: Trouble[]; status: number } {
  if (answer.outcome !== 'refused')
    return { troubles: [{ field: '', sentence: m.error_unexpected() }], status: 503 };
  const { error, status } = answer;
  const fields = Object.entries(error.fields ?? {}).filter(
    ([field]) => field !== '' && field !== 'code',
  );
  const named = fields.map(([field, sentence]) => ({ field, sentence }));
  return {
    troubles:
      named.length > 0 ? named : [{ field: '', sentence: error.message || m.error_unexpected() }],
    status,
  };
}

/** Sends a one-time code, takes one, or leaves. */
export async function actOnProof(
  api: Api,
  code: string,
  form: FormData,
): Promise<Acted<Verifying>> {
  const intent = String(form.get('intent') ?? '');
  const then = String(form.get('then') ?? '');
  if (intent === 'leave') {
    await api(noticeLeaving, { code });
    return { goTo: '' };
  }
  if (intent === 'send') {
    const answer = await api(noticeCodes, { code, contact: String(form.get('contact') ?? '') });
    if (answer.outcome === 'done')
      return { posted: { sentTo: answer.data.to, troubles: [] }, status: 200 };
    const { troubles, status } = troublesOf(answer);
    return { posted: { sentTo: null, troubles }, status };
  }
  const answer = await api(noticeSession, {
    code,
    digits: String(form.get('digits') ?? '').slice(0, 20),
  });
  if (answer.outcome === 'done') return { goTo: then === '' ? '' : `/${then}` };
  const { troubles, status } = troublesOf(answer);
  // A code that is over asks for a new one; a wrong one is typed again.
  return {
    posted: { sentTo: status === 410 ? null : String(form.get('sentTo') ?? ''), troubles },
    status,
  };
}

type Acting = {
  code: string;
  kind: Kind;
  notice: Pick<NoticeView, 'today' | 'isVerified' | 'you' | 'currency'>;
};

/** Keeps, reviews or sends one choice; whatever was typed comes back with what is to be mended. */
export async function actOnChoice(
  api: Api,
  { code, kind, notice }: Acting,
  form: FormData,
): Promise<Acted<Posted>> {
  const intent = String(form.get('intent') ?? '');
  if (intent === 'send-draft') return sendDraft(api, { code, kind, read: form.get('read') });
  const { content, troubles } = await withUpload(api, code, form, contentIn(form));
  const rows = Number(form.get('rows')) || 1;
  const again = (more: Partial<Posted>, status = 200) => ({
    posted: { content, troubles, isKept: false, rows, ...more },
    status,
  });
  const off = intent.startsWith('off-') ? intent.slice(4) : null;
  const kept =
    off === null
      ? content
      : { ...content, files: content.files.filter(({ token }) => token !== off) };
  if (intent === 'send') return sendNow(api, { code, kind, content, again });
  const saved = await api(noticeDraft, { code, kind, content: kept });
  if (saved.outcome !== 'done') {
    const { troubles: found, status } = troublesOf(saved);
    return again({ troubles: [...troubles, ...found] }, status);
  }
  if (intent === 'row') return again({ rows: rows + 1 });
  if (troubles.length > 0) return again({}, 422);
  if (intent !== 'review') return again({ content: kept, isKept: intent === 'keep' });
  const found = [
    ...problemsIn(kind, kept, notice.today),
    ...moneyProblems(kind, kept, notice.currency),
    ...signerProblems(kind, kept, notice.you.isOrganisation),
  ];
  const problems = found.map(({ code: what, field }) => ({
    field,
    sentence: contentSentences[what](),
  }));
  if (problems.length > 0) return again({ troubles: problems }, 422);
  return { goTo: `/${kind.replace('_', '-')}?step=review` };
}

type Sending = {
  code: string;
  kind: Kind;
  content: Content;
  again: (more: Partial<Posted>, status?: number) => { posted: Posted; status: number };
};

async function sendNow(api: Api, { code, kind, content, again }: Sending): Promise<Acted<Posted>> {
  const answer = await api(noticeAnswer, { code, kind, content });
  if (answer.outcome === 'done') return { goTo: `/sent/${answer.data.id}` };
  const { troubles, status } = troublesOf(answer);
  return again({ troubles }, status);
}

type Read = Pick<Acting, 'code' | 'kind'> & { read: FormDataEntryValue | null };

/** What is sent is the draft as it was read over, not what a page carried along, nor what another window made of it since. */
async function sendDraft(api: Api, { code, kind, read }: Read): Promise<Acted<Posted>> {
  const draft = await api(noticeDraftOpening, { code, kind });
  if (draft.outcome !== 'done')
    return { posted: nothing(troublesOf(draft).troubles), status: troublesOf(draft).status };
  const content = draft.data.content ?? EMPTY;
  if (draft.data.savedAt !== read)
    return {
      posted: { ...nothing([{ field: '', sentence: m.notice_review_changed() }]), content },
      status: 409,
    };
  const answer = await api(noticeAnswer, { code, kind, content });
  if (answer.outcome === 'done') return { goTo: `/sent/${answer.data.id}` };
  const { troubles, status } = troublesOf(answer);
  return { posted: { ...nothing(troubles), content }, status };
}

function nothing(troubles: Trouble[]): Posted {
  return { content: EMPTY, troubles, isKept: false, rows: 1 };
}

/** Puts the chosen files into the vault; the form goes on with their tokens, and one that is refused stops none of the others. */
async function withUpload(
  api: Api,
  code: string,
  form: FormData,
  content: Content,
): Promise<{ content: Content; troubles: Trouble[] }> {
  const files = [...content.files];
  const refused: string[] = [];
  for (const file of form.getAll('upload')) {
    // Without a choice a browser sends a file that has no name; one that is empty has one, and is refused by the house.
    if (!(file instanceof File) || (file.size === 0 && file.name === '')) continue;
    const answer = file.size > PAPER_MAX ? null : await api(noticeUpload, { code }, {}, file);
    if (answer?.outcome === 'done')
      files.push({
        token: answer.data.token,
        title: paperName(file.name, 'file'),
        size: answer.data.size,
      });
    else refused.push(`${paperName(file.name, 'file')}: ${refusalOf(answer)}`);
  }
  return {
    content: { ...content, files },
    troubles: refused.length > 0 ? [{ field: 'files', sentence: refused.join(' ') }] : [],
  };
}

/** Null is a file that was not sent, because of its size. */
function refusalOf(answer: Failed | null): string {
  if (answer === null) return m.notice_document_large({ most: PAPER_MB });
  return answer.outcome === 'refused' ? answer.error.message : m.error_unexpected();
}
