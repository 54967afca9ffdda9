import { allow, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { keepAct, onRail, type RailOutcome } from '#modules/offers/actions/rail.ts';
import { orderedClauses, type StandardClause } from '#modules/offers/rules/clauses.ts';
import { type RailRefusal, refusalToOffer } from '#modules/offers/rules/offers.ts';
import { type IssueListProblem, listOf, type PackageIssue, writeIssues } from '../rules/lists.ts';
import { type PackagesRefusal, refusalToAgree, stateOfList } from '../rules/stages.ts';
import { addList, agreeToList, endListRow, findLastList } from '../store/lists.ts';
import type { PackagesDeps } from './deps.ts';

type Proposed = {
  id: string;
  issues: readonly PackageIssue[];
  clauses: readonly StandardClause[];
};

/** A side proposes what is to be talked about; its list before, or the other side's, is replaced as long as nobody agreed to it. */
export function proposeList(
  deps: PackagesDeps,
  viewer: Viewer,
  { id, issues, clauses }: Proposed,
): Promise<RailOutcome<RailRefusal | PackagesRefusal | IssueListProblem>> {
  return onRail<RailRefusal | PackagesRefusal | IssueListProblem>(
    deps,
    viewer,
    id,
    async (tx, seen) => {
      const refusal = refusalToOffer(seen.rail, seen.side);
      if (refusal) return refuse(refusal);
      const read = listOf(issues, clauses);
      if (!read.ok) return read;
      const last = await findLastList(tx, id);
      if (last && stateOfList(last) === 'agreed') return refuse('list_agreed');
      const [by, at] = [viewer.personId, deps.now()];
      if (last && !last.endedAt) await endListRow(tx, last.id, { as: 'replaced', by, at });
      await addList(tx, {
        ...{ id: deps.newId(), disputeId: id, number: (last?.number ?? 0) + 1 },
        ...{ side: seen.side, partyId: seen.own[0]?.id ?? '', byPerson: by, proposedAt: at },
        ...{ issues: writeIssues(read.value), clauses: orderedClauses(clauses) },
      });
      await keepAct(deps, tx, { act: 'packages.list_proposed', viewer, seen });
      return allow({ id });
    },
  );
}

type About = { id: string; list: string };

/** The other side agrees to the list: from then on it is frozen, and both give in private what they want. */
export function agreeList(deps: PackagesDeps, viewer: Viewer, { id, list }: About) {
  return onRail<RailRefusal | PackagesRefusal>(deps, viewer, id, async (tx, seen) => {
    const refusal = refusalToOffer(seen.rail, seen.side);
    if (refusal) return refuse(refusal);
    const last = await findLastList(tx, id);
    if (last?.id !== list) return refuse('list_over');
    const stop = refusalToAgree(last, seen.side);
    if (stop) return refuse(stop);
    await agreeToList(tx, list, { by: viewer.personId, at: deps.now() });
    await keepAct(deps, tx, { act: 'packages.list_agreed', viewer, seen });
    return allow({ id });
  });
}

/** Either side ends the list at any moment, and what both gave for it is destroyed. */
export function stopList(deps: PackagesDeps, viewer: Viewer, { id, list }: About) {
  return onRail<RailRefusal | PackagesRefusal>(deps, viewer, id, async (tx, seen) => {
    const last = await findLastList(tx, id);
    if (last?.id !== list || last.endedAt) return refuse('list_over');
    await endListRow(tx, list, { as: 'stopped', by: viewer.personId, at: deps.now() });
    await keepAct(deps, tx, { act: 'packages.ended', viewer, seen });
    return allow({ id });
  });
}
