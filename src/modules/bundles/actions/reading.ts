import { dayAt } from '#kernel/days.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { givenWhile } from '#modules/disputes/actions/documents.ts';
import { releaseUnattached } from '#modules/disputes/actions/uploads.ts';
import type { OpenedDocument } from '#platform/vault/opening.ts';
import { nameOfFile } from '../rules/bundles.ts';
import {
  type BundleRow,
  dropBundle,
  findBundle,
  listBundlePapers,
  listBundles,
} from '../store/bundles.ts';
import type { BundlesDeps } from './deps.ts';
import { paperBytes, type VisibleRecord, visiblePapers } from './papers.ts';

export type BundleLine = { bundle: BundleRow; papers: string[]; isWithheld: boolean };
export type BundlesReading = { record: VisibleRecord; bundles: BundleLine[] };

/** What somebody had made in a dispute, the newest first, or one of it; null for a stranger. */
export async function bundlesFor(
  deps: Pick<BundlesDeps, 'db' | 'now'>,
  viewer: Viewer,
  { disputeId, only }: { disputeId: string; only?: string },
): Promise<BundlesReading | null> {
  const all = await listBundles(deps.db, { disputeId, personId: viewer.personId });
  const rows = all.filter(({ id }) => only === undefined || id === only);
  const inThem = await listBundlePapers(
    deps.db,
    rows.map(({ id }) => id),
  );
  const of = Map.groupBy(inThem, ({ bundleId }) => bundleId);
  const ids = [...new Set(inThem.map(({ documentId }) => documentId))];
  const record = await visiblePapers(deps, viewer, { disputeId, ids });
  if (!record) return null;
  const seen = new Set(record.papers.map(({ id }) => id));
  const bundles = rows
    .filter(({ keptUntil }) => keptUntil > deps.now())
    .map((bundle) => {
      const papers = (of.get(bundle.id) ?? []).map(({ documentId }) => documentId);
      return { bundle, papers, isWithheld: papers.some((id) => !seen.has(id)) };
    });
  return { record, bundles };
}

export type BundlePlace = { disputeId: string; id: string };

/**
 * What was made, for whoever had it made and may still see every paper in it. The papers that it shows are opened with it, which
 * the other side sees as of any paper.
 */
export async function openBundle(
  deps: BundlesDeps,
  viewer: Viewer,
  { disputeId, id, readsOf }: BundlePlace & { readsOf: (content: OpenedDocument) => boolean },
) {
  const reading = await bundlesFor(deps, viewer, { disputeId, only: id });
  const line = reading?.bundles.find(({ bundle }) => bundle.id === id);
  if (!reading || !line || line.isWithheld || !line.bundle.contentHash) return null;
  const { kind, title, contentHash, endedAt, createdAt } = line.bundle;
  const content = await deps.papers.open(contentHash.toString('hex'));
  if (readsOf(content) && kind === 'bundle')
    for (const paper of line.papers)
      if (!(await paperBytes(deps, viewer, { disputeId, id: paper, isRead: true }))) return null;
  const mayStill = async () => {
    const now = await bundlesFor(deps, viewer, { disputeId, only: id });
    return now?.bundles.some(({ isWithheld }) => !isWithheld) === true;
  };
  return {
    content: givenWhile(content, mayStill),
    name: nameOfFile(reading.record.reference, title, dayAt(endedAt ?? createdAt)),
  };
}

/** Forgets something that was made, or that waits to be. The second time there is none. */
export function endBundle(
  { db, now }: Pick<BundlesDeps, 'db' | 'now'>,
  viewer: Viewer,
  { disputeId, id }: BundlePlace,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if (!(await visiblePapers({ db: tx }, viewer, { disputeId, ids: [] }))) return false;
    const bundle = await findBundle(tx, { disputeId, personId: viewer.personId }, id);
    if (!bundle) return false;
    await dropBundle(tx, id);
    if (bundle.documentId) await releaseUnattached(tx, [bundle.documentId], now());
    return true;
  });
}
