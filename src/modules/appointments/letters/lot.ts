import * as m from '#messages/all.ts';

/** Why the names of a list of a lot are not those that the ranking of its dispute alone would give: both sides read it. */
export function lotReason(many: number): string {
  return m.tribunal_lot_reason({ n: many });
}
