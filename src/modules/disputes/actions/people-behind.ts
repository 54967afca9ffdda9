import { personWith } from '#modules/identity/actions/people.ts';
import type { Db } from '#platform/db.ts';

/** Those who stand for parties: by their account, or by one that has proved the address with which they filed. */
export async function peopleBehind(
  tx: Db,
  members: readonly { personId: string | null; email: string | null }[],
): Promise<string[]> {
  const people = [];
  for (const { personId, email } of members)
    people.push(personId ?? (email ? (await personWith(tx, email))?.id : null) ?? []);
  return people.flat();
}
