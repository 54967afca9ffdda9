import type { Db } from '#platform/db.ts';

export async function listTraces(
  db: Db,
  people: readonly string[],
): Promise<{ at: Date; network: string; agent: string }[]> {
  if (people.length === 0) return [];
  const rows = await db
    .selectFrom('identity_session')
    .where('person_id', 'in', [...people])
    .select(['seen_at', 'network', 'agent'])
    .execute();
  return rows.map(({ seen_at, network, agent }) => ({ at: seen_at, network, agent }));
}
