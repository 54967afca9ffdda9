import { sql } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { ProfileRow } from './neutrals.ts';

// Shown: active on a list, willing in their newest version, and with words that an officer has looked at.
const isShown = sql`exists (select 1 from panel_listing l where l.application_id = n.application_id and l.state = 'active')
    and (select p.may_be_shown from panel_profile p where p.neutral_id = n.id order by p.version desc limit 1)
    and exists (select 1 from panel_profile p where p.neutral_id = n.id and p.is_approved)`;
export const shown = sql`select 1 from panel_neutral n where ${isShown}`;

export type Member = { id: string; name: string; line: string; lists: string[]; hasPage: boolean };
// The newest words that an officer has looked at, and the newest version, which says whether there may still be a page.
const lookedAt = sql`(select * from panel_profile p where p.neutral_id = n.id and p.is_approved order by p.version desc limit 1)`;
const newest = sql`(select * from panel_profile p where p.neutral_id = n.id order by p.version desc limit 1)`;
const activeLists = sql`(select array_agg(l.list order by l.list) from panel_listing l where l.application_id = a.id and l.state = 'active')`;

/** Who stands on the public page, in the order in which they came in, or one of them. The line is that of the newest approved version. */
export async function listShown(db: Db, id?: string): Promise<Member[]> {
  const { rows } = await sql<Member>`
    select n.id, a.full_name as name, looked.public_line as line, ${activeLists} as lists,
      looked.has_page and newest.has_page as "hasPage"
    from panel_neutral n join panel_application a on a.id = n.application_id
      cross join lateral ${lookedAt} looked cross join lateral ${newest} newest
    where ${isShown} and ${id ? sql`n.id = ${id}` : sql`true`}
    order by n.created_at, n.id`.execute(db);
  return rows;
}

export type PanelMemberRow = Omit<Member, 'hasPage'> & ProfileRow & { free: string[] };

/** A member who is shown and wants a page; null for anybody else. */
export async function findShown(db: Db, id: string): Promise<PanelMemberRow | null> {
  const { rows } = await sql<PanelMemberRow>`
    select looked.*, n.id, a.full_name as name, looked.public_line as line, ${activeLists} as lists, newest.free_on as free
    from panel_neutral n join panel_application a on a.id = n.application_id
      cross join lateral ${lookedAt} looked cross join lateral ${newest} newest
    where ${isShown} and looked.has_page and newest.has_page and n.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export async function isAnyShown(db: Db): Promise<boolean> {
  const { rows } = await sql<{ any: boolean }>`select exists (${shown}) as any`.execute(db);
  return rows[0]?.any ?? false;
}
