import type { Payer } from '#modules/offers/rules/terms.ts';
import type { Db } from '#platform/db.ts';
import { sealFor } from '#platform/vault/seal.ts';
import { BOTH, type RoundContent, type WishesOfBoth } from '../rules/computing.ts';
import type { PackageWish } from '../rules/wishes.ts';
import { findWish } from '../store/private.ts';
import type { PackagesDeps } from './deps.ts';

type Key = Pick<PackagesDeps, 'key'>;
const sealOf = ({ key }: Key) => sealFor({ bytes: key }, 'packages');

export function close(deps: Key, value: unknown, about: string): Buffer {
  return sealOf(deps).close(Buffer.from(JSON.stringify(value)), about);
}
export function open(deps: Key, sealed: Buffer, about: string): unknown {
  return JSON.parse(sealOf(deps).open(sealed, about).toString());
}

/** What each side gave and answered, and what was made of it, are closed: whoever has the database or a backup reads none of it. */
export const sealedWish = (deps: Key, wish: PackageWish, list: string, side: Payer): Buffer =>
  close(deps, wish, `wish/${list}/${side}`);
export const openedWish = (deps: Key, sealed: Buffer, list: string, side: Payer): PackageWish =>
  open(deps, sealed, `wish/${list}/${side}`) as PackageWish; // `sealedWish` closed it

export const sealedRound = (deps: Key, content: RoundContent, round: string): Buffer =>
  close(deps, content, `round/${round}`);
export const openedRound = (deps: Key, sealed: Buffer, round: string): RoundContent =>
  open(deps, sealed, `round/${round}`) as RoundContent; // `sealedRound` closed it

export const sealedAnswer = (
  deps: Key,
  yes: readonly boolean[],
  round: string,
  side: Payer,
): Buffer => close(deps, yes, `answer/${round}/${side}`);
export const openedAnswer = (deps: Key, sealed: Buffer, round: string, side: Payer): boolean[] =>
  open(deps, sealed, `answer/${round}/${side}`) as boolean[]; // `sealedAnswer` closed it

/** What both gave, for the engine alone: no side is shown it. Null as long as one has given nothing. */
export async function wishesGiven(deps: Key, tx: Db, list: string): Promise<WishesOfBoth | null> {
  const [claimant, respondent] = await Promise.all(
    BOTH.map(async (side) => {
      const row = await findWish(tx, list, side);
      return row && openedWish(deps, row.sealed, list, side);
    }),
  );
  return claimant && respondent ? { claimant, respondent } : null;
}
