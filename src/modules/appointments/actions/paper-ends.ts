import type { DocumentKind } from '#modules/disputes/rules/words.ts';

/** What the end of a mandate may rest on that a registrar records: a court's order, or what all parties signed (ACA s. 14). */
export const ON_PAPER: readonly DocumentKind[] = [
  'court_order',
  'submission_agreement',
  'agreement',
  'other',
];
