import { appendActs } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import { once } from '#platform/request-cache.ts';
import { addReading, isRead, listReadings, wasReadBy } from '../store/passes.ts';
import type { NoticeVisitor, ResponseDeps } from './deps.ts';
import type { OpenedNotice } from './passes.ts';

/** When the notices of a dispute were opened, looked up once in a request. */
export function readingsOf(db: Db, disputeId: string) {
  return once(db, ['readings', disputeId], () => listReadings(db, disputeId));
}

const SAME_READING = 60 * 60_000;

/** Evidence that the notice was opened. Each reader is written down once an hour; the first opening is an act of the record. */
export async function recordNoticeReading(
  deps: ResponseDeps,
  { pass, session }: OpenedNotice,
  from: NoticeVisitor,
): Promise<void> {
  const at = deps.now();
  const reading = {
    passId: pass.id,
    isVerified: session !== null,
    network: from.network.slice(0, 60),
    agent: from.agent.slice(0, 200),
  };
  if (await wasReadBy(deps.db, reading, new Date(at.getTime() - SAME_READING))) return;
  await deps.db.transaction().execute(async (tx) => {
    const isFirst = !(await isRead(tx, pass.id));
    await addReading(tx, { id: deps.newId(), at, ...reading });
    if (!isFirst) return;
    await appendActs(tx, at, [
      {
        act: 'notice.opened',
        subject: { kind: 'dispute', id: pass.disputeId },
        by: { personId: null, role: 'visitor' },
        details: { party: pass.partyId, pass: pass.id, verified: session !== null },
      },
    ]);
  });
}
