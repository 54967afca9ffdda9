import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { talkReading } from '#modules/discussion/contract/places.ts';
import type { OpenThread } from '#modules/discussion/ui/talk.tsx';
import { useLive } from '#modules/notifications/ui/live.ts';
import { useApi } from '#ui/api-context.tsx';

/** News is looked at as it comes; a burst of it is one look more. */
const PAUSE = 120;

/** Hears of news in the dispute, and asks for what the reader may read of it. */
export function useNews(id: string): () => void {
  const { revalidate } = useRevalidator();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const lookedAt = useRef(Number.NEGATIVE_INFINITY);
  const lookAgain = () => {
    clearTimeout(timer.current);
    const wait = Math.max(0, lookedAt.current + PAUSE - performance.now());
    timer.current = setTimeout(() => {
      lookedAt.current = performance.now();
      void revalidate();
    }, wait);
  };
  const latest = useRef(lookAgain);
  useEffect(() => {
    latest.current = lookAgain;
  });
  useEffect(() => {
    const look = () => latest.current();
    addEventListener('online', look);
    return () => removeEventListener('online', look);
  }, []);
  const isFirst = useRef(true);
  useLive((heard) => {
    // The first word of a stream says that it is open; what is there was read a moment ago.
    const isNews = heard.topic === 'fresh' ? !isFirst.current : heard.topic === 'talk';
    isFirst.current = false;
    if (isNews && (heard.topic !== 'talk' || heard.data.dispute === id)) lookAgain();
  });
  return lookAgain;
}

/** What is on the screen of somebody who looks at it is read. */
export function useReading(id: string, thread: OpenThread | null): void {
  const api = useApi();
  const last = thread?.isNewest ? (thread.messages.at(-1)?.number ?? 0) : 0;
  const place = thread?.place ?? '';
  useEffect(() => {
    if (last === 0) return undefined;
    const mark = () => {
      if (document.visibilityState !== 'visible') return;
      removeEventListener('visibilitychange', mark);
      void api(talkReading, { id, place, number: last });
    };
    addEventListener('visibilitychange', mark);
    mark();
    return () => removeEventListener('visibilitychange', mark);
  }, [api, id, place, last]);
}
