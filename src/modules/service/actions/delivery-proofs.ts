import { type Day, dayAt } from '#kernel/days.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { attach } from '#modules/disputes/actions/documents.ts';
import {
  type DisputeUploadRefusal,
  type UploadedDocument,
  upload,
} from '#modules/disputes/actions/uploads.ts';
import { type DeliveryProofRefusal, judgeProof, submitProof } from '../rules/proof.ts';
import type { ReceiptBasis } from '../rules/words.ts';
import { addProof, judgeProof as keepJudgement } from '../store/proofs.ts';
import type { ServiceDeps } from './deps.ts';
import { recordReport } from './incoming-reports.ts';
import { heldAttempt } from './office-access.ts';
import { noonOf, note, type Outcome, postedOf } from './post.ts';
import { settle } from './status-changes.ts';

/** Takes a proof into the vault; nothing names it yet but its token. */
export function storeProofUpload(
  deps: ServiceDeps,
  content: AsyncIterable<Uint8Array>,
): Promise<Result<UploadedDocument, DisputeUploadRefusal>> {
  return upload(deps, content);
}

/** The carrier's proof of delivery is put to the attempt; nothing follows from it before somebody has looked at it. */
export function bringProof(
  deps: ServiceDeps,
  viewer: Viewer,
  { id, token }: { id: string; token: string },
): Outcome<DeliveryProofRefusal | 'token_unknown'> {
  return deps.db.transaction().execute(async (tx) => {
    const held = await heldAttempt(tx, viewer, id);
    if (!held) return refuse('unknown');
    const outcome = submitProof(postedOf(held));
    if (!outcome.ok) return outcome;
    const { disputeId, articleNumber: article } = held.one.row;
    const title = `Proof of delivery ${article ?? ''}`.trim();
    const paper = await attach(tx, {
      token,
      disputeId,
      partyId: null,
      kind: 'proof',
      title,
      audience: 'office',
    });
    if (!paper) return refuse('token_unknown');
    await addProof(tx, {
      id: deps.newId(),
      attemptId: id,
      documentId: paper.id,
      submittedAt: deps.now(),
      submittedBy: viewer.personId,
    });
    await note(deps, tx, held, 'service.proof_brought', { attempt: id, document: paper.id });
    return allow({ id });
  });
}

export type ProofReview = {
  id: string;
  isGood: boolean;
  deliveredOn: Day | null;
  basis: ReceiptBasis | null;
  reason: string;
};

/** An officer looks at a proof, once: of two at the same moment the second is told that it was done. */
export function reviewProof(
  deps: ServiceDeps,
  viewer: Viewer,
  { id, isGood, deliveredOn, basis, reason }: ProofReview,
): Outcome<DeliveryProofRefusal> {
  return deps.db.transaction().execute(async (tx) => {
    const held = await heldAttempt(tx, viewer, id);
    if (!held) return refuse('unknown');
    const outcome = judgeProof(postedOf(held), {
      isGood,
      deliveredOn,
      basis,
      reason,
      today: dayAt(deps.now()),
    });
    if (!outcome.ok) return outcome;
    const proof = held.one.proofs.at(-1);
    if (!proof) return refuse('proof_missing');
    await keepJudgement(tx, proof.id, {
      state: isGood ? 'validated' : 'rejected',
      judgedAt: deps.now(),
      judgedBy: viewer.personId,
      reason,
      ...(isGood
        ? { deliveredOn, basis: basis as Exclude<ReceiptBasis, 'last_known_deemed'> }
        : {}),
    });
    await note(deps, tx, held, 'service.proof_judged', {
      attempt: id,
      document: proof.documentId,
      isGood,
    });
    if (isGood && deliveredOn) {
      const said = {
        status: 'delivered' as const,
        at: noonOf(deliveredOn),
        source: 'officer' as const,
        said: reason || 'Proof validated',
        messageHash: null,
      };
      await recordReport(deps, tx, held.one.row, said, held.cause);
    }
    await settle(deps, tx, held.loaded.recipient.id, held.cause);
    return allow({ id });
  });
}
