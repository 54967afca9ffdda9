-- What is asked of the office, what is said against a withdrawal, and what the office decides are papers of the dispute too.
alter table dispute_document drop constraint dispute_document_kind_check;
alter table dispute_document add constraint dispute_document_kind_check check (kind in (
  'agreement', 'authority', 'evidence', 'court_order', 'submission_agreement', 'answer', 'counterclaim', 'objection', 'offer', 'identity',
  'extension', 'withdrawal_objection', 'decision',
  'request', 'notice', 'memo', 'basis_record', 'certificate', 'invoice', 'proof', 'other'
));

-- When a claimant who had herself erased had last shown that this address on file is hers: by it, and by nothing else, she
-- comes back to her dispute.
alter table dispute_contact add column proved_at timestamptz;
create index dispute_contact_proved on dispute_contact (lower(value)) where proved_at is not null and ended_at is null;
