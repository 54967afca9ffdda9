import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Api } from '#kernel/client.ts';
import type { NamedFile } from './folders.ts';
import { sendFile } from './sending.ts';
import type { UploadLine } from './shapes.ts';

export type TrayItem = {
  key: number;
  /** Its upload, once it was announced. */
  id: string | null;
  name: string;
  size: number;
  received: number;
  state: 'waiting' | 'sending' | 'broken' | 'paused' | 'sent' | 'failed';
  problem: string | null;
  /** Bytes in a second, since it last began to move. */
  speed: number | null;
};

type Queued = NamedFile & { key: number; begun: Pick<UploadLine, 'id' | 'received'> | null };

/** How long a line that broke is left alone, at most; it is tried at once when the browser says that it is back. */
const WAIT_MAX = 15_000;

/** Sends the files that were chosen, one after the other in their order, and goes on by itself when the line is back. */
export function useTray(api: Api, dispute: string, uploads: readonly UploadLine[]) {
  const { revalidate } = useRevalidator();
  const [items, setItems] = useState<readonly TrayItem[]>([]);
  const [isPaused, setPaused] = useState(false);
  const paused = useRef(false);
  const queue = useRef<Queued[]>([]);
  const isBusy = useRef(false);
  const keys = useRef(0);

  const change = (key: number, by: Partial<TrayItem>) =>
    setItems((all) => all.map((item) => (item.key === key ? { ...item, ...by } : item)));

  async function pump(): Promise<void> {
    if (isBusy.current || paused.current) return;
    isBusy.current = true;
    try {
      for (let next = queue.current[0]; next && !paused.current; next = queue.current[0]) {
        const isOver = await sendOne(next);
        if (isOver) queue.current.shift();
        await revalidate();
      }
    } finally {
      isBusy.current = false;
    }
  }

  /** Whether nothing more of it is to be sent. */
  async function sendOne(one: Queued): Promise<boolean> {
    const since = { at: performance.now(), from: -1 };
    change(one.key, { state: 'sending', problem: null });
    const problem = await sendFile(
      api,
      { dispute, file: one.file, name: one.name, begun: one.begun },
      {
        isStopped: () => paused.current,
        onProgress: (id, received) => {
          if (since.from < 0) since.from = received;
          const seconds = (performance.now() - since.at) / 1000;
          one.begun = { id, received };
          change(one.key, {
            id,
            received,
            state: 'sending',
            speed: seconds > 0.5 ? (received - since.from) / seconds : null,
          });
        },
        wait: async (tries) => {
          change(one.key, { state: 'broken', speed: null });
          await lineBack(Math.min(1000 * 2 ** tries, WAIT_MAX));
          since.at = performance.now();
          since.from = -1;
          return !paused.current;
        },
      },
    );
    if (paused.current) {
      change(one.key, { state: 'paused', speed: null });
      return false;
    }
    change(
      one.key,
      problem === null ? { state: 'sent', speed: null } : { state: 'failed', problem, speed: null },
    );
    return true;
  }

  function add(files: readonly NamedFile[]): void {
    const taken = new Set(queue.current.map(({ begun }) => begun?.id));
    const added = files.map(({ file, name: own }) => {
      keys.current += 1;
      // What was begun on another page or before a restart goes on where it stands.
      const before = uploads.find(
        ({ id, state, name, size }) =>
          state === 'sending' && name === own && size === file.size && !taken.has(id),
      );
      if (before) taken.add(before.id);
      return { key: keys.current, file, name: own, begun: before ?? null };
    });
    queue.current.push(...added);
    setItems((all) => [
      ...all,
      ...added.map(({ key, file, name, begun }) => ({
        key,
        id: begun?.id ?? null,
        name,
        size: file.size,
        received: begun?.received ?? 0,
        state: 'waiting' as const,
        problem: null,
        speed: null,
      })),
    ]);
    void pump();
  }

  /** Takes one off the list that cannot be sent. */
  function remove(key: number): void {
    setItems((all) => all.filter((item) => item.key !== key));
  }

  function pause(on: boolean): void {
    paused.current = on;
    setPaused(on);
    if (!on) void pump();
  }

  useLookedAt(uploads, revalidate);
  return { items, add, remove, isPaused, pause };
}

/** Asks again while a file is being looked at. */
function useLookedAt(uploads: readonly UploadLine[], revalidate: () => Promise<void>): void {
  const isWaiting = uploads.some(({ state }) => state === 'checking' || state === 'unpacking');
  const ask = useRef(revalidate);
  useEffect(() => {
    ask.current = revalidate;
  });
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void ask.current(), 1500);
    return () => clearInterval(timer);
  }, [isWaiting]);
}

function lineBack(most: number): Promise<void> {
  return new Promise((done) => {
    const over = () => {
      clearTimeout(timer);
      removeEventListener('online', over);
      done();
    };
    const timer = setTimeout(over, most);
    addEventListener('online', over);
  });
}
