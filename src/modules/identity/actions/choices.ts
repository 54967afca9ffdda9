import type { Db } from '#platform/db.ts';
import { type Choices, choicesFrom } from '../rules/choices.ts';
import { listChoices } from '../store/account.ts';

export type { Choices } from '../rules/choices.ts';

/** How each of these people wants to hear of each kind of notice; whoever never chose has the usual ones. */
export async function choicesOf(
  db: Db,
  personIds: readonly string[],
): Promise<Map<string, Choices>> {
  const kept = await listChoices(db, [...new Set(personIds)]);
  return new Map(personIds.map((id) => [id, choicesFrom(kept.get(id) ?? {})]));
}
