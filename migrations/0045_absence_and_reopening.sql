-- What says that a dispute goes on without a respondent (ACA s. 25) is served on them like any other paper.
alter table service_paper drop constraint service_paper_purpose_check;
alter table service_paper add constraint service_paper_purpose_check check (purpose in (
  'notice', 'invitation', 'warning', 'absence', 'reversal', 'document'
));

-- Asking to be heard after all, for sufficient cause, is a paper of the dispute with a number.
alter table dispute_document drop constraint dispute_document_kind_check;
alter table dispute_document add constraint dispute_document_kind_check check (kind in (
  'agreement', 'authority', 'evidence', 'court_order', 'submission_agreement', 'answer', 'counterclaim', 'objection', 'offer', 'identity',
  'extension', 'withdrawal_objection', 'reopening', 'decision', 'consent', 'consent_withdrawal', 'consent_denial',
  'request', 'notice', 'memo', 'basis_record', 'certificate', 'invoice', 'proof', 'other'
));
alter table response_answer drop constraint response_answer_kind_check;
alter table response_answer add constraint response_answer_kind_check check (kind in (
  'answer', 'objection', 'offer', 'counterclaim', 'identity', 'call_back', 'extension',
  'agreement', 'refusal', 'acceptance', 'rejection', 'withdrawal_objection', 'reopening', 'fast_track', 'consent_withdrawal', 'consent_denial'
));

-- The registrar decides it once; of two that wait there is one.
alter table response_answer drop constraint response_answer_outcome_check;
alter table response_answer add constraint response_answer_outcome_check check (
  outcome in ('extended', 'declined', 'confirmed', 'another', 'called', 'reopened', 'not_reopened')
);
alter table response_answer drop constraint response_answer_check2;
alter table response_answer add constraint response_answer_decided_kinds check (
  decided_at is null or kind in ('identity', 'call_back', 'extension', 'reopening')
);
drop index response_answer_waits;
create unique index response_answer_waits on response_answer (party_id, kind)
  where sent_at is not null and decided_at is null and kind in ('identity', 'extension', 'reopening');
drop index response_answer_open;
create index response_answer_open on response_answer (kind, sent_at)
  where sent_at is not null and decided_at is null and kind in ('identity', 'call_back', 'extension', 'reopening');
