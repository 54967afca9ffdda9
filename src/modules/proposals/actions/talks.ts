import { refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { undone } from '#modules/disputes/actions/heading.ts';
import { holdDispute } from '#modules/disputes/actions/hold.ts';
import type { RailOutcome } from '#modules/offers/actions/rail.ts';
import { peopleOfRail, type RailFacts } from '#modules/offers/actions/standing.ts';
import { appendActs } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import type { ProposalsAct } from '../rules/acts.ts';
import { type RoomRefusal, refusalInRoom } from '../rules/proposals.ts';
import type { ProposalsDeps } from './deps.ts';
import { type TalksSeen, talksFor } from './standing.ts';

type Who = 'leader' | 'side';

/** Runs with the dispute held, in talks that go on, for whoever leads them or for a side: for anybody else there is nothing there. */
export async function onTalks<Code>(
  deps: ProposalsDeps,
  viewer: Viewer,
  { id, who }: { id: string; who: Who },
  run: (tx: Db, seen: TalksSeen) => Promise<RailOutcome<Code | RoomRefusal>>,
): Promise<RailOutcome<Code | RoomRefusal>> {
  const isIt = (seen: TalksSeen | null) => seen && (seen.as === 'leader') === (who === 'leader');
  if (!isIt(await talksFor(deps, deps.db, viewer, id))) return refuse('unknown');
  const outcome = await undone<RailOutcome<Code | RoomRefusal>>(deps.db, async (tx) => {
    await holdDispute(tx, id);
    const seen = await talksFor(deps, tx, viewer, id);
    if (!seen || !isIt(seen)) return refuse('unknown');
    const refusal = refusalInRoom(seen.room);
    return refusal ? refuse(refusal) : run(tx, seen);
  });
  if (outcome.ok) deps.wakeMail();
  return outcome;
}

type KeptOfTalks = {
  act: ProposalsAct;
  /** Null where it follows by itself. */
  viewer: Viewer | null;
  rail: RailFacts;
  leader: string | null;
  /** The leader alone is told of it. */
  isToLeader?: boolean;
};

/** What the record keeps and whom it tells: that something was proposed or said to it, and none of it. */
export async function keepProposalsAct(
  deps: Pick<ProposalsDeps, 'now'>,
  tx: Db,
  { act, viewer, rail, leader, isToLeader = false }: KeptOfTalks,
): Promise<void> {
  const { id } = rail.file.dispute;
  const own = viewer?.personId ?? null;
  const sides = isToLeader ? [] : await peopleOfRail(tx, id, own);
  await appendActs(tx, deps.now(), [
    {
      act,
      subject: { kind: 'dispute', id },
      by: viewer ? { personId: own, role: 'person' } : { personId: null, role: 'system' },
      details: {},
      tells: leader && leader !== own ? [...sides, leader] : sides,
    },
  ]);
}
