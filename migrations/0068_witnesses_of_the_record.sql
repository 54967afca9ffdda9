-- Who is mailed the head of each day: a setting of its own, and a letter of its own kind.
alter table record_head add column id uuid not null unique default gen_random_uuid();

alter table setting_version drop constraint setting_version_kind_check;
alter table setting_version add constraint setting_version_kind_check
  check (kind in ('facts', 'fees', 'holidays', 'letters', 'retention', 'witnesses'));
alter table setting_draft drop constraint setting_draft_kind_check;
alter table setting_draft add constraint setting_draft_kind_check
  check (kind in ('facts', 'fees', 'holidays', 'letters', 'retention', 'witnesses'));

-- The kinds that there are, whichever they are by now, and one more.
do $$
declare
  kinds text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'outbox_mail_kind_check');
begin
  alter table outbox_mail drop constraint outbox_mail_kind_check;
  execute 'alter table outbox_mail add constraint outbox_mail_kind_check ' || replace(kinds, 'ARRAY[', 'ARRAY[''record_day_head''::text, ');
end $$;
