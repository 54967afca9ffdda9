import { BEYOND } from './machine.ts';
import { type DisputeState, FINAL } from './words.ts';

/** Nothing more falls due in a dispute that is over: what was owed then was closed or refunded by rule. */
export function mayBill(state: DisputeState): boolean {
  return !FINAL.includes(state);
}

/**
 * Law and lifecycle 3.3: no demand on a respondent before a basis is recorded, or before they have agreed to talk. A stayed
 * dispute is where it was.
 */
export function mayBillRespondents(state: DisputeState, before: string | null): boolean {
  const stands: readonly (string | null)[] = [
    ...BEYOND,
    'arb_terms',
    ...(['con_appoint', 'con_active', 'con_terms'] as const),
    ...(['med_appoint', 'med_active', 'med_terms'] as const),
  ];
  return stands.includes(state === 'stayed' ? before : state);
}

/** The state in which a dispute was last worked on: a court's stay changes nothing of what was done, and of what goes back for it. */
export function stateWorkedIn(
  fromState: string,
  events: readonly { type: string; fromState: string }[],
): string {
  if (fromState !== 'stayed') return fromState;
  return events.findLast(({ type }) => type === 'stayed')?.fromState ?? fromState;
}
