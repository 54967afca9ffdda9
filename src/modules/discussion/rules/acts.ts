/** What the record says was done with sealed talk. Of what is said in talk it says nothing. */
export const discussionActs = [
  'talk.opening_asked',
  'talk.opening_declined',
  'talk.opened',
  'talk.opening_read',
] as const;

export type DiscussionAct = (typeof discussionActs)[number];

declare module '#modules/record/rules/acts.ts' {
  interface ActNames {
    discussion: DiscussionAct;
  }
}
