import type { Filing } from './filing.ts';
import type { DisputeTrait } from './words.ts';

/** GST's number for a place outside India, as a party says where it is. */
const ABROAD = '96';

/**
 * What the limits of a dispute depend on, as far as the filing says it: a party that says it is outside India (ACA s. 2(1)(f)),
 * a request under SEBI's rules. Nothing is guessed from an address; an officer may note otherwise.
 */
export function traitsOf({ parties, sector }: Pick<Filing, 'parties' | 'sector'>): DisputeTrait[] {
  const isAbroad = parties.some(({ state }) => state === ABROAD);
  return [
    ...(isAbroad ? (['international'] as const) : []),
    ...(SEBI.includes(sector) ? (['sebi'] as const) : []),
  ];
}

const SEBI: readonly string[] = ['securities', 'sebi'];
