import type { Viewer } from '#kernel/viewer.ts';
import { type RailSeen, railFor } from '#modules/offers/actions/standing.ts';
import type { Db } from '#platform/db.ts';
import { type OwnRound, ownRound } from '../rules/computing.ts';
import { type PackageIssue, readIssues } from '../rules/lists.ts';
import { openRoundOf } from '../rules/stages.ts';
import type { PackageWish } from '../rules/wishes.ts';
import { findLastList, type IssueListRow } from '../store/lists.ts';
import {
  findAnswer,
  findWish,
  listReady,
  listRounds,
  type RoundRow,
  type WishRow,
} from '../store/private.ts';
import { listSuggestions, type SuggestionRow } from '../store/suggestions.ts';
import type { PackagesDeps } from './deps.ts';
import { openedAnswer, openedRound, openedWish } from './sealing.ts';

/** How packages stand in one dispute, as one of its sides sees it: of what the other gave, nothing. */
export type PackagesSeen = {
  rail: RailSeen;
  now: Date;
  list: (IssueListRow & { points: PackageIssue[] }) | null;
  wish: PackageWish | null;
  ready: Pick<WishRow, 'side' | 'doneAt'>[];
  rounds: Omit<RoundRow, 'sealed'>[];
  suggestions: SuggestionRow[];
  open: (OwnRound & Omit<RoundRow, 'sealed'> & { answered: boolean[] | null }) | null;
};

type Reading = Pick<PackagesDeps, 'now' | 'key' | 'db'>;

/** For those alone who read what is offered to settle (ACA ss. 75 and 81); null for everybody else. */
export async function packagesFor(
  deps: Reading,
  viewer: Viewer,
  disputeId: string,
): Promise<PackagesSeen | null> {
  const rail = await railFor(deps, deps.db, viewer, disputeId);
  return rail && packagesOn(deps, deps.db, rail);
}

/** The same where the rail was read. */
export async function packagesOn(deps: Reading, db: Db, rail: RailSeen): Promise<PackagesSeen> {
  const { side, file } = rail;
  const now = deps.now();
  const row = await findLastList(db, file.dispute.id);
  const nothing = { list: null, wish: null, ready: [], rounds: [], suggestions: [], open: null };
  if (!row) return { rail, now, ...nothing };
  const wish = await findWish(db, row.id, side);
  const rounds = await listRounds(db, row.id);
  const open = openRoundOf(rounds);
  return {
    ...{ rail, now, ready: await listReady(db, row.id) },
    list: { ...row, points: readIssues(row.issues) },
    suggestions: await listSuggestions(db, row.id),
    wish: wish && openedWish(deps, wish.sealed, row.id, side),
    rounds: rounds.map(({ sealed: _, ...round }) => round),
    open: open && (await ownOf(deps, db, open, side)),
  };
}

async function ownOf(
  deps: Reading,
  db: Db,
  { sealed, ...round }: RoundRow,
  side: RailSeen['side'],
): Promise<PackagesSeen['open']> {
  if (!sealed) return null;
  const answer = await findAnswer(db, round.id, side);
  return {
    ...round,
    ...ownRound(openedRound(deps, sealed, round.id), side),
    answered: answer && openedAnswer(deps, answer.sealed, round.id, side),
  };
}
