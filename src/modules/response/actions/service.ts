import { dayAt } from '#kernel/days.ts';
import type { DisputeMove } from '#modules/disputes/actions/moves.ts';
import { moveDispute } from '#modules/disputes/actions/moves.ts';
import type { PartyWithContacts } from '#modules/disputes/actions/reading.ts';
import type { PortalOpening } from '#modules/service/actions/portal.ts';
import { isAwaited, portalOpened } from '#modules/service/actions/portal.ts';
import type { Db } from '#platform/db.ts';
import type { ResponseDeps } from './deps.ts';

export type PageReading = {
  disputeId: string;
  partyId: string;
  evidence: { pass: string; session: string; contact: string; channel: string };
};

type PageShown = {
  opened: {
    pass: { id: string; disputeId: string };
    session: { id: string; contactId: string; createdAt: Date } | null;
  };
  party: PartyWithContacts;
};

/** The page of a notice was shown to somebody who had proved to be its party: whether that served its paper just now. */
export async function pageOpened(
  deps: ResponseDeps,
  { opened: { pass, session }, party }: PageShown,
): Promise<boolean> {
  const [disputeId, shown] = [pass.disputeId, 'page' as const];
  if (!session || !(await isAwaited(deps.db, { disputeId, shown }))) return false;
  const channel = party.contacts.find(({ id }) => id === session.contactId)?.channel ?? '';
  const evidence = { pass: pass.id, session: session.id, contact: session.contactId, channel };
  const proved = proofOf(session, evidence);
  const counted = await deps.db
    .transaction()
    .execute((tx) => portalOpened(deps, tx, { disputeId, partyId: party.id, ...proved, shown }));
  return counted.length > 0;
}

function proofOf(
  session: { id: string; contactId: string; createdAt: Date },
  evidence: { pass: string; session: string; contact: string; channel: string },
) {
  return {
    verifiedBy: 'one_time_code' as const,
    provedAt: session.createdAt,
    personId: null,
    evidence,
  };
}

/**
 * Service by the portal: somebody opened it who was proved by a one-time code to a contact on file (law and lifecycle 3.5,
 * SERVED (a)), and stands before its page, which says what the request says. The ledger keeps it with that paper alone, and tells
 * the dispute; a warning or whatever else went out is received by its own opening. Where nothing is on its way the dispute is told
 * here; where they were served before, the machine says no and nothing changes.
 */
export async function servedByPortal(
  deps: ResponseDeps,
  tx: Db,
  reading: PageReading,
): Promise<void> {
  await portalOpened(deps, tx, pageOpening(reading));
  await moveDispute(deps, tx, servedMove(deps, reading));
}

function pageOpening({ disputeId, partyId, evidence }: PageReading): PortalOpening {
  return {
    disputeId,
    partyId,
    verifiedBy: 'one_time_code',
    personId: null,
    evidence,
    shown: 'page',
  };
}

function servedMove(
  { now }: ResponseDeps,
  { disputeId, partyId, evidence }: PageReading,
): DisputeMove {
  return {
    disputeId,
    partyId,
    type: 'served',
    by: { personId: null, role: 'system' },
    as: 'system',
    on: dayAt(now()),
    details: { basis: 'portal', ...evidence },
  };
}
