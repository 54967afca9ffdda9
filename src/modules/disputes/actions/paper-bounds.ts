import type { Db } from '#platform/db.ts';
import { once } from '#platform/request-cache.ts';
import { apartSince, type PaperBounds } from '../rules/paper-bounds.ts';
import { listEvents } from '../store/disputes.ts';
import { listSeals } from '../store/seals.ts';
import type { DisputeFile } from './reading.ts';

export type { SealRow } from '../store/seals.ts';
export { addSeal, changeSeal, findOpenSeal, listSealsBy } from '../store/seals.ts';

/** What keeps papers of a dispute from some of their readers. Asked wherever a paper is listed, opened or put into an index. */
export function paperBounds(db: Db, disputeId: string): Promise<PaperBounds> {
  return once(db, ['dispute paper bounds', disputeId], async () =>
    boundsIn({ events: await listEvents(db, disputeId), seals: await listSeals(db, disputeId) }),
  );
}

/** The same of a dispute whose file is at hand. */
export function boundsIn({ events, seals }: Pick<DisputeFile, 'events' | 'seals'>): PaperBounds {
  return {
    apart: apartSince(events),
    sealed: new Map(
      seals.flatMap(({ documentId, state, readers }) =>
        state === 'ordered' ? [[documentId, readers] as const] : [],
      ),
    ),
  };
}
