import type { Day } from '#kernel/days.ts';
import type { Db } from '#platform/db.ts';
import { APPOINTING, appointedAs } from '../rules/neutrals.ts';
import { FINAL } from '../rules/words.ts';
import {
  type AppointmentCount,
  type AppointmentRecord,
  countAppointments,
  listAppointments,
  listMandates,
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

/** As what each of some people was ever appointed here, and between whom; for whoever keeps their parts from each other (ACA s. 80). */
export async function mandatesHere(db: Db, people: readonly string[]) {
  const held = await listMandates(db, { people: [...people], appoints: [...APPOINTING] });
  return held.flatMap(({ personId, disputeId, type, parties }) => {
    const as = appointedAs(type);
    return as ? [{ personId, disputeId, as, parties }] : [];
  });
}

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
