import type { Viewer } from '#kernel/viewer.ts';
import { keepChecked } from '#modules/disputes/actions/uploads.ts';
import type { BindingFault } from '#platform/binding/words.ts';
import type { StagedDocument } from '#platform/vault/vault.ts';
import { type BundleFault, LEASE } from '../rules/bundles.ts';
import { type BundleRow, changeLeased } from '../store/bundles.ts';
import type { BundlesDeps } from './deps.ts';
import { paperBytes, type RecordPaper, type VisibleRecord } from './papers.ts';

/** What is being made, of which papers, for whom. */
export type Making = {
  row: BundleRow;
  viewer: Viewer;
  record: VisibleRecord;
  papers: readonly RecordPaper[];
};
export type Maker = (deps: BundlesDeps, making: Making) => Promise<{ pages: number }>;

/** Nothing comes of it, for a reason that whoever asked is told. */
export class StoppedMaking extends Error {
  readonly fault: BundleFault;

  constructor(fault: BundleFault | BindingFault) {
    super(`Nothing was made: ${fault}.`);
    this.fault = fault;
  }
}

/** Says that it is still being made, and how many pages there are. Stops where nobody wants it any more, or another makes it. */
export async function goOn(
  { db, now }: Pick<BundlesDeps, 'db' | 'now'>,
  row: BundleRow,
  pages: number,
): Promise<void> {
  const leasedUntil = new Date(now().getTime() + LEASE);
  if (!(await changeLeased(db, row, { pages, leasedUntil }))) throw new TakenAway();
}

/** It was dropped meanwhile, or another makes it: there is nothing to tell. */
export class TakenAway extends Error {}

const PIECE_BYTES = 4 * 1024 * 1024;

/** The papers in pieces; of one that may not be read any more, none. */
export function reading(deps: BundlesDeps, { row, viewer, papers }: Making) {
  let open: { at: number; content: NonNullable<Awaited<ReturnType<typeof paperBytes>>>['content'] };
  return async (at: number, from: number): Promise<Uint8Array> => {
    if (open?.at !== at) {
      const paper = papers[at];
      const found =
        paper &&
        (await paperBytes(deps, viewer, { disputeId: row.disputeId, id: paper.id, isRead: false }));
      if (!found) throw new StoppedMaking('not_yours');
      open = { at, content: found.content };
    }
    const part = await open.content.part(from, from + PIECE_BYTES);
    return new Uint8Array(await new Response(part).arrayBuffer());
  };
}

/** Keeps the PDF as long as the row that names it, and ends the making. */
export async function keep(
  deps: BundlesDeps,
  row: BundleRow,
  { taken, pages }: { taken: StagedDocument; pages: number },
): Promise<void> {
  await taken.bring();
  await deps.db.transaction().execute(async (tx) => {
    const { personId: by, title, keptUntil } = row;
    const documentId = await keepChecked(deps, tx, taken, {
      type: 'application/pdf',
      title,
      by,
      keptUntil,
    });
    const kept = await changeLeased(tx, row, {
      state: 'ready',
      endedAt: deps.now(),
      contentHash: Buffer.from(taken.sha256, 'hex'),
      size: BigInt(taken.size),
      pages,
      documentId,
    });
    if (!kept) throw new TakenAway();
  });
}
