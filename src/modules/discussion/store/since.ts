import { sql } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { ReadablePlaces } from './messages.ts';

/** Beyond so many nobody is helped by a number. */
const COUNTED_MOST = 100;

export type NewCount = { place: string; count: number };
type Since = { personId: string; since: Date };

/** Whether others said anything since a moment, wherever: of which place it is, and how much, this tells nobody. */
export async function isSaidSince(
  db: Db,
  { disputeId, personId, since }: Since & { disputeId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('discussion_message')
    .where('disputeId', '=', disputeId)
    .where('at', '>', since)
    .where('byPerson', '<>', personId)
    .where('withdrawnAt', 'is', null)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** How much others said since a moment in each of somebody's places that they have not read; places without it are left out. */
export async function countSince(
  db: Db,
  { disputeId, places }: ReadablePlaces,
  { personId, since }: Since,
): Promise<NewCount[]> {
  const keys = places.map(({ key }) => key);
  const { rows } = await sql<NewCount>`
    select own.place, new.count from unnest(${keys}::text[]) as own (place)
    cross join lateral (select count(*)::integer as count from (
      select from discussion_message message
      left join discussion_reader reader on reader.dispute_id = message.dispute_id and reader.place = message.place
        and reader.person_id = ${personId}
      where message.dispute_id = ${disputeId} and message.place = own.place and message.at > ${since}
        and message.number > coalesce(reader.read_to, 0) and message.by_person <> ${personId} and message.withdrawn_at is null
      limit ${COUNTED_MOST}) as counted) as new
    where new.count > 0`.execute(db);
  return rows;
}
