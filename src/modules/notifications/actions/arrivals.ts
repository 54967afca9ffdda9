import { type LiveQueue, queueOf } from '../rules/queues.ts';
import { addEvents } from '../store/events.ts';
import type { NotificationsDeps } from './deps.ts';

const PAUSE = 1000;

/**
 * Tells open lists of the office that something came into them from outside, which no act of the record says. Returns at
 * once; many in a second are one event, so that a busy form costs no more than a quiet one. It is a courtesy to whoever
 * has the list open: what a process that dies does not tell is in the list all the same.
 */
export function arrivals({
  db,
  now,
}: Pick<NotificationsDeps, 'db' | 'now'>): (queue: LiveQueue) => void {
  const waiting = new Map<LiveQueue, number>();
  const tell = async () => {
    const events = [...waiting].flatMap(([queue, coming]) => {
      const needs = Object.values(queueOf).find((place) => place?.queue === queue)?.needs;
      return needs
        ? [
            {
              topic: 'queue' as const,
              personId: null,
              needs,
              exceptId: null,
              data: { queue, coming },
            },
          ]
        : [];
    });
    waiting.clear();
    await addEvents(db, events, now());
  };
  return (queue) => {
    if (waiting.size === 0) setTimeout(() => void tell().catch(() => {}), PAUSE).unref();
    waiting.set(queue, (waiting.get(queue) ?? 0) + 1);
  };
}
