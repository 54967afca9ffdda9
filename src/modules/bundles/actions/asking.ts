import { language } from '#kernel/language.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { faultBefore } from '#platform/binding/words.ts';
import { type AskRefusal, type BundleKind, bundleKeptUntil, chosenOf } from '../rules/bundles.ts';
import { addBundle, type BundleRow, listBundles, lockBundlesOf } from '../store/bundles.ts';
import type { BundlesDeps } from './deps.ts';
import { type RecordPaper, type VisibleRecord, visiblePapers } from './papers.ts';

export type ToMake = {
  disputeId: string;
  kind: BundleKind;
  title: string;
  papers: readonly string[];
  asked: object;
};
/** What else is asked of the papers that were chosen, before anything is kept. */
type Asking<R> = (record: VisibleRecord) => R | null;

/** Puts something that is to be made of papers in its turn, for whoever may see all of them. */
export async function askFor<R = never>(
  deps: BundlesDeps,
  viewer: Viewer,
  { disputeId, kind, title, papers, asked }: ToMake,
  asking: Asking<R> = () => null,
): Promise<Result<BundleRow, 'unknown' | AskRefusal | R>> {
  const outcome = await deps.db
    .transaction()
    .execute(async (tx): Promise<Result<BundleRow, 'unknown' | AskRefusal | R>> => {
      const record = await visiblePapers({ db: tx }, viewer, { disputeId, ids: papers });
      if (!record) return refuse('unknown');
      const own = { disputeId, personId: viewer.personId };
      await lockBundlesOf(tx, own);
      const kept = (await listBundles(tx, own)).length;
      const held = record.papers.map((paper) => ({ id: paper.id, size: heldOf(kind, paper) }));
      const chosen = chosenOf(held, papers, kept);
      if (!chosen.ok) return chosen;
      const problem = asking(record);
      if (problem !== null) return refuse(problem);
      const at = deps.now();
      const row = {
        ...own,
        id: deps.newId(),
        kind,
        title,
        language: language(),
        asked: JSON.stringify(asked),
        createdAt: at,
        keptUntil: bundleKeptUntil(at),
      };
      return allow(await addBundle(tx, row, chosen.value));
    });
  if (outcome.ok) deps.wakeBundles();
  return outcome;
}

/** A certificate reads papers through, and holds none. */
function heldOf(kind: BundleKind, paper: RecordPaper): number {
  return kind === 'certificate' || faultBefore(paper) ? 0 : paper.size;
}
