import { dayAt } from '#kernel/days.ts';
import { allow, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import type { Db } from '#platform/db.ts';
import { sha256 } from '#platform/hash.ts';
import { withdrawnText } from '../letters/documents.ts';
import { basisFingerprint } from '../rules/filed.ts';
import { REASONS_LEAST } from '../rules/gate.ts';
import type { DisputeMoveRefusal } from '../rules/machine.ts';
import { addBasis, lockDispute } from '../store/disputes.ts';
import type { DisputesDeps } from './deps.ts';
import { headingOf, issueGeneratedDocument, signerOf, undone } from './heading.ts';
import { moveDispute } from './moves.ts';
import { findFile, officeIn } from './reading.ts';
import { officerBy, type ScrutinyResult } from './scrutiny.ts';

export type Withdrawing = { id: string; version: number; why: string };

/**
 * Takes a wrong basis back. The dispute stands at the gate again: nobody was served with a request, nobody has answered one, no
 * limit of it runs, bills to respondents are taken back, and what was asked meanwhile is at its end (rules/facts.ts, the clocks'
 * events.ts, and whoever listens).
 */
export async function withdrawBasis(
  deps: DisputesDeps,
  viewer: Viewer,
  { id, version, why }: Withdrawing,
): ScrutinyResult<DisputeMoveRefusal | 'changed_meanwhile' | 'reasons_short'> {
  const outcome = await undone(deps.db, async (tx) => {
    const standing = await officeIn(tx, viewer, id);
    const dispute = standing?.as === 'registrar' ? await lockDispute(tx, id) : null;
    if (!dispute) return refuse({ code: 'unknown' as const, field: '' });
    if (dispute.version !== version)
      return refuse({ code: 'changed_meanwhile' as const, field: '' });
    if (why.trim().length < REASONS_LEAST)
      return refuse({ code: 'reasons_short' as const, field: 'why' });
    const moved = await withdrawBasisIn(deps, tx, { viewer, id, why });
    return moved.ok ? allow({ id }) : refuse({ code: moved.refusal, field: '' });
  });
  if (outcome.ok) deps.wakeMail();
  return outcome;
}

/** The same inside somebody's transaction, where the basis loses what it rests on. The caller holds the dispute, and undoes what is refused. */
export async function withdrawBasisIn(
  deps: DisputesDeps,
  tx: Db,
  { viewer, id, why }: { viewer: Viewer; id: string; why: string },
) {
  const before = await findFile(tx, id);
  if (!before) throw new Error(`There is no dispute ${id}.`);
  const [at, by, reasons] = [deps.now(), officerBy(viewer, 'registrar'), why.trim()];
  const was = before.basis?.basis ?? 'none';
  // A decision is never changed, only followed: from now on there is none.
  const row = {
    id: deps.newId(),
    disputeId: id,
    basis: 'none' as const,
    decidedBy: viewer.personId,
    decidedAt: at,
  };
  const kept = {
    ...row,
    reasons: padded(reasons),
    papers: before.basis?.papers ?? [],
    findings: before.basis?.findings ?? {},
  };
  await addBasis(tx, {
    ...kept,
    papers: JSON.stringify(kept.papers),
    findings: JSON.stringify(kept.findings),
  });
  const details = { basis: 'none', basisHash: basisFingerprint(kept, sha256), was };
  const moved = await moveDispute(deps, tx, {
    disputeId: id,
    type: 'basis_withdrawn',
    by,
    as: 'registrar',
    why: reasons,
    details,
  });
  if (!moved.ok) return moved;
  const heading = headingOf(before, {
    day: dayAt(at),
    signer: await signerOf(tx, viewer, 'registrar'),
  });
  const paper = withdrawnText(heading, { basis: was, reasons });
  await issueGeneratedDocument(deps, tx, {
    disputeId: id,
    kind: 'basis_record',
    paper,
    audience: 'parties',
    by,
  });
  return moved;
}

/** A reason that was asked for elsewhere may be shorter than one of the gate. */
function padded(reasons: string): string {
  return reasons.length >= REASONS_LEAST ? reasons : `The basis was taken back: ${reasons}`;
}
