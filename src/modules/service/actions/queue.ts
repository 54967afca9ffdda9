import type { QueueAsk, QueueItem, QueuePart, QueueReason } from '#kernel/queue.ts';
import { disputeLines, ownedBy } from '#modules/disputes/actions/lines.ts';
import type { Db } from '#platform/db.ts';
import { postDueIn } from '../rules/plan.ts';
import {
  countWaiting,
  type IsAskedFor,
  listWaiting,
  type ServiceQueueName,
} from '../store/queue.ts';

const DAY = 86_400_000;

/** What waits because somebody is not reached: why the office has to act, for whom of it, and within how many days. */
const kinds: Record<
  ServiceQueueName,
  { reason: QueueReason; for: 'officer' | 'registrar'; days: number | null }
> = {
  contradicted: { reason: 'service_contradicted', for: 'registrar', days: null },
  unreached: { reason: 'undeliverable', for: 'officer', days: null },
  cameBack: { reason: 'undeliverable', for: 'officer', days: null },
  toValidate: { reason: 'proof_to_validate', for: 'officer', days: null },
  toPost: { reason: 'to_post', for: 'officer', days: postDueIn(false) },
  toPostAtOnce: { reason: 'to_post', for: 'officer', days: postDueIn(true) },
};

/** What waits for the office because somebody is not reached: each is work on one dispute, on its page of service. */
export async function serviceQueue(db: Db, { viewer, whose, most }: QueueAsk): Promise<QueuePart> {
  const isRegistrar = viewer.roles.includes('registrar');
  if (!isRegistrar && !viewer.roles.includes('case_officer'))
    return { section: 'disputes', items: [], total: 0 };
  const isAskedFor: IsAskedFor = (disputeId) => ownedBy(disputeId, { whose, by: viewer.personId });
  const mine = (Object.keys(kinds) as ServiceQueueName[]).filter(
    (kind) => isRegistrar || kinds[kind].for === 'officer',
  );
  let total = 0;
  for (const kind of mine) total += await countWaiting(db, kind, isAskedFor);
  if (most === 0 || total === 0) return { section: 'disputes', items: [], total };
  const rows = [];
  for (const kind of mine)
    rows.push(
      ...(await listWaiting(db, kind, isAskedFor, most)).map((row) => ({ ...row, ...kinds[kind] })),
    );
  const lines = await disputeLines(
    db,
    rows.map(({ disputeId }) => disputeId),
    rows.map(({ partyId }) => partyId),
  );
  const items = rows.map(({ id, disputeId, partyId, since, reason, days }): QueueItem => {
    const dispute = lines.disputes.get(disputeId);
    const shown = {
      kind: 'dispute' as const,
      id,
      who: lines.parties.get(partyId) ?? '',
      what: dispute?.reference ?? '',
    };
    const dueAt = days === null ? null : new Date(since.getTime() + days * DAY);
    return {
      ...shown,
      reason,
      dueAt,
      since,
      path: `/office/disputes/${disputeId}/service`,
      disputeId,
      assignedTo: dispute?.officerId ?? null,
    };
  });
  return { section: 'disputes', items, total };
}
