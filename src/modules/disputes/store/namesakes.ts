import { sql } from 'kysely';
import type { Db } from '#platform/db.ts';

export type Namesake = { name: string; registration: string };

/** By what other names parties with the same registrations were filed: a company that was renamed is the same company. */
export async function listNamesakes(db: Db, registrations: readonly string[]): Promise<Namesake[]> {
  const asked = registrations.map((one) => one.trim().toUpperCase()).filter((one) => one !== '');
  if (asked.length === 0) return [];
  const { rows } = await sql<Namesake>`
    select distinct name, upper(registration) as registration from dispute_party
    where registration <> '' and upper(registration) = any(${asked}::text[]) limit 200`.execute(db);
  return rows;
}
