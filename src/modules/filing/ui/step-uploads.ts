import type { Api } from '#kernel/client.ts';
import { documentFileName } from '#kernel/document-types.ts';
import * as m from '#messages/all.ts';
import { failureOf, sentenceOf } from '#ui/forms/failure.ts';
import { upload } from '#ui/forms/upload.ts';
import { type Fields, filesIn } from '#ui/forms/values.ts';
import { filingDocument, filingStep } from '../contract/drafts.ts';
import { FILES_MAX, likelyKind } from '../contract/words.ts';
import type { Answers, FilingUpload } from '../rules/answers.ts';
import { stepIn } from './form-values.ts';

export function withFiles(answers: Answers, files: readonly FilingUpload[]): Answers {
  if (!answers.documents) return answers;
  return {
    ...answers,
    documents: { files: [...answers.documents.files, ...files].slice(0, FILES_MAX) },
  };
}

type Uploads = { files: FilingUpload[]; fields: Fields };

/** Puts each file that came with the form into the vault; one that is refused stops none of the others. */
export async function uploadAll(api: Api, form: FormData): Promise<Uploads> {
  const files: FilingUpload[] = [];
  const errors: string[] = [];
  for (const file of filesIn(form, 'upload')) {
    const uploaded = await uploadOne(api, file);
    if (uploaded.ok) files.push(uploaded.file);
    else errors.push(`${file.name}: ${uploaded.error}`);
  }
  return { files, fields: errors.length > 0 ? { upload: errors.join(' ') } : {} };
}

/** Sends one file. What it is, is decided by its content; what is too large is not sent at all. */
export async function uploadOne(
  api: Api,
  file: File,
): Promise<{ ok: true; file: FilingUpload } | { ok: false; error: string }> {
  const [tooLarge, failed] = [m.filing_document_large, m.filing_upload_failed];
  const taken = await upload({ api, endpoint: filingDocument, input: {}, tooLarge, failed }, file);
  if (!taken.ok) return { ok: false, error: sentenceOf(taken.failure, failed) };
  const { token, size } = taken.data;
  const name = documentFileName(file.name, m.filing_file_unnamed());
  return { ok: true, file: { token, name, size, kind: likelyKind(file.name) } };
}

type Keeping = { id: string; form: HTMLFormElement | null; file: FilingUpload };

/**
 * Puts a paper that has come into the draft at once, with the papers beside it: who leaves before the step is saved finds it
 * there. Gives what went wrong; the form then still brings the paper.
 */
export async function attachUploadToDraft(
  api: Api,
  { id, form, file }: Keeping,
): Promise<string | null> {
  if (!form) return null;
  const held = new FormData(form);
  const answers = withFiles(stepIn('documents', held), [file]);
  const kept = await api(filingStep, documentsStep(id, held, answers));
  if (kept.outcome !== 'done') return failureOf(kept, m.filing_upload_unkept).message;
  const version = form.elements.namedItem('draftVersion');
  if (version instanceof HTMLInputElement) version.value = String(kept.data.version);
  return null;
}

function documentsStep(id: string, held: FormData, answers: Answers) {
  return {
    id,
    version: Number(held.get('draftVersion')) || 0,
    step: 'documents' as const,
    answers,
  };
}
