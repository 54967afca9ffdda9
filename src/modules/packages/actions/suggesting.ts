import { allow, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { keepAct, onRail, type RailOutcome } from '#modules/offers/actions/rail.ts';
import type { RailSeen } from '#modules/offers/actions/standing.ts';
import { type RailRefusal, refusalToOffer } from '#modules/offers/rules/offers.ts';
import type { Db } from '#platform/db.ts';
import { dealOf } from '../rules/computing.ts';
import { readIssues } from '../rules/lists.ts';
import { type PackagesRefusal, refusalToGive } from '../rules/stages.ts';
import {
  isOfList,
  readOptions,
  refusalToSettle,
  type SuggestionRefusal,
  writeOptions,
} from '../rules/suggestions.ts';
import { findLastList } from '../store/lists.ts';
import { listRounds } from '../store/private.ts';
import { addSuggestion, endSuggestion, listSuggestions } from '../store/suggestions.ts';
import { afterDeal, conclude } from './concluding.ts';
import type { PackagesDeps } from './deps.ts';
import { wishesGiven } from './sealing.ts';

type Refusal = RailRefusal | PackagesRefusal | SuggestionRefusal;

/** One side suggests a package openly: one option of each issue. Its own before is replaced. */
export function suggestPackage(
  deps: PackagesDeps,
  viewer: Viewer,
  { id, list, options }: { id: string; list: string; options: readonly number[] },
): Promise<RailOutcome<Refusal>> {
  return onRail<Refusal>(deps, viewer, id, async (tx, seen) => {
    const standing = await suggestingIn(tx, seen);
    if (!standing.ok) return standing;
    const { row } = standing.value;
    if (row.id !== list) return refuse('list_over');
    if (!isOfList(readIssues(row.issues), options)) return refuse('options_missing');
    const at = deps.now();
    const own = (await listSuggestions(tx, list)).find(({ side }) => side === seen.side);
    if (own) await endSuggestion(tx, own.id, { as: 'replaced', at });
    await addSuggestion(tx, {
      ...{ id: deps.newId(), listId: list, side: seen.side, byPerson: viewer.personId },
      ...{ suggestedAt: at, options: writeOptions(options) },
    });
    await keepAct(deps, tx, { act: 'packages.suggested', viewer, seen });
    return allow({ id });
  });
}

type Answering = { id: string; suggestion: string; answer: 'accepted' | 'withdrawn' };

/** The other side's is accepted: then a better one for both is sought before the text is drawn up. One's own is taken back. */
export function answerSuggestion(
  deps: PackagesDeps,
  viewer: Viewer,
  { id, suggestion, answer }: Answering,
): Promise<RailOutcome<Refusal>> {
  return onRail<Refusal>(deps, viewer, id, async (tx, seen) => {
    const standing = await suggestingIn(tx, seen);
    if (!standing.ok) return standing;
    const { row: list, rounds } = standing.value;
    const all = await listSuggestions(tx, list.id);
    const row = all.find((one) => one.id === suggestion) ?? null;
    const stop = refusalToSettle(row, seen.side, answer);
    if (stop || !row) return refuse(stop ?? 'suggestion_over');
    await endSuggestion(tx, suggestion, { as: answer, at: deps.now() });
    if (answer === 'withdrawn') return allow({ id });
    await keepAct(deps, tx, { act: 'packages.suggestion_accepted', viewer, seen });
    const options = readOptions(row.options);
    const wishes = await wishesGiven(deps, tx, list.id);
    const about = { viewer, seen, list };
    if (!wishes) await conclude(deps, tx, { ...about, options });
    else {
      const tentative = { deal: dealOf(wishes, options), improvements: 0 };
      const counted = { number: rounds.length, askedBy: row.side };
      await afterDeal(deps, tx, { ...about, ...counted, ...tentative, wishes });
    }
    return allow({ id });
  });
}

async function suggestingIn(tx: Db, { rail, side, file }: RailSeen) {
  const refusal = refusalToOffer(rail, side);
  if (refusal) return refuse(refusal);
  const row = await findLastList(tx, file.dispute.id);
  if (!row) return refuse('list_over' as const);
  const rounds = await listRounds(tx, row.id);
  const stop = refusalToGive(row, rounds);
  return stop ? refuse(stop) : allow({ row, rounds });
}
