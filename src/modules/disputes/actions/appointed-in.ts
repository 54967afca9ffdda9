import type { Deadline } from '#modules/clocks/rules/words.ts';
import type { Db } from '#platform/db.ts';
import { membersIn } from '../rules/candidate.ts';
import { looksIn } from '../rules/disclosure-looks.ts';
import { happenedOf } from '../rules/facts.ts';
import { neutralsOf } from '../rules/neutrals.ts';
import { listEvents } from '../store/disputes.ts';
import { listNeutralEvents } from '../store/neutrals.ts';

/** Everybody who decides, or leads the talks, in a dispute now. It names no viewer: it is for whom something is told. */
export async function appointedIn(db: Db, disputeId: string): Promise<string[]> {
  return neutralsOf(await listNeutralEvents(db, disputeId)).map(({ personId }) => personId);
}

/** Whose limit it is: of a question about who came since a disclosure whoever was asked it, appointed or not yet; of another all. */
export async function neutralsFor(
  db: Db,
  disputeId: string,
  { row, seat }: Pick<Deadline, 'row' | 'seat'>,
): Promise<string[]> {
  if (row !== 'continuing_disclosure') return appointedIn(db, disputeId);
  const events = (await listEvents(db, disputeId)).map(happenedOf);
  const { members } = membersIn(events);
  return looksIn(events)
    .filter(({ isOpen }) => isOpen)
    .map(({ neutral }) => neutral)
    .filter((one) =>
      members.some((member) => member.neutral === one && member.seat === (seat ?? 'sole')),
    );
}
