import type { Day } from '#kernel/days.ts';
import type { Db } from '#platform/db.ts';
import { APPOINTING } from '../rules/neutrals.ts';
import { FINAL } from '../rules/words.ts';
import {
  type AppointmentCount,
  type AppointmentRecord,
  countAppointments,
  listAppointments,
} from '../store/neutrals.ts';

/** The appointments of some people here since a day, each with the names of its parties, for whoever asks how often a party had them. */
export function appointmentsSince(
  db: Db,
  people: readonly string[],
  since: Day,
): Promise<AppointmentRecord[]> {
  return listAppointments(db, { people: [...people], appoints: [...APPOINTING], since });
}

export type { AppointmentRecord } from '../store/neutrals.ts';

/** In how many disputes here each of some people decides or decided. */
export async function appointmentsHere(
  db: Db,
  people: readonly string[],
): Promise<Map<string, AppointmentCount>> {
  const counts = await countAppointments(db, {
    people: [...people],
    appoints: [...APPOINTING],
    final: [...FINAL],
  });
  return new Map(counts.map((one) => [one.personId, one]));
}
