import type { Viewer } from '#kernel/viewer.ts';
import { drawUpAgreed } from '#modules/offers/actions/drawing-up.ts';
import type { RailSeen } from '#modules/offers/actions/standing.ts';
import { orderedClauses } from '#modules/offers/rules/clauses.ts';
import type { Payer } from '#modules/offers/rules/terms.ts';
import type { Db } from '#platform/db.ts';
import { improvedOn, type TentativeDeal, type WishesOfBoth } from '../rules/computing.ts';
import { readIssues } from '../rules/lists.ts';
import { pointsAgreed } from '../rules/points.ts';
import { endListRow, type IssueListRow } from '../store/lists.ts';
import { addRound } from '../store/private.ts';
import type { PackagesDeps } from './deps.ts';
import { sealedRound } from './sealing.ts';

type Concluding = { viewer: Viewer; seen: RailSeen; list: IssueListRow };
type Dealt = Concluding &
  TentativeDeal & {
    wishes: WishesOfBoth;
    /** How many rounds there were, and whose computation it is. */
    number: number;
    askedBy: Payer;
  };

/** After a deal a package is sought that is better for one side and worse for none; where there is none, the deal is drawn up. */
export async function afterDeal(deps: PackagesDeps, tx: Db, dealt: Dealt): Promise<void> {
  const { list, deal, wishes, number, askedBy } = dealt;
  const better = improvedOn(readIssues(list.issues), wishes, dealt);
  if (!better) return conclude(deps, tx, { ...dealt, options: deal.options });
  const id = deps.newId();
  await addRound(tx, {
    ...{ id, listId: list.id, number: number + 1, kind: 'improvement', askedBy },
    ...{ computedAt: deps.now(), endedAs: null, endedAt: null },
    sealed: sealedRound(deps, better, id),
  });
}

/** The package becomes a text that waits for signatures; what both gave is destroyed with its list. */
export async function conclude(
  deps: PackagesDeps,
  tx: Db,
  { viewer, seen, list, options }: Concluding & { options: readonly number[] },
): Promise<void> {
  const { currency } = seen.file.dispute;
  const points = pointsAgreed(readIssues(list.issues), options, {
    ...{ today: seen.today, currency, clauses: orderedClauses(list.clauses) },
  });
  await endListRow(tx, list.id, { as: 'drawn_up', by: viewer.personId, at: deps.now() });
  await drawUpAgreed(deps, tx, { viewer, seen, agreed: { id: list.id, points } });
}
