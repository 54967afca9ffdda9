import type { Db } from '#platform/db.ts';
import { APPOINTING, ENDING } from '../rules/neutrals.ts';
import { FINAL } from '../rules/words.ts';
import { type AppointmentCount, countAppointments } from '../store/neutrals.ts';

/** In how many disputes here each of some people decides or decided. */
export async function appointmentsHere(
  db: Db,
  people: readonly string[],
): Promise<Map<string, AppointmentCount>> {
  const counts = await countAppointments(db, {
    people: [...people],
    appoints: [...APPOINTING],
    ends: [...ENDING],
    final: [...FINAL],
  });
  return new Map(counts.map((one) => [one.personId, one]));
}
