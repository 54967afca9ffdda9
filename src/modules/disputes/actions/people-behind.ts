import { personWith } from '#modules/identity/actions/people.ts';
import type { Db } from '#platform/db.ts';

/** Those who stand for parties: by their account, or by one that has proved the address with which they filed. */
export async function peopleBehind(
  tx: Db,
  members: readonly { person_id: string | null; email: string | null }[],
): Promise<string[]> {
  const people = [];
  for (const { person_id, email } of members)
    people.push(person_id ?? (email ? (await personWith(tx, email))?.id : null) ?? []);
  return people.flat();
}
