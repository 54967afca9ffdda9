import type { QueueAsk, QueueItem, QueuePart, QueueReason } from '#kernel/queue.ts';
import { disputeLines } from '#modules/disputes/actions/lines.ts';
import type { Db } from '#platform/db.ts';
import { postDueIn } from '../rules/plan.ts';
import { listCameBack, listContradicted, listToPost, listToValidate, listUnreached } from '../store/queue.ts';

const MOST = 200;
const DAY = 86_400_000;

type Waiting = { id: string; disputeId: string; partyId: string; since: Date; reason: QueueReason; dueAt: Date | null };

/** What waits for the office because somebody is not reached: each is work on one dispute, on its page of service. */
export async function serviceQueue(db: Db, { viewer, whose, most }: QueueAsk): Promise<QueuePart> {
  const none: QueuePart = { section: 'disputes', items: [], total: 0 };
  const isRegistrar = viewer.roles.includes('registrar');
  if (!isRegistrar && !viewer.roles.includes('case_officer')) return none;
  const waiting = [...(isRegistrar ? await forRegistrar(db) : []), ...(await forOffice(db))];
  const lines = await disputeLines(
    db,
    waiting.map(({ disputeId }) => disputeId),
    waiting.map(({ partyId }) => partyId),
  );
  const items = waiting.flatMap(({ id, disputeId, partyId, since, reason, dueAt }): QueueItem[] => {
    const dispute = lines.disputes.get(disputeId);
    if (!dispute || !isAskedFor(dispute.officerId, viewer.personId, whose)) return [];
    const shown = { kind: 'dispute' as const, id, who: lines.parties.get(partyId) ?? '', what: dispute.reference };
    return [{ ...shown, reason, dueAt, since, path: `/office/disputes/${disputeId}/service`, assignedTo: dispute.officerId }];
  });
  return { section: 'disputes', items: items.slice(0, most), total: items.length };
}

async function forRegistrar(db: Db): Promise<Waiting[]> {
  return [...(await listContradicted(db, MOST)).map((row) => waitingOf(row, 'service_contradicted'))];
}

async function forOffice(db: Db): Promise<Waiting[]> {
  return [
    ...(await listUnreached(db, MOST)).map((row) => waitingOf(row, 'undeliverable')),
    ...(await listCameBack(db, MOST)).map((row) => waitingOf(row, 'undeliverable')),
    ...(await listToValidate(db, MOST)).map((row) => waitingOf(row, 'proof_to_validate')),
    ...(await listToPost(db, MOST)).map((row) => ({
      ...waitingOf(row, 'to_post'),
      dueAt: new Date(row.since.getTime() + postDueIn(row.is_urgent) * DAY),
    })),
  ];
}

type Row = { id: string; dispute_id: string; party_id: string; since: Date };

function waitingOf({ id, dispute_id: disputeId, party_id: partyId, since }: Row, reason: QueueReason): Waiting {
  return { id, disputeId, partyId, since, reason, dueAt: null };
}

function isAskedFor(officerId: string | null, viewerId: string, whose: QueueAsk['whose']): boolean {
  return whose === 'all' || (whose === 'mine' ? officerId === viewerId : officerId === null);
}
