import type { Viewer } from '#kernel/viewer.ts';
import { holdDispute } from '#modules/disputes/actions/hold.ts';
import { type DisputeFile, findFile, officeIn } from '#modules/disputes/actions/reading.ts';
import type { DisputeActorRole } from '#modules/disputes/rules/words.ts';
import type { Db } from '#platform/db.ts';
import { findAttempt } from '../store/attempts.ts';
import { findRecipient } from '../store/ledger.ts';
import { type LoadedRecipient, loadRecipient } from './loading.ts';
import type { ServiceCause } from './service-to-dispute.ts';

/** Somebody of the office at work on a dispute; null for everybody else. In a dispute of their own it throws. */
export async function officeCause(
  db: Db,
  viewer: Viewer,
  disputeId: string,
): Promise<(ServiceCause & { isRegistrar: boolean }) | null> {
  const standing = await officeIn(db, viewer, disputeId);
  if (!standing) return null;
  const isRegistrar = standing.as === 'registrar';
  const [role, as]: ['registrar' | 'case_officer', DisputeActorRole] = isRegistrar
    ? ['registrar', 'registrar']
    : ['case_officer', 'officer'];
  return { by: { personId: viewer.personId, role }, as, isRegistrar };
}

export type ServiceFile = { cause: ServiceCause & { isRegistrar: boolean }; file: DisputeFile };

/** The dispute, held, for an officer or registrar; null where it is none of theirs. */
export async function holdForOffice(
  tx: Db,
  viewer: Viewer,
  disputeId: string,
): Promise<ServiceFile | null> {
  const cause = await officeCause(tx, viewer, disputeId);
  if (!cause) return null;
  await holdDispute(tx, disputeId);
  const file = await findFile(tx, disputeId);
  return file && { cause, file };
}

export async function heldRecipient(
  tx: Db,
  viewer: Viewer,
  recipientId: string,
): Promise<(ServiceFile & { loaded: LoadedRecipient }) | null> {
  const recipient = await findRecipient(tx, recipientId);
  const held = recipient && (await holdForOffice(tx, viewer, recipient.disputeId));
  return held && { ...held, loaded: await loadRecipient(tx, recipientId) };
}

export async function heldAttempt(tx: Db, viewer: Viewer, attemptId: string) {
  const attempt = await findAttempt(tx, attemptId);
  const held = attempt && (await heldRecipient(tx, viewer, attempt.recipientId));
  const one = held?.loaded.attempts.find(({ row }) => row.id === attemptId);
  return held && one ? { ...held, one } : null;
}
