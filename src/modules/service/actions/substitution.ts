import { type Day, dayAt } from '#kernel/days.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { attach } from '#modules/disputes/actions/documents.ts';
import { holdDispute } from '#modules/disputes/actions/hold.ts';
import { moveDispute } from '#modules/disputes/actions/moves.ts';
import { standingOfViewer } from '#modules/disputes/actions/reading.ts';
import type { DisputeMoveRefusal } from '#modules/disputes/rules/machine.ts';
import { appendActs } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import {
  type Inquiry,
  mayAsk,
  mayCarryOut,
  mayNote,
  mayOrder,
  type SubstitutionRefusal,
} from '../rules/service-status.ts';
import type { SubstMeans } from '../rules/words.ts';
import { findServiceDocument, listRecipients, listServiceDocuments } from '../store/ledger.ts';
import { addInquiry, addSubstitution, changeSubstitution, listInquiries } from '../store/proofs.ts';
import type { ServiceDeps } from './deps.ts';
import { type LoadedRecipient, loadRecipient } from './loading.ts';
import { heldRecipient } from './office-access.ts';
import { settle } from './status-changes.ts';

type Outcome<R extends string> = Promise<Result<{ id: string }, R | 'unknown'>>;

export type AddressInquiry = {
  disputeId: string;
  partyId: string;
  where: string;
  on: Day;
  result: string;
};

/** Where a party was looked for, when, and what came of it: without it nobody is served at a last known address. */
export function noteInquiry(
  deps: ServiceDeps,
  viewer: Viewer,
  inquiring: AddressInquiry,
): Outcome<'day_wrong' | 'party_missing'> {
  const { disputeId, partyId, where, on, result } = inquiring;
  return deps.db.transaction().execute(async (tx) => {
    const standing = await standingOfViewer(tx, viewer, disputeId);
    // The claimant may say where they looked; a respondent is not asked where another one lives.
    if (!standing || standing.as === 'respondent') return refuse('unknown');
    await holdDispute(tx, disputeId);
    const loaded = await firstRecipient(tx, disputeId, partyId);
    const paper = loaded && (await findServiceDocument(tx, loaded.recipient.paperId));
    if (!paper) return refuse('party_missing');
    const may = mayNote(on, { sentOn: dayAt(paper.begunAt), today: dayAt(deps.now()) });
    if (!may.ok) return may;
    const [id, at] = [deps.newId(), deps.now()];
    const role =
      standing.as === 'claimant'
        ? 'person'
        : standing.as === 'registrar'
          ? 'registrar'
          : 'case_officer';
    await addInquiry(tx, {
      id,
      disputeId,
      partyId,
      lookedIn: where,
      lookedOn: on,
      result,
      byPerson: viewer.personId,
      byRole: role,
      at,
    });
    const by = { personId: viewer.personId, role: role as 'person' };
    await appendActs(tx, at, [
      {
        act: 'service.inquiry_noted',
        subject: { kind: 'dispute', id: disputeId },
        by,
        details: { party: partyId, inquiry: id, on },
      },
    ]);
    return allow({ id });
  });
}

/** How a party stands with the paper that they are told of the dispute by, the last one of several. */
async function firstRecipient(
  tx: Db,
  disputeId: string,
  partyId: string,
): Promise<LoadedRecipient | null> {
  const papers = (await listServiceDocuments(tx, disputeId)).filter(
    ({ purpose }) => purpose === 'notice' || purpose === 'invitation',
  );
  const recipients = (await listRecipients(tx, disputeId)).filter((one) => one.partyId === partyId);
  const last = papers
    .flatMap(({ id }) => recipients.filter(({ paperId }) => paperId === id))
    .at(-1);
  return last ? loadRecipient(tx, last.id) : null;
}

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
): Outcome<SubstitutionRefusal | DisputeMoveRefusal> {
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
): Outcome<SubstitutionRefusal | DisputeMoveRefusal | 'means_missing'> {
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

export type SubstitutionExecution = { recipientId: string; on: Day; token: string };

/** What was ordered has been done, and here is the paper that shows it: deemed received on that day (ACA s. 3(2)). */
export function carryOutSubstitution(
  deps: ServiceDeps,
  viewer: Viewer,
  { recipientId, on, token }: SubstitutionExecution,
): Outcome<SubstitutionRefusal | 'day_wrong' | 'token_unknown'> {
  return deps.db.transaction().execute(async (tx) => {
    const held = await heldRecipient(tx, viewer, recipientId);
    if (!held) return refuse('unknown');
    const { serving, substitutions, recipient } = held.loaded;
    const may = mayCarryOut(serving, deps.now());
    if (!may.ok) return may;
    const ordered = substitutions.at(-1);
    if (!ordered?.decidedAt) return refuse('not_ordered');
    if (on > dayAt(deps.now()) || on < dayAt(ordered.decidedAt)) return refuse('day_wrong');
    const place = {
      disputeId: recipient.disputeId,
      partyId: null,
      kind: 'proof' as const,
      audience: 'office' as const,
    };
    const paper = await attach(tx, { ...place, token, title: 'Substituted service, carried out' });
    if (!paper) return refuse('token_unknown');
    await changeSubstitution(tx, ordered.id, {
      state: 'carried_out',
      carriedOutOn: on,
      proofId: paper.id,
    });
    await appendActs(tx, deps.now(), [
      {
        act: 'service.carried_out',
        subject: { kind: 'dispute', id: recipient.disputeId },
        by: held.cause.by,
        details: { recipient: recipientId, document: paper.id, on },
      },
    ]);
    await settle(deps, tx, recipientId, held.cause);
    return allow({ id: recipientId });
  });
}
