import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import type { DisputeEventContext } from '#modules/disputes/actions/deps.ts';
import { issueDocument } from '#modules/disputes/actions/documents.ts';
import { moveDispute } from '#modules/disputes/actions/moves.ts';
import { type DisputeFile, findFile } from '#modules/disputes/actions/reading.ts';
import { factsFromEvents, happenedOf } from '#modules/disputes/rules/facts.ts';
import type { DisputeMoveRefusal } from '#modules/disputes/rules/machine.ts';
import { namesOf } from '#modules/identity/actions/people.ts';
import type { Db } from '#platform/db.ts';
import { receiptOf } from '../rules/attempts.ts';
import { changeAttempt } from '../store/attempts.ts';
import { listRecipients, listServiceDocuments } from '../store/ledger.ts';
import { changeSubstitution } from '../store/proofs.ts';
import type { ServiceDeps } from './deps.ts';
import { reversalPdf } from './ex-parte-documents.ts';
import { type LoadedRecipient, loadAll } from './loading.ts';
import { holdForOffice } from './office-access.ts';
import { serveDocument } from './sending.ts';
import type { ServiceCause } from './service-to-dispute.ts';
import { settle } from './status-changes.ts';

export type ReversalInput = { disputeId: string; partyId: string; reason: string };

/**
 * A registrar takes the service of a party back (law and lifecycle 6.4): everything that proved it proves nothing from now
 * on, the evidence stays to be seen, time limits counted from it fall, and both sides are told why.
 */
export function reverseService(
  deps: ServiceDeps,
  viewer: Viewer,
  { disputeId, partyId, reason }: ReversalInput,
): Promise<Result<{ id: string }, DisputeMoveRefusal | 'unknown'>> {
  return deps.db.transaction().execute(async (tx) => {
    const held = await holdForOffice(tx, viewer, disputeId);
    if (!held) return refuse('unknown');
    if (!held.cause.isRegistrar) return refuse('not_your_move');
    const moving = {
      disputeId,
      type: 'service_reversed' as const,
      by: held.cause.by,
      as: 'registrar' as const,
      partyId,
      why: reason,
    };
    const moved = await moveDispute(deps, tx, moving);
    return moved.ok ? allow({ id: partyId }) : moved;
  });
}

/**
 * What follows wherever a registrar takes a service back, also because the papers reached another person: in the transaction
 * of the event, so that the ledger never says that somebody is served of whom the dispute says that they are not.
 */
export async function applyServiceReversal(
  deps: ServiceDeps,
  tx: Db,
  { dispute, event }: DisputeEventContext,
): Promise<void> {
  const { partyId, byPerson: personId, why: reason } = event;
  const file = partyId ? await findFile(tx, dispute.id) : null;
  if (!file || !partyId) return;
  const cause: ServiceCause = { by: { personId, role: 'registrar' }, as: 'registrar', why: reason };
  for (const loaded of await toldOf(tx, dispute.id, partyId)) {
    await setAside(deps, tx, loaded);
    await settle(deps, tx, loaded.recipient.id, cause);
  }
  await tellBoth(deps, tx, { file, cause, partyId, reason });
}

/** What a party was told of the dispute by, and warned by: a warning to somebody who was not served warned nobody. */
async function toldOf(tx: Db, disputeId: string, partyId: string): Promise<LoadedRecipient[]> {
  const papers = (await listServiceDocuments(tx, disputeId)).filter(({ purpose }) =>
    ['notice', 'invitation', 'warning'].includes(purpose),
  );
  const ids = new Set(papers.map(({ id }) => id));
  const own = (await listRecipients(tx, disputeId)).filter(
    ({ partyId: itsParty, paperId }) => itsParty === partyId && ids.has(paperId),
  );
  return loadAll(tx, own);
}

/** What proves a receipt now, and what proved the one that counted, though later news speaks against it. */
async function setAside(
  deps: ServiceDeps,
  tx: Db,
  { recipient, attempts, substitutions }: LoadedRecipient,
): Promise<void> {
  for (const { attempt } of attempts) {
    const isProof = receiptOf(attempt, deps.now()) !== null || attempt.id === recipient.attemptId;
    if (isProof) await changeAttempt(tx, attempt.id, { setAsideAt: deps.now(), nextTryAt: null });
  }
  const done = substitutions.findLast(({ state }) => state === 'carried_out');
  if (done) await changeSubstitution(tx, done.id, { state: 'set_aside' });
}

async function tellBoth(
  deps: ServiceDeps,
  tx: Db,
  {
    file,
    cause,
    partyId,
    reason,
  }: { file: DisputeFile; cause: ServiceCause; partyId: string; reason: string },
): Promise<void> {
  const party = file.parties.find(({ id }) => id === partyId);
  if (!party) return;
  const registrar =
    (await namesOf(tx, [cause.by.personId ?? ''])).get(cause.by.personId ?? '') ?? '';
  const disputeId = file.dispute.id;
  const isDisputed = factsFromEvents(file.parties, file.events.map(happenedOf)).parties.some(
    (one) => one.partyId === partyId && one.isDisputed,
  );
  // What is written to the address of another person reaches no party, and is none of theirs.
  const hearers = file.parties.filter(({ id }) => id !== partyId || !isDisputed);
  // One paper for each language in which somebody is told; each side may read both.
  for (const [language, told] of Map.groupBy(hearers, (one) => one.language)) {
    const { bytes, title, signer } = await reversalPdf(deps, file, {
      party,
      reason,
      registrar,
      language,
    });
    const kind = {
      kind: 'notice' as const,
      type: 'application/pdf' as const,
      audience: 'parties' as const,
    };
    const issued = await issueDocument(deps, tx, {
      ...kind,
      disputeId,
      title,
      bytes,
      signer,
      by: cause.by,
    });
    const recipients = told.map(({ id }) => id);
    await serveDocument(deps, tx, {
      disputeId,
      documentId: issued.id,
      recipients,
      purpose: 'reversal',
      cause,
    });
  }
}
