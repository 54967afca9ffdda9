import { sql } from 'kysely';
import type { Db } from '#platform/db.ts';

export type AppointmentCount = { personId: string; open: number; concluded: number };

/** How many disputes each of some people was appointed in, by what happened there: those that go on, and those that are over. */
export async function countAppointments(
  db: Db,
  { people, appoints, ends, final }: Record<'people' | 'appoints' | 'ends' | 'final', string[]>,
): Promise<AppointmentCount[]> {
  if (people.length === 0) return [];
  const { rows } = await sql<AppointmentCount>`
    select who as person_id, count(*) filter (where not is_over)::integer as open, count(*) filter (where is_over)::integer as concluded
    from (select event.details->>'neutral' as who, bool_or(dispute.state = any(${final}::text[])) as is_over
      from dispute_event event join dispute on dispute.id = event.dispute_id
      where event.type = any(${appoints}::text[]) and event.details->>'neutral' = any(${people}::text[])
        and not exists (select from dispute_event later where later.dispute_id = event.dispute_id and later.number > event.number
          and later.type = any(${ends}::text[]) and later.details->>'neutral' = event.details->>'neutral')
      group by event.dispute_id, who) each_of group by who`.execute(db);
  return rows;
}
