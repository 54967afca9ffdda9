import type { Payer } from '#modules/offers/rules/terms.ts';
import type { ThingShare } from '../rules/dividing.ts';
import type { PackagesDeps } from './deps.ts';
import { close, open } from './sealing.ts';

type Key = Pick<PackagesDeps, 'key'>;

/** Each in three digits: a row is as long whatever the points are. */
export const sealedPoints = (deps: Key, points: readonly number[], list: string, side: Payer) =>
  close(
    deps,
    points.map((one) => String(one).padStart(3, '0')),
    `points/${list}/${side}`,
  );
export const openedPoints = (deps: Key, sealed: Buffer, list: string, side: Payer): number[] =>
  (open(deps, sealed, `points/${list}/${side}`) as string[]).map(Number); // `sealedPoints` closed it

export const sealedDivided = (deps: Key, shares: readonly ThingShare[], list: string): Buffer =>
  close(deps, shares, `divided/${list}`);
export const openedDivided = (deps: Key, sealed: Buffer, list: string): ThingShare[] =>
  open(deps, sealed, `divided/${list}`) as ThingShare[]; // `sealedDivided` closed it

/** A yes and a no are of one length, so that a row does not tell them apart. */
export const sealedSaid = (deps: Key, yes: boolean, list: string, side: Payer): Buffer =>
  close(deps, yes ? 1 : 0, `said/${list}/${side}`);
export const openedSaid = (deps: Key, sealed: Buffer, list: string, side: Payer): boolean =>
  open(deps, sealed, `said/${list}/${side}`) === 1;
