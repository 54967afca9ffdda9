import type { SettlementForm } from './forms.ts';

/**
 * What stamp duty an agreement owes that no other article names, by State, in minor units. Hints for whoever signs, and for a lawyer to
 * confirm; States whose schedule was not read are not guessed.
 */
export const STAMP_HINTS = [
  {
    state: 'maharashtra',
    duty: 500_00n,
    article: 'Maharashtra Stamp Act, 1958, Schedule I, Article 5(h)(B)',
    // Maharashtra Stamp (Amendment) Ordinance, 2024.
    since: '2024-10-14',
  },
  {
    state: 'delhi',
    duty: 50_00n,
    article: 'Indian Stamp Act, 1899, Schedule IA (Delhi), Article 5(c)',
    since: null,
  },
] as const;
export type StampState = (typeof STAMP_HINTS)[number]['state'];

/** What is said of stamping by form: an award has an article of its own, and of a led settlement it is open which one it falls under. */
export const STAMPED_AS: Record<SettlementForm, 'agreement' | 'open' | 'award'> = {
  contract: 'agreement',
  conciliation: 'open',
  mediation: 'open',
  award: 'award',
};
