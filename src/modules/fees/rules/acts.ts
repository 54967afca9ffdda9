/** What the record says was done: invoices, payments and what governs fees. */
export const feesActs = [
  'invoice.issued',
  'invoice.paid_in_part',
  'invoice.paid',
  'invoice.waived',
  'invoice.cancelled',
  'invoice.place_differs',
  'invoice.refund_ordered',
  'invoice.refund_sent',
  'payment.received',
  'payment.left_over',
  'payment.refund_ordered',
  'payment.refund_sent',
  'fee.earned',
  'fee.approved',
  'fee.put_in_payout',
  'fee.paid',
  'fee.account_saved',
  'dispute.schedule_chosen',
  'dispute.stamp_payer_chosen',
] as const;

export type FeesAct = (typeof feesActs)[number];

declare module '#modules/record/rules/acts.ts' {
  interface ActNames {
    fees: FeesAct;
  }
}
