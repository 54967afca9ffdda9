import type { Db } from '#platform/db.ts';

export async function listTraces(
  db: Db,
  people: readonly string[],
): Promise<{ at: Date; network: string; agent: string }[]> {
  if (people.length === 0) return [];
  const rows = await db
    .selectFrom('identity_session')
    .where('personId', 'in', [...people])
    .select(['seenAt', 'network', 'agent'])
    .execute();
  return rows.map(({ seenAt, network, agent }) => ({ at: seenAt, network, agent }));
}
