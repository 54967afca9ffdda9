import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { issueDocument } from '#modules/disputes/actions/documents.ts';
import { moveDispute } from '#modules/disputes/actions/moves.ts';
import type { DisputeMoveRefusal } from '#modules/disputes/rules/machine.ts';
import { namesOf } from '#modules/identity/actions/people.ts';
import type { Db } from '#platform/db.ts';
import type { ServiceDeps } from './deps.ts';
import { absencePdf } from './ex-parte-documents.ts';
import { holdForOffice } from './office-access.ts';
import { serveDocument } from './sending.ts';
import { Undo } from './undo.ts';

export type ExParteDecision = { disputeId: string; partyId: string; reason: string };
export type ExParteRefusal = DisputeMoveRefusal | 'unknown';
type Done = Result<{ id: string }, ExParteRefusal>;

/**
 * The registrar finds that it goes on without a respondent (ACA s. 25(b) and (c)): a reasoned paper of the record, which both
 * sides read and which goes to whoever is absent by every channel. From its receipt they know, and may ask to be heard after
 * all. Whether it may be found at all the machine says, and it asks the clock.
 */
export async function establishAbsence(
  deps: ServiceDeps,
  viewer: Viewer,
  proceeding: ExParteDecision,
): Promise<Done> {
  try {
    return await deps.db.transaction().execute((tx) => establish(deps, tx, viewer, proceeding));
  } catch (error) {
    if (error instanceof Undo) return refuse(error.refusal);
    throw error;
  }
}

async function establish(
  deps: ServiceDeps,
  tx: Db,
  viewer: Viewer,
  { disputeId, partyId, reason }: ExParteDecision,
): Promise<Done> {
  const held = await holdForOffice(tx, viewer, disputeId);
  if (!held) return refuse('unknown');
  const { file, cause } = held;
  const party = file.parties.find(({ id }) => id === partyId);
  if (!party) return refuse('party_missing');
  const registrar = (await namesOf(tx, [viewer.personId])).get(viewer.personId) ?? '';
  const { bytes, title, signer } = await absencePdf(deps, file, { party, reason, registrar });
  const issued = await issueDocument(deps, tx, {
    disputeId,
    kind: 'decision',
    title,
    bytes,
    type: 'application/pdf',
    audience: 'parties',
    signer,
    by: cause.by,
  });
  const moving = {
    disputeId,
    type: 'absence_established' as const,
    by: cause.by,
    as: cause.as,
    partyId,
    why: reason,
  };
  const moved = await moveDispute(deps, tx, { ...moving, details: { document: issued.id } });
  if (!moved.ok) throw new Undo(moved.refusal);
  const recipients = file.parties
    .filter(({ id, side }) => id === partyId || side === 'claimant')
    .map(({ id }) => id);
  await serveDocument(deps, tx, {
    disputeId,
    documentId: issued.id,
    recipients,
    purpose: 'absence',
    cause,
  });
  return allow({ id: issued.id });
}
