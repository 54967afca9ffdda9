/** What the record says was done: messages and consultations. */
export const enquiriesActs = [
  'enquiry.assigned',
  'enquiry.noted',
  'enquiry.replied',
  'enquiry.answered',
  'enquiry.closed',
  'enquiry.reopened',
  'enquiry.followed_up',
  'enquiry.exported',
  'consultation.offered',
  'consultation.booked',
  'consultation.moved',
  'consultation.declined',
  'consultation.lapsed',
  'consultation.cancelled',
  'consultation.held',
  'consultation.visitor_missed',
  'consultation.office_missed',
  'consultation.phone_corrected',
  'consultation.calendar_renewed',
] as const;

export type EnquiriesAct = (typeof enquiriesActs)[number];

declare module '#modules/record/rules/acts.ts' {
  interface ActNames {
    enquiries: EnquiriesAct;
  }
}
