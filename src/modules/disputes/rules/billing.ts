import { BEYOND } from './machine.ts';
import type { State } from './words.ts';

/**
 * Law and lifecycle 3.3: no demand on a respondent before a basis is recorded, or before they have agreed to talk. A stayed
 * dispute is where it was.
 */
export function mayBillRespondents(state: State, before: string | null): boolean {
  const stands: readonly (string | null)[] = [...BEYOND, 'con_appoint', 'med_appoint'];
  return stands.includes(state === 'stayed' ? before : state);
}
