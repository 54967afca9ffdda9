import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { DocumentView } from '../pdf/view.ts';
import { BindingStopped } from './stopped.ts';
import type { BindingAnswer, BindingJob, BindingQuestion, SourceCount } from './words.ts';

export type BindingPorts = {
  /** The next bytes of a source, from a place in it; as many as are given are taken. */
  read(source: number, from: number): Promise<Uint8Array>;
  /** What stands before the pages, when it takes so many itself. */
  front(counts: readonly SourceCount[], front: number): DocumentView;
  /** So many pages are bound. */
  progress(pages: number): Promise<void>;
};

/** A process that says nothing for so long is ended. */
const SILENCE = 5 * 60_000;
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** It reads our own files and no other, writes none, and starts nothing. */
const FLAGS = [
  '--permission',
  ...['src/', 'node_modules/', 'package.json'].map((path) => `--allow-fs-read=${ROOT}${path}`),
  '--allow-addons',
  '--disable-warning=PERM0001',
  '--max-old-space-size=1024',
];

/** Binds pages in a process of its own; gives the bytes as they come, and at the end how many pages there are. */
export async function* bound(
  job: BindingJob,
  ports: BindingPorts,
): AsyncGenerator<Uint8Array, number> {
  const child = fork(new URL('./process.ts', import.meta.url), {
    execArgv: FLAGS,
    serialization: 'advanced',
    env: {},
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    for (let said = heard(child), answer: BindingAnswer | BindingJob = job; ; ) {
      child.send(answer);
      const question = await said;
      said = heard(child);
      said.catch(() => {}); // whoever goes away between two questions is met at the next
      if (question.ask === 'end') {
        child.send({});
        if (question.fault) throw new BindingStopped(question.fault);
        return question.pages;
      }
      if (question.ask === 'part') yield question.bytes;
      answer = await answerTo(question, ports);
    }
  } finally {
    child.kill('SIGKILL');
  }
}

async function heard(child: ChildProcess): Promise<BindingQuestion> {
  const over = new AbortController();
  const silence = AbortSignal.any([over.signal, AbortSignal.timeout(SILENCE)]);
  try {
    const [question] = await Promise.race([
      once(child, 'message', { signal: silence }),
      once(child, 'exit', { signal: silence }).then(() => {
        throw new Error('The process that binds went away.');
      }),
    ]);
    return question as BindingQuestion; // what process.ts sends
  } finally {
    over.abort();
  }
}

async function answerTo(question: BindingQuestion, ports: BindingPorts): Promise<BindingAnswer> {
  switch (question.ask) {
    case 'bytes':
      return { bytes: await ports.read(question.source, question.from) };
    case 'front':
      return { front: ports.front(question.counts, question.front) };
    case 'progress':
      await ports.progress(question.pages);
      return {};
    default:
      return {};
  }
}
