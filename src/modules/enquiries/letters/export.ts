import type { Day } from '#kernel/days.ts';
import * as m from '#messages/all.ts';
import { type EnquiryKind, enquiryReference, type WorkState } from '../rules/queue.ts';
import type { CloseReason } from '../rules/work.ts';

export type Exported = {
  kind: EnquiryKind;
  number: number;
  language: string;
  receivedAt: Date;
  state: WorkState;
  since: Date;
  isUrgent: boolean;
  deadlineOn: Day | null;
  disputeType: string | null;
  assignee: string;
  followUpOn: Day | null;
  closeReason: CloseReason | null;
  fullName: string;
  email: string;
  phone: string;
  message: string;
};

// Plain values rather than words of the screen: a spreadsheet sorts them.
const COLUMNS: readonly [head: () => string, cell: (row: Exported) => string][] = [
  [
    m.office_enquiries_col_reference,
    ({ number, receivedAt }) => enquiryReference({ number, receivedAt }),
  ],
  [m.office_enquiries_col_kind, ({ kind }) => kind],
  [m.office_enquiries_col_name, ({ fullName }) => fullName],
  [m.office_enquiries_col_email, ({ email }) => email],
  [m.office_enquiries_col_phone, ({ phone }) => phone],
  [m.office_enquiries_col_language, ({ language }) => language],
  [m.office_enquiries_col_received, ({ receivedAt }) => onClock(receivedAt)],
  [m.office_enquiries_col_state, ({ state }) => state],
  [m.office_enquiries_col_since, ({ since }) => onClock(since)],
  [
    m.office_enquiries_col_urgent,
    ({ isUrgent, state }) => (isUrgent && state !== 'closed' ? 'yes' : 'no'),
  ],
  [m.office_enquiries_col_deadline, ({ deadlineOn }) => deadlineOn ?? ''],
  [m.office_enquiries_col_assignee, ({ assignee }) => assignee],
  [m.office_enquiries_col_follow_up, ({ followUpOn }) => followUpOn ?? ''],
  [m.office_enquiries_col_reason, ({ closeReason }) => closeReason ?? ''],
  [m.office_enquiries_col_dispute, ({ disputeType }) => disputeType ?? ''],
  [m.office_enquiries_col_message, ({ message }) => message],
];

/** The heads of the exported list's columns, in their order. */
export function exportHead(): string[] {
  return COLUMNS.map(([head]) => head());
}

export function exportRow(row: Exported): string[] {
  return COLUMNS.map(([, cell]) => cell(row));
}

// The Swedish way of writing a moment is 2026-11-20 15:00, which sorts.
const CLOCK = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'short',
});

function onClock(at: Date): string {
  return CLOCK.format(at);
}
