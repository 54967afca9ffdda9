import { refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { keepAct, type RailOutcome, whileHeld } from '#modules/offers/actions/rail.ts';
import { peopleOfRail, type RailFacts } from '#modules/offers/actions/standing.ts';
import type { Db } from '#platform/db.ts';
import type { ProposalsAct } from '../rules/acts.ts';
import { type RoomRefusal, refusalInRoom } from '../rules/proposals.ts';
import type { ProposalsDeps } from './deps.ts';
import { type TalksSeen, talksFor } from './standing.ts';

type Who = 'leader' | 'side';

/** Runs with the dispute held, in talks that go on, for whoever leads them or for a side: for anybody else there is nothing there. */
export function onTalks<Code>(
  deps: ProposalsDeps,
  viewer: Viewer,
  { id, who }: { id: string; who: Who },
  run: (tx: Db, seen: TalksSeen) => Promise<RailOutcome<Code | RoomRefusal>>,
): Promise<RailOutcome<Code | RoomRefusal>> {
  const find = async (db: Db) => {
    const seen = await talksFor(deps, db, viewer, id);
    return seen && (seen.as === 'leader') === (who === 'leader') ? seen : null;
  };
  return whileHeld<TalksSeen, Code | RoomRefusal>(deps, id, find, async (tx, seen) => {
    const refusal = refusalInRoom(seen.room);
    return refusal ? refuse(refusal) : run(tx, seen);
  });
}

type KeptOfTalks = {
  act: ProposalsAct;
  /** Null where it follows by itself. */
  viewer: Viewer | null;
  rail: RailFacts;
  leaders: readonly string[];
  /** Whoever leads is told of it, and nobody else. */
  isToLeader?: boolean;
};

/** What the record keeps and whom it tells: that something was proposed or said to it, and neither what nor by which side. */
export async function keepProposalsAct(
  deps: Pick<ProposalsDeps, 'now'>,
  tx: Db,
  { act, viewer, rail: { file }, leaders, isToLeader = false }: KeptOfTalks,
): Promise<void> {
  const own = viewer?.personId ?? null;
  const sides = isToLeader ? [] : await peopleOfRail(tx, file.dispute.id, own);
  const tells = [...sides, ...leaders.filter((one) => one !== own)];
  await keepAct(deps, tx, { act, viewer, seen: { file }, tells });
}
