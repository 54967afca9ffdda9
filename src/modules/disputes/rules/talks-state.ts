import type { DisputeState } from './words.ts';

/** All have agreed to talk, and nothing is signed by all yet. */
export const IN_TALKS = [
  'con_appoint',
  'con_active',
  'med_appoint',
  'med_active',
] as const satisfies readonly DisputeState[];
const LED: readonly string[] = ['con_active', 'med_active'];

type At = { state: DisputeState; before: string | null };

/** The state in which a dispute is, or to which it goes back after a court's stay. */
const standing = ({ state, before }: At): string =>
  state === 'stayed' ? (before ?? state) : state;

/** Whether a party may leave talks: a court that stays them keeps nobody in them. */
export function areTalksBegun(at: At): boolean {
  return IN_TALKS.some((one) => one === standing(at));
}

/** Whether somebody leads talks there. */
export function areTalksLed(at: At): boolean {
  return LED.includes(standing(at));
}
