import type { Api } from '#kernel/client.ts';
import { documentFileName } from '#kernel/document-types.ts';
import * as m from '#messages/all.ts';
import { failureOf } from '#ui/forms/failure.ts';
import { fileIn } from '#ui/forms/values.ts';
import { batchFile, batchPiece } from '../../contract/batch-contents.ts';
import { PIECE_MAX } from '../../contract/batches.ts';

export type BatchFileKind = 'rows' | 'papers';
export type FileToUpload = { batch: string; kind: BatchFileKind; file: File };
/** How far a file has come, in bytes. */
export type OnUploadProgress = (file: File, received: number) => void;

/**
 * Sends a file piece by piece, from where it broke off before if it did; null when it is whole with us, else what to say.
 * The same steps serve the page's own action, for a browser without script.
 */
export async function sendFile(
  api: Api,
  { batch, kind, file }: FileToUpload,
  told: OnUploadProgress = () => {},
): Promise<string | null> {
  const begun = await api(batchFile, {
    id: batch,
    kind,
    name: documentFileName(file.name, kind),
    size: file.size,
  });
  if (begun.outcome !== 'done') return failureOf(begun, m.bulk_broke_off).message;
  let { received } = begun.data;
  told(file, received);
  while (received < file.size) {
    const where = { id: batch, file: begun.data.id, from: String(received) };
    const answer = await api(batchPiece, where, {}, file.slice(received, received + PIECE_MAX));
    if (answer.outcome !== 'done') return failureOf(answer, m.bulk_broke_off).message;
    received = answer.data.received;
    told(file, received);
  }
  return null;
}

const KINDS: readonly BatchFileKind[] = ['papers', 'rows'];

/** The files that were chosen in a form: papers first, so that rows find theirs. */
export function chosenIn(form: FormData): { kind: BatchFileKind; file: File }[] {
  return KINDS.flatMap((kind) => {
    const file = fileIn(form, kind);
    return file ? [{ kind, file }] : [];
  });
}

/** Sends every file of a form; null when all are with us, else what to say. */
export async function sendChosen(
  api: Api,
  batch: string,
  form: FormData,
  told?: OnUploadProgress,
): Promise<string | null> {
  const chosen = chosenIn(form);
  if (chosen.length === 0) return m.bulk_choose_file();
  for (const one of chosen) {
    const problem = await sendFile(api, { batch, ...one }, told);
    if (problem !== null) return problem;
  }
  return null;
}

/** Megabytes with one place, as people read sizes. */
export function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}
