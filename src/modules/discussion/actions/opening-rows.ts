import type { OpeningKept } from '../rules/openings.ts';
import type { OpeningRow } from '../store/openings.ts';
import type { OpeningDeps } from './deps.ts';
import { opened } from './words.ts';

/** An opening with what the registrars wrote. */
export type OpeningShown = { row: OpeningRow; why: string; decidedWhy: string };

export function openingShown(deps: Pick<OpeningDeps, 'key'>, row: OpeningRow): OpeningShown {
  const { id, sealedWhy, sealedDecidedWhy } = row;
  return {
    row,
    why: opened(deps, sealedWhy, `${id} asked`),
    decidedWhy: sealedDecidedWhy ? opened(deps, sealedDecidedWhy, `${id} decided`) : '',
  };
}

/** A row as the rules know it. */
export function keptOf(row: OpeningRow): OpeningKept {
  return { ...row, askedBrowser: row.askedBrowser?.toString('hex') ?? null };
}
