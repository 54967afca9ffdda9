import type { Viewer } from '#kernel/viewer.ts';
import { findFile } from '#modules/disputes/actions/reading.ts';
import { standingFor } from '#modules/disputes/actions/standings.ts';
import { readerOf } from '#modules/disputes/actions/within-places.ts';
import type { ServiceDeps } from './deps.ts';
import { ledgerOf, loadedFrom } from './loading.ts';

/** How the respondents stand, for a party: no address, and nothing of what was said by whom. */
export async function serviceStatusesFor(
  { db, now }: Pick<ServiceDeps, 'db' | 'now'>,
  viewer: Viewer,
  disputeId: string,
) {
  const place = await standingFor(db, viewer, { disputeId, place: 'board', act: 'read' });
  const file = place && (await findFile(db, disputeId));
  if (!place || !file) return null;
  const standing = { ...readerOf(place), partyIds: place.partyIds };
  const { papers, recipients, inquiries, ...heard } = await ledgerOf(db, disputeId);
  // Nobody is looked for any more against whom the claim was withdrawn.
  const seen = recipients.filter(
    ({ partyId, endedAt, status: is }) =>
      (endedAt === null || is === 'served') &&
      (standing.as !== 'respondent' || standing.partyIds.includes(partyId)),
  );
  return {
    as: standing.as,
    parties: file.parties,
    papers,
    recipients: loadedFrom(heard, seen),
    // Where a respondent was looked for is told to nobody of their side.
    inquiries: standing.as === 'respondent' ? [] : inquiries,
    now: now(),
  };
}
