import { setTimeout as pause } from 'node:timers/promises';
import type { Beneath, House } from './house.ts';
import { listenersOf } from './listeners.ts';
import type { Sink } from './smtp.ts';
import { writersOf } from './writers.ts';

export const WRITERS = 8;
export const LISTENERS = 160;
const STEADY = 2000;

export type Ground = {
  houses: readonly [House, ...House[]];
  below: Beneath;
  dataDir: string;
  sink: Sink;
  cookies: string[];
};
export type Fault = { name: string; listeners?: number; happen(ground: Ground): Promise<void> };

/** Lets a fault happen under visitors and open pages, and tells what came of it. */
export async function measured(
  { name, listeners: count = LISTENERS, happen }: Fault,
  ground: Ground,
): Promise<string> {
  const { houses, below, cookies, sink } = ground;
  const writers = writersOf(
    houses.map(({ url }) => url),
    WRITERS,
  );
  const listeners = listenersOf(
    houses.map(({ port }) => port),
    cookies,
    count,
  );
  while (listeners.open() < count) await pause(100);
  const events = eventsIn(below);
  await pause(STEADY);
  const [at, before] = [performance.now(), writers.count()];
  await happen(ground);
  while (writers.count() < before + 10 * WRITERS) await pause(100);
  await pause(STEADY);
  const seen = await writers.stop();
  const due = await events.stop();
  while (listeners.open() < count) await pause(100);
  await pause(6000); // the rows are read every five seconds in any case
  const streams = listeners.judge(due);
  await listeners.stop();
  const kept = await judge(below, seen.acknowledged);
  const next = seen.nextAfter(at);
  const others = [...seen.answers]
    .filter(([answer]) => answer !== '200')
    .map(([answer, times]) => `${answer} ${times} times`);
  const twice = sink.ids.length - new Set(sink.ids).size;
  sink.ids.length = 0;
  return `${name}
  forms    acknowledged ${seen.acknowledged.size}, lost ${kept.lost}, doubled ${kept.doubled}, half done ${kept.halfDone}; next ${next === null ? 'never' : `after ${((next - at) / 1000).toFixed(2)} s`}
  seen     ${others.length > 0 ? others.join(', ') : 'nothing but 200'}; the longest wait ${(seen.longest / 1000).toFixed(2)} s
  streams  ${count}: due ${streams.due}, lost ${streams.lost}, doubled ${streams.doubled}
  letters  handed over twice ${twice}${houses.some((one) => one.hasFallen()) ? '\n  THE PROCESS ENDED' : ''}`;
}

/** Writes an event to everybody ten times a second on a connection of its own; gives those whose commit was heard of. */
function eventsIn(below: Beneath) {
  const due: number[] = [];
  const written =
    'insert into live_event (at, topic, person_id, needs, data) values (now(), $1, null, $2, $3)';
  let isOver = false;
  const all = (async () => {
    for (let n = Math.floor(performance.now()); !isOver; n += 1) {
      await below.ask(written, ['queue', 'work_office', JSON.stringify({ n })]).then(
        () => due.push(n),
        () => {}, // whether it was kept is not known: it is neither due nor wrong
      );
      await pause(100);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await all;
      return due;
    },
  };
}

/** Lost: acknowledged, and no row. Doubled: more than one. Half done: without one of the two letters that it owes. */
async function judge(below: Beneath, acknowledged: ReadonlySet<string>) {
  const rows = await below.ask(
    `with owed as (select refers_to, count(*) as letters from outbox_mail where kind in ('contact_office', 'contact_copy') group by 1)
     select c.email, count(*) over (partition by c.email) as times, coalesce(o.letters, 0) as letters
     from enquiry c left join owed o on o.refers_to = c.id where c.email = any($1)`,
    [[...acknowledged]],
  );
  const found = new Set(rows.map(({ email }) => email));
  return {
    lost: [...acknowledged].filter((email) => !found.has(email)).length,
    doubled: rows.filter(({ times }) => Number(times) > 1).length,
    halfDone: rows.filter(({ letters }) => Number(letters) !== 2).length,
  };
}
