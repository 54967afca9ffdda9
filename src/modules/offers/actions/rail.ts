import { type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { undone } from '#modules/disputes/actions/heading.ts';
import { holdDispute } from '#modules/disputes/actions/hold.ts';
import { appendActs } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import type { OffersAct } from '../rules/acts.ts';
import type { OffersDeps } from './deps.ts';
import { peopleOfRail, type RailSeen, railFor } from './standing.ts';

export type RailOutcome<Code> = Result<{ id: string }, Code | 'unknown'>;

/** Runs with the dispute held: of two at once the second is judged by what the first did. For anybody else there is nothing there. */
export async function onRail<Code>(
  deps: OffersDeps,
  viewer: Viewer,
  disputeId: string,
  run: (tx: Db, seen: RailSeen) => Promise<RailOutcome<Code>>,
): Promise<RailOutcome<Code>> {
  if (!(await railFor(deps, deps.db, viewer, disputeId))) return refuse('unknown');
  const outcome = await undone<RailOutcome<Code>>(deps.db, async (tx) => {
    await holdDispute(tx, disputeId);
    const seen = await railFor(deps, tx, viewer, disputeId);
    return seen ? run(tx, seen) : refuse('unknown');
  });
  if (outcome.ok) deps.wakeMail();
  return outcome;
}

/** What the record keeps and whom it tells: that something was said to settle, and none of it. */
export async function keepAct(
  deps: OffersDeps,
  tx: Db,
  {
    act,
    viewer,
    seen,
    details,
  }: {
    act: OffersAct;
    viewer: Viewer;
    seen: RailSeen;
    details?: Record<string, string | boolean>;
  },
): Promise<void> {
  const { id } = seen.file.dispute;
  await appendActs(tx, deps.now(), [
    {
      act,
      subject: { kind: 'dispute', id },
      by: { personId: viewer.personId, role: 'person' },
      details: { ...details, side: seen.side },
      tells: await peopleOfRail(tx, id, viewer.personId),
    },
  ]);
}
