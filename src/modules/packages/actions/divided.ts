import type { Viewer } from '#kernel/viewer.ts';
import { type RailSeen, railFor } from '#modules/offers/actions/standing.ts';
import type { Db } from '#platform/db.ts';
import { readThings, type ThingShare } from '../rules/dividing.ts';
import {
  countDivided,
  type DivisionRow,
  findDivisionAnswer,
  findLastDivision,
  findPoints,
} from '../store/divisions.ts';
import type { PackagesDeps } from './deps.ts';
import { openedDivided, openedPoints, openedSaid } from './sealing-divisions.ts';

/** A division as one side sees it: who has what, and of the other's points and answer nothing. */
export type DivisionSeen = {
  rail: RailSeen;
  divided: number;
  row: Omit<DivisionRow, 'sealed'> | null;
  things: string[];
  points: number[] | null;
  shares: ThingShare[] | null;
  said: boolean | null;
};

type Reading = Pick<PackagesDeps, 'now' | 'key' | 'db'>;

/** For those alone who read what is offered to settle (ACA ss. 75 and 81); null for everybody else. */
export async function divisionFor(
  deps: Reading,
  viewer: Viewer,
  disputeId: string,
): Promise<DivisionSeen | null> {
  const rail = await railFor(deps, deps.db, viewer, disputeId);
  return rail && divisionOn(deps, deps.db, rail);
}

/** The same where the rail was read. */
export async function divisionOn(
  deps: Pick<Reading, 'key'>,
  db: Db,
  rail: RailSeen,
): Promise<DivisionSeen> {
  const disputeId = rail.file.dispute.id;
  const found = await findLastDivision(db, disputeId);
  const divided = await countDivided(db, disputeId);
  if (!found)
    return { rail, divided, row: null, things: [], points: null, shares: null, said: null };
  const { sealed, ...row } = found;
  const { side } = rail;
  const of = { division: row.id, side };
  const points = await findPoints(db, of);
  const answer = await findDivisionAnswer(db, of);
  return {
    ...{ rail, divided, row, things: readThings(row.things) },
    points: points && openedPoints(deps, points.sealed, row.id, side),
    shares: sealed && openedDivided(deps, sealed, row.id),
    said: answer && openedSaid(deps, answer.sealed, row.id, side),
  };
}
