import { type SqlBool, sql } from 'kysely';
import type { Day } from '#kernel/days.ts';
import type { Db } from '#platform/db.ts';
import { APPOINTING, ENDING, UNFOUNDING } from '../rules/neutrals.ts';
import type { Side } from '../rules/words.ts';

/** Whether an event of an appointment is followed by one that ends it: of that neutral, or of the whole arbitration. */
const hasEnded = sql<SqlBool>`exists (select from dispute_event later
  where later.dispute_id = event.dispute_id and later.number > event.number
    and (later.type = any(${[...UNFOUNDING]}::text[])
      or (later.type = any(${[...ENDING]}::text[]) and later.details->>'neutral' = event.details->>'neutral')))`;

export type AppointmentCount = { personId: string; open: number; concluded: number };

/** How many disputes each of some people was appointed in, by what happened there: those that go on, and those that are over. */
export async function countAppointments(
  db: Db,
  { people, appoints, final }: Record<'people' | 'appoints' | 'final', string[]>,
): Promise<AppointmentCount[]> {
  if (people.length === 0) return [];
  const { rows } = await sql<AppointmentCount>`
    select who as person_id, count(*) filter (where not is_over)::integer as open, count(*) filter (where is_over)::integer as concluded
    from (select event.details->>'neutral' as who, bool_or(dispute.state = any(${final}::text[])) as is_over
      from dispute_event event join dispute on dispute.id = event.dispute_id
      where event.type = any(${appoints}::text[]) and event.details->>'neutral' = any(${people}::text[])
        and not ${hasEnded}
      group by event.dispute_id, who) each_of group by who`.execute(db);
  return rows;
}

export type AppointmentRecord = {
  personId: string;
  disputeId: string;
  appointedOn: Day;
  parties: string[];
};

/** Each dispute in which one of some people was appointed on or after a day, once, with the names of its parties. */
export async function listAppointments(
  db: Db,
  { people, appoints, since }: { people: string[]; appoints: string[]; since: Day },
): Promise<AppointmentRecord[]> {
  if (people.length === 0) return [];
  const { rows } = await sql<AppointmentRecord>`
    select event.details->>'neutral' as person_id, event.dispute_id, min(event.on_day)::text as appointed_on,
      (select array_agg(party.name order by party.place) from dispute_party party where party.dispute_id = event.dispute_id) as parties
    from dispute_event event
    where event.type = any(${appoints}::text[]) and event.details->>'neutral' = any(${people}::text[]) and event.on_day >= ${since}
    group by person_id, event.dispute_id order by appointed_on, event.dispute_id`.execute(db);
  return rows;
}

export type HeldMandate = {
  personId: string;
  disputeId: string;
  type: string;
  parties: { name: string; side: Side }[];
};

/** Every mandate that some people have or had here, with its parties: also one that ended, because what was heard stays heard. */
export async function listMandates(
  db: Db,
  { people, appoints }: { people: string[]; appoints: string[] },
): Promise<HeldMandate[]> {
  if (people.length === 0) return [];
  const { rows } = await sql<HeldMandate>`
    select distinct event.details->>'neutral' as person_id, event.dispute_id, event.type,
      (select jsonb_agg(jsonb_build_object('name', party.name, 'side', party.side) order by party.place)
        from dispute_party party where party.dispute_id = event.dispute_id) as parties
    from dispute_event event
    where event.type = any(${appoints}::text[]) and event.details->>'neutral' = any(${people}::text[])`.execute(
    db,
  );
  return rows;
}

export type NeutralEvent = { type: string; details: Record<string, unknown> };

/** What happened to the neutrals of a dispute, in its order: rules/neutrals.ts says who they are by it. */
export function listNeutralEvents(db: Db, disputeId: string): Promise<NeutralEvent[]> {
  return db
    .selectFrom('dispute_event')
    .where('disputeId', '=', disputeId)
    .where('type', 'in', [...APPOINTING, ...ENDING, ...UNFOUNDING])
    .orderBy('number')
    .select(['type', 'details'])
    .$castTo<NeutralEvent>() // what is kept there are objects
    .execute();
}

/** The disputes in which a person is the neutral now, by the last event that appointed them, the newest first. */
export async function listDecidedBy(
  db: Db,
  personId: string,
  { before = null, most }: { before?: string | null; most: number },
): Promise<{ disputeId: string; type: string }[]> {
  const { rows } = await sql<{ disputeId: string; type: string }>`
    select distinct on (event.dispute_id) event.dispute_id, event.type from dispute_event event
    where event.details->>'neutral' = ${personId} and event.type = any(${[...APPOINTING]}::text[])
      and (${before}::uuid is null or event.dispute_id < ${before}::uuid)
      and not ${hasEnded}
    order by event.dispute_id desc, event.number desc limit ${most}`.execute(db);
  return rows;
}
