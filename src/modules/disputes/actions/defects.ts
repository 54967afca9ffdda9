import type { Problem } from '#kernel/endpoint.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { defectsOf } from '../rules/scrutiny.ts';
import { listCures } from '../store/scrutiny.ts';
import { checkFindingOf, scrutinyOf } from './checks.ts';
import type { DisputesDeps } from './deps.ts';
import { limitsFor } from './limits.ts';
import { findFileWithDocuments, standingOfViewer } from './reading.ts';
import { type DisputeUploadRefusal, type UploadedDocument, upload } from './uploads.ts';

export type DefectsReading = NonNullable<Awaited<ReturnType<typeof defectsFor>>>;

/** What a claimant is asked to cure: nothing where no memo is open. A respondent's side is shown none of it. */
export async function defectsFor(
  { db, now }: Pick<DisputesDeps, 'db' | 'now'>,
  viewer: Viewer,
  id: string,
) {
  const standing = await standingOfViewer(db, viewer, id);
  const file = standing?.as === 'claimant' ? await findFileWithDocuments(db, id) : null;
  if (!file) return null;
  const { round, looks } = await scrutinyOf(db, file.dispute);
  const isOpen = file.dispute.state === 'defective';
  const limits = isOpen ? await limitsFor(db, file, now()) : [];
  return {
    file,
    round,
    isOpen,
    dueOn: limits.findLast(({ row }) => row === 'cure_defects')?.dueOn ?? null,
    defects: isOpen ? defectsOf(file.dispute, looks.map(checkFindingOf), round) : [],
    cures: await listCures(db, id),
  };
}

/** A paper for an answer, by whoever may answer. */
export async function storeCureUpload(
  deps: DisputesDeps,
  viewer: Viewer,
  { id }: { id: string },
  content: AsyncIterable<Uint8Array>,
): Promise<Result<UploadedDocument, Problem<DisputeUploadRefusal | 'unknown'>>> {
  const standing = await standingOfViewer(deps.db, viewer, id);
  if (standing?.as !== 'claimant') return refuse({ code: 'unknown', field: '' });
  const taken = await upload(deps, content);
  return taken.ok ? allow(taken.value) : refuse({ code: taken.refusal, field: 'document' });
}
