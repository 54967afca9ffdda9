-- A bill, and what came in for it, are written to whoever owes it.
do $$
declare
  kinds text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'outbox_mail_kind_check');
begin
  alter table outbox_mail drop constraint outbox_mail_kind_check;
  execute 'alter table outbox_mail add constraint outbox_mail_kind_check '
    || replace(kinds, 'ARRAY[', 'ARRAY[''dispute_billed''::text, ''dispute_paid''::text, ');
end $$;
