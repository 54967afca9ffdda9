// Visitors who send the contact form, each again under its key until it is acknowledged: what they saw, and what became of it.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

export type Seen = {
  /** E-mail addresses of the forms that were acknowledged; each form has its own. */
  acknowledged: Set<string>;
  /** How often each answer came: a status, or "no answer". */
  answers: Map<string, number>;
  /** The longest that one waited for an answer, in milliseconds. */
  longest: number;
  /** When the first form was acknowledged that was sent after a moment, of `performance.now()`. */
  nextAfter(moment: number): number | null;
};

const PATIENCE = 60_000;

/** Of several machines each visitor has one, and the next one when it does not answer, as a proxy does. */
export function writersOf(urls: readonly string[], count: number) {
  const acks: { sent: number; at: number }[] = [];
  const seen = { acknowledged: new Set<string>(), answers: new Map<string, number>(), longest: 0 };
  let isOver = false;
  async function send(url: string, body: object, key: string): Promise<string> {
    const headers = { 'content-type': 'application/json', 'idempotency-key': key };
    const asked = {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE),
    };
    try {
      const answer = await fetch(`${url}/api/sales/contact`, asked);
      await answer.arrayBuffer();
      return String(answer.status);
    } catch {
      return 'no answer';
    }
  }
  async function write(_: unknown, number: number): Promise<void> {
    let at = number;
    while (!isOver) {
      const [email, key] = [`${randomUUID()}@example.in`, randomUUID()];
      for (let answer = ''; answer !== '200'; ) {
        const sent = performance.now();
        answer = await send(
          urls[at % urls.length] ?? '',
          { fullName: 'Ada', email, phone: '9820000000', message: 'Is this kept?' },
          key,
        );
        const heard = performance.now();
        seen.longest = Math.max(seen.longest, heard - sent);
        seen.answers.set(answer, (seen.answers.get(answer) ?? 0) + 1);
        if (answer === '200') acks.push({ sent, at: heard });
        else if (isOver) return;
        else {
          if (answer === 'no answer') at += 1;
          await pause(100);
        }
      }
      seen.acknowledged.add(email);
    }
  }
  const all = Promise.all(Array.from({ length: count }, write));
  return {
    count: () => seen.acknowledged.size,
    async stop(): Promise<Seen> {
      isOver = true;
      await all;
      const nextAfter = (moment: number) =>
        acks
          .filter(({ sent }) => sent > moment)
          .reduce<number | null>((least, { at }) => Math.min(least ?? at, at), null);
      return { ...seen, nextAfter };
    },
  };
}
