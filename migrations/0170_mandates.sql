-- What follows an appointment: its notice, which each party is served with, and what the arbitrator discloses after it (ACA ss. 12(2), 13).
do $$
declare
  kinds text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'dispute_document_kind_check');
begin
  alter table dispute_document drop constraint dispute_document_kind_check;
  execute 'alter table dispute_document add constraint dispute_document_kind_check '
    || replace(kinds, 'ARRAY[', 'ARRAY[''appointment''::text, ''circumstances''::text, ');
end $$;

-- Whoever decides is written to when they are challenged.
do $$
declare
  kinds text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'outbox_mail_kind_check');
begin
  alter table outbox_mail drop constraint outbox_mail_kind_check;
  execute 'alter table outbox_mail add constraint outbox_mail_kind_check '
    || replace(kinds, 'ARRAY[', 'ARRAY[''appointment_challenged''::text, ');
end $$;
