import { holdDispute } from '#modules/disputes/actions/hold.ts';
import { moveDispute } from '#modules/disputes/actions/moves.ts';
import { whichAreIn } from '#modules/disputes/actions/states.ts';
import type { Side } from '#modules/disputes/rules/words.ts';
import { bySystem } from '#modules/service/actions/service-to-dispute.ts';
import type { Db } from '#platform/db.ts';
import { eachAlone } from '#platform/each-alone.ts';
import { sha256 } from '#platform/hash.ts';
import {
  type ListOutcome,
  type ListReply,
  orderOf,
  replyOfSide,
} from '../rules/strike-and-rank.ts';
import {
  closeList,
  findLastList,
  type ListRow,
  listNames,
  listOpenLists,
  listReplies,
} from '../store/lists.ts';
import { askNext } from './asking.ts';
import type { AppointmentsDeps } from './deps.ts';

const SIDES = ['claimant', 'respondent'] as const satisfies readonly Side[];

/** What both sides said together, by the rules; whoever has the answers and the seed comes to the same. */
async function outcomeOf(tx: Db, list: Pick<ListRow, 'id' | 'seed'>): Promise<ListOutcome> {
  const names = (await listNames(tx, list.id)).map(({ neutralId }) => neutralId);
  const replies = await listReplies(tx, list.id);
  const draw = { seed: list.seed, digest: sha256 };
  const of = (side: Side): ListReply =>
    replyOfSide(
      names,
      replies.filter((reply) => reply.side === side),
      draw,
    );
  const order = orderOf(names, SIDES.map(of), draw);
  return {
    order,
    struck: names.filter((name) => !order.some((one) => one.name === name)),
    replied: { claimant: of('claimant') !== null, respondent: of('respondent') !== null },
  };
}

/** Opens the answers, if each has answered or nobody may any more; the table of moves says so, under the dispute's lock. */
export async function closeIfDue(
  deps: AppointmentsDeps,
  tx: Db,
  disputeId: string,
): Promise<boolean> {
  await holdDispute(tx, disputeId);
  const list = await findLastList(tx, disputeId);
  if (!list || list.closedAt) return false;
  const outcome = await outcomeOf(tx, list);
  const moved = await moveDispute(deps, tx, {
    disputeId,
    type: 'list_reply_over',
    ...bySystem,
    details: { list: list.id, left: outcome.order.length },
  });
  if (!moved.ok) return false;
  await closeList(tx, list.id, { at: deps.now(), outcome });
  await askNext(deps, tx, disputeId);
  return true;
}

/**
 * Closes every list whose time is over, each in a transaction of its own. A dispute that ended with its list open keeps it so: nobody
 * opens what was sealed for an order that nobody needs.
 */
export async function closeLists(deps: AppointmentsDeps): Promise<number> {
  const open = (await listOpenLists(deps.db)).map(({ disputeId }) => disputeId);
  const forming = await whichAreIn(deps.db, open, 'arb_constituting');
  const due = open.filter((id) => forming.has(id));
  const closed = await eachAlone(deps.db, due, (tx, disputeId) => closeIfDue(deps, tx, disputeId));
  if (closed > 0) deps.wakeMail();
  return closed;
}
