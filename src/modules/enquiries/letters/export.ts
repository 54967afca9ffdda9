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
  name: string;
  email: string;
  phone: string;
  message: string;
};

/** The columns of the exported list, in their order. */
export function exportHead(): string[] {
  return [
    ...[
      m.office_enquiries_col_reference(),
      m.office_enquiries_col_kind(),
      m.office_enquiries_col_name(),
      m.office_enquiries_col_email(),
    ],
    ...[
      m.office_enquiries_col_phone(),
      m.office_enquiries_col_language(),
      m.office_enquiries_col_received(),
      m.office_enquiries_col_state(),
    ],
    ...[
      m.office_enquiries_col_since(),
      m.office_enquiries_col_urgent(),
      m.office_enquiries_col_deadline(),
    ],
    ...[
      m.office_enquiries_col_assignee(),
      m.office_enquiries_col_follow_up(),
      m.office_enquiries_col_reason(),
    ],
    ...[m.office_enquiries_col_dispute(), m.office_enquiries_col_message()],
  ];
}

// Plain values rather than words of the screen: a spreadsheet sorts them.
export function exportRow(row: Exported): string[] {
  return [
    ...[
      enquiryReference({ number: row.number, receivedAt: row.received_at }),
      row.kind,
      row.name,
      row.email,
      row.phone,
      row.language,
    ],
    ...[
      onClock(row.received_at),
      row.state,
      onClock(row.since),
      row.is_urgent && row.state !== 'closed' ? 'yes' : 'no',
    ],
    ...[
      row.deadline_on ?? '',
      row.assignee,
      row.follow_up_on ?? '',
      row.close_reason ?? '',
      row.dispute_type ?? '',
      row.message,
    ],
  ];
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
