import { dayInWords } from '#kernel/day-words.ts';
import { named } from '#kernel/named.ts';
import * as m from '#messages/all.ts';
import type { Tone } from '#ui/desk/badge.tsx';
import type { STATES } from '../../contract/words.ts';
import type { PackName } from '../../rules/schedules/packs.ts';

export type InvoiceState = (typeof STATES)[number];
export type InvoiceKindName = 'registration' | 'admin' | 'deposit' | 'stamp_duty' | 'other';
export type Reason =
  | 'no_invoice'
  | 'over'
  | 'amount_differs'
  | 'settled_already'
  | 'cancelled'
  | 'payer_unclear';

export const stateWords: Record<InvoiceState, () => string> = {
  unpaid: m.office_fees_state_unpaid,
  paid_in_part: m.office_fees_state_in_part,
  paid: m.office_fees_state_paid,
  waived: m.office_fees_state_waived,
  cancelled: m.office_fees_state_cancelled,
};

export const stateTones: Record<InvoiceState, Tone> = {
  unpaid: 'warn',
  paid_in_part: 'warn',
  paid: 'good',
  waived: 'order',
  cancelled: 'plain',
};

export const kindWords: Record<InvoiceKindName, () => string> = {
  registration: m.office_fees_kind_registration,
  admin: m.office_fees_kind_admin,
  deposit: m.office_fees_kind_deposit,
  stamp_duty: m.office_fees_kind_stamp_duty,
  other: m.office_fees_kind_other,
};

export const reasonWords: Record<Reason, () => string> = {
  no_invoice: m.office_fees_why_no_invoice,
  over: m.office_fees_why_over,
  amount_differs: m.office_fees_why_amount_differs,
  settled_already: m.office_fees_why_settled_already,
  cancelled: m.office_fees_why_cancelled,
  payer_unclear: m.office_fees_reason_payer_unclear,
};

export const scheduleWords = {
  institution: m.office_fees_schedule_institution,
  fourth_schedule: m.office_fees_schedule_fourth,
  sebi: m.office_fees_schedule_sebi,
} as const;

export const ceilingWords = {
  base_and_variable: m.office_fees_ceiling_short_whole,
  variable_only: m.office_fees_ceiling_short_part,
} as const;

export const providerWords: Record<'bank_transfer' | 'razorpay', () => string> = {
  bank_transfer: m.office_fees_by_transfer,
  razorpay: m.office_fees_by_razorpay,
};

const packNames: Record<PackName, (p: { since: string }) => string> = {
  fees: m.office_pack_fees,
  'fourth-schedule': m.office_pack_fourth_schedule,
  'sebi-odr': m.office_pack_sebi_odr,
  'stamp-maharashtra': m.office_pack_stamp_maharashtra,
  'stamp-delhi': m.office_pack_stamp_delhi,
  'current-rate': m.office_pack_current_rate,
  'post-award': m.office_pack_post_award,
  refunds: m.office_pack_refunds,
  'neutral-fees': m.office_pack_neutral_fees,
  tds: m.office_pack_tds,
  pins: m.office_pack_pins,
  gst: m.office_pack_gst,
};

/** By which table something was reckoned: `fourth-schedule@2015-10-23` is kept, and a person reads its name and its day. */
export function packInWords(id: string): string {
  const [name = '', since = ''] = id.split('@');
  const isDay = /^\d{4}-\d\d-\d\d$/.test(since); // the institution's own table has a version
  return named(packNames, name)?.({ since: isDay ? dayInWords(since) : since }) ?? id;
}
