import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import type { FileWords } from '#kernel/file-words.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import { block, shownOf } from './file-words/blocks.ts';
import type { OpenedDocument } from './vault/opening.ts';
import { openZip } from './zip.ts';

const PACKED = [
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
];
const READ_ASIDE = [...PACKED, 'message/rfc822', 'text/csv'];

/** Files that are read to be shown are in memory whole; larger ones are downloaded. */
export const WORDED_BYTES_MAX = 25 * 1024 * 1024;
const UNPACKED_MAX = 150 * 1024 * 1024;
const SECONDS_MOST = 20;
const AT_ONCE = 2;

type Unshown = 'too_large' | 'unreadable';

/** What a page shows of a file. Others wrote it, so it is read aside: in a thread of its own, with its own memory and a limit of time. */
export async function wordsOfFile(
  document: OpenedDocument,
  type: string,
): Promise<Result<FileWords, Unshown>> {
  if (document.size > WORDED_BYTES_MAX) return refuse('too_large');
  const bytes = await buffer(await document.part(0, document.size));
  if (type === 'text/plain')
    return allow(shownOf([block('text', new TextDecoder().decode(bytes))], false));
  if (!READ_ASIDE.includes(type)) return refuse('unreadable');
  if (PACKED.includes(type) && !(await isBounded(bytes))) return refuse('too_large');
  return inTurn(() => readAside(bytes, type));
}

async function isBounded(bytes: Uint8Array): Promise<boolean> {
  const zip = await openZip({
    size: bytes.byteLength,
    read: async (from, to) => Buffer.from(bytes.subarray(from, to)),
  });
  const listing = zip.ok ? await zip.value.list() : zip;
  if (!listing.ok) return true; // what is damaged is told as that
  return listing.value.entries.reduce((sum, { size }) => sum + size, 0) <= UNPACKED_MAX;
}

let underWay = 0;
const waiting: (() => void)[] = [];

/** Two at once: each takes a core and its memory, which those who only look have to share. */
async function inTurn<T>(read: () => Promise<T>): Promise<T> {
  if (underWay >= AT_ONCE) await new Promise<void>((go) => waiting.push(go));
  underWay += 1;
  try {
    return await read();
  } finally {
    underWay -= 1;
    waiting.shift()?.();
  }
}

function readAside(bytes: Uint8Array, type: string): Promise<Result<FileWords, Unshown>> {
  return new Promise((done) => {
    const worker = new Worker(
      new URL('./file-words/worker.ts', import.meta.url),
      workerOptions(type, bytes),
    );
    const end = (outcome: Result<FileWords, Unshown>) => {
      clearTimeout(timer);
      void worker.terminate();
      done(outcome);
    };
    const timer = setTimeout(() => end(refuse('unreadable')), SECONDS_MOST * 1000);
    worker.once('message', (words: FileWords | undefined) =>
      end(words ? allow(words) : refuse('unreadable')),
    );
    worker.once('error', () => end(refuse('unreadable')));
    worker.once('exit', () => end(refuse('unreadable')));
  });
}

function workerOptions(type: string, bytes: Uint8Array) {
  return {
    workerData: { type, bytes },
    resourceLimits: { maxOldGenerationSizeMb: 256 },
    execArgv: [], // the server's own flags are not a thread's
    env: {},
    stdout: true,
    stderr: true,
  };
}
