-- Every letter that a module may owe.
alter table outbox_mail drop constraint outbox_mail_kind_check;
alter table outbox_mail add constraint outbox_mail_kind_check check (kind in (
  'contact_office', 'contact_copy', 'consultation_office', 'consultation_copy', 'newsletter_confirm',
  'newsletter_welcome', 'panel_office', 'panel_copy', 'panel_link', 'identity_verify', 'identity_code',
  'identity_link', 'identity_reset', 'identity_known', 'identity_notice', 'identity_invite', 'enquiry_reply',
  'consultation_offer', 'consultation_booked', 'consultation_booked_officer', 'consultation_reminder',
  'consultation_reminder_officer', 'consultation_moved', 'panel_question', 'panel_state', 'panel_decision',
  'panel_removal', 'notice', 'digest', 'filing_way_back', 'filing_ending', 'filing_filed', 'service_letter',
  'dispute_due', 'response_digits', 'response_receipt', 'response_told', 'response_decision', 'identity_erased',
  'identity_address', 'dispute_step'
));
