-- A letter tells somebody of what they have not read in a place for talk.
do $$
declare
  kinds text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'outbox_mail_kind_check');
begin
  alter table outbox_mail drop constraint outbox_mail_kind_check;
  execute 'alter table outbox_mail add constraint outbox_mail_kind_check ' || replace(kinds, 'ARRAY[', 'ARRAY[''talk_news''::text, ');
end $$;
-- The job looks at what was said lately.
create index discussion_message_at on discussion_message (at);
