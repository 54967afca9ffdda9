import type { Api } from '#kernel/client.ts';
import * as m from '#messages/all.ts';
import { type FailedApiResult, failureOf } from '#ui/forms/failure.ts';
import { TUS_VERSION } from '../contract/tus.ts';
import { newUpload, oneUpload, uploadPiece } from '../contract/uploads.ts';
import type { UploadLine } from './shapes.ts';

/** What goes at once: small enough that a slow line shows how it moves, and loses little when it breaks. */
const CHUNK = 1024 * 1024;
const VERSION = { 'tus-resumable': TUS_VERSION };

export type FileToSend = {
  dispute: string;
  file: File;
  /** What it is called: with its path, where it came in a folder. */
  name: string;
  /** What of it was sent before, perhaps from another page. */
  begun: Pick<UploadLine, 'id' | 'received'> | null;
};

/** How sending goes on. `wait` is asked where the line broke; false gives up. `isStopped` is asked before every piece. */
export type Sending = {
  onProgress(id: string, received: number): void;
  isStopped(): boolean;
  wait(tries: number): Promise<boolean>;
};

/** Null when the file is whole with us, or when it was stopped; else what to say. */
export async function sendFile(
  api: Api,
  { dispute, file, name, begun }: FileToSend,
  sending: Sending,
): Promise<string | null> {
  const first = begun ?? (await beginning(api, { dispute, file, name }, sending));
  if (typeof first === 'string') return first;
  const { id } = first;
  let { received } = first;
  sending.onProgress(id, received);
  for (let tries = 0; received < file.size && !sending.isStopped(); ) {
    const headers = { ...VERSION, 'upload-offset': String(received) };
    const piece = file.slice(received, received + CHUNK);
    const answer = await api(uploadPiece, { id: dispute, upload: id }, headers, piece);
    if (answer.outcome === 'done' || answer.outcome === 'empty') {
      received += piece.size;
      tries = 0;
    } else {
      if (!isPassing(answer)) return failureOf(answer, m.papers_broke_off).message;
      if (!(await sending.wait(tries))) return m.papers_broke_off();
      tries += 1;
      received = await reachedOf(api, { dispute, id }, received);
    }
    sending.onProgress(id, received);
  }
  return null;
}

async function beginning(
  api: Api,
  { dispute, file, name }: Pick<FileToSend, 'dispute' | 'file' | 'name'>,
  sending: Sending,
): Promise<{ id: string; received: number } | string> {
  const headers = {
    ...VERSION,
    'upload-length': String(file.size),
    'upload-metadata': `filename ${base64(name)}`,
  };
  for (let tries = 0; ; tries += 1) {
    const answer = await api(newUpload, { id: dispute }, headers);
    if (answer.outcome === 'done') return answer.data;
    if (answer.outcome !== 'unanswered' || !(await sending.wait(tries)))
      return failureOf(answer, m.papers_broke_off).message;
  }
}

/** What is asked again: a line that broke, a server that starts anew, and a place that another piece took. */
function isPassing(answer: FailedApiResult): boolean {
  if (answer.outcome === 'unanswered') return true;
  return (
    answer.outcome === 'refused' &&
    (answer.status >= 500 || answer.status === 408 || answer.error.code === 'piece_elsewhere')
  );
}

/** How far it is with us; where that cannot be asked, as far as it was. */
async function reachedOf(
  api: Api,
  { dispute, id }: { dispute: string; id: string },
  before: number,
): Promise<number> {
  const answer = await api(oneUpload, { id: dispute, upload: id });
  return answer.outcome === 'done' ? answer.data.received : before;
}

function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

/** For a form without a script, which the browser brings whole: nobody waits, and nobody stops. */
export const atOnce: Sending = {
  onProgress: () => {},
  isStopped: () => false,
  wait: async () => false,
};
