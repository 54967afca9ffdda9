/**
 * The events from which limits are counted. Each module names those that it records here by their type, as the table of moves does
 * (disputes/rules/machine.ts), so that a limit that names what nobody records does not compile.
 */
export interface EventNames {
  later: (typeof EVENTS_TO_COME)[number];
}

/** Events that no module records yet: of drafts, which are counted apart, and of what comes after the tribunal is formed. */
const EVENTS_TO_COME = [
  'additional_award_asked',
  'additional_award_declined',
  'additional_award_made',
  'appointment_petition_served',
  'arbitrator_agreed',
  'award_corrected',
  'award_made',
  'award_received',
  'closed',
  'correction_asked',
  'correction_decided',
  'court_may_be_asked',
  'draft_award_cleared',
  'draft_award_submitted',
  'draft_begun',
  'draft_expired',
  'draft_saved',
  'form_comments_made',
  'interim_order_at_risk',
  'invitation_served',
  'mandate_extension_decided',
  'mandate_extension_served',
  'mandate_lapsed',
  'message_delivered',
  'message_failed',
  'message_sent',
  'no_proof',
  'no_statement_of_claim',
  'no_statement_of_defence',
  'nomination_asked',
  'nominees_appointed',
  'pleadings_completed',
  'pleadings_late',
  'preliminary_held',
  'procedural_order_made',
  'record_closed',
  'rejoinder_filed',
  'set_aside_decided',
  'set_aside_filed',
  'set_aside_notice_served',
  'settlement_challenged',
  'settlement_received',
  'settlement_registered',
  'statement_of_claim_filed',
  'statement_of_claim_served',
  'statement_of_defence_filed',
  'statement_of_defence_served',
  'terminated',
] as const;

/** What a limit may name. */
export type ClockEventName = EventNames[keyof EventNames];

/** Whether an event, whose name may be of another time, is among some that a limit names. */
export function isAmong(names: readonly ClockEventName[], type: string): boolean {
  return (names as readonly string[]).includes(type);
}
