import type { Viewer } from '#kernel/viewer.ts';
import { beginUpload, receivePieces } from '#modules/documents/actions/uploads.ts';
import { bound } from '#platform/binding/binding.ts';
import { faultBefore } from '#platform/binding/words.ts';
import type { StagedDocument } from '#platform/vault/vault.ts';
import { PAGES_MOST } from '../rules/bundles.ts';
import {
  boxesIn,
  type CoverBox,
  type PagesRefusal,
  type PageTurn,
  pagesIn,
} from '../rules/pages.ts';
import { changeLeased } from '../store/bundles.ts';
import { askFor } from './asking.ts';
import { chosenPapers } from './choosing.ts';
import type { BundlesDeps } from './deps.ts';
import { goOn, type Making, reading, StoppedMaking, TakenAway } from './making.ts';
import type { VisibleRecord } from './papers.ts';

/** Pages of a paper, and of others behind it: which of them, how far turned, and what is covered on the first paper. */
export type CopyAsked = {
  disputeId: string;
  paper: string;
  title: string;
  pages?: string | undefined;
  turn?: `${PageTurn}` | undefined;
  /** The pages that are turned; all, when none is written. */
  turned?: string | undefined;
  boxes?: Parameters<typeof boxesIn>[0] | undefined;
  joined?: readonly string[] | undefined;
  /** More of them, by their numbers. */
  numbers?: string | undefined;
};
export type CopyRefusal = 'no_pages' | 'may_not_file' | 'box_unread' | PagesRefusal;
type CopyKept = {
  pages: number[] | null;
  turn: PageTurn;
  turned: number[] | null;
  boxes: readonly CoverBox[];
};

/** Puts a changed copy of a paper in its turn, for whoever may file here: it comes to them as one more upload. */
export async function askForCopy(deps: BundlesDeps, viewer: Viewer, asked: CopyAsked) {
  const { disputeId, paper, title, joined = [], numbers } = asked;
  const [pages, turned] = [pagesIn(asked.pages ?? ''), pagesIn(asked.turned ?? '')];
  if (!pages.ok) return pages;
  if (!turned.ok) return turned;
  const boxes = boxesIn(asked.boxes ?? []);
  if (!boxes.ok) return boxes;
  const kept: CopyKept = {
    pages: pages.value,
    turn: Number(asked.turn ?? 0) as PageTurn, // a word of the contract, which has these four
    turned: turned.value,
    boxes: boxes.value,
  };
  const behind = await chosenPapers(deps, viewer, { disputeId, papers: joined, numbers });
  if (!behind.ok) return behind;
  const papers = [paper, ...behind.value];
  return askFor<CopyRefusal>(
    deps,
    viewer,
    { disputeId, kind: 'copy', title, papers, asked: kept },
    (record) => copyProblem(record, papers),
  );
}

function copyProblem({ mayFile, papers }: VisibleRecord, wanted: readonly string[]) {
  if (!mayFile) return 'may_not_file' as const;
  const all = papers.filter(({ id }) => wanted.includes(id));
  return all.some((paper) => faultBefore(paper)) ? ('no_pages' as const) : null;
}

/** A fresh file of pages, never over the original; it lies among what its maker may file, and is looked at like all of that. */
export async function makeCopy(deps: BundlesDeps, making: Making): Promise<{ pages: number }> {
  const { row, papers } = making;
  const job = {
    ...(row.asked as CopyKept), // written by askForCopy
    kind: 'copy' as const,
    title: row.title,
    language: row.language,
    pagesMost: PAGES_MOST,
    sources: papers.map(({ type, size }) => ({ type, size })),
  };
  const told = { pages: 0 };
  const coming = bound(job, {
    read: reading(deps, making),
    progress: (pages) => goOn(deps, row, pages),
    front: () => {
      throw new Error('A copy has no cover.');
    },
  });
  const taken = await deps.papers.take(
    (async function* () {
      told.pages = yield* coming;
    })(),
  );
  try {
    await giveToMaker(deps, making, { taken, pages: told.pages });
  } finally {
    await taken.drop();
  }
  return told;
}

type Copied = { taken: StagedDocument; pages: number };

async function giveToMaker(
  deps: BundlesDeps,
  { row, viewer, papers }: Making,
  { taken, pages }: Copied,
): Promise<void> {
  const { disputeId, title } = row;
  const upload = await beginUpload(deps, viewer, {
    disputeId,
    name: `${title}.pdf`,
    size: taken.size,
    madeOf: papers.map(({ id }) => id),
  });
  if (!upload.ok) throw new StoppedMaking('no_room');
  const { id } = upload.value;
  const asked = { disputeId, id, from: 0, length: taken.size };
  const received = await receivePieces(deps, viewer, asked, taken.look());
  if (!received.ok) throw new StoppedMaking('no_room');
  const change = { state: 'ready' as const, endedAt: deps.now(), uploadId: id, pages };
  if (!(await changeLeased(deps.db, row, change))) throw new TakenAway();
}
