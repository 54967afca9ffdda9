import type { DisputesDeps } from '#modules/disputes/actions/deps.ts';
import { documentKindOf } from '#modules/disputes/actions/documents.ts';
import { seatOfPaper } from '#modules/disputes/actions/mandate-papers.ts';
import { type DisputeActor, moveDispute } from '#modules/disputes/actions/moves.ts';
import type { EventType } from '#modules/disputes/rules/machine.ts';
import type { DisputeActorRole, DocumentKind } from '#modules/disputes/rules/words.ts';
import type { Db } from '#platform/db.ts';
import type { ServicePurpose } from '../rules/words.ts';
import {
  findServiceDocument,
  listServiceDocuments,
  type RecipientRow,
  type ServiceDocumentRow,
} from '../store/ledger.ts';
import type { LoadedRecipient } from './loading.ts';

/** Because of whom, or of what, a recipient is looked at again. */
export type ServiceCause = { by: DisputeActor; as: DisputeActorRole; why?: string };

export const bySystem: ServiceCause = { by: { personId: null, role: 'system' }, as: 'system' };

/** What a service of each kind of paper is for the dispute. */
const eventOf = {
  notice: 'served',
  invitation: 'served',
  warning: 'warning_served',
  absence: 'absence_known',
  reversal: null,
  document: null,
} as const satisfies Record<ServicePurpose, EventType | null>;

/** Papers of a case from whose own receipt a party's time runs (ACA s. 13(2)). */
const receiptOf: Partial<Record<DocumentKind, EventType>> = {
  appointment: 'appointment_received',
  circumstances: 'circumstances_known',
};

async function eventFor(
  tx: Db,
  { disputeId, documentId, purpose }: ServiceDocumentRow,
): Promise<EventType | null> {
  if (purpose !== 'document') return eventOf[purpose];
  const kind = await documentKindOf(tx, disputeId, documentId);
  return (kind && receiptOf[kind]) ?? null;
}

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
  if (!paper || !recipient.servedOn || recipient.endedAt) return;
  const type = await eventFor(tx, paper);
  if (!type) return;
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
    details: { ...detailsOf(recipient, paper.documentId), ...(await seatOf(tx, paper)) },
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

/** A paper about one of three begins a time about that one alone; the notice of all of them is of no seat. */
async function seatOf(tx: Db, { disputeId, documentId, purpose }: ServiceDocumentRow) {
  if (purpose !== 'document') return {};
  const seat = await seatOfPaper(tx, disputeId, documentId);
  return seat ? { seat } : {};
}

export function detailsOf(
  { id, servedBy, servedBasis, attemptId }: RecipientRow,
  document: string,
) {
  return { recipient: id, document, servedBy, basis: servedBasis, attempt: attemptId };
}
