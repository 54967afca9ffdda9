import { peopleWith } from '#modules/identity/actions/people.ts';
import type { Db } from '#platform/db.ts';

/** Those who stand for parties: by their account, or by one that has proved the address with which they filed. */
export async function peopleBehind(
  tx: Db,
  members: readonly { personId: string | null; email: string | null }[],
): Promise<string[]> {
  const unknown = members.flatMap(({ personId, email }) => (personId ? [] : (email ?? [])));
  const owners = await peopleWith(tx, unknown);
  return members.flatMap(
    ({ personId, email }) => personId ?? owners.get(email?.toLowerCase() ?? '') ?? [],
  );
}
