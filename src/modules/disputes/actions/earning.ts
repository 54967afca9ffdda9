import { UUID } from '#kernel/ids.ts';
import type { FeesTransaction } from '#modules/fees/actions/deps.ts';
import { earnStage } from '#modules/fees/actions/earning.ts';
import { namesOf } from '#modules/identity/actions/people.ts';
import { type MovedTo, stageReached } from '../rules/fee-stages.ts';
import { factsFor, findFile } from './reading.ts';

/** With the stage to which a move brings a dispute its tribunal has earned a part of the deposits that are held. */
export async function earnByMove(
  within: FeesTransaction,
  event: MovedTo & { disputeId: string },
): Promise<void> {
  const stage = stageReached(event);
  if (!stage) return;
  const file = await findFile(within.tx, event.disputeId);
  if (!file) return;
  const { members } = await factsFor(within.tx, file, within.at);
  const sitting = members
    .filter(({ stage: at, neutral }) => at === 'appointed' && UUID.test(neutral))
    .map(({ neutral, seat }) => ({ personId: neutral, seat }));
  const people = sitting.map(({ personId }) => personId);
  const names = await namesOf(within.tx, people);
  await earnStage(within, {
    ...{ disputeId: event.disputeId, reference: file.dispute.reference, stage },
    members: sitting.flatMap((one) => {
      const name = names.get(one.personId);
      return name ? [{ ...one, name }] : [];
    }),
  });
}
