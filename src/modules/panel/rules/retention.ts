import { addDays, addMonths, type Day, dayAt } from '#kernel/days.ts';
import { DOCUMENT_TYPES, type DocumentType } from '#kernel/document-types.ts';
import type { Quota } from '#kernel/quota.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const MB = 1024 * 1024;
/** One network's papers of applications not sent yet: an application has two, and some people share a line. */
export const LOOSE_NETWORK: Quota = { files: 60, bytes: 300 * MB };
/** All of them, from wherever. */
export const LOOSE_EVERYBODY: Quota = { files: 5_000, bytes: 5 * 1024 * MB };

export type PanelDocumentType = DocumentType;

export function isDocumentType(type: string): type is PanelDocumentType {
  return DOCUMENT_TYPES.some((known) => known === type);
}

/** A document that was attached to nothing by then is swept: seven days. */
export function looseUntil(now: Date): Date {
  return new Date(now.getTime() - 7 * DAY);
}

/** A half-done application waits thirty days for its owner. */
export function draftExpiresAt(now: Date): Date {
  return new Date(now.getTime() + 30 * DAY);
}

export function isExpired(draft: { expiresAt: Date }, now: Date): boolean {
  return now >= draft.expiresAt;
}

/** `MUNCH-PA-2026-000123`: the year in India in which it came, and the database's running number. */
export function referenceOf({ number, receivedAt }: { number: number; receivedAt: Date }): string {
  return `MUNCH-PA-${dayAt(receivedAt).slice(0, 4)}-${String(number).padStart(6, '0')}`;
}

/** The institution's own rule, no law's: whoever was declined may apply again after so many days. */
export const REAPPLY_DAYS = 180;

export function mayApplyAgainOn(declinedAt: Date): Day {
  return addDays(dayAt(declinedAt), REAPPLY_DAYS);
}

/** The first civil day on which the documents are gone. */
export function documentsGoneOn(endedAt: Date, months: number): Day {
  return addMonths(dayAt(endedAt), months);
}

/** What stands for the address of somebody who had themselves erased: nothing arrives there (RFC 2606, section 2). */
export function erasedAddress(applicationId: string): string {
  return `${applicationId}@erased.invalid`;
}

export function isErasedAddress(email: string): boolean {
  return email.endsWith('@erased.invalid');
}
