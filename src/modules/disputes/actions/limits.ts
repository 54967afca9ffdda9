import { dayAt } from '#kernel/dates.ts';
import { isOver, limitsOf } from '#modules/clocks/rules/limits.ts';
import { packInForce } from '#modules/clocks/rules/pack.ts';
import type { Limit } from '#modules/clocks/rules/words.ts';
import { currentSetting } from '#modules/institution/actions/current.ts';
import type { HolidayTable } from '#modules/institution/rules/values.ts';
import type { Db } from '#platform/db.ts';
import { happenedOf } from '../rules/facts.ts';
import type { Facts } from '../rules/machine.ts';
import { trackNow, tracksOf } from '../rules/tracks.ts';
import type { Track } from '../rules/words.ts';
import type { DisputeRow, EventRow, PartyRow } from '../store/spine.ts';
import { listTimed } from '../store/waiting.ts';

export type Timed = {
  dispute: Pick<DisputeRow, 'process' | 'track' | 'filed_at'>;
  parties: readonly Pick<PartyRow, 'id' | 'side'>[];
  events: readonly EventRow[];
};

/** Every time limit of a dispute: counted from its events, the pack under which it was filed, and the holidays. */
export async function limitsFor(db: Db, timed: Timed, now: Date): Promise<Limit[]> {
  const { value } = await currentSetting(db, 'holidays', now);
  return limitsWith(value, timed, now);
}

/** The same for many disputes, with the holidays looked up once. */
export function limitsWith(holidays: HolidayTable, { dispute, parties, events }: Timed, now: Date): Limit[] {
  const { process, track, filed_at } = dispute;
  const happened = events.map(happenedOf);
  // The one place in which a wish becomes times that count.
  const tracks = process === 'arbitration' ? tracksOf(track, parties, happened) : [];
  const frame = { pack: packInForce(dayAt(filed_at)), process, track, tracks, holidays, parties };
  return limitsOf(frame, happened, now);
}

/** The same for some disputes by their ids, looked up in three questions. For lists of modules below; it names no viewer. */
export async function limitsOfMany(db: Db, disputeIds: readonly string[], now: Date): Promise<Map<string, Limit[]>> {
  const timed = await listTimed(db, [...new Set(disputeIds)]);
  const { value } = await currentSetting(db, 'holidays', now);
  return new Map([...timed].map(([id, one]) => [id, limitsWith(value, one, now)]));
}

/** Whether a time limit has run out. */
export async function overIn(db: Db, timed: Timed, now: Date): Promise<Facts['isOver']> {
  const limits = await limitsFor(db, timed, now);
  return (limit, partyId) => isOver(limits, limit, partyId);
}

/** Whose times count in a dispute now, whatever was wished. */
export function countedTrack({ dispute, parties, events }: Timed): Track {
  return trackNow(tracksOf(dispute.track, parties, events.map(happenedOf)));
}
