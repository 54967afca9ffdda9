import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { ExtractionFault } from './bounds.ts';
import type { FromChild, ToChild } from './messages.ts';

export { EXTRACTION_FAULTS, type ExtractionFault } from './bounds.ts';

export type ExtractedPage = { page: number; text: string; isPicture: boolean };
/** A paper whose words are wanted, from a page on. */
export type Extracting = {
  type: string;
  size: number;
  from: number;
  read(from: number, to: number): Promise<Uint8Array>;
  /** How many pages there are. */
  pages(count: number): void;
  /** Pages come in their order; the next waits until this one is kept. */
  page(page: ExtractedPage): Promise<void>;
};
/** `died`: the process ended, or was ended, on a page that was too much for it. */
export type Extraction = { end: 'whole' | 'cut' | 'died' | 'left' } | { end: ExtractionFault };

export type Extractor = {
  extract(paper: Extracting, leaving?: AbortSignal): Promise<Extraction>;
};

/** Milliseconds for one page, and megabytes for the process. */
export type ExtractorBounds = { patience: number; megabytes: number };
const BOUNDS: ExtractorBounds = { patience: 90_000, megabytes: 1200 };
const HEAP_MEGABYTES = 512;
const LOOK = 500;

/** Takes words out of papers, each in a process of its own that ends with it. */
export function openExtractor(bounds: ExtractorBounds = BOUNDS): Extractor {
  return {
    extract: (paper, leaving) =>
      leaving?.aborted
        ? Promise.resolve({ end: 'left' })
        : reading(started(), paper, { bounds, leaving }),
  };
}

function started(): ChildProcess {
  return fork(fileURLToPath(new URL('./child.ts', import.meta.url)), {
    // No setting of ours, so no secret: neither keys nor the address of the database.
    env: { NODE_ENV: 'production' },
    execArgv: [
      `--max-old-space-size=${HEAP_MEGABYTES}`,
      '--max-semi-space-size=8',
      '--no-warnings',
    ],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

type Around = { bounds: ExtractorBounds; leaving: AbortSignal | undefined };

function reading(
  child: ChildProcess,
  paper: Extracting,
  { bounds: { patience, megabytes }, leaving }: Around,
): Promise<Extraction> {
  return new Promise((done, failed) => {
    let [kept, movedAt, isOver] = [Promise.resolve(), Date.now(), false];
    const over = (settle: () => void) => {
      if (isOver) return;
      isOver = true;
      clearInterval(watch);
      leaving?.removeEventListener('abort', leave);
      child.kill('SIGKILL');
      settle();
    };
    const end = (extraction: Extraction) =>
      void kept.then(
        () => over(() => done(extraction)),
        (error: unknown) => over(() => failed(error)),
      );
    const leave = () => end({ end: 'left' });
    const watch = setInterval(async () => {
      const isLarge = (await megabytesOf(child)) > megabytes;
      if (isLarge || Date.now() - movedAt > patience) end({ end: 'died' });
    }, LOOK);
    const send = (message: ToChild) => {
      if (child.connected) child.send(message, () => {}); // one that ended hears nothing
    };
    child.on('error', () => end({ end: 'died' }));
    child.on('exit', () => end({ end: 'died' }));
    leaving?.addEventListener('abort', leave);
    child.on('message', (message: FromChild) => {
      movedAt = Date.now();
      if (message.tell === 'pages') paper.pages(message.count);
      else if (message.tell === 'end') end({ end: message.isCut ? 'cut' : 'whole' });
      else if (message.tell === 'fault') end({ end: message.fault });
      else if (message.tell === 'ask')
        paper.read(message.from, message.to).then(
          (bytes) => send({ tell: 'bytes', id: message.id, bytes }),
          (error: unknown) => over(() => failed(error)),
        );
      else {
        const { page, text, isPicture } = message;
        kept = kept.then(() => paper.page({ page, text, isPicture }));
        kept.catch((error: unknown) => over(() => failed(error)));
      }
    });
    const { type, size, from } = paper;
    send({ tell: 'read', type, size, from });
  });
}

/** What a process holds; 0 where the machine does not say, and the heap alone is bounded. */
async function megabytesOf({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
}
