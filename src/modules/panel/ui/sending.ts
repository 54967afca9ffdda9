import type { Answer, Api } from '#kernel/client.ts';
import { PAPER_MAX, PAPER_MB, paperName } from '#kernel/papers.ts';
import * as m from '#messages/all.ts';
import { panelApplication, panelDocument, panelDraft, panelDraftOpening } from '../contract.ts';
import {
  applicationIn,
  DOCUMENTS,
  type Document,
  draftIn,
  type Files,
  filesIn,
  type KeptFile,
  type Mends,
  troubleIn,
  type Values,
  valuesOf,
  withFiles,
} from './paper.ts';

/** What came of a form: the thanks, or the form again with what to say over it and under its fields. */
export type Posted =
  | { thanks: true; reference: string }
  | {
      thanks: false;
      note: { done: boolean; sentence: string } | null;
      mends: Mends;
      values: Values;
    };

export type Applied =
  | { ok: true; reference: string }
  | { ok: false; sentence: string; mends: Mends; status: number };
export type Uploaded = { ok: true; file: KeptFile } | { ok: false; mend: string };

/** Sends one file. What it is, is decided by its content; what is too large is not sent at all. */
export async function upload(api: Api, file: File): Promise<Uploaded> {
  if (file.size > PAPER_MAX)
    return { ok: false, mend: m.empanel_file_too_large({ most: PAPER_MB }) };
  const answer = await api(panelDocument, {}, {}, file);
  if (answer.outcome === 'done')
    return {
      ok: true,
      file: {
        token: answer.data.token,
        name: paperName(file.name, m.empanel_file_unnamed_name()),
        size: answer.data.size,
      },
    };
  if (answer.outcome === 'refused' && answer.status < 500)
    return { ok: false, mend: answer.error.message };
  return { ok: false, mend: m.empanel_upload_failed() };
}

/** The rules first; nothing is sent before they are kept. The server asks them again. */
export async function apply(api: Api, values: Values, key?: string): Promise<Applied> {
  const trouble = troubleIn(values, new Date());
  if (trouble)
    return {
      ok: false,
      sentence: trouble.sentence,
      mends: { [trouble.field]: trouble.sentence },
      status: 422,
    };
  // The rules have looked at every field, and the server parses each once more.
  const form = applicationIn(values) as Parameters<typeof api<typeof panelApplication>>[1];
  const answer = await api(panelApplication, form, key ? { 'idempotency-key': key } : {});
  return answer.outcome === 'done'
    ? { ok: true, reference: answer.data.reference }
    : { ok: false, ...refusalIn(answer) };
}

/** Keeps what is there and has a link mailed. Gives the sentence to say. */
export async function saveDraft(api: Api, values: Values) {
  const answer = await api(
    panelDraft,
    draftIn(values) as Parameters<typeof api<typeof panelDraft>>[1],
  );
  if (answer.outcome !== 'done') return { ok: false as const, ...refusalIn(answer) };
  return { ok: true as const, sentence: m.empanel_saved({ email: String(values.uemail ?? '') }) };
}

function refusalIn(answer: Exclude<Answer<unknown>, { outcome: 'done' }>): {
  sentence: string;
  mends: Mends;
  status: number;
} {
  if (answer.outcome !== 'refused') return { sentence: m.empanel_failed(), mends: {}, status: 503 };
  const { error, status } = answer;
  const sentence = status < 500 && error.message ? error.message : m.empanel_failed();
  return { sentence, mends: status < 500 ? (error.fields ?? {}) : {}, status };
}

type Answered = { posted: Posted; status: number };

/** The same for a page's action: what a browser without JavaScript sent, whichever of the buttons was pressed. */
export async function post(api: Api, data: FormData): Promise<Answered> {
  const intent = String(data.get('intent') ?? '');
  if (intent === 'open') return open(api, String(data.get('token') ?? ''));
  const { values, mends } = await withUploads(api, data);
  const removed = DOCUMENTS.find((document) => intent === `remove-${document}`);
  if (removed) return again(withFiles(values, { ...filesIn(values), [removed]: null }), { mends });
  if (intent === 'save') {
    const saved = await saveDraft(api, values);
    if (saved.ok) return again(values, { mends, note: { done: true, sentence: saved.sentence } });
    return again(values, {
      mends: { ...saved.mends, ...mends },
      note: { done: false, sentence: saved.sentence },
      status: saved.status,
    });
  }
  const [refusedFile] = Object.values(mends);
  if (refusedFile)
    return again(values, { mends, note: { done: false, sentence: refusedFile }, status: 422 });
  const applied = await apply(api, values);
  if (applied.ok) return { posted: { thanks: true, reference: applied.reference }, status: 200 };
  const { sentence, status } = applied;
  return again(withoutLost(values, applied.mends), {
    mends: applied.mends,
    note: { done: false, sentence },
    status,
  });
}

/** Puts each file that came into the vault; the rest of the form then goes on with its token. */
async function withUploads(api: Api, data: FormData): Promise<{ values: Values; mends: Mends }> {
  const values = valuesOf(data);
  const files: Record<Document, KeptFile | null> = { ...filesIn(values) };
  const mends: Record<string, string> = {};
  for (const document of DOCUMENTS) {
    const file = data.get(`${document}Upload`);
    if (!(file instanceof File) || file.size === 0) continue;
    const uploaded = await upload(api, file);
    if (uploaded.ok) files[document] = uploaded.file;
    else mends[`${document}Upload`] = uploaded.mend;
  }
  return { values: withFiles(values, files), mends };
}

/** A file that the server does not know any more must be chosen again. */
export function withoutLost(values: Values, mends: Mends): Values {
  const files: Record<Document, Files[Document]> = { ...filesIn(values) };
  for (const document of DOCUMENTS) if (`${document}File` in mends) files[document] = null;
  return withFiles(values, files);
}

async function open(api: Api, token: string): Promise<Answered> {
  const answer = await api(panelDraftOpening, { token });
  if (answer.outcome === 'done')
    return again(answer.data.form as Values, {
      note: { done: true, sentence: m.empanel_restored() },
    });
  const { sentence, status } = refusalIn(answer);
  return again({}, { note: { done: false, sentence }, status });
}

type Said = { mends?: Mends; note?: { done: boolean; sentence: string } | null; status?: number };

function again(values: Values, { mends = {}, note = null, status = 200 }: Said): Answered {
  return { posted: { thanks: false, note, mends, values }, status };
}
