import { erasedAndOver } from '#modules/disputes/actions/own-roles.ts';
import { endPassesOf } from '../store/person.ts';
import { dropOver } from '../store/proof.ts';
import type { ResponseDeps } from './deps.ts';

export type ResponseSweepDeps = Pick<ResponseDeps, 'db' | 'now'>;
const DAY = 86_400_000;

/** Sessions that were over a day ago open nothing; when each was proved, stands in the record. */
export async function sweep({ db, now }: ResponseSweepDeps): Promise<boolean> {
  await dropOver(db, new Date(now().getTime() - DAY));
  await endPassesOf(db, await erasedAndOver(db), now()); // an erased party could read their notice while the dispute was open
  return false;
}
