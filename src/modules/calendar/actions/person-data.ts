import { disputeLines } from '#modules/disputes/actions/lines.ts';
import type { PersonEraser } from '#modules/identity/actions/account-deps.ts';
import type { Db } from '#platform/db.ts';
import { dropOwed } from '#platform/outbox.ts';
import { dropFeed, findFeedOf } from '../store/feeds.ts';
import { dropMarksOf, listMarksBy } from '../store/meeting-marks.ts';

/** Since when they have an address for their calendar program, which itself is kept nowhere; and when they said that they can. */
export async function calendarDataOf(db: Db, personId: string) {
  const marks = await listMarksBy(db, personId);
  const { disputes } = await disputeLines(
    db,
    marks.map(({ disputeId }) => disputeId),
    [],
  );
  return {
    calendarAddressMadeAt: (await findFeedOf(db, personId))?.madeAt ?? null,
    meetingTimes: marks.map(({ disputeId, ...mark }) => ({
      dispute: disputes.get(disputeId)?.reference ?? '',
      ...mark,
    })),
  };
}

/** The address ends, and when they can goes; what was settled with others is theirs too, and the name behind it goes with the account. */
export const calendarEraser: PersonEraser = {
  keeps: async () => [],
  async erase(tx, { personId }) {
    const { marks, asked } = await dropMarksOf(tx, personId);
    await dropOwed(tx, { about: asked, to: [] });
    return { addresses: await dropFeed(tx, personId), marks };
  },
  spares: [],
};
