-- Conciliations and mediations that have somebody who leads them (law and lifecycle 6.6): their states, the report that one ended without a
-- settlement, and a question to somebody whom no list of names led to.
do $$
declare
  states text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'dispute_state_check');
  kinds text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'dispute_document_kind_check');
begin
  alter table dispute drop constraint dispute_state_check;
  execute 'alter table dispute add constraint dispute_state_check '
    || replace(states, 'ARRAY[', 'ARRAY[''con_active''::text, ''med_active''::text, ');
  alter table dispute_document drop constraint dispute_document_kind_check;
  execute 'alter table dispute_document add constraint dispute_document_kind_check '
    || replace(kinds, 'ARRAY[', 'ARRAY[''report''::text, ');
end $$;

-- Of an arbitration a sole arbitrator still comes from a list; the moves of the dispute keep to it.
alter table appointment_invitation drop constraint appointment_invitation_list_check;
