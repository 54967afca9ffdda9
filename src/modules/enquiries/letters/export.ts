import type { Day } from '#kernel/days.ts';
import * as m from '#messages/all.ts';
import { type EnquiryKind, enquiryReference, type WorkState } from '../rules/queue.ts';
import type { CloseReason } from '../rules/work.ts';

export type Exported = {
  kind: EnquiryKind;
  number: number;
  language: string;
  received_at: Date;
  state: WorkState;
  since: Date;
  is_urgent: boolean;
  deadline_on: Day | null;
  dispute_type: string | null;
  assignee: string;
  follow_up_on: Day | null;
  close_reason: CloseReason | null;
  full_name: string;
  email: string;
  phone: string;
  message: string;
};

// Plain values rather than words of the screen: a spreadsheet sorts them.
const COLUMNS: readonly [head: () => string, cell: (row: Exported) => string][] = [
  [
    m.office_enquiries_col_reference,
    ({ number, received_at }) => enquiryReference({ number, receivedAt: received_at }),
  ],
  [m.office_enquiries_col_kind, ({ kind }) => kind],
  [m.office_enquiries_col_name, ({ full_name }) => full_name],
  [m.office_enquiries_col_email, ({ email }) => email],
  [m.office_enquiries_col_phone, ({ phone }) => phone],
  [m.office_enquiries_col_language, ({ language }) => language],
  [m.office_enquiries_col_received, ({ received_at }) => onClock(received_at)],
  [m.office_enquiries_col_state, ({ state }) => state],
  [m.office_enquiries_col_since, ({ since }) => onClock(since)],
  [
    m.office_enquiries_col_urgent,
    ({ is_urgent, state }) => (is_urgent && state !== 'closed' ? 'yes' : 'no'),
  ],
  [m.office_enquiries_col_deadline, ({ deadline_on }) => deadline_on ?? ''],
  [m.office_enquiries_col_assignee, ({ assignee }) => assignee],
  [m.office_enquiries_col_follow_up, ({ follow_up_on }) => follow_up_on ?? ''],
  [m.office_enquiries_col_reason, ({ close_reason }) => close_reason ?? ''],
  [m.office_enquiries_col_dispute, ({ dispute_type }) => dispute_type ?? ''],
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
