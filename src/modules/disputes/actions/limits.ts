import { dayAt } from '#kernel/days.ts';
import { limitsOf } from '#modules/clocks/rules/limits.ts';
import { packInForce } from '#modules/clocks/rules/pack.ts';
import type { Deadline, Frame } from '#modules/clocks/rules/words.ts';
import { settingSince } from '#modules/institution/actions/current.ts';
import type { HolidayTable } from '#modules/institution/rules/values.ts';
import type { Db } from '#platform/db.ts';
import { happenedOf } from '../rules/facts.ts';
import { meanings } from '../rules/machine.ts';
import { type Timing, timingOf } from '../rules/timing.ts';
import { trackNow, tracksOf } from '../rules/tracks.ts';
import { TRAITS, type Track } from '../rules/words.ts';
import type { DisputeRow, EventRow, PartyRow } from '../store/disputes.ts';
import { listTimed } from '../store/waiting.ts';

export type TimedDispute = {
  dispute: Pick<DisputeRow, 'process' | 'track' | 'filedAt' | 'traits'>;
  parties: readonly Pick<PartyRow, 'id' | 'side'>[];
  events: readonly EventRow[];
};

/** The holidays as they counted at a moment: a limit keeps those of the day on which it began (law and lifecycle, Part C, 6). */
export type Holidays = (at: Date) => HolidayTable;

export function holidaysIn(db: Db, now: Date): Promise<Holidays> {
  return settingSince(db, 'holidays', now);
}

/** Every time limit of a dispute: counted from its events, the pack under which it was filed, and the holidays. */
export async function limitsFor(db: Db, timed: TimedDispute, now: Date): Promise<Deadline[]> {
  return limitsWith(await holidaysIn(db, now), timed, now);
}

/** The same for many disputes, with the holidays looked up once. */
export function limitsWith(holidays: Holidays, timed: TimedDispute, now: Date): Deadline[] {
  return limitsOf(frameOf(holidays, timed), timed.events.map(happenedOf), now);
}

function frameOf(holidays: Holidays, { dispute, parties, events }: TimedDispute): Frame {
  const { process, track, filedAt } = dispute;
  // The one place in which a wish becomes times that count.
  const tracks = process === 'arbitration' ? tracksOf(track, parties, events.map(happenedOf)) : [];
  const traits = TRAITS.filter((one) => dispute.traits.includes(one));
  const pack = packInForce(dayAt(filedAt));
  return { pack, process, track, tracks, holidays, parties, traits, meanings };
}

/** The same for some disputes by their ids, looked up in three questions. For lists of modules below; it names no viewer. */
export async function limitsOfMany(
  db: Db,
  disputeIds: readonly string[],
  now: Date,
): Promise<Map<string, Deadline[]>> {
  const timed = await listTimed(db, [...new Set(disputeIds)]);
  const holidays = await holidaysIn(db, now);
  return new Map([...timed].map(([id, one]) => [id, limitsWith(holidays, one, now)]));
}

/** What the clocks say of a dispute for whoever judges a move of it. */
export async function timingFor(db: Db, timed: TimedDispute, now: Date): Promise<Timing> {
  return timingOf(frameOf(await holidaysIn(db, now), timed), timed.events.map(happenedOf), now);
}

/** Whose times count in a dispute now, whatever was wished. */
export function countedTrack({ dispute, parties, events }: TimedDispute): Track {
  return trackNow(tracksOf(dispute.track, parties, events.map(happenedOf)));
}
