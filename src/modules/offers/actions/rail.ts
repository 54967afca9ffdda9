import { type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { undone } from '#modules/disputes/actions/heading.ts';
import { holdDispute } from '#modules/disputes/actions/hold.ts';
import type { Side } from '#modules/disputes/rules/words.ts';
import { appendActs } from '#modules/record/actions.ts';
import type { ActName } from '#modules/record/rules/acts.ts';
import type { Db } from '#platform/db.ts';
import type { OffersDeps } from './deps.ts';
import { peopleOfRail, type RailFacts, type RailSeen, railFor } from './standing.ts';

export type RailOutcome<Code> = Result<{ id: string }, Code | 'unknown'>;

type Held<Seen, Code> = (tx: Db, seen: Seen) => Promise<RailOutcome<Code>>;

/**
 * Runs with the dispute held, for whoever finds something there: of two at once the second is judged by what the first did. For anybody
 * else there is nothing there.
 */
export async function whileHeld<Seen, Code>(
  deps: Pick<OffersDeps, 'db' | 'wakeMail'>,
  disputeId: string,
  find: (db: Db) => Promise<Seen | null>,
  run: Held<Seen, Code>,
): Promise<RailOutcome<Code>> {
  if (!(await find(deps.db))) return refuse('unknown');
  const outcome = await undone<RailOutcome<Code>>(deps.db, async (tx) => {
    await holdDispute(tx, disputeId);
    const seen = await find(tx);
    return seen ? run(tx, seen) : refuse('unknown');
  });
  if (outcome.ok) deps.wakeMail();
  return outcome;
}

/** The same for one of the sides. */
export function onRail<Code>(
  deps: OffersDeps,
  viewer: Viewer,
  disputeId: string,
  run: Held<RailSeen, Code>,
): Promise<RailOutcome<Code>> {
  return whileHeld(deps, disputeId, (db) => railFor(deps, db, viewer, disputeId), run);
}

/**
 * What the record keeps and whom it tells: that something was said to settle, and none of it. What follows by itself is nobody's, and
 * tells everybody: the record does not say who was last.
 */
export async function keepAct(
  deps: Pick<OffersDeps, 'now'>,
  tx: Db,
  {
    act,
    viewer,
    seen,
    details,
    tells,
  }: {
    act: ActName;
    viewer: Pick<Viewer, 'personId'> | null;
    seen: Pick<RailFacts, 'file'> & { side?: Side };
    details?: Record<string, string | boolean>;
    /** Where it is not all others who read it. */
    tells?: string[];
  },
): Promise<void> {
  const { id } = seen.file.dispute;
  await appendActs(tx, deps.now(), [
    {
      act,
      subject: { kind: 'dispute', id },
      by: viewer
        ? { personId: viewer.personId, role: 'person' }
        : { personId: null, role: 'system' },
      details: { ...details, ...(viewer && seen.side ? { side: seen.side } : {}) },
      tells: tells ?? (await peopleOfRail(tx, id, viewer?.personId ?? null)),
    },
  ]);
}
