/** What the record says was done: institutions that file for many. */
export const filingActs = [
  'filing.institution_made',
  'filing.institution_changed',
  'filing.institution_closed',
  'filing.member_added',
  'filing.member_ended',
  'filing.rows_accepted',
] as const;

export type FilingAct = (typeof filingActs)[number];

declare module '#modules/record/rules/acts.ts' {
  interface ActNames {
    filing: FilingAct;
  }
}
