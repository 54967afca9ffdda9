import { holdDispute } from '#modules/disputes/actions/hold.ts';
import { moveDispute } from '#modules/disputes/actions/moves.ts';
import { factsFor, findFile } from '#modules/disputes/actions/reading.ts';
import type { Db } from '#platform/db.ts';
import { waitsForPosting } from '../rules/service-status.ts';
import { changeRecipient, listRecipients, listServiceDocuments } from '../store/ledger.ts';
import { listFirstOpen } from '../store/watched.ts';
import type { ServiceDeps } from './deps.ts';
import { loadAll } from './loading.ts';
import { bySystem } from './service-to-dispute.ts';
import { settle } from './status-changes.ts';

/** Ends the time for attempts for whoever is not served yet, of all or of some. The caller holds the dispute. */
export async function closeWindows(
  deps: ServiceDeps,
  tx: Db,
  disputeId: string,
  isMeant = (_: string) => true,
): Promise<void> {
  const open = (await listRecipients(tx, disputeId)).filter(
    ({ status, windowOverAt, partyId }) => status !== 'served' && !windowOverAt && isMeant(partyId),
  );
  for (const { id } of open) {
    await changeRecipient(tx, id, { windowOverAt: deps.now() });
    await settle(deps, tx, id);
  }
}

const MOST = 100;

/**
 * Looks at the disputes in which somebody is not served and ends their windows that are over: where nobody is served the
 * dispute is told that service failed, and where nobody asked for another way in time it ends; where others were served, the
 * claimant is told of whoever was not. True when there are more.
 */
export async function watchWindows(
  deps: ServiceDeps,
  after: string | null = null,
): Promise<string | null> {
  const disputes = await listFirstOpen(deps.db, after, MOST);
  for (const disputeId of disputes)
    await deps.db.transaction().execute((tx) => watchOne(deps, tx, disputeId));
  return disputes.length < MOST ? null : (disputes.at(-1) ?? null);
}

async function watchOne(deps: ServiceDeps, tx: Db, disputeId: string): Promise<void> {
  await holdDispute(tx, disputeId);
  const file = await findFile(tx, disputeId);
  if (!file) return;
  // First of all: a letter that we did not post begins the time anew, and nothing below counts it as a failure.
  for (const partyId of await unposted(deps, tx, disputeId))
    await moveDispute(deps, tx, { disputeId, type: 'posting_late', ...bySystem, partyId });
  const facts = await factsFor(tx, (await findFile(tx, disputeId)) ?? file, deps.now());
  await closeWindows(deps, tx, disputeId, (partyId) => facts.isOver('service_window', partyId));
  // Each is refused where it is not its time, and the machine knows when that is.
  await moveDispute(deps, tx, { disputeId, type: 'service_failed', ...bySystem });
  await moveDispute(deps, tx, { disputeId, type: 'substitution_missed', ...bySystem });
  for (const { partyId } of facts.parties.filter(({ isServed }) => !isServed))
    await moveDispute(deps, tx, { disputeId, type: 'respondent_unserved', ...bySystem, partyId });
}

/** The parties for whom a first letter lies in the office still. What a party filed later makes nobody's time begin anew. */
async function unposted({ now }: ServiceDeps, tx: Db, disputeId: string): Promise<Set<string>> {
  const firsts = new Set(
    (await listServiceDocuments(tx, disputeId))
      .filter(({ purpose }) => purpose === 'notice' || purpose === 'invitation')
      .map(({ id }) => id),
  );
  const open = (await listRecipients(tx, disputeId)).filter(
    ({ status, endedAt, paperId }) => status !== 'served' && !endedAt && firsts.has(paperId),
  );
  const waiting = (await loadAll(tx, open)).filter(({ serving }) =>
    waitsForPosting(serving, now()),
  );
  return new Set(waiting.map(({ recipient }) => recipient.partyId));
}
