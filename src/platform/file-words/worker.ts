import { parentPort, workerData } from 'node:worker_threads';
import type { FileWords } from '#kernel/file-words.ts';
import { mailBlocks } from './mail.ts';
import { rowBlocks, sheetBlocks } from './sheet.ts';
import { wordBlocks } from './word.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const readers: Readonly<Record<string, (bytes: Uint8Array) => FileWords | Promise<FileWords>>> = {
  [DOCX]: wordBlocks,
  [XLSX]: sheetBlocks,
  'message/rfc822': mailBlocks,
  'text/csv': (bytes) => rowBlocks(new TextDecoder().decode(bytes)),
};

const { type, bytes } = workerData as { type: string; bytes: Uint8Array }; // what file-words.ts hands over
const words = await readers[type]?.(bytes);
parentPort?.postMessage(words);
