import { browserCookie } from '#modules/codes/rules/cookies.ts';

// Who somebody is, is shown by a code that is sent to a contact on file (law and lifecycle 3.5: portal opened by a verified
// recipient; codes/rules/policies.ts). What follows is a session, in one browser and for one party.

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** A phone is lent and a café's computer is not one's own: a day is enough to answer, and a new code is quick. */
const SESSION_LIFE = 12 * HOUR;
/** A notice can be read for as long as somebody may still ask to reopen the case. */
const PASS_LIFE = 400 * DAY;

export const sessionExpiresAt = (at: Date) => new Date(at.getTime() + SESSION_LIFE);
export const passExpiresAt = (at: Date) => new Date(at.getTime() + PASS_LIFE);

/** What somebody may see of a contact before they have proved it: enough to know it, too little to learn it. */
export function maskedContact(channel: 'email' | 'mobile' | 'post', value: string): string {
  if (channel === 'email') {
    const at = value.lastIndexOf('@');
    const [head = '', host = ''] = [value.slice(0, Math.max(at, 0)), value.slice(at + 1)];
    const dot = host.lastIndexOf('.');
    return `${[...head][0] ?? ''}•••@${[...host][0] ?? ''}•••${dot > 0 ? host.slice(dot) : ''}`;
  }
  if (channel === 'mobile') return `${value.slice(0, 3)} ••••• ••${value.slice(-3)}`;
  return `•••${/(\d{3})\D*$/.exec(value)?.[1] ?? ''}`;
}

export const noticeCookie = browserCookie('munch-notice', SESSION_LIFE / 1000);
