// How long mailed links live that have an end of their own. Others live as long as what they lead to: a draft of a request or
// of an application, a consultation, an officer's calendar, and the way out of the newsletter, which never ends.

const DAY = 24 * 60 * 60_000;

const days = {
  newsletter_confirm: 7,
  invitation: 7,
  /** Printed where the product is started, while there is no administrator. */
  first_administrator: 1,
  /** To the state of an application to the panel; the next letter carries a new one. */
  application_status: 180,
} as const;

export function linkExpiresAt(kind: keyof typeof days, madeAt: Date): Date {
  return new Date(madeAt.getTime() + days[kind] * DAY);
}

export function isLinkOver(expiresAt: Date, now: Date): boolean {
  return now >= expiresAt;
}
