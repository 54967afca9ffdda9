/** A place in the order of events: after every event that stands before it, by transaction and then by id. */
export type EventCursor = { xid: bigint; id: bigint };

export function isBefore(a: EventCursor, b: EventCursor): boolean {
  return a.xid === b.xid ? a.id < b.id : a.xid < b.xid;
}

const HOUR = 3_600_000;
// Events are kept for a day (DAY_KEPT in the store); with the hours between, none is missing that a cursor asks for.
const GOOD_FOR = 20 * HOUR;

/** The cursor as the browser keeps it for us: the `id` of an event, with the moment at which it was handed out. */
export function cursorText({ xid, id }: EventCursor, at: Date): string {
  return `${xid}-${id}-${Math.floor(at.getTime() / 1000)}`;
}

/** The cursor that a browser brings back; null for one that is not ours, or too old to be taken up. */
export function readCursor(text: string | null | undefined, now: Date): EventCursor | null {
  const parts = /^(\d{1,19})-(\d{1,18})-(\d{1,12})$/.exec(text ?? '');
  if (!parts) return null;
  const [, xid = '', id = '', at = ''] = parts;
  const age = now.getTime() - Number(at) * 1000;
  return age > GOOD_FOR || age < -HOUR ? null : { xid: BigInt(xid), id: BigInt(id) };
}
