-- Mail that answered a letter about talk: said in its place, or returned to whoever sent it, with the reason. Of its words nothing is kept here.
create table discussion_mail_answer (
  id uuid primary key,
  -- SHA-256 of its Message-ID: what comes twice is taken once.
  message_hash bytea not null unique check (octet_length(message_hash) = 32),
  received_at timestamptz not null,
  -- Whose letter it answered; nobody's where its address is unknown.
  person_id uuid references identity_person (id),
  dispute_id uuid references dispute (id),
  place text check (char_length(place) <= 60),
  outcome text not null check (outcome in ('posted', 'automatic', 'address_unknown', 'sender_unknown', 'place_lost', 'sealed', 'signs_in', 'audience_changed', 'attachments', 'empty', 'too_long')),
  message_id uuid unique references discussion_message (id),
  check ((outcome = 'posted') = (message_id is not null)),
  -- Whom it is returned to, for as long as that is owed and to keep anybody from being sent many.
  returned_to text check (char_length(returned_to) <= 320)
);
create index discussion_mail_answer_person on discussion_mail_answer (person_id);
create index discussion_mail_answer_returned on discussion_mail_answer (returned_to, received_at) where returned_to is not null;
do $$
declare
  kinds text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'outbox_mail_kind_check');
begin
  alter table outbox_mail drop constraint outbox_mail_kind_check;
  execute 'alter table outbox_mail add constraint outbox_mail_kind_check ' || replace(kinds, 'ARRAY[', 'ARRAY[''talk_returned''::text, ');
end $$;
