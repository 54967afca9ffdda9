import { type DisputeState, FINAL } from '#modules/disputes/rules/words.ts';

/** Somebody leads the talks there, or would again once a court’s stay ends. */
const LED: readonly DisputeState[] = ['con_active', 'med_active'];
/** Nobody does for now, and another is sought. */
const FORMING: readonly DisputeState[] = ['con_appoint', 'med_appoint'];
/** All have signed: the talks ended with it (ACA s. 76(a)). */
const SIGNED: readonly DisputeState[] = ['con_terms', 'med_terms', 'arb_terms'];

/** Whose notes go where a dispute has come: nobody's, of whoever led the talks, or everybody's (Mediation Act 2023 s. 22). */
export function notesGone(from: DisputeState, to: DisputeState): 'none' | 'leader' | 'all' {
  if (LED.includes(to) || to === 'stayed') return 'none';
  if (![...LED, 'stayed'].includes(from)) return 'none';
  return FORMING.includes(to) ? 'leader' : 'all';
}

/** Whether sessions are called, points suggested and notes written in a state: while somebody leads the talks and nothing is signed. */
export function areTalksOpen(state: DisputeState, isLed: boolean): boolean {
  return isLed && !FINAL.includes(state) && !SIGNED.includes(state);
}
