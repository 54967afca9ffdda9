-- What a claimant said to an offer: yes in principle, no, or a question. It binds nobody, is no paper of the dispute, and no tribunal
-- reads it (ACA ss. 75 and 81); what was said stays as it was said.
create table response_offer_reply (
  id uuid primary key,
  answer_id uuid not null references response_answer (id),
  dispute_id uuid not null references dispute (id),
  reply text not null check (reply in ('accepted', 'refused', 'asked')),
  words text not null check (char_length(words) <= 5000),
  by_person uuid not null references identity_person (id),
  at timestamptz not null,
  check (reply <> 'asked' or words <> '')
);
-- A question once, and then one word that ends it.
create unique index response_offer_reply_asked on response_offer_reply (answer_id) where reply = 'asked';
create unique index response_offer_reply_final on response_offer_reply (answer_id) where reply <> 'asked';
create index response_offer_reply_of on response_offer_reply (dispute_id, at);
create trigger response_offer_reply_stays before update or delete on response_offer_reply
  for each row execute function record_refuses_change();
create trigger response_offer_reply_is_not_emptied before truncate on response_offer_reply
  for each statement execute function record_refuses_change();

-- The letter about it.
do $$
declare
  kinds text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'outbox_mail_kind_check');
begin
  alter table outbox_mail drop constraint outbox_mail_kind_check;
  execute 'alter table outbox_mail add constraint outbox_mail_kind_check '
    || replace(kinds, 'ARRAY[', 'ARRAY[''response_offer_told''::text, ');
end $$;
