import { describe, expect, test } from 'vitest';
import type { Permission } from '#kernel/viewer.ts';
import { isBefore } from './cursor.ts';
import { type LiveEvent, type LiveEventSource, openHub, STREAMS_EACH } from './hub.ts';

const friday = new Date('2026-11-20T09:30:00Z');
const HOUR = 3_600_000;
const [ada, ben] = ['ada', 'ben'];

type Told = Partial<Pick<LiveEvent, 'personId' | 'needs' | 'exceptId' | 'topic' | 'data'>>;

/** Events that were committed, and the first transaction that is still open. */
function world() {
  const events: LiveEvent[] = [];
  let xmin = 1n;
  let now = friday;
  const source: LiveEventSource = async (after, most) => {
    const seen =
      after === null
        ? []
        : events.filter((one) => one.xid < xmin && isBefore(after, one)).slice(0, most);
    const last = seen.at(-1);
    const isWhole = after === null || seen.length < most;
    return {
      events: seen,
      upTo: isWhole || !last ? { xid: xmin, id: 0n } : last,
      isWhole,
      isHeld: events.some(({ xid }) => xid >= xmin),
    };
  };
  const write = (told: Told = {}) => {
    const id = BigInt(events.length + 1);
    events.push({
      xid: xmin,
      id,
      topic: 'notice',
      personId: ada,
      needs: null,
      exceptId: null,
      data: { n: Number(id) },
      ...told,
    });
    xmin += 1n;
  };
  return {
    source,
    write,
    now: () => now,
    later: (ms: number) => (now = new Date(now.getTime() + ms)),
    restored: () => (xmin = 1n),
  };
}

const reader = (personId: string, may: Permission[] = []) => ({
  personId,
  sessionId: `${personId}'s`,
  may: new Set(may),
});

/** Reads a stream in the background; gives what came so far, event by event. */
function read(stream: ReturnType<ReturnType<typeof openHub>['open']>) {
  if (!stream) throw new Error('no stream');
  let text = '';
  const state = { ended: false };
  const done = (async () => {
    for await (const chunk of stream.pipeThrough(new TextDecoderStream())) text += chunk;
    state.ended = true;
  })();
  const blocks = () => text.split('\n\n').filter((block) => block.includes('event: '));
  return {
    state,
    done,
    topics: () => blocks().map((block) => /event: (\w+)/.exec(block)?.[1]),
    data: () =>
      blocks()
        .filter((block) => block.includes('event: notice'))
        .map((block) => (JSON.parse(/data: (.*)/.exec(block)?.[1] ?? '') as { n: number }).n),
    lastId: () => [...text.matchAll(/^id: (.*)$/gm)].at(-1)?.[1] ?? null,
  };
}

const tick = () => new Promise((done) => setTimeout(done, 5));

describe('a stream', () => {
  test('begins by telling the page to ask for what is, and then tells what comes', async () => {
    const { source, write, now } = world();
    write();
    const hub = openHub({ source, now });
    await hub.catchUp();
    const stream = read(hub.open({ reader: reader(ada), after: null }));
    await tick();
    write();
    await hub.catchUp();
    await tick();
    expect(stream.topics()).toEqual(['hello', 'notice']);
    expect(stream.data()).toEqual([2]);
  });

  test('tells a person her own events, and those of everybody who may what they need, but not what she did', async () => {
    const { source, write, now } = world();
    const hub = openHub({ source, now });
    await hub.catchUp();
    const officer = read(hub.open({ reader: reader(ada, ['work_enquiries']), after: null }));
    const stranger = read(hub.open({ reader: reader(ben), after: null }));
    await tick();
    write();
    write({ personId: null, needs: 'work_enquiries' });
    write({ personId: null, needs: 'work_enquiries', exceptId: ada });
    write({ personId: null, needs: 'run_system' });
    await hub.catchUp();
    await tick();
    expect([officer.data(), stranger.data()]).toEqual([[1, 2], []]);
  });

  test('takes up where it ended, once each, also what came while it took up', async () => {
    const { source, write, now } = world();
    const hub = openHub({ source, now });
    await hub.catchUp();
    const first = read(hub.open({ reader: reader(ada), after: null }));
    await tick();
    write();
    await hub.catchUp();
    await tick();
    hub.close();
    await first.done;
    for (let n = 0; n < 20; n += 1) write();
    const again = openHub({ source, now });
    const second = read(again.open({ reader: reader(ada), after: first.lastId() }));
    write();
    await Promise.all([again.catchUp(), again.catchUp()]);
    await tick();
    write();
    await again.catchUp();
    await tick();
    expect(first.data()).toEqual([1]);
    expect(second.data()).toEqual(Array.from({ length: 22 }, (_, n) => n + 2));
    expect(second.topics()).not.toContain('hello');
  });

  test('opened between two readings at the start hears what came meanwhile', async () => {
    const { source, write, now } = world();
    let answer = () => {};
    const asked = new Promise<void>((free) => {
      answer = free;
    });
    let times = 0;
    const slowAtFirst: LiveEventSource = async (after, most) => {
      times += 1;
      if (times === 1) await asked;
      return source(after, most);
    };
    const hub = openHub({ source: slowAtFirst, now });
    const late = hub.catchUp();
    await hub.catchUp();
    const stream = read(hub.open({ reader: reader(ada), after: null }));
    await tick();
    write();
    answer();
    await late;
    await hub.catchUp();
    await tick();
    expect(stream.topics()).toEqual(['hello', 'notice']);
  });

  test.each([
    ['is no cursor of ours', '5'],
    ['is too old', `1-0-${Math.floor((friday.getTime() - 21 * HOUR) / 1000)}`],
    [
      'comes from a database that was since restored',
      `99-1-${Math.floor(friday.getTime() / 1000)}`,
    ],
  ])('that %s tells the page to ask for what is', async (_, after) => {
    const { source, write, now } = world();
    write();
    const hub = openHub({ source, now });
    await hub.catchUp();
    const stream = read(hub.open({ reader: reader(ada), after }));
    await tick();
    write();
    await hub.catchUp();
    await tick();
    expect(stream.topics()).toEqual(['reset', 'notice']);
  });

  test('of somebody who missed more than can be told asks for what is', async () => {
    const { source, write, now } = world();
    const hub = openHub({ source, now });
    await hub.catchUp();
    const start = `1-0-${Math.floor(friday.getTime() / 1000)}`;
    for (let n = 0; n < 1200; n += 1) write();
    await hub.catchUp();
    const stream = read(hub.open({ reader: reader(ada), after: start }));
    await tick();
    write();
    await hub.catchUp();
    await tick();
    expect(stream.topics()).toContain('reset');
    expect(stream.data().at(-1)).toBe(1201);
  });

  test('that is not read is cut, and fills no memory', async () => {
    const { source, write, now } = world();
    const hub = openHub({ source, now });
    await hub.catchUp();
    let cuts = 0;
    const stream = hub.open({ reader: reader(ada), after: null, cut: () => (cuts += 1) });
    await tick();
    for (let n = 0; n < 20; n += 1) write({ data: 'x'.repeat(10_000) });
    await hub.catchUp();
    expect([cuts, hub.count()]).toEqual([1, 0]);
    await stream?.cancel();
  });

  test('is one of so many that one person may have; when one ends there is room again', async () => {
    const { source, now } = world();
    const hub = openHub({ source, now });
    const all = Array.from({ length: STREAMS_EACH }, () =>
      hub.open({ reader: reader(ada), after: null }),
    );
    expect(all).not.toContain(null);
    expect(hub.open({ reader: reader(ada), after: null })).toBeNull();
    expect(hub.open({ reader: reader(ben), after: null })).not.toBeNull();
    await all[0]?.cancel();
    expect(hub.open({ reader: reader(ada), after: null })).not.toBeNull();
  });
});

describe('a heartbeat', () => {
  test('ends the streams of sessions that ended, and takes what a person may no more', async () => {
    const { source, write, now } = world();
    const hub = openHub({ source, now });
    await hub.catchUp();
    const [gone, stays] = [ada, ben].map((one) =>
      read(hub.open({ reader: reader(one, ['work_enquiries']), after: null })),
    );
    await tick();
    await hub.beat(
      async (ids) =>
        new Map(ids.filter((id) => id === "ben's").map((id) => [id, new Set<Permission>()])),
    );
    write({ personId: null, needs: 'work_enquiries' });
    await hub.catchUp();
    await tick();
    expect([gone?.state.ended, stays?.state.ended]).toEqual([true, false]);
    expect(stays?.data()).toEqual([]);
  });

  test("keeps the browser's cursor young, so that it can take up after a quiet day", async () => {
    const { source, write, now, later } = world();
    const hub = openHub({ source, now });
    await hub.catchUp();
    const stream = read(hub.open({ reader: reader(ada), after: null }));
    await tick();
    later(30 * HOUR);
    await hub.beat(async (ids) => new Map(ids.map((id) => [id, new Set<Permission>()])));
    await tick();
    hub.close();
    await stream.done;
    write();
    const second = read(
      openHub({ source, now }).open({ reader: reader(ada), after: stream.lastId() }),
    );
    await tick();
    expect(second.data()).toEqual([1]);
  });
});

test('a server that leaves ends every stream and opens no more', async () => {
  const { source, now } = world();
  const hub = openHub({ source, now });
  const stream = read(hub.open({ reader: reader(ada), after: null }));
  hub.close();
  await stream.done;
  await read(hub.open({ reader: reader(ada), after: null })).done;
  expect(hub.count()).toBe(0);
});
