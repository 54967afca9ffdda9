/** What a person is told about. */
export const noticeKinds = ['work', 'empanelment', 'account', 'consultation'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** How: a mail at once, one mail a day with all of them, or only here, under the bell. */
export const choices = ['at_once', 'daily', 'here'] as const;
export type NotificationChoice = (typeof choices)[number];
export type Choices = Record<NoticeKind, NotificationChoice>;

/** What holds until somebody chooses. */
export const usualChoices: Choices = {
  work: 'daily',
  empanelment: 'at_once',
  account: 'at_once',
  consultation: 'at_once',
};

/** What a person chose. Notices about the account come at once whatever was kept: they may be the only sign of a break-in. */
export function choicesFrom(kept: Partial<Choices>): Choices {
  return { ...usualChoices, ...kept, account: 'at_once' };
}
