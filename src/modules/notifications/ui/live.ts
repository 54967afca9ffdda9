import { useEffect, useRef } from 'react';
import { events } from '../contract/notices.ts';

/** Something that happened while the page is open. `fresh` says that events may have been missed: ask for what is. */
export type LiveMessage =
  | { topic: 'fresh' }
  | { topic: 'notice'; data: { id?: string; kind?: string; read?: boolean } }
  | { topic: 'queue'; data: { queue: string; coming: number } }
  | { topic: 'talk'; data: { dispute: string; place: string } };

type Listener = (heard: LiveMessage) => void;

const listeners = new Set<Listener>();
const TRY_AGAIN = 60_000;
let source: EventSource | null = null;
let last = '';
let timer: ReturnType<typeof setTimeout> | undefined;

function tell(heard: LiveMessage): void {
  for (const listener of listeners) listener(heard);
}

/** One stream for the page, however many parts of it listen; none while nobody looks at it, for a browser has only six. */
function connect(): void {
  clearTimeout(timer);
  if (source || listeners.size === 0 || document.visibilityState === 'hidden') return;
  const one = new EventSource(`${events.path}${last ? `?after=${encodeURIComponent(last)}` : ''}`);
  source = one;
  const keep = (event: Event) => {
    last = (event as MessageEvent<string>).lastEventId || last;
  };
  const fresh = (event: Event) => {
    keep(event);
    tell({ topic: 'fresh' });
  };
  one.addEventListener('hello', fresh);
  one.addEventListener('reset', fresh);
  for (const topic of ['notice', 'queue', 'talk'] as const)
    one.addEventListener(topic, (event) => {
      keep(event);
      tell({ topic, data: JSON.parse((event as MessageEvent<string>).data) } as LiveMessage); // as actions/feed.ts and actions/talk.ts write it
    });
  one.onerror = () => {
    // A lost line the browser mends itself; after a refusal (signed out, too many pages) it would never ask again.
    if (one.readyState !== EventSource.CLOSED) return;
    disconnect();
    timer = setTimeout(connect, TRY_AGAIN);
  };
}

function disconnect(): void {
  source?.close();
  source = null;
}

function onVisibility(): void {
  if (document.visibilityState === 'hidden') disconnect();
  else connect();
}

function listen(listener: Listener): () => void {
  listeners.add(listener);
  if (listeners.size === 1) document.addEventListener('visibilitychange', onVisibility);
  connect();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', onVisibility);
    clearTimeout(timer);
    disconnect();
  };
}

/** Hears live events as long as the part of the page is there. */
export function useLive(onHeard: Listener): void {
  const latest = useRef(onHeard);
  useEffect(() => {
    latest.current = onHeard;
  });
  useEffect(() => listen((heard) => latest.current(heard)), []);
}
