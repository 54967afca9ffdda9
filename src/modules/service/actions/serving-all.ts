import type { DisputeFile } from '#modules/disputes/actions/reading.ts';
import { isReleased } from '#modules/disputes/rules/facts.ts';
import type { Db } from '#platform/db.ts';
import type { ServiceDeps } from './deps.ts';
import { serveDocument } from './sending.ts';

/** Puts it on its way to every party from or against whom something is still claimed, at the same time (ACA s. 18). */
export async function serveOnAll(
  deps: ServiceDeps,
  tx: Db,
  { file, documentId }: { file: DisputeFile; documentId: string },
): Promise<void> {
  const { parties, events, dispute } = file;
  const recipients = parties.flatMap(({ id }) => (isReleased(events, id) ? [] : [id]));
  await serveDocument(deps, tx, {
    ...{ disputeId: dispute.id, documentId, recipients },
    purpose: 'document',
  });
}
