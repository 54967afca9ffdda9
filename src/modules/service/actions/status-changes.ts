import { dayAt } from '#kernel/days.ts';
import type { DisputesDeps } from '#modules/disputes/actions/deps.ts';
import { moveDispute } from '#modules/disputes/actions/moves.ts';
import type { Db } from '#platform/db.ts';
import { statusOf } from '../rules/attempts.ts';
import { type PreviousStatus, receivedBy, serviceStatusAfter } from '../rules/service-status.ts';
import { changeAttempt } from '../store/attempts.ts';
import { addStep, changeRecipient, findServiceDocument } from '../store/ledger.ts';
import { type LoadedRecipient, loadRecipient } from './loading.ts';
import {
  bySystem,
  detailsOf,
  reportServiceToDispute,
  type ServiceCause,
} from './service-to-dispute.ts';

/**
 * Brings a recipient to where the rule says that they stand, with a row for the step, and tells the dispute once they are
 * served. Whoever calls holds the dispute. Doing it again changes nothing.
 */
export async function settle(
  deps: DisputesDeps,
  tx: Db,
  recipientId: string,
  cause: ServiceCause = bySystem,
): Promise<void> {
  const now = deps.now();
  const loaded = await loadRecipient(tx, recipientId);
  for (const { row, attempt } of loaded.attempts) {
    const status = statusOf(attempt, now);
    if (status !== row.status) await changeAttempt(tx, row.id, { status });
  }
  const standing = serviceStatusAfter(loaded.serving, stoodOf(loaded), now);
  const receipt = standing === 'served' ? receivedBy(loaded.serving, now) : null;
  if (standing === loaded.recipient.status)
    return isEarlier(loaded, receipt) ? provedEarlier(deps, tx, loaded, cause) : undefined;
  await addStep(tx, {
    id: deps.newId(),
    recipientId,
    fromStatus: loaded.recipient.status,
    toStatus: standing,
    at: now,
    attemptId: receipt?.attemptId ?? null,
    byPerson: cause.by.personId,
    byRole: cause.by.role,
    why: cause.why ?? '',
  });
  await changeRecipient(tx, recipientId, {
    status: standing,
    statusSince: now,
    attemptId: receipt?.attemptId ?? null,
    servedBy: receipt?.by ?? null,
    servedBasis: receipt?.basis ?? null,
    servedOn: receipt ? dayAt(receipt.at) : null,
  });
  if (receipt) await reportServiceToDispute(deps, tx, await loadRecipient(tx, recipientId), cause);
}

export function stoodOf({ recipient }: Pick<LoadedRecipient, 'recipient'>): PreviousStatus {
  return { standing: recipient.status, attemptId: recipient.attemptId };
}

type Received = ReturnType<typeof receivedBy>;

/** ACA s. 3(2) and Part C, 4: of two receipts the first counts, also when it is proved last. */
function isEarlier(
  { recipient }: LoadedRecipient,
  receipt: Received,
): receipt is NonNullable<Received> {
  return receipt !== null && recipient.servedOn !== null && dayAt(receipt.at) < recipient.servedOn;
}

/** The ledger keeps the earlier day with its own proof, and the dispute is told of it; nobody's time to answer gets shorter. */
async function provedEarlier(
  deps: DisputesDeps,
  tx: Db,
  { recipient, serving }: LoadedRecipient,
  cause: ServiceCause,
): Promise<void> {
  const now = deps.now();
  const receipt = receivedBy(serving, now);
  if (!receipt) return;
  await addStep(tx, {
    id: deps.newId(),
    recipientId: recipient.id,
    fromStatus: 'served',
    toStatus: 'served',
    at: now,
    attemptId: receipt.attemptId,
    byPerson: cause.by.personId,
    byRole: cause.by.role,
    why: cause.why ?? '',
  });
  const by = {
    servedBy: receipt.by,
    servedBasis: receipt.basis,
    servedOn: dayAt(receipt.at),
    attemptId: receipt.attemptId,
  };
  await changeRecipient(tx, recipient.id, by);
  const paper = await findServiceDocument(tx, recipient.paperId);
  if (paper?.purpose !== 'notice' || recipient.endedAt) return;
  const moving = {
    disputeId: recipient.disputeId,
    partyId: recipient.partyId,
    type: 'earlier_receipt_proved' as const,
  };
  await moveDispute(deps, tx, {
    ...moving,
    by: cause.by,
    as: cause.as,
    on: by.servedOn,
    details: detailsOf({ ...recipient, ...by }, paper.documentId),
  });
}
