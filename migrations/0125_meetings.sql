-- Meetings of one dispute: who is asked, which times are offered, who can when, and what was settled (docs/decisions/0125).
create table calendar_meeting (
  id uuid primary key,
  dispute_id uuid not null references dispute (id),
  -- The place for talk whose people meet; who may know of it is whoever is asked and still reads there.
  place text not null check (char_length(place) between 1 and 60),
  -- Of a sealed place it is closed with the house's seal.
  title text check (char_length(title) between 1 and 200),
  sealed_title bytea check (octet_length(sealed_title) between 28 and 2000),
  check (num_nonnulls(title, sealed_title) = 1),
  minutes integer not null check (minutes between 5 and 480),
  notice_minutes integer not null check (notice_minutes between 0 and 86400),
  asks text not null check (asks in ('times', 'free')),
  settles text not null check (settles in ('proposer', 'all')),
  state text not null check (state in ('asked', 'settled', 'cancelled')),
  -- Null until it is settled for the first time.
  starts_at timestamptz,
  check (state <> 'settled' or starts_at is not null),
  -- Under which number calendar programs are told of it (RFC 5545, 3.8.7.4).
  sequence integer not null check (sequence >= 0),
  changed_at timestamptz not null,
  proposed_by uuid not null references identity_person (id),
  proposed_at timestamptz not null,
  -- Of the form by which it was proposed: what is sent twice is one.
  form_key uuid not null,
  unique (proposed_by, form_key)
);
create index calendar_meeting_dispute on calendar_meeting (dispute_id);
create table calendar_meeting_person (
  id uuid primary key,
  meeting_id uuid not null references calendar_meeting (id),
  person_id uuid not null references identity_person (id),
  asked_at timestamptz not null,
  -- When they last said when they can.
  answered_at timestamptz,
  unique (meeting_id, person_id)
);
create index calendar_meeting_person_of on calendar_meeting_person (person_id);
create table calendar_meeting_time (
  meeting_id uuid not null references calendar_meeting (id),
  starts_at timestamptz not null,
  primary key (meeting_id, starts_at)
);
create table calendar_meeting_mark (
  meeting_id uuid not null,
  person_id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  can text not null check (can in ('yes', 'if_needed', 'no')),
  primary key (meeting_id, person_id, starts_at),
  foreign key (meeting_id, person_id) references calendar_meeting_person (meeting_id, person_id)
);
-- What was done with it, by whom and why; told to those who are asked alone.
create table calendar_meeting_act (
  meeting_id uuid not null references calendar_meeting (id),
  number integer not null check (number > 0),
  act text not null check (act in ('proposed', 'times_added', 'people_asked', 'settled', 'moved', 'cancelled')),
  by_person uuid not null references identity_person (id),
  at timestamptz not null,
  starts_at timestamptz,
  reason text check (char_length(reason) between 1 and 1000),
  sealed_reason bytea check (octet_length(sealed_reason) between 28 and 5000),
  check (num_nonnulls(reason, sealed_reason) <= 1),
  primary key (meeting_id, number)
);
do $$
declare
  kinds text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'outbox_mail_kind_check');
begin
  alter table outbox_mail drop constraint outbox_mail_kind_check;
  execute 'alter table outbox_mail add constraint outbox_mail_kind_check ' || replace(kinds, 'ARRAY[', 'ARRAY[''meeting_news''::text, ');
end $$;
