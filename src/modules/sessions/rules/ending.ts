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
  if (![...LED, ...FORMING, 'stayed'].includes(from)) return 'none';
  if (!FORMING.includes(to)) return 'all';
  return FORMING.includes(from) ? 'none' : 'leader';
}

/** Whether what was called for later falls: with the talks, with whoever led them, and with a court’s stay of them. */
export function sessionsFall(from: DisputeState, to: DisputeState): boolean {
  return [...LED, 'stayed'].includes(from) && !LED.includes(to);
}

/** Whether a session is called or its agenda written: nobody who leads talks goes on with them in a stay (law and lifecycle 6.8, I3). */
export function areSessionsCalled(state: DisputeState, isLed: boolean): boolean {
  return state !== 'stayed' && areTalksOpen(state, isLed);
}

/** Whether points are suggested and notes written in a state: while somebody leads the talks and nothing is signed. */
export function areTalksOpen(state: DisputeState, isLed: boolean): boolean {
  return isLed && !FINAL.includes(state) && !SIGNED.includes(state);
}
