// Open pages: each keeps one event stream, connects anew with the last id when it ends, and counts what it hears.

import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** As many streams as one person may have in one process. */
export const EACH = 8;

export function listenersOf(ports: readonly number[], cookies: readonly string[], count: number) {
  const heard: Map<number, number>[] = Array.from({ length: count }, () => new Map());
  let isOver = false;
  let open = 0;
  const ends: (() => void)[] = [];
  /** One connection, from its first byte to its end; gives the last id that it heard. */
  const once = (port: number, cookie: string, own: Map<number, number>, last: string) =>
    new Promise<string>((done) => {
      let [text, id, isOpen] = ['', last, false];
      const after = last ? `last-event-id: ${last}\r\n` : '';
      const socket = connect({ port, host: '127.0.0.1' }, () =>
        socket.write(
          `GET /api/events HTTP/1.1\r\nhost: 127.0.0.1\r\ncookie: ${cookie}\r\n${after}\r\n`,
        ),
      );
      const end = () => socket.destroy();
      ends.push(end);
      socket.on('error', () => {});
      socket.on('close', () => {
        if (isOpen) open -= 1;
        done(id);
      });
      socket.on('data', (chunk: Buffer) => {
        text += chunk.toString('latin1');
        if (text.startsWith('HTTP/1.1 ') && !text.startsWith('HTTP/1.1 200')) return end();
        if (!isOpen && text.startsWith('HTTP/1.1 200') && text.includes('\r\n\r\n')) {
          isOpen = true;
          open += 1;
        }
        for (let at = text.indexOf('\n\n'); at >= 0; at = text.indexOf('\n\n')) {
          const block = text.slice(0, at);
          text = text.slice(at + 2);
          id = /^id: (.*)$/m.exec(block)?.[1] ?? id;
          const n = /"n":(\d+)/.exec(block)?.[1];
          if (n) own.set(Number(n), (own.get(Number(n)) ?? 0) + 1);
        }
      });
    });
  const all = Promise.all(
    heard.map(async (own, at) => {
      await pause(at); // as pages open, not all in one instant
      for (let [last, turn] = ['', at]; !isOver; turn += 1) {
        last = await once(
          ports[turn % ports.length] ?? 0,
          cookies[Math.floor(at / EACH)] ?? '',
          own,
          last,
        );
        await pause(isOver ? 0 : 200 + (at % 300));
      }
    }),
  );
  return {
    open: () => open,
    /** Of the events that were due at each stream: how many did not come, and how many came twice. */
    judge: (due: readonly number[]) => ({
      due: due.length * count,
      lost: heard.reduce((sum, own) => sum + due.filter((n) => !own.has(n)).length, 0),
      doubled: heard.reduce((sum, own) => sum + due.filter((n) => (own.get(n) ?? 0) > 1).length, 0),
    }),
    async stop() {
      isOver = true;
      for (const end of ends) end();
      await all;
    },
  };
}
