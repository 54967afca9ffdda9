/** What the record says was done about terms that whoever leads the talks proposes; of what they say, and who answered, nothing. */
export const proposalsActs = [
  'proposals.shown',
  'proposals.observed',
  'proposals.put',
  'proposals.withdrawn',
  'proposals.not_agreed',
] as const;

export type ProposalsAct = (typeof proposalsActs)[number];

declare module '#modules/record/rules/acts.ts' {
  interface ActNames {
    proposals: ProposalsAct;
  }
}
