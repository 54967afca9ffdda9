import type { Answer, Api } from '#kernel/client.ts';
import { PAPER_MAX, PAPER_MB, paperName } from '#kernel/papers.ts';
import * as m from '#messages/all.ts';
import { FILES_MAX, likelyKind, problemSentences, stepAfter } from '../contract/words.ts';
import { filingDocument, filingDraft, filingStep } from '../contract.ts';
import type { Answers, Kept, KeptFile, Step } from '../rules/answers.ts';
import { intentOf, stepIn } from './reading.ts';

export type Mends = Readonly<Record<string, string>>;
export type Note = {
  kind: 'saved' | 'refused' | 'overtaken' | 'taken' | 'limitation';
  sentence: string;
};

/** What came of a step's form, when it is drawn again: what was typed, what to say over it and beside its fields. */
export type Posted = { answers: Answers; mends: Mends; note: Note | null; focus: string | null };
export type Outcome = { to: Step } | { posted: Posted; status: number };

/** Keeps a step, whichever button was pressed, and goes on when `next` was and nothing is missing. */
export async function postStep(
  api: Api,
  { id, step, form }: { id: string; step: Kept; form: FormData },
): Promise<Outcome> {
  const intent = intentOf(form);
  const uploads = step === 'documents' ? await uploadAll(api, form) : { files: [], mends: {} };
  const answers = withFiles(stepIn(step, form), uploads.files);
  const saved = await api(filingStep, {
    id,
    version: Number(form.get('draftVersion')) || 0,
    step,
    answers,
  });
  if (saved.outcome !== 'done') return refused(saved, step, answers);
  const focus = focusAfter(step, intent, answers);
  if (Object.keys(uploads.mends).length > 0)
    return again(answers, { mends: uploads.mends, status: 422 });
  if (intent === 'save')
    return again(answers, { note: { kind: 'saved', sentence: m.filing_saved() } });
  if (intent !== 'next') return again(answers, { focus });
  return onwards(api, { id, step, form, answers });
}

type Going = { id: string; step: Kept; form: FormData; answers: Answers };

async function onwards(api: Api, { id, step, form, answers }: Going): Promise<Outcome> {
  const view = await api(filingDraft, { id });
  if (view.outcome !== 'done') return refused(view, step, answers);
  const mends: Record<string, string> = {};
  for (const { step: where, field, code } of view.data.problems)
    if (where === step) mends[field] ??= problemSentences[code]();
  if (Object.keys(mends).length > 0) return again(answers, { mends, status: 422 });
  const { state } = view.data.limitation;
  // Told once, before she goes on: nothing is refused for being late.
  const isNews =
    step === 'claim' && (state === 'urgent' || state === 'over') && form.get('toldOf') !== state;
  if (isNews) return again(answers, { note: { kind: 'limitation', sentence: '' } });
  return { to: stepAfter(step) };
}

function again(
  answers: Answers,
  {
    mends = {},
    note = null,
    focus = null,
    status = 200,
  }: Partial<Omit<Posted, 'answers'>> & { status?: number },
) {
  return { posted: { answers, mends, note, focus }, status };
}

function refused(
  answer: Exclude<Answer<unknown>, { outcome: 'done' }>,
  step: Kept,
  answers: Answers,
): Outcome {
  if (answer.outcome !== 'refused')
    return again(answers, {
      note: { kind: 'refused', sentence: m.error_unexpected() },
      status: 503,
    });
  const { error, status } = answer;
  const kind =
    error.code === 'changed_elsewhere'
      ? 'overtaken'
      : error.code === 'draft_taken'
        ? 'taken'
        : 'refused';
  const start = `answers.${step}.`;
  const mends = Object.fromEntries(
    Object.entries(error.fields ?? {}).map(([field, mend]) => [
      field.startsWith(start) ? field.slice(start.length) : field,
      mend,
    ]),
  );
  return again(answers, {
    mends,
    note: { kind, sentence: error.message || m.error_unexpected() },
    status,
  });
}

/** Where the hand goes on after a row came or went. */
function focusAfter(step: Kept, intent: string, answers: Answers): string | null {
  if (intent !== 'add') return null;
  if (step === 'claim') return `rows.${(answers.claim?.rows.length ?? 1) - 1}.head`;
  const parties = step === 'you' ? answers.you?.parties : answers.others?.parties;
  return parties ? `parties.${parties.length - 1}.name` : null;
}

function withFiles(answers: Answers, files: readonly KeptFile[]): Answers {
  if (!answers.documents) return answers;
  return {
    ...answers,
    documents: { files: [...answers.documents.files, ...files].slice(0, FILES_MAX) },
  };
}

type Uploads = { files: KeptFile[]; mends: Mends };

/** Puts each file that came with the form into the vault; one that is refused stops none of the others. */
async function uploadAll(api: Api, form: FormData): Promise<Uploads> {
  const files: KeptFile[] = [];
  const mends: Record<string, string> = {};
  for (const file of form.getAll('upload')) {
    // Without a choice a browser sends a file that has no name; one that is empty has one, and is refused by the house.
    if (!(file instanceof File) || (file.size === 0 && file.name === '')) continue;
    const uploaded = await uploadOne(api, file);
    if (uploaded.ok) files.push(uploaded.file);
    else mends.upload = [mends.upload, `${file.name}: ${uploaded.mend}`].filter(Boolean).join(' ');
  }
  return { files, mends };
}

/** Sends one file. What it is, is decided by its content; what is too large is not sent at all. */
export async function uploadOne(
  api: Api,
  file: File,
): Promise<{ ok: true; file: KeptFile } | { ok: false; mend: string }> {
  if (file.size > PAPER_MAX)
    return { ok: false, mend: m.filing_document_large({ most: PAPER_MB }) };
  const answer = await api(filingDocument, {}, {}, file);
  if (answer.outcome === 'done')
    return {
      ok: true,
      file: {
        ...{
          token: answer.data.token,
          name: paperName(file.name, m.filing_file_unnamed()),
          size: answer.data.size,
        },
        kind: likelyKind(file.name),
      },
    };
  if (answer.outcome === 'refused' && (answer.status < 500 || answer.status === 507))
    return { ok: false, mend: answer.error.message };
  return { ok: false, mend: m.filing_upload_failed() };
}

type Keeping = { id: string; form: HTMLFormElement | null; file: KeptFile };

/**
 * Puts a paper that has come into the draft at once, with the papers beside it: who leaves before the step is saved finds it
 * there. Gives what went wrong; the form then still brings the paper.
 */
export async function keepFile(api: Api, { id, form, file }: Keeping): Promise<string | null> {
  if (!form) return null;
  const typed = new FormData(form);
  const answers = withFiles(stepIn('documents', typed), [file]);
  const kept = await api(filingStep, {
    id,
    version: Number(typed.get('draftVersion')) || 0,
    step: 'documents',
    answers,
  });
  if (kept.outcome !== 'done')
    return kept.outcome === 'refused' ? kept.error.message : m.filing_upload_unkept();
  const version = form.elements.namedItem('draftVersion');
  if (version instanceof HTMLInputElement) version.value = String(kept.data.version);
  return null;
}
