import { once } from '#platform/request-cache.ts';
import { type DisputeVisit, visited } from '../rules/news.ts';
import { findVisit, keepVisit } from '../store/visits.ts';
import type { DisputesDeps } from './deps.ts';

/** Notes that somebody looks at a dispute of theirs, and gives their visit; what was new when it began stays so. */
export function noteVisit(
  { db, now }: Pick<DisputesDeps, 'db' | 'now'>,
  personId: string,
  disputeId: string,
): Promise<DisputeVisit> {
  return once(db, ['dispute visit', personId, disputeId], async () => {
    const before = await findVisit(db, { disputeId, personId });
    const visit = visited(before, now());
    if (visit !== before) await keepVisit(db, { disputeId, personId }, visit);
    return visit;
  });
}
