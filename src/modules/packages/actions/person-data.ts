import { disputeLines } from '#modules/disputes/actions/lines.ts';
import type { PersonEraser } from '#modules/identity/actions/account-deps.ts';
import type { Db } from '#platform/db.ts';
import { readThings } from '../rules/dividing.ts';
import { listDivisionsBy, listPointsBy } from '../store/divisions.ts';
import { listListsBy } from '../store/lists.ts';
import { listWishesBy } from '../store/private.ts';

/** What they proposed to talk about, and when they gave what it is worth to their side; that itself is shown on the page alone. */
export async function packagesDataOf(db: Db, personId: string): Promise<unknown> {
  const lists = await listListsBy(db, personId);
  const given = await listWishesBy(db, personId);
  const divisions = await listDivisionsBy(db, personId);
  const points = await listPointsBy(db, personId);
  const ids = [...lists, ...divisions].map(({ disputeId }) => disputeId);
  const { disputes } = await disputeLines(db, ids, []);
  return {
    lists: lists.map(({ disputeId, number, proposedAt, issues, clauses, endedAs }) => ({
      dispute: disputes.get(disputeId)?.reference ?? '',
      ...{ number, proposedAt, issues, clauses, endedAs },
    })),
    given: given.map(({ givenAt, doneAt }) => ({ givenAt, doneAt })),
    divisions: divisions.map(({ disputeId, number, proposedAt, things, endedAs }) => ({
      dispute: disputes.get(disputeId)?.reference ?? '',
      ...{ number, proposedAt, things: readThings(things), endedAs },
    })),
    points: points.map(({ givenAt }) => ({ givenAt })),
  };
}

/** DPDP Act 2023, section 17(1)(a): what was proposed is needed to show what was agreed; what a side gave goes with its list. */
export const packagesEraser: PersonEraser = {
  keeps: async (db, personId) => {
    const lists = await listListsBy(db, personId);
    const given = await listWishesBy(db, personId);
    const divisions = await listDivisionsBy(db, personId);
    const points = await listPointsBy(db, personId);
    return lists.length + given.length + divisions.length + points.length > 0 ? ['claims'] : [];
  },
  erase: async () => ({}),
};
