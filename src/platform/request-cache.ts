import { AsyncLocalStorage } from 'node:async_hooks';

type Looked = { isOpen: boolean; answers: Map<string, Promise<unknown>> };

const asking = new AsyncLocalStorage<Looked>();

/**
 * Does the work of one request, in which what was looked up once is not looked up again. A page's own calls of the API belong
 * to the page. Whatever goes on afterwards, as a stream does, looks for itself.
 */
export async function withRequestCache(work: () => Promise<void>): Promise<void> {
  if (asking.getStore()?.isOpen) return work();
  const looked: Looked = { isOpen: true, answers: new Map() };
  try {
    await asking.run(looked, work);
  } finally {
    looked.isOpen = false;
    looked.answers.clear();
  }
}

/**
 * What was looked up by these words, once in a request. They name everything that the answer depends on: where that is who asks,
 * the viewer too. The answer is everybody's in this request, so nobody changes it. A transaction looks for itself.
 */
export function once<T>(
  db: { isTransaction: boolean },
  by: readonly string[],
  look: () => Promise<T>,
): Promise<T> {
  const looked = asking.getStore();
  if (!looked?.isOpen || db.isTransaction) return look();
  const key = JSON.stringify(by);
  const known = looked.answers.get(key) as Promise<T> | undefined; // kept below, by the same words
  if (known !== undefined) return known;
  const answer = look();
  looked.answers.set(key, answer);
  answer.catch(() => looked.answers.delete(key)); // whoever asks again may have better luck
  return answer;
}

/** Says what `once` would look up, for whoever was told it with something else. */
export function fillRequestCache<T>(by: readonly string[], answer: T): void {
  const looked = asking.getStore();
  if (looked?.isOpen) looked.answers.set(JSON.stringify(by), Promise.resolve(answer));
}

/** What was looked up so far may not hold any more: something was written in this request. */
export function clearRequestCache(): void {
  asking.getStore()?.answers.clear();
}

/** Runs a statement; unless it only reads, what was looked up before it is forgotten, and what was looked up beside it too. */
export async function forgetting<T>(text: string, run: () => Promise<T>): Promise<T> {
  if (/^\s*select\b/i.test(text) || !asking.getStore()) return run();
  clearRequestCache();
  try {
    return await run();
  } finally {
    clearRequestCache();
  }
}
