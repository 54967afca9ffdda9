// What open pages are told: a stream of each person, from before anything was said to the end.
import { setTimeout as sleep } from 'node:timers/promises';
import { CANARIES, talkPlaces } from './canaries.ts';
import { type Heard, listen } from './heard.ts';
import { mayRead, NAMES, type PersonName, rowOf } from './people.ts';
import type { WalkedRoom } from './room.ts';
import { cookieOf } from './walking.ts';

export type Stream = { who: PersonName; text: () => string; close: () => Promise<void> };

export async function openStreams(room: WalkedRoom): Promise<Stream[]> {
  const people = NAMES.filter((who) => who !== 'nobody');
  return Promise.all(
    people.map(async (who) => {
      const answer = await room.app.request('/api/events', {
        headers: { cookie: cookieOf(room, who) ?? '' },
      });
      const reader = answer.body?.getReader();
      const decoder = new TextDecoder();
      let text = '';
      const reading = (async () => {
        for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
          text += decoder.decode(part.value, { stream: true });
      })();
      const close = async () => {
        await reader?.cancel();
        await reading;
      };
      return { who, text: () => text, close };
    }),
  );
}

/**
 * Lets every stream hear all that was said. An event is passed on once no older transaction goes on anywhere on the server, and
 * other tests work there too.
 */
export async function hearAll({ hub }: Pick<WalkedRoom, 'hub'>): Promise<void> {
  const until = Date.now() + 60_000;
  while (await hub.catchUp()) {
    if (Date.now() > until) throw new Error('For a minute a transaction held the events back.');
    await sleep(10);
  }
  await sleep(0); // what was sent is read by now
}

/** Who was told of a place in which they do not read, or of the dispute without standing in it. */
export function overheard(room: WalkedRoom, heard: Heard, streams: readonly Stream[]): string[] {
  const talk = talkPlaces(room.partyIds);
  return streams.flatMap(({ who, text }) => {
    listen(heard, { who, way: 'events', text: text() });
    const isIn = rowOf(who).as !== null;
    const places = [...text().matchAll(/"place":"([^"]+)"/g)].map(([, key = '']) => key);
    const wrong = places.filter((key) => {
      const canary = talk.get(key);
      return !canary || !mayRead(who, CANARIES[canary], room.partyIds);
    });
    const strange = !isIn && text().includes(room.id) ? ['the dispute'] : [];
    return [...wrong, ...strange].map((what) => `${who} is told of ${what}`);
  });
}
