import type { Db } from '#platform/db.ts';
import type { List } from '../rules/empanelment.ts';
import type { Leave } from '../rules/leave.ts';
import { type CandidateRow, listCandidates, listDeclared } from '../store/candidates.ts';
import { listLeaves } from '../store/leaves.ts';
import { listAccountsOf, lockNeutralOfPerson } from '../store/neutrals.ts';

export type PanelCandidate = CandidateRow & {
  declared: { appointedOn: string; partyGroup: string }[];
  leaves: Leave[];
};

/** Everybody of one list of the panel, for whoever makes a list of names for a dispute. It names no viewer: ask who may. */
export async function candidatesOn(db: Db, list: List): Promise<PanelCandidate[]> {
  return withWords(db, await listCandidates(db, list));
}

/** One person of them; null where they do not stand on the list. */
export async function candidateOn(
  db: Db,
  list: List,
  personId: string,
): Promise<PanelCandidate | null> {
  const [one] = await withWords(db, await listCandidates(db, list, personId));
  return one ?? null;
}

async function withWords(db: Db, rows: readonly CandidateRow[]): Promise<PanelCandidate[]> {
  const ids = rows.map(({ neutralId }) => neutralId);
  const of = ({ neutralId }: { neutralId: string }) => neutralId;
  const declared = Map.groupBy(await listDeclared(db, ids), of);
  const leaves = Map.groupBy(await listLeaves(db, ids), of);
  return rows.map((row) => ({
    ...row,
    declared: declared.get(row.neutralId) ?? [],
    leaves: leaves.get(row.neutralId) ?? [],
  }));
}

/** Keeps others from counting on a neutral until the transaction ends: of two who appoint them at once the second counts the first. */
export async function holdNeutral(tx: Db, personId: string): Promise<boolean> {
  return (await lockNeutralOfPerson(tx, personId)) !== null;
}

/** The accounts of some neutrals, by their ids; whoever has none is not in it. */
export function accountsOfNeutrals(
  db: Db,
  neutralIds: readonly string[],
): Promise<Map<string, string>> {
  return listAccountsOf(db, neutralIds);
}
