import type { Day } from '#kernel/days.ts';

/** What falls due by a settlement: a payment of one's own side, one of the other, or a registration. */
export const CALENDAR_DUES = ['pay', 'receive', 'register'] as const;

/** A day that a settlement of the reader's has; of its sums a calendar knows nothing. */
export type CalendarDue = {
  /** Unlike any other of its dispute. */
  id: string;
  disputeId: string;
  what: (typeof CALENDAR_DUES)[number];
  dueOn: Day;
  state: 'running' | 'met' | 'missed';
  /** How often something was said to it, and when last. */
  sequence: number;
  changedAt: Date;
};
