import { dayAt } from '#kernel/dates.ts';
import { moveDispute } from '#modules/disputes/actions/moves.ts';
import { portalOpened } from '#modules/service/actions/portal.ts';
import type { Db } from '#platform/db.ts';
import type { ResponseDeps } from './deps.ts';

export type Shown = { disputeId: string; partyId: string; evidence: { pass: string; session: string; contact: string; channel: string } };

/**
 * Service by the portal: somebody opened it who was proved by a one-time code to a contact on file (law and lifecycle 3.5,
 * SERVED (a)). The ledger of service keeps it with each paper that is on its way to her, and tells the dispute. Where nothing
 * is on its way the dispute is told here; where she was served before, the machine says no and nothing changes.
 */
export async function servedByPortal(deps: ResponseDeps, tx: Db, { disputeId, partyId, evidence }: Shown): Promise<void> {
  await portalOpened(deps, tx, { disputeId, partyId, verifiedBy: 'one_time_code', personId: null, evidence });
  await moveDispute(deps, tx, {
    ...{ disputeId, partyId, type: 'served', by: { personId: null, role: 'system' }, as: 'system', on: dayAt(deps.now()) },
    details: { basis: 'portal', ...evidence },
  });
}
