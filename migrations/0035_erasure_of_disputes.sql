-- An erasure reaches disputes, fees and service: what stays of a person there, and is told to her, has names of its own.
alter table identity_erasure drop constraint identity_erasure_kept_check;
alter table identity_erasure add constraint identity_erasure_kept_check check (
  kept <@ array['record', 'logs', 'dispute', 'claims', 'service', 'invoices', 'enquiry', 'panel', 'notice']
);
-- She had herself erased while the dispute was open: what was kept to reach her goes when it is over.
alter table dispute_party add column erased_at timestamptz;
alter table dispute_representative add column erased_at timestamptz;
create index dispute_party_erased on dispute_party (dispute_id) where erased_at is not null;
create index dispute_representative_erased on dispute_representative (party_id) where erased_at is not null;
-- Who asks for her data or her erasure is looked for by what she did and who she acts for.
create index dispute_representative_email on dispute_representative (lower(email)) where ended_at is null;
create index fees_payment_link_opened_by on fees_payment_link (opened_by) where opened_by is not null;
create index fees_order_opened_by on fees_order (opened_by) where opened_by is not null;
-- What is held about a party, by its id, among the rows of all disputes.
create index dispute_document_from on dispute_document (party_id) where party_id is not null and issued_number is null;
create index dispute_document_by on dispute_document (added_by) where added_by is not null and issued_number is null;
create index service_recipient_party on service_recipient (party_id);
create index response_answer_party on response_answer (party_id);
create index fees_invoice_party on fees_invoice (party_id);
create index fees_payment_party on fees_payment (paid_by_party) where paid_by_party is not null;
