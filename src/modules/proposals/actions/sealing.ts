import type { Side } from '#modules/disputes/rules/words.ts';
import type { Db } from '#platform/db.ts';
import { sealFor } from '#platform/vault/seal.ts';
import type { AnswersToTerms } from '../rules/proposals.ts';
import { findSecretAnswer } from '../store/proposals.ts';
import type { ProposalsDeps } from './deps.ts';

type Key = Pick<ProposalsDeps, 'key'>;
const SIDES = ['claimant', 'respondent'] as const;

const sealOf = ({ key }: Key) => sealFor({ bytes: key }, 'proposals');
const about = (proposal: string, side: Side) => `answer/${proposal}/${side}`;

/** A yes and a no are as long as each other: whoever has the database or a backup reads neither. */
export function sealedYes(deps: Key, yes: boolean, proposal: string, side: Side): Buffer {
  return sealOf(deps).close(Buffer.from(yes ? 'y' : 'n'), about(proposal, side));
}

/** What one side answered, for that side and for the outcome alone. */
export async function answerOf(
  deps: Key,
  db: Db,
  proposal: string,
  side: Side,
): Promise<boolean | null> {
  const row = await findSecretAnswer(db, proposal, side);
  return row && sealOf(deps).open(row.sealed, about(proposal, side)).toString() === 'y';
}

export async function answersOf(deps: Key, tx: Db, proposal: string): Promise<AnswersToTerms> {
  const answers: AnswersToTerms = {};
  for (const side of SIDES) {
    const yes = await answerOf(deps, tx, proposal, side);
    if (yes !== null) answers[side] = yes;
  }
  return answers;
}
