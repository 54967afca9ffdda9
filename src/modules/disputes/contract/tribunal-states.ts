import type { DisputeState } from '../rules/words.ts';

/** Where there is somebody who decides or helps to agree, or is sought: the dispute has a page of them. */
export const WITH_TRIBUNAL: readonly DisputeState[] = [
  'arb_constituting',
  'arb_appointed',
  'arb_suspended',
  'arb_prelim',
  'arb_terms',
  'con_appoint',
  'con_active',
  'con_terms',
  'med_appoint',
  'med_active',
  'med_terms',
];
