/** What the record says was done: applications to the panel and the neutrals on it. */
export const panelActs = [
  'application.item_checked',
  'application.item_unchecked',
  'application.question_asked',
  'application.question_answered',
  'application.list_opened',
  'application.document_opened',
  'application.documents_checked',
  'application.conflict_declared',
  'application.voted',
  'application.verified',
  'application.declined',
  'application.decision_replied',
  'application.reconsidered',
  'application.put_on_trial_list',
  'application.activated',
  'application.leave_taken',
  'application.leave_ended',
  'application.suspended',
  'application.reinstated',
  'application.removed',
  'application.withdrawn',
  'application.notice_given',
  'application.notice_replied',
  'application.notice_decided',
  'application.documents_removed',
  'neutral.joined',
  'neutral.profile_saved',
  'neutral.words_approved',
  'neutral.words_returned',
  'neutral.appointment_declared',
  'neutral.appointment_withdrawn',
  'neutral.document_added',
  'neutral.leave_entered',
  'neutral.leave_withdrawn',
] as const;

export type PanelAct = (typeof panelActs)[number];

declare module '#modules/record/rules/acts.ts' {
  interface ActNames {
    panel: PanelAct;
  }
}
