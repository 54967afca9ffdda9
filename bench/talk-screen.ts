import { connect, type Socket } from 'node:net';
import type { Product } from './product.ts';

// What a page of talk does while somebody looks at it (web/routes/case-talk.tsx): one stream, and on news of its dispute one look at
// what is there; further news within the pause is one more look.
const PAUSE = 120;
const CONNECT_AGAIN = 1000;

export type Screen = {
  /** When words first stood on it, as `performance.now()` has it. */
  seenAt(words: string): number | null;
  close(): void;
};

type Place = { dispute: string; cookie: string };

export async function screenOf(product: Product, place: Place): Promise<Screen> {
  const seen = new Map<string, number>();
  const state = { isOpen: true, lookedAt: 0, timer: undefined as NodeJS.Timeout | undefined };
  const look = async () => {
    state.lookedAt = performance.now();
    const path = `/cases/${place.dispute}/talk/all.data`;
    const answer = await fetch(product.url + path, { headers: { cookie: place.cookie } }).catch(
      () => null,
    );
    const text = answer?.ok ? await answer.text().catch(() => '') : '';
    const at = performance.now();
    for (const [, n] of text.matchAll(/waybill (w\d+w) came/g))
      if (n && !seen.has(n)) seen.set(n, at);
    if (text === '' && state.isOpen) lookAgain();
  };
  const lookAgain = () => {
    clearTimeout(state.timer);
    const wait = Math.max(0, state.lookedAt + PAUSE - performance.now());
    state.timer = setTimeout(look, wait);
  };
  const line = await opened(product, place, lookAgain);
  return {
    seenAt: (words) => seen.get(/w\d+w/.exec(words)?.[0] ?? '') ?? null,
    close() {
      state.isOpen = false;
      clearTimeout(state.timer);
      line.close();
    },
  };
}

/** A stream that connects again where it ended, behind the last event that it heard. */
function opened(product: Product, place: Place, heard: () => void): Promise<{ close(): void }> {
  const line = { isOpen: true, last: '', socket: null as Socket | null };
  return new Promise((done) => {
    const open = () => {
      let text = '';
      const socket = connect({ port: product.port, host: '127.0.0.1', noDelay: true }, () =>
        socket.write(
          `GET /api/events${line.last && `?after=${encodeURIComponent(line.last)}`} HTTP/1.1\r\nhost: 127.0.0.1\r\ncookie: ${place.cookie}\r\n\r\n`,
        ),
      );
      line.socket = socket;
      socket.on('data', (chunk: Buffer) => {
        text += chunk.toString('latin1');
        const events = text.split('\n\n');
        text = events.pop() ?? '';
        for (const event of events) {
          line.last = /^id: ?(.+)$/m.exec(event)?.[1]?.trim() ?? line.last;
          if (/event: ?(hello|reset)/.test(event) || event.includes(place.dispute)) heard();
          if (event.includes('hello')) done({ close });
        }
      });
      socket.on('error', () => {});
      socket.on('close', () => {
        if (line.isOpen) setTimeout(open, CONNECT_AGAIN);
      });
    };
    const close = () => {
      line.isOpen = false;
      line.socket?.destroy();
    };
    open();
  });
}
