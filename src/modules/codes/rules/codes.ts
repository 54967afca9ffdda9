import { latinDigits } from '#kernel/digits.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import { CODE_TRIES, type CodePurpose, policies } from './policies.ts';

/** A code, a link or both, as they were sent for one purpose. */
export type OneTimeSecret = {
  purpose: CodePurpose;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
  /** Wrong codes that were typed for it. */
  wrong: number;
};

export const sendsCode = (purpose: CodePurpose) => policies[purpose].code !== null;
export const sendsLink = (purpose: CodePurpose) => policies[purpose].link !== null;

/** When nothing of what is sent opens anything any more. */
export function expiresAt(purpose: CodePurpose, createdAt: Date): Date {
  const { code, link } = policies[purpose];
  return new Date(createdAt.getTime() + Math.max(code ?? 0, link ?? 0));
}

/** Whether a letter with a code or link is still worth sending. */
export function isOpen({ expiresAt: end, usedAt }: OneTimeSecret, now: Date): boolean {
  return usedAt === null && now < end;
}

/** A code has the shorter life of the two that some letters bring, and so many tries. */
export function isCodeOpen(sent: OneTimeSecret, now: Date): boolean {
  const { code } = policies[sent.purpose];
  if (code === null || !isOpen(sent, now)) return false;
  return now.getTime() < sent.createdAt.getTime() + code && sent.wrong < CODE_TRIES;
}

/** A link: once, and before its end. */
export function redeemLink(sent: OneTimeSecret, now: Date): Result<'right', 'link_over'> {
  return isOpen(sent, now) ? allow('right') : refuse('link_over');
}

/** A code: once, for ten minutes, and after five wrong ones never. */
export function redeemCode(
  sent: OneTimeSecret,
  isRight: boolean,
  now: Date,
): Result<'right', 'code_over' | 'code_wrong'> {
  if (!isCodeOpen(sent, now)) return refuse('code_over');
  return isRight ? allow('right') : refuse('code_wrong');
}

/** A code as somebody typed it, in any digits and without the spaces that a mail program puts in. */
export function readCode(typed: string): string {
  return latinDigits(typed).replace(/[\s-]/g, '');
}

const DAY = 24 * 60 * 60_000;

/** What ended before this is of use to nobody. */
export function sweepableAt(now: Date): Date {
  return new Date(now.getTime() - DAY);
}
