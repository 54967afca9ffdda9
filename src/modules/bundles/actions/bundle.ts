import type { Viewer } from '#kernel/viewer.ts';
import { bound } from '#platform/binding/binding.ts';
import { bundleFront } from '../letters/front.ts';
import { PAGES_MOST, pagesOf } from '../rules/bundles.ts';
import { askFor } from './asking.ts';
import { type ChosenPapers, chosenPapers } from './choosing.ts';
import type { BundlesDeps } from './deps.ts';
import { goOn, keep, type Making, reading } from './making.ts';

/** Puts a bundle of chosen papers in its turn. */
export async function askForBundle(
  deps: BundlesDeps,
  viewer: Viewer,
  { title, ...wanted }: ChosenPapers & { title: string },
) {
  const chosen = await chosenPapers(deps, viewer, wanted);
  if (!chosen.ok) return chosen;
  const { disputeId } = wanted;
  const papers = chosen.value;
  return askFor(deps, viewer, { disputeId, kind: 'bundle', title, papers, asked: {} });
}

/** The chosen papers as one PDF: cover, index, bookmarks, and on each page which paper it is and where one is. */
export async function makeBundle(deps: BundlesDeps, making: Making): Promise<{ pages: number }> {
  const { row, record, papers } = making;
  const madeAt = deps.now();
  const job = {
    kind: 'bundle' as const,
    title: row.title,
    language: row.language,
    pagesMost: PAGES_MOST,
    sources: papers.map(({ number, title, type, size }) => ({ mark: number, title, type, size })),
  };
  const told = { pages: 0 };
  const coming = bound(job, {
    read: reading(deps, making),
    progress: (pages) => goOn(deps, row, pages),
    front: (counts, front) =>
      bundleFront({
        title: row.title,
        language: row.language,
        reference: record.reference,
        madeAt,
        parties: record.parties,
        papers: papers.map((paper, at) => ({ ...paper, fault: counts[at]?.fault ?? null })),
        places: pagesOf(counts, front),
      }),
  });
  const taken = await deps.papers.take(
    (async function* () {
      told.pages = yield* coming;
    })(),
    'ours',
  );
  try {
    await keep(deps, row, { taken, pages: told.pages });
  } finally {
    await taken.drop();
  }
  return told;
}
