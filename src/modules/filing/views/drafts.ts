import type { OpenedDraft } from '../actions/drafts.ts';

/** One draft whole, with what its pages show beside it. */
export function draftView({ draft, receipt, ...about }: OpenedDraft) {
  const { id, version, savedAt, answers } = draft;
  return {
    ...about,
    id,
    version,
    savedAt: savedAt.toISOString(),
    answers,
    receipt: receipt && receiptView(receipt),
  };
}

export function receiptView({
  disputeId,
  reference,
  title,
  filedAt,
  hash,
  isUrgent,
  signedName,
  signedCapacity,
}: NonNullable<OpenedDraft['receipt']>) {
  return {
    disputeId,
    reference,
    title,
    filedAt: filedAt.toISOString(),
    hash,
    isUrgent,
    signedName,
    signedCapacity,
  };
}
