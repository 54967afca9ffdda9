-- Sealed talk is opened in an emergency by two registrars, for a ground that section 23 of the Mediation Act 2023 names (docs/decisions/0130).
create table discussion_opening (
  id uuid primary key,
  dispute_id uuid not null references dispute (id),
  place text not null check (place ~ '^(parties|caucus-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$'),
  -- The messages that are opened, by number; all that were said until it was decided where they are empty.
  first_number integer check (first_number > 0),
  last_number integer check (last_number >= first_number),
  ground text not null check (ground in ('offence', 'violence', 'danger', 'misconduct')),
  -- What the registrars write may say what was said, so it is closed as talk is.
  sealed_why bytea not null check (octet_length(sealed_why) between 28 and 60000),
  asked_by uuid not null references identity_person (id),
  asked_at timestamptz not null,
  -- SHA-256 of the mark of the browser in which it was asked.
  asked_browser bytea check (octet_length(asked_browser) = 32),
  decision text check (decision in ('granted', 'declined')),
  decided_by uuid references identity_person (id),
  decided_at timestamptz,
  sealed_decided_why bytea check (octet_length(sealed_decided_why) between 28 and 60000),
  -- How many messages the place had when it was opened: what is said later stays closed.
  said integer check (said >= 0),
  -- Nobody opens alone.
  check (decided_by <> asked_by),
  check (num_nonnulls(decision, decided_by, decided_at, sealed_decided_why) in (0, 4)),
  check ((decision is not distinct from 'granted') = (said is not null))
);
create index discussion_opening_dispute on discussion_opening (dispute_id, asked_at);
create index discussion_opening_asked_by on discussion_opening (asked_by);
create index discussion_opening_decided_by on discussion_opening (decided_by);
do $$
declare
  kinds text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'outbox_mail_kind_check');
begin
  alter table outbox_mail drop constraint outbox_mail_kind_check;
  execute 'alter table outbox_mail add constraint outbox_mail_kind_check ' || replace(kinds, 'ARRAY[', 'ARRAY[''talk_opened''::text, ');
end $$;
