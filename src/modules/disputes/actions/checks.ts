import type { Db } from '#platform/db.ts';
import {
  type CheckFinding,
  type CheckResult,
  checkResultsOf,
  countsOf,
  roundOf,
} from '../rules/scrutiny.ts';
import type { Process, Track } from '../rules/words.ts';
import { type CheckFindingRow, listCheckFindings, listSteps } from '../store/scrutiny.ts';

export type Scrutiny = { round: number; found: CheckResult[]; looks: CheckFindingRow[] };
type Scrutinised = { id: string; process: Process; track: Track };
type Steps = readonly { type: string; details: unknown }[];

/** The officer's list as it stands: counted from the looks, and from how often the request was sent again, which its events say. */
export async function scrutinyOf(db: Db, dispute: Scrutinised, known?: Steps): Promise<Scrutiny> {
  const [looks, steps] = [
    await listCheckFindings(db, dispute.id),
    known ?? (await listSteps(db, dispute.id)),
  ];
  const round = roundOf(steps);
  const { touched } = (steps.findLast(({ type }) => type === 'resubmitted')?.details ?? {}) as {
    touched?: unknown;
  };
  const found = checkResultsOf(dispute, looks.map(checkFindingOf), {
    round,
    touched: typeof touched === 'string' ? touched.split(' ') : [],
  });
  return { round, found, looks };
}

export function checkFindingOf({
  id,
  round,
  item,
  verdict,
  note,
  correction,
}: CheckFindingRow): CheckFinding {
  return { id, round, item, verdict, note, correction };
}

/** How many items of the officer's checklist nobody has looked at in this round, and how many were found wanting. */
export async function checksOf(
  db: Db,
  dispute: Scrutinised,
  events: Steps,
): Promise<{ checksOpen: number; defectsOpen: number }> {
  return countsOf((await scrutinyOf(db, dispute, events)).found);
}
