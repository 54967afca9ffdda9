import { dayAt } from '#kernel/days.ts';
import type { DisputesDeps } from '#modules/disputes/actions/deps.ts';
import { type DisputeActor, moveDispute } from '#modules/disputes/actions/moves.ts';
import type { EventType } from '#modules/disputes/rules/machine.ts';
import type { DisputeActorRole } from '#modules/disputes/rules/words.ts';
import type { Db } from '#platform/db.ts';
import { statusOf } from '../rules/attempts.ts';
import { type PreviousStatus, receivedBy, serviceStatusAfter } from '../rules/service-status.ts';
import type { ServicePurpose } from '../rules/words.ts';
import {
  addStep,
  changeAttempt,
  changeRecipient,
  findServiceDocument,
  listServiceDocuments,
  type RecipientRow,
  type ServiceDocumentRow,
} from '../store/ledger.ts';
import { type LoadedRecipient, loadRecipient } from './loading.ts';

/** Because of whom, or of what, a recipient is looked at again. */
export type ServiceCause = { by: DisputeActor; as: DisputeActorRole; why?: string };
export const bySystem: ServiceCause = { by: { personId: null, role: 'system' }, as: 'system' };

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

/** What a service of each kind of paper is for the dispute. */
const eventOf = {
  notice: 'served',
  invitation: 'served',
  warning: 'warning_served',
  absence: 'absence_known',
  reversal: null,
  document: null,
} as const satisfies Record<ServicePurpose, EventType | null>;

/**
 * Tells the dispute that a recipient has received what they are told of it by. Where the dispute cannot be moved now, because
 * it rests or is over, the ledger says so all the same, and a dispute that goes on again is told then. What went out on a basis
 * that was taken back is told to nobody.
 */
export async function reportServiceToDispute(
  deps: DisputesDeps,
  tx: Db,
  { recipient }: Pick<LoadedRecipient, 'recipient'>,
  { by, as }: ServiceCause,
): Promise<void> {
  const paper = await findServiceDocument(tx, recipient.paperId);
  const type = paper && eventOf[paper.purpose];
  if (!type || !recipient.servedOn || recipient.endedAt) return;
  if (paper.purpose === 'invitation' && (await isOvertaken(tx, paper))) return;
  const told = {
    disputeId: recipient.disputeId,
    type,
    by,
    as,
    partyId: recipient.partyId,
    on: recipient.servedOn,
  };
  const moved = await moveDispute(deps, tx, {
    ...told,
    details: detailsOf(recipient, paper.documentId),
  });
  // The doors of the ledger take no such day; if one did, the ledger and the dispute would say two things for ever.
  if (!moved.ok && moved.refusal.startsWith('day_'))
    throw new Error(
      `The dispute does not take the day ${recipient.servedOn} for ${type}: ${moved.refusal}.`,
    );
}

/** An invitation that arrives after the notice went out is no receipt of the request for arbitration (ACA s. 21). */
async function isOvertaken(tx: Db, { disputeId, begunAt }: ServiceDocumentRow): Promise<boolean> {
  return (await listServiceDocuments(tx, disputeId)).some(
    (other) => other.purpose === 'notice' && other.begunAt >= begunAt,
  );
}

function detailsOf({ id, servedBy, servedBasis, attemptId }: RecipientRow, document: string) {
  return { recipient: id, document, servedBy, basis: servedBasis, attempt: attemptId };
}
