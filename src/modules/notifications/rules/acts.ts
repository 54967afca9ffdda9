/** What the record says was done: letters that did not arrive. */
export const notificationsActs = ['letter.bounced', 'letter.sent_again', 'letter.closed'] as const;

export type NotificationsAct = (typeof notificationsActs)[number];

declare module '#modules/record/rules/acts.ts' {
  interface ActNames {
    notifications: NotificationsAct;
  }
}
