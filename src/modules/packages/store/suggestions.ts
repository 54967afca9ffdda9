import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';
import type { SuggestionEnd } from '../rules/suggestions.ts';

export type SuggestionRow = Selectable<Tables['package_suggestion']>;

/** What each side suggests to the other now; both read both. */
export function listSuggestions(db: Db, listId: string): Promise<SuggestionRow[]> {
  return db
    .selectFrom('package_suggestion')
    .where('listId', '=', listId)
    .where('endedAt', 'is', null)
    .orderBy('suggestedAt')
    .selectAll()
    .execute();
}

export async function addSuggestion(
  tx: Db,
  row: Insertable<Tables['package_suggestion']>,
): Promise<void> {
  await tx.insertInto('package_suggestion').values(row).execute();
}

export async function endSuggestion(
  tx: Db,
  id: string,
  { as, at }: { as: SuggestionEnd; at: Date },
): Promise<void> {
  await tx
    .updateTable('package_suggestion')
    .set({ endedAs: as, endedAt: at })
    .where('id', '=', id)
    .execute();
}
