import { type Day, dayAt, momentOn } from '#kernel/days.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { attach } from '#modules/disputes/actions/documents.ts';
import {
  type DisputeUploadRefusal,
  type UploadedDocument,
  upload,
} from '#modules/disputes/actions/uploads.ts';
import { appendActs } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import {
  type DeliveryProofRefusal,
  judgeProof,
  type PostalFacts,
  post,
  submitProof,
} from '../rules/proof.ts';
import type { ReceiptBasis, ReturnReason } from '../rules/words.ts';
import { changeAttempt } from '../store/ledger.ts';
import { addProof, judgeProof as keepJudgement } from '../store/proofs.ts';
import type { ServiceDeps } from './deps.ts';
import type { IncomingReport } from './incoming-reports.ts';
import { recordReport } from './incoming-reports.ts';
import { heldAttempt } from './office-access.ts';
import { settle } from './status-changes.ts';

type Outcome<R extends string> = Promise<Result<{ id: string }, R | 'unknown'>>;
type One = NonNullable<Awaited<ReturnType<typeof heldAttempt>>>;

function postedOf({ one }: One): PostalFacts {
  const { channel, articleNumber, postedOn, queuedAt } = one.row;
  return {
    channel,
    articleNumber: articleNumber ?? '',
    queuedOn: dayAt(queuedAt),
    postedOn,
    proof: one.attempt.proof,
  };
}

export type PostalItem = { id: string; articleNumber: string; carrier: string; postedOn: Day };

/** An officer hands a paper to the carrier: with its number, on a day. */
export function recordPosting(
  deps: ServiceDeps,
  viewer: Viewer,
  { id, articleNumber, carrier, postedOn }: PostalItem,
): Outcome<DeliveryProofRefusal> {
  return deps.db.transaction().execute(async (tx) => {
    const held = await heldAttempt(tx, viewer, id);
    if (!held) return refuse('unknown');
    const number = articleNumber.toUpperCase().replaceAll(' ', '');
    const outcome = post(postedOf(held), { number, on: postedOn, today: dayAt(deps.now()) });
    if (!outcome.ok) return outcome;
    await changeAttempt(tx, id, { articleNumber: number, carrier, postedOn });
    const sent = postedReport(postedOn, carrier, number);
    await recordReport(deps, tx, held.one.row, sent, held.cause);
    return allow({ id });
  });
}

function postedReport(postedOn: Day, carrier: string, number: string): IncomingReport {
  return {
    status: 'sent' as const,
    at: noonOf(postedOn),
    source: 'officer' as const,
    said: `${carrier} ${number}`,
    messageHash: null,
  };
}

/** Post that came back. That it was refused is noted in those words and serves nobody by itself. */
export function returnPost(
  deps: ServiceDeps,
  viewer: Viewer,
  { id, reason, note }: { id: string; reason: ReturnReason; note: string },
): Outcome<DeliveryProofRefusal> {
  return deps.db.transaction().execute(async (tx) => {
    const held = await heldAttempt(tx, viewer, id);
    if (!held) return refuse('unknown');
    const posted = postedOf(held);
    if (posted.channel !== 'post' && posted.channel !== 'courier') return refuse('not_post');
    if (posted.postedOn === null) return refuse('not_posted');
    if (posted.proof?.state === 'validated' || held.one.row.status === 'failed')
      return refuse('already_done');
    const said = returnedReport(deps, reason, note);
    await recordReport(deps, tx, held.one.row, said, held.cause);
    return allow({ id });
  });
}

function returnedReport(deps: ServiceDeps, reason: ReturnReason, note: string) {
  return {
    status: 'failed' as const,
    at: deps.now(),
    source: 'officer' as const,
    said: `${reason} ${note}`.trim(),
    messageHash: null,
  };
}

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

type Noted = 'service.proof_brought' | 'service.proof_judged';

async function note(
  deps: ServiceDeps,
  tx: Db,
  { cause, file }: One,
  act: Noted,
  details: Record<string, string | boolean>,
): Promise<void> {
  await appendActs(tx, deps.now(), [
    { act, subject: { kind: 'dispute', id: file.dispute.id }, by: cause.by, details },
  ]);
}

/** A civil day in India as a moment of it. */
function noonOf(day: Day): Date {
  return momentOn(day, '12:00');
}
