import { allow, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { holdDispute } from '#modules/disputes/actions/hold.ts';
import { moveDispute } from '#modules/disputes/actions/moves.ts';
import { standingOfViewer } from '#modules/disputes/actions/reading.ts';
import type { DisputeMoveRefusal } from '#modules/disputes/rules/machine.ts';
import type { Db } from '#platform/db.ts';
import {
  type Inquiry,
  mayAsk,
  mayOrder,
  type SubstitutionRefusal,
} from '../rules/service-status.ts';
import type { SubstMeans } from '../rules/words.ts';
import { addSubstitution, changeSubstitution, listInquiries } from '../store/proofs.ts';
import { firstRecipient, type SubstitutionOutcome } from './address-inquiries.ts';
import type { ServiceDeps } from './deps.ts';
import { heldRecipient } from './office-access.ts';
import { settle } from './status-changes.ts';

async function inquiriesFor(tx: Db, disputeId: string, partyId: string): Promise<Inquiry[]> {
  const rows = (await listInquiries(tx, disputeId)).filter((one) => one.partyId === partyId);
  return rows.map(({ lookedIn: where, lookedOn: on, result }) => ({ where, on, result }));
}

export type SubstitutionApplication = { disputeId: string; partyId: string; grounds: string };

/** The claimant asks for substituted service. */
export function askSubstitution(
  deps: ServiceDeps,
  viewer: Viewer,
  asking: SubstitutionApplication,
): SubstitutionOutcome<SubstitutionRefusal | DisputeMoveRefusal> {
  const { disputeId, partyId, grounds } = asking;
  return deps.db.transaction().execute(async (tx) => {
    const standing = await standingOfViewer(tx, viewer, disputeId);
    if (standing?.as !== 'claimant') return refuse('unknown');
    await holdDispute(tx, disputeId);
    const loaded = await firstRecipient(tx, disputeId, partyId);
    if (!loaded) return refuse('party_missing');
    const may = mayAsk(loaded.serving, await inquiriesFor(tx, disputeId, partyId), deps.now());
    if (!may.ok) return may;
    const by = { personId: viewer.personId, role: 'person' as const };
    const moved = await moveDispute(deps, tx, {
      disputeId,
      type: 'substitution_asked',
      by,
      as: 'claimant',
      partyId,
      why: grounds,
      details: { recipient: loaded.recipient.id },
    });
    if (!moved.ok) return moved;
    const id = deps.newId();
    await addSubstitution(tx, {
      id,
      recipientId: loaded.recipient.id,
      disputeId,
      state: 'asked',
      askedAt: deps.now(),
      askedBy: viewer.personId,
      grounds,
    });
    await settle(deps, tx, loaded.recipient.id, { by, as: 'claimant', why: grounds });
    return allow({ id });
  });
}

export type SubstitutionDecision = {
  recipientId: string;
  isOrdered: boolean;
  means: SubstMeans | null;
  lastKnown: string;
  reasons: string;
};

/** The registrar, and nobody else, orders it or declines it, with reasons (law and lifecycle 6.4; ACA s. 3(1)(b)). */
export function decideSubstitution(
  deps: ServiceDeps,
  viewer: Viewer,
  { recipientId, isOrdered, means, lastKnown, reasons }: SubstitutionDecision,
): SubstitutionOutcome<SubstitutionRefusal | DisputeMoveRefusal | 'means_missing'> {
  return deps.db.transaction().execute(async (tx) => {
    const held = await heldRecipient(tx, viewer, recipientId);
    if (!held) return refuse('unknown');
    if (!held.cause.isRegistrar) return refuse('not_your_move');
    const { recipient, serving, substitutions } = held.loaded;
    const inquiries = await inquiriesFor(tx, recipient.disputeId, recipient.partyId);
    const may = isOrdered ? mayOrder(serving, { inquiries, lastKnown }, deps.now()) : null;
    if (may && !may.ok) return may;
    if (isOrdered && means === null) return refuse('means_missing');
    const asked = substitutions.at(-1);
    if (asked?.state !== 'asked') return refuse('not_asked');
    const type = isOrdered ? ('substitution_ordered' as const) : ('substitution_declined' as const);
    const moved = await moveDispute(deps, tx, {
      disputeId: recipient.disputeId,
      type,
      by: held.cause.by,
      as: 'registrar' as const,
      partyId: recipient.partyId,
      why: reasons,
      details: { recipient: recipientId, means: isOrdered ? means : null },
    });
    if (!moved.ok) return moved;
    await changeSubstitution(tx, asked.id, {
      state: isOrdered ? 'ordered' : 'declined',
      decidedAt: deps.now(),
      decidedBy: viewer.personId,
      reasons,
      ...(isOrdered ? { means, lastKnown } : {}),
    });
    await settle(deps, tx, recipientId, { ...held.cause, why: reasons });
    return allow({ id: recipientId });
  });
}
