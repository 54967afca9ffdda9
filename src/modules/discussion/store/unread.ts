import { sql } from 'kysely';
import type { Db } from '#platform/db.ts';

/**
 * Disputes in which more was said than a person has read: of some, and of those where they were told of talk before. Whether they read
 * there still, and what of it, is asked of talk itself.
 */
export async function listWithUnread(
  db: Db,
  personId: string,
  { among, most }: { among: readonly string[]; most: number },
): Promise<string[]> {
  const { rows } = await sql<{ disputeId: string }>`
    select distinct place.dispute_id as "disputeId"
    from discussion_place place
    left join discussion_reader reader on reader.dispute_id = place.dispute_id and reader.place = place.place
      and reader.person_id = ${personId}
    where place.dispute_id in (
        select unnest(${among}::uuid[]) union
        select own.dispute_id from discussion_reader own where own.person_id = ${personId})
      and place.said > coalesce(reader.read_to, 0)
    order by 1 desc limit ${most}`.execute(db);
  return rows.map(({ disputeId }) => disputeId);
}

/** Those of a dispute's places in which somebody is called by name in what they have not read. */
export async function listNamedIn(
  db: Db,
  personId: string,
  { disputeId, places }: { disputeId: string; places: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ place: string }>`
    select distinct message.place
    from discussion_message message
    left join discussion_reader reader on reader.dispute_id = message.dispute_id and reader.place = message.place
      and reader.person_id = ${personId}
    where message.dispute_id = ${disputeId} and message.place = any(${places}::text[])
      and ${personId} = any(message.mentions) and message.by_person <> ${personId}
      and message.withdrawn_at is null and message.number > coalesce(reader.read_to, 0)`.execute(
    db,
  );
  return rows.map(({ place }) => place);
}
