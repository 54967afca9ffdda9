import type { Permission } from '#kernel/viewer.ts';
import { cursorText, type EventCursor, isBefore, readCursor } from './cursor.ts';

/** Something that open pages should hear of: for one person, or for everybody who has a permission. */
export type LiveEvent = EventCursor & {
  topic: string;
  personId: string | null;
  needs: string | null;
  /** Who did it, and need not be told. */
  exceptId: string | null;
  data: unknown;
};

/** What was read of the events: whole up to `upTo`. `isHeld` says that there are newer ones behind a transaction that goes on. */
export type Reading = { events: LiveEvent[]; upTo: EventCursor; isWhole: boolean; isHeld: boolean };

/** Where events come from: a table, read behind a cursor. */
export type LiveEventSource = (after: EventCursor | null, most: number) => Promise<Reading>;

/** Whoever reads a stream: a person in one of their sessions, and what they may see. */
export type Reader = { personId: string; sessionId: string; may: ReadonlySet<Permission> };

export type HubDeps = { source: LiveEventSource; now: () => Date };

/** How many streams one person may have in one process: a browser holds no more than six connections to a site. */
export const STREAMS_EACH = 8;
/** Bytes that wait for a reader before it is cut. It resumes where it was, so nothing is lost by that. */
export const WAITING_MOST = 64 * 1024;
// More than this was missed: the page asks for what is, instead of being told what was.
const REPLAY_MOST = 200;
const BATCH = 500;

type Stream = Reader & {
  /** Everything up to here was sent, or is not for this reader. */
  at: EventCursor;
  /** Whether it is told of new events; while it is still being sent what it missed, it is not. */
  isLive: boolean;
  send(text: string | Bytes): void;
  /** Closes it from our side. */
  end(): void;
  /** The reader has left. */
  leave(): void;
};

export type StreamOptions = {
  reader: Reader;
  after: string | null | undefined;
  cut?: (() => void) | undefined;
};

export type Hub = ReturnType<typeof openHub>;

type Bytes = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();

/** The open streams of one process, and where it stands in the events. */
export function openHub({ source, now }: HubDeps) {
  const streams = new Set<Stream>();
  const byPerson = new Map<string, Set<Stream>>();
  let at: EventCursor | null = null;
  let closed = false;

  const idOf = (cursor: EventCursor) => cursorText(cursor, now());

  function add(stream: Stream): void {
    streams.add(stream);
    const own = byPerson.get(stream.personId) ?? new Set();
    byPerson.set(stream.personId, own.add(stream));
  }
  function drop(stream: Stream): void {
    streams.delete(stream);
    const own = byPerson.get(stream.personId);
    own?.delete(stream);
    if (own?.size === 0) byPerson.delete(stream.personId);
  }

  /** Reads on from where this process stands and hands out what is new. True when there is more behind a transaction that goes on. */
  async function catchUp(): Promise<boolean> {
    for (;;) {
      const from = at;
      const { events, upTo, isWhole, isHeld } = await source(from, BATCH);
      // It asked where the events end before another reading knew; what came since is for the streams that were opened meanwhile.
      if (from === null && at !== null) continue;
      // At its start a process hands out nothing: whoever opens a page now is shown what is.
      if (from !== null) for (const event of events) handOut(event);
      if (at === null || isBefore(at, upTo)) at = upTo;
      if (isWhole) return isHeld;
    }
  }

  function handOut(event: LiveEvent): void {
    const readers = event.personId === null ? streams : (byPerson.get(event.personId) ?? []);
    let bytes: Bytes | undefined;
    for (const stream of readers) {
      if (!stream.isLive || !wants(stream, event)) continue;
      bytes ??= encoder.encode(written(event));
      stream.at = event;
      stream.send(bytes);
    }
  }

  function written(event: LiveEvent): string {
    return `id: ${idOf(event)}\nevent: ${event.topic}\ndata: ${JSON.stringify(event.data)}\n\n`;
  }

  /** Opens a stream, from after a cursor that the browser kept if it has one. Null when the person has enough of them. */
  function open({ reader, after, cut }: StreamOptions): ReadableStream<Bytes> | null {
    if ((byPerson.get(reader.personId)?.size ?? 0) >= STREAMS_EACH) return null;
    let stream: Stream;
    return new ReadableStream<Bytes>(
      {
        start(controller) {
          stream = streamOver(controller, reader, { drop: () => drop(stream), cut });
          if (closed) return stream.end();
          add(stream);
          // Not all come back in the same moment after a restart.
          stream.send(`retry: ${1000 + ((streams.size * 37) % 2000)}\n\n`);
          begin(stream, readCursor(after, now()), Boolean(after)).catch(() => stream.end());
        },
        cancel: () => stream.leave(),
      },
      new ByteLengthQueuingStrategy({ highWaterMark: WAITING_MOST }),
    );
  }

  async function begin(stream: Stream, from: EventCursor | null, isBack: boolean): Promise<void> {
    if (at === null) await catchUp();
    const here = at ?? { xid: 0n, id: 0n };
    if (from && (await replay(stream, from))) return;
    stream.at = here;
    stream.isLive = true;
    // Somebody new, or somebody who was away for too long: the page asks for what is.
    stream.send(`id: ${idOf(here)}\nevent: ${isBack ? 'reset' : 'hello'}\ndata: {}\n\n`);
  }

  /** Sends what a browser missed until it stands where this process stands. False when that cannot be told. */
  async function replay(stream: Stream, from: EventCursor): Promise<boolean> {
    stream.at = from;
    for (let sent = 0; sent <= REPLAY_MOST; ) {
      const { events, upTo, isWhole } = await source(stream.at, BATCH);
      // A cursor from before the database was restored elsewhere lies in a future that this one does not know.
      if (isWhole && isBefore(upTo, stream.at)) return false;
      for (const event of events.filter((one) => wants(stream, one))) {
        stream.send(written(event));
        sent += 1;
      }
      stream.at = upTo;
      if (isWhole && !(at && isBefore(stream.at, at))) {
        stream.isLive = true;
        return true;
      }
    }
    return false;
  }

  /** Says that the line is open, and keeps the browser's cursor young. Ends the streams of sessions that ended. */
  async function beat(
    sessions: (ids: string[]) => Promise<Map<string, ReadonlySet<Permission>>>,
  ): Promise<void> {
    const open = await sessions([...new Set([...streams].map(({ sessionId }) => sessionId))]);
    const line = encoder.encode(at ? `id: ${idOf(at)}\n\n` : ':\n\n');
    for (const stream of streams) {
      const may = open.get(stream.sessionId);
      if (!may) stream.end();
      else {
        stream.may = may;
        if (stream.isLive) stream.send(line);
      }
    }
  }

  function close(): void {
    closed = true;
    for (const stream of streams) stream.end();
  }

  return { open, catchUp, beat, close, count: () => streams.size };
}

function wants({ personId, may, at }: Stream, event: LiveEvent): boolean {
  if (event.exceptId === personId || !isBefore(at, event)) return false;
  // What the row names is a permission, or nobody has it.
  return event.personId === null ? may.has(event.needs as Permission) : event.personId === personId;
}

type Controls = { drop: () => void; cut: (() => void) | undefined };

function streamOver(
  controller: ReadableStreamDefaultController<Bytes>,
  reader: Reader,
  { drop, cut }: Controls,
): Stream {
  let isOpen = true;
  const leave = () => {
    isOpen = false;
    drop();
  };
  const end = () => {
    if (!isOpen) return;
    leave();
    controller.close();
  };
  return {
    ...reader,
    at: { xid: 0n, id: 0n },
    isLive: false,
    send(text) {
      if (!isOpen) return;
      if ((controller.desiredSize ?? 0) > 0)
        return controller.enqueue(typeof text === 'string' ? encoder.encode(text) : text);
      // Too slow to follow: what waits for it would fill the memory.
      end();
      cut?.();
    },
    end,
    leave,
  };
}
