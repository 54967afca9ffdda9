import type { Side } from '#modules/disputes/rules/words.ts';

export const otherSide = (side: Side): Side => (side === 'claimant' ? 'respondent' : 'claimant');

/** How money went. */
export const PAYMENT_WAYS = ['upi', 'bank', 'cheque', 'cash', 'other'] as const;
export type PaymentWay = (typeof PAYMENT_WAYS)[number];

/** What a side says: that it paid, that it was paid, or that something was done. */
export const STATEMENT_KINDS = ['paid', 'received', 'done'] as const;
export type StatementKind = (typeof STATEMENT_KINDS)[number];

/** What is said to it: by the other side that it is so or not so, by its own that it was said in error. */
export const STATEMENT_ANSWERS = ['confirmed', 'disputed', 'withdrawn'] as const;
export type StatementAnswer = (typeof STATEMENT_ANSWERS)[number];

export const STATEMENT_STATES = [
  'waiting',
  'confirmed',
  'stands',
  'received',
  'disputed',
  'withdrawn',
] as const;
export type StatementState = (typeof STATEMENT_STATES)[number];

export const DUE_STATES = ['open', 'part', 'overdue', 'paid'] as const;
export type DueState = (typeof DUE_STATES)[number];
