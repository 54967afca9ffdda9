import { latinDigits } from '#kernel/digits.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';

// Codes and links that were sent to somebody who says who she is. ASVS 5.0, V6.6.2 and V6.6.3: used once, for ten minutes at
// most where it is a code, and a limit on tries, because six digits alone can be guessed.

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export const PURPOSES = ['sign_up', 'code', 'link', 'reset', 'address'] as const;
export type Purpose = (typeof PURPOSES)[number];

export const CODE_DIGITS = 6;
export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;

/** How long what was sent may be used (ASVS 6.5.5: ten minutes). A new account can wait for whoever reads mail once a day; nothing is in it yet. */
const lives: Record<Purpose, number> = {
  sign_up: 24 * HOUR,
  code: CODE_MINUTES * MINUTE,
  link: 10 * MINUTE,
  reset: 10 * MINUTE,
  address: CODE_MINUTES * MINUTE,
};

/** Which purposes a code is sent for, and which a link. */
const sent: Record<Purpose, { code: boolean; link: boolean }> = {
  sign_up: { code: true, link: true },
  code: { code: true, link: false },
  link: { code: false, link: true },
  reset: { code: true, link: true },
  address: { code: true, link: false },
};

export function sendsCode(purpose: Purpose): boolean {
  return sent[purpose].code;
}

export function sendsLink(purpose: Purpose): boolean {
  return sent[purpose].link;
}

export function ticketExpiresAt(purpose: Purpose, createdAt: Date): Date {
  return new Date(createdAt.getTime() + lives[purpose]);
}

export type Ticket = { createdAt: Date; expiresAt: Date; usedAt: Date | null; wrongCodes: number };

/** Whether a letter with a code or link is still worth sending. */
export function isOpen({ expiresAt, usedAt }: Ticket, now: Date): boolean {
  return usedAt === null && now < expiresAt;
}

/** A code has the shorter life of the two that some letters bring. */
export function isCodeOpen(ticket: Ticket, now: Date): boolean {
  return (
    isOpen(ticket, now) &&
    now.getTime() < ticket.createdAt.getTime() + CODE_MINUTES * MINUTE &&
    ticket.wrongCodes < CODE_TRIES
  );
}

/** A link: once, and before its end. */
export function redeemLink(ticket: Ticket, now: Date): Result<'right', 'link_over'> {
  return isOpen(ticket, now) ? allow('right') : refuse('link_over');
}

export type CodeRefusal = 'code_over' | 'code_wrong';

/** A code: once, for ten minutes, and after five wrong ones never. */
export function redeemCode(
  ticket: Ticket,
  isRight: boolean,
  now: Date,
): Result<'right', CodeRefusal> {
  if (!isCodeOpen(ticket, now)) return refuse('code_over');
  return isRight ? allow('right') : refuse('code_wrong');
}

/** A code as somebody typed it, without the spaces that a mail program puts in. */
export function readCode(typed: string): string {
  return latinDigits(typed).replace(/[\s-]/g, '');
}

/** Old tickets are of no use to anybody; a day more, and they are gone. */
export function sweepableAt(now: Date): Date {
  return new Date(now.getTime() - 24 * HOUR);
}
