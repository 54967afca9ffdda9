-- Who was told what, what open pages hear of at once, and letters that came back.

-- One letter a person a day, with what is unread.
create table notice_digest (
  id uuid primary key,
  person_id uuid not null references identity_person (id),
  -- The civil day in Asia/Kolkata on whose morning it was made.
  day date not null,
  created_at timestamptz not null,
  unique (person_id, day)
);

-- An act of the record, told to one person: once, however often the reader of the record is started anew.
create table person_notice (
  id uuid primary key,
  person_id uuid not null references identity_person (id),
  act_id uuid not null references record_act (id),
  -- As the record has it; decides the words, which are found when they are read, in the reader's language.
  act text not null check (char_length(act) between 3 and 100),
  kind text not null check (kind in ('work', 'empanelment', 'account', 'consultation')),
  subject_kind text not null check (char_length(subject_kind) between 1 and 40),
  subject_id text not null check (char_length(subject_id) between 1 and 100),
  -- Whether the person was told in the office's name (by a role) or in her own.
  as_role boolean not null,
  -- What the person had chosen when it came.
  told text not null check (told in ('at_once', 'daily', 'here')),
  created_at timestamptz not null,
  read_at timestamptz,
  digest_id uuid references notice_digest (id),
  unique (act_id, person_id),
  check (digest_id is null or told = 'daily')
);
create index person_notice_list on person_notice (person_id, created_at desc, id desc);
create index person_notice_unread on person_notice (person_id) where read_at is null;
create index person_notice_for_digest on person_notice (created_at) where told = 'daily' and digest_id is null and read_at is null;
create index person_notice_in_digest on person_notice (digest_id) where digest_id is not null;

-- How far the record has been turned into notices. Its row is locked by whoever does it, so that one does at a time.
create table notice_cursor (
  reader text primary key check (char_length(reader) between 1 and 40),
  xid xid8 not null default pg_current_xact_id(),
  id uuid not null
);
insert into notice_cursor (reader, xid, id) values ('record', '0', '00000000-0000-0000-0000-000000000000');

-- What open pages hear of at once. Kept for a day, so that a browser that was away takes up where it left.
create table live_event (
  id bigint generated always as identity primary key,
  -- With the id the cursor of whoever reads on: ids alone commit out of order.
  xid xid8 not null default pg_current_xact_id(),
  at timestamptz not null,
  topic text not null check (topic in ('notice', 'queue')),
  -- For this person alone, or else for everybody who has the permission.
  person_id uuid references identity_person (id),
  needs text check (char_length(needs) between 1 and 40),
  -- Whoever did it need not be told.
  except_id uuid,
  data jsonb not null,
  check ((person_id is null) <> (needs is null))
);
create index live_event_cursor on live_event (xid, id);
create index live_event_age on live_event (at);

-- A wake-up says only that there is something: the rows say what, and are read again every few seconds in any case.
create function wake_readers() returns trigger language plpgsql as $$
begin
  perform pg_notify('munch', tg_argv[0]);
  return null;
end $$;
create trigger live_event_wakes after insert on live_event for each statement execute function wake_readers('live');
-- Sign-ins tell nobody and are in no queue, and there are many.
create trigger record_act_wakes after insert on record_act for each row
  when (cardinality(new.tells) > 0 or new.subject_kind <> 'person') execute function wake_readers('record');

-- heard: the mail server refused it for good; filed: it stands in mail_bounce.
alter table outbox_mail add column bounce text check (bounce in ('heard', 'filed'));
-- RFC 3463, section 2.
alter table outbox_mail add column bounce_status text check (bounce_status ~ '^[45][.][0-9]{1,3}[.][0-9]{1,3}$');
create index outbox_mail_bounced on outbox_mail (created_at) where bounce = 'heard';

-- A letter that reached nobody, until somebody in the office has seen to it.
create table mail_bounce (
  id uuid primary key,
  letter_id uuid not null unique references outbox_mail (id),
  letter_kind text not null check (char_length(letter_kind) between 1 and 60),
  refers_to uuid not null,
  recipient text not null check (char_length(recipient) between 3 and 254),
  -- refused: by the mail server while it was sent; returned: by a delivery status notification (RFC 3464).
  heard text not null check (heard in ('refused', 'returned')),
  status text not null check (status ~ '^[45][.][0-9]{1,3}[.][0-9]{1,3}$'),
  diagnostic text not null check (char_length(diagnostic) <= 500),
  heard_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'sent_again', 'closed')),
  -- The letter that went out instead.
  sent_as uuid references outbox_mail (id),
  done_by uuid references identity_person (id),
  done_at timestamptz,
  reason text check (char_length(reason) between 1 and 500),
  check ((state = 'open') = (done_at is null)),
  check ((state = 'sent_again') = (sent_as is not null)),
  check ((state = 'closed') = (reason is not null))
);
create index mail_bounce_list on mail_bounce (state, heard_at desc, id desc);
