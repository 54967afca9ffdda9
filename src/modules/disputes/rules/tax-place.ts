import type { Day } from '#kernel/days.ts';
import type { Problem } from '#kernel/endpoint.ts';
import { gstinOf, isGstin } from '#modules/fees/rules/gst.ts';
import { stateOfAddress } from '#modules/fees/rules/pins.ts';
import { isState } from '#modules/fees/rules/states.ts';

/** As a party types where it is: GST's two digits of a state, and its registration where it has one. */
export type TypedPlace = { state: string; gstin: string };
export type PlaceProblem = 'state_wrong' | 'gstin_wrong';

export function placeProblem({ state, gstin }: TypedPlace): Problem<PlaceProblem> | null {
  if (!isState(state)) return { code: 'state_wrong', field: 'state' };
  const number = gstinOf(gstin);
  return number === '' || isGstin(number) ? null : { code: 'gstin_wrong', field: 'gstin' };
}

/** Where a party is for the tax, and whether it said so itself or its address says it. */
export type TaxPlace = { state: string | null; gstin: string | null; isTold: boolean };

/**
 * The location on record (CGST Act s. 2(3); IGST Act s. 12(2)): what the party, or whoever filed for it, has said; otherwise the state of the
 * postal address in the file, which the party may confirm or correct; otherwise nothing, and then the supplier's own counts.
 */
export function taxPlaceOf(
  { gstState, gstin }: { gstState: string | null; gstin: string | null },
  address: string,
  on: Day,
): TaxPlace {
  if (gstState || gstin) return { state: gstState, gstin, isTold: true };
  return { state: stateOfAddress(address, on), gstin: null, isTold: false };
}
