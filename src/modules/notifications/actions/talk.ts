import type { Db } from '#platform/db.ts';
import { addEvents } from '../store/events.ts';

/** Who reads in a place for talk, and which place of which dispute it is. */
type TalkNews = { personIds: readonly string[]; disputeId: string; place: string };

/** Tells the open pages of each reader that something is new there. The words each of them asks for by their own right. */
export async function tellTalk(
  tx: Db,
  { personIds, disputeId: dispute, place }: TalkNews,
  at: Date,
): Promise<void> {
  const data = { dispute, place };
  const events = personIds.map((personId) => ({
    topic: 'talk' as const,
    personId,
    needs: null,
    exceptId: null,
    data,
  }));
  await addEvents(tx, events, at);
}
