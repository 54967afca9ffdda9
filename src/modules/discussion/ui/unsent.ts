import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiResult } from '#kernel/client.ts';
import { useApi } from '#ui/api-context.tsx';
import { forget, forgetTalkOfOthers, recall, saveDraftLocally } from '#ui/offline-drafts/store.ts';
import { newMessage } from '../contract/messages.ts';

/** A message that this device has not sent yet; by `client` the server knows it again. */
export type Unsent = {
  client: string;
  place: string;
  words: string;
  audience: string;
  answers: string | null;
  mentions: string[];
  papers: string[];
  inConfidence: boolean;
  at: string;
  /** Why it was refused; empty while it waits for a line. */
  reason: string;
};

const AGAIN_AFTER = 5000;
/** Whose words they are, and of which dispute: whoever signs in at the same device next has others. */
export type Writing = { id: string; me: string };

const nameFor = ({ id, me }: Writing) => `talk/${me}/${id}/unsent`;

/** Under which name what is being written in a place is kept on the device. */
export function draftName({ id, me }: Writing, place: string): string {
  return `talk/${me}/${id}/${place}`;
}

/** An id of this device's own. Only pages that came over TLS, or from this machine, may ask the browser for a UUID. */
export function newClient(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const hex = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}

/**
 * The messages of a dispute that wait on this device, whichever place they are for. They go by themselves, one after the other, as
 * soon as there is a line; one that went twice is one message. What is refused stays, with the reason.
 */
export function useUnsent({ id, me }: Writing, onSent: () => void) {
  const api = useApi();
  const [unsent, setUnsent] = useState<readonly Unsent[]>([]);
  const sending = useRef(false);
  const heard = useRef(onSent);
  useEffect(() => {
    heard.current = onSent;
  });

  const change = useCallback(
    (by: (before: readonly Unsent[]) => readonly Unsent[]) => {
      const after = by(keptFor({ id, me }));
      if (after.length > 0) saveDraftLocally('device', nameFor({ id, me }), after);
      else forget('device', nameFor({ id, me }));
      setUnsent(after);
    },
    [id, me],
  );

  const flush = useCallback(async () => {
    if (sending.current) return;
    sending.current = true;
    try {
      for (let next = waitingIn({ id, me }); next; next = waitingIn({ id, me })) {
        const { at: _, reason: __, ...message } = next;
        const { client } = message;
        const answer = await api(newMessage, { id, ...message });
        if (isLost(answer)) return;
        change((before) =>
          answer.outcome === 'refused'
            ? before.map((one) =>
                one.client === client ? { ...one, reason: answer.error.message || '?' } : one,
              )
            : before.filter((one) => one.client !== client),
        );
        heard.current();
      }
    } finally {
      sending.current = false;
    }
  }, [api, id, me, change]);

  useEffect(() => {
    forgetTalkOfOthers(me);
    setUnsent(keptFor({ id, me }));
    void flush();
    const again = () => void flush();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [id, me, flush]);

  const isWaiting = unsent.some(({ reason }) => reason === '');
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => void flush(), AGAIN_AFTER);
    return () => clearInterval(timer);
  }, [isWaiting, flush]);

  return {
    unsent,
    send: (message: Unsent) => {
      change((before) => [...before, message]);
      void flush();
    },
    /** Tries a refused one again, for the audience that is seen now. */
    tryAgain: (client: string, audience: string) => {
      change((before) =>
        before.map((one) => (one.client === client ? { ...one, audience, reason: '' } : one)),
      );
      void flush();
    },
    drop: (client: string) => change((before) => before.filter((one) => one.client !== client)),
  };
}

export function keptFor(writing: Writing): readonly Unsent[] {
  const kept = recall('device', nameFor(writing));
  return Array.isArray(kept) ? (kept as Unsent[]) : []; // `change` kept it
}

function waitingIn(writing: Writing): Unsent | undefined {
  return keptFor(writing).find(({ reason }) => reason === '');
}

/** Nobody answered, or the server is not able to just now: it is asked again. */
function isLost(answer: ApiResult<unknown>): boolean {
  return (
    answer.outcome === 'unanswered' ||
    (answer.outcome === 'refused' && (answer.status >= 500 || answer.status === 429))
  );
}
