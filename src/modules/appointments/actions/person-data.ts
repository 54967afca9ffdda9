import { disputeLines } from '#modules/disputes/actions/lines.ts';
import type { PersonEraser } from '#modules/identity/actions/account-deps.ts';
import type { Db } from '#platform/db.ts';
import { listRepliesBy, namesOnLists } from '../store/lists.ts';

/** How they answered lists of names, for whichever party. */
export async function appointmentsDataOf(db: Db, personId: string): Promise<unknown> {
  const replies = await listRepliesBy(db, personId);
  const { disputes } = await disputeLines(
    db,
    replies.map(({ disputeId }) => disputeId),
    [],
  );
  const names = await namesOnLists(
    db,
    replies.flatMap(({ strikes, ranking }) => [...strikes, ...ranking]),
  );
  const named = (ids: readonly string[]) => ids.map((id) => names.get(id) ?? '');
  return {
    answers: replies.map(({ disputeId, at, strikes, ranking }) => ({
      dispute: disputes.get(disputeId)?.reference ?? '',
      at,
      struck: named(strikes),
      ranked: named(ranking),
    })),
  };
}

/** DPDP Act 2023, section 17(1)(a): what a party said of the names is needed to show how the tribunal was chosen. */
export const appointmentsEraser: PersonEraser = {
  keeps: async (db, personId) => ((await listRepliesBy(db, personId)).length > 0 ? ['claims'] : []),
  erase: async () => ({}),
};
