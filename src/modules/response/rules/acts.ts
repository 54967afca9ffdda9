/** What the record says was done: notices and who opened them. */
export const responseActs = [
  'notice.opened',
  'notice.verified',
  'notice.renewed',
  'notice.another_found',
  'notice.called_back',
] as const;

export type ResponseAct = (typeof responseActs)[number];

declare module '#modules/record/rules/acts.ts' {
  interface ActNames {
    response: ResponseAct;
  }
}
