import { sql } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { List } from '../rules/empanelment.ts';
import type { ProfileRow } from './neutrals.ts';

export type CandidateRow = ProfileRow & {
  personId: string | null;
  name: string;
  email: string;
  phone: string;
  standing: 'active' | 'on_leave' | 'suspended';
};

/** Who stands on a list now, on leave or suspended too, with the newest profile: everybody, or one person. */
export async function listCandidates(
  db: Db,
  list: List,
  personId: string | null = null,
): Promise<CandidateRow[]> {
  const { rows } = await sql<CandidateRow>`
    select newest.*, n.person_id, a.full_name as name, a.email, a.phone, l.state as standing
    from panel_neutral n join panel_application a on a.id = n.application_id
      join panel_listing l on l.application_id = a.id and l.list = ${list} and l.state in ('active', 'on_leave', 'suspended')
      cross join lateral (select * from panel_profile p where p.neutral_id = n.id order by p.version desc limit 1) newest
    where ${personId}::uuid is null or n.person_id = ${personId}
    order by n.created_at, n.id`.execute(db);
  return rows;
}

/** What some neutrals declared of appointments elsewhere. */
export function listDeclared(
  db: Db,
  neutralIds: readonly string[],
): Promise<{ neutralId: string; appointedOn: string; partyGroup: string }[]> {
  if (neutralIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('panel_declared_appointment')
    .where('neutralId', 'in', neutralIds)
    .where('withdrawnAt', 'is', null)
    .select(['neutralId', 'appointedOn', 'partyGroup'])
    .execute();
}
