-- Who may act, and the record of what was done.

-- Each chain of the record by its name: how long it is, and the hash of its last act. The row is locked while an act is
-- added, so that two at once stand one after the other.
create table record_chain (
  chain text primary key check (char_length(chain) between 1 and 100),
  length bigint not null default 0 check (length >= 0),
  head bytea not null check (octet_length(head) = 32)
);

-- Append-only: the trigger below refuses every change, and the hashes show one that was made around it.
create table record_act (
  id uuid primary key,
  chain text not null references record_chain (chain),
  -- 1, 2, 3 … in its chain, without a gap.
  number bigint not null check (number > 0),
  at timestamptz not null,
  act text not null check (char_length(act) between 3 and 100),
  subject_kind text not null check (char_length(subject_kind) between 1 and 40),
  subject_id text not null check (char_length(subject_id) between 1 and 100),
  -- Null for what happened by itself, and for a visitor.
  by_person uuid,
  by_role text not null check (char_length(by_role) between 1 and 40),
  from_state text check (char_length(from_state) <= 100),
  to_state text check (char_length(to_state) <= 100),
  why text check (char_length(why) <= 5000),
  -- Ids, figures, hashes; never a name, an address or the text of a letter.
  details jsonb not null,
  -- Who is to be told: ids of people, and `role:…`.
  tells text[] not null,
  previous_hash bytea not null check (octet_length(previous_hash) = 32),
  hash bytea not null unique check (octet_length(hash) = 32),
  -- With the id the cursor of whoever reads on: ids alone commit out of order.
  xid xid8 not null default pg_current_xact_id(),
  unique (chain, number)
);
create index record_act_cursor on record_act (xid, id);
create index record_act_subject on record_act (subject_kind, subject_id, at);
create index record_act_person on record_act (by_person, at);

create function record_refuses_change() returns trigger language plpgsql as $$
begin
  raise exception 'The record is append-only: % on % is refused.', tg_op, tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger record_act_stays before update or delete on record_act for each row execute function record_refuses_change();
create trigger record_act_is_not_emptied before truncate on record_act for each statement execute function record_refuses_change();
create trigger record_chain_stays before delete on record_chain for each row execute function record_refuses_change();
create trigger record_chain_is_not_emptied before truncate on record_chain for each statement execute function record_refuses_change();

-- A person with an account. Spec section 5: a username is an e-mail address or a mobile number.
create table identity_person (
  id uuid primary key,
  name text not null check (char_length(name) <= 100),
  email text check (char_length(email) between 5 and 254),
  email_verified_at timestamptz,
  -- E.164.
  phone text check (phone ~ '^\+[1-9][0-9]{7,14}$'),
  phone_verified_at timestamptz,
  language text not null default 'en' check (language in ('en', 'hi', 'mr')),
  time_zone text not null default 'Asia/Kolkata' check (char_length(time_zone) <= 60),
  -- A PHC string of argon2id; null for who signs in by code, link or passkey alone.
  password_hash text check (char_length(password_hash) <= 300),
  password_set_at timestamptz,
  created_at timestamptz not null,
  -- After an erasure the id stays, because the record names it; what told who it was is gone.
  erased_at timestamptz,
  check (erased_at is not null or email is not null or phone is not null),
  check (erased_at is null or (email is null and phone is null and password_hash is null and name = '')),
  check ((password_hash is null) = (password_set_at is null))
);
create unique index identity_person_email on identity_person (lower(email));
create unique index identity_person_phone on identity_person (phone);

create table identity_role (
  id uuid primary key,
  person_id uuid not null references identity_person (id),
  role text not null check (role in ('neutral', 'case_officer', 'registrar', 'accounts', 'committee', 'administrator')),
  -- Null for the first administrator, whom nobody was there to name.
  given_by uuid references identity_person (id),
  given_at timestamptz not null,
  ended_by uuid references identity_person (id),
  ended_at timestamptz
);
create unique index identity_role_held on identity_role (person_id, role) where ended_at is null;
create index identity_role_by_role on identity_role (role) where ended_at is null;

-- Only the token's sha256 is kept: who reads this table cannot use a session.
create table identity_session (
  id uuid primary key,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  person_id uuid not null references identity_person (id),
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  second_factor_at timestamptz,
  agent text not null check (char_length(agent) <= 300),
  network text not null check (char_length(network) <= 60)
);
create index identity_session_person on identity_session (person_id);
create index identity_session_expiry on identity_session (expires_at);

alter table outbox_mail drop constraint outbox_mail_kind_check;
alter table outbox_mail add constraint outbox_mail_kind_check check (kind in (
  'contact_office', 'contact_copy', 'consultation_office', 'consultation_copy',
  'newsletter_confirm', 'newsletter_welcome', 'panel_office', 'panel_copy', 'panel_link',
  'identity_verify', 'identity_code', 'identity_link', 'identity_reset', 'identity_known', 'identity_notice', 'identity_invite',
  'enquiry_reply', 'consultation_offer', 'consultation_booked', 'consultation_booked_officer',
  'consultation_reminder', 'consultation_reminder_officer', 'consultation_moved',
  'panel_question', 'panel_state', 'panel_decision', 'panel_removal', 'notice', 'digest'
));
