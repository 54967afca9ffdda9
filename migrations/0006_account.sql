-- What a person sets up around her account: a second factor, passkeys, how she is told of things; how roles are given;
-- and how an account ends.

-- Why a role was given, and why it was ended.
alter table identity_role add column given_why text check (char_length(given_why) <= 500);
alter table identity_role add column ended_why text check (char_length(ended_why) <= 500);
alter table identity_role add check (ended_at is not null or (ended_by is null and ended_why is null));

-- An authenticator app. Secrets are encrypted with a key that is not in the database, so a backup alone makes no codes.
create table identity_authenticator (
  person_id uuid primary key references identity_person (id),
  -- The app that is asked; null until the first right code showed that it has the secret.
  secret bytea check (octet_length(secret) between 40 and 120),
  enrolled_at timestamptz,
  -- The half minute of the last code that was taken; none of it or before it is taken again.
  last_step integer,
  -- One that is being set up; the one before is asked until this one has answered.
  next_secret bytea check (octet_length(next_secret) between 40 and 120),
  check ((secret is null) = (enrolled_at is null)),
  check (secret is not null or next_secret is not null)
);

-- Codes on paper; a set is made anew as a whole. 120 bits of chance each, so that sha256 keeps them.
create table identity_recovery_code (
  code_hash bytea primary key check (octet_length(code_hash) = 32),
  person_id uuid not null references identity_person (id),
  used_at timestamptz
);
create index identity_recovery_code_person on identity_recovery_code (person_id);

-- Wrong codes and passwords in a row of somebody who is signed in. No row: the last one was right.
create table identity_factor_tries (
  person_id uuid primary key references identity_person (id),
  failed integer not null check (failed > 0),
  failed_at timestamptz not null
);

create table identity_passkey (
  id uuid primary key,
  person_id uuid not null references identity_person (id),
  credential_id bytea not null unique check (octet_length(credential_id) between 1 and 1023),
  public_key bytea not null check (octet_length(public_key) between 1 and 4096),
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  name text not null check (char_length(name) between 1 and 60),
  made_at timestamptz not null,
  used_at timestamptz
);
create index identity_passkey_person on identity_passkey (person_id);

-- What a passkey is asked to sign: five minutes, once. Without a person for a sign-in, where nobody is known yet.
create table identity_passkey_challenge (
  challenge_hash bytea primary key check (octet_length(challenge_hash) = 32),
  person_id uuid references identity_person (id),
  made_at timestamptz not null
);
create index identity_passkey_challenge_age on identity_passkey_challenge (made_at);

-- One row for each kind that somebody chose for herself.
create table identity_notice_choice (
  person_id uuid not null references identity_person (id),
  kind text not null check (kind in ('work', 'empanelment', 'consultation')),
  choice text not null check (choice in ('at_once', 'daily', 'here')),
  primary key (person_id, kind)
);

-- Three more changes that somebody is told about by letter.
alter table account_notice drop constraint account_notice_notice_check;
alter table account_notice add constraint account_notice_notice_check check (notice in (
  'signed_in', 'password_changed', 'second_factor_on', 'second_factor_off', 'passkey_added', 'passkey_removed',
  'recovery_codes_made', 'recovery_code_used', 'address_changed', 'sessions_ended', 'erasure_asked', 'erasure_withdrawn'
));

-- The printed link to the first administrator's account: one at a time.
create table identity_first_link (
  only_one boolean primary key default true check (only_one),
  token_hash bytea not null check (octet_length(token_hash) = 32),
  expires_at timestamptz not null
);

-- Somebody without an account is asked to make one, with a role waiting.
create table identity_invitation (
  id uuid primary key,
  email text not null check (char_length(email) between 5 and 254),
  name text not null check (char_length(name) between 1 and 100),
  role text not null check (role in ('neutral', 'case_officer', 'registrar', 'accounts', 'committee', 'administrator')),
  why text not null check (char_length(why) between 1 and 500),
  invited_by uuid not null references identity_person (id),
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  withdrawn_at timestamptz,
  taken_at timestamptz,
  taken_by uuid references identity_person (id),
  check ((taken_at is null) = (taken_by is null))
);
create index identity_invitation_email on identity_invitation (lower(email));

-- Each letter makes a link of its own; all are dead once one was used.
create table identity_invitation_link (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  invitation_id uuid not null references identity_invitation (id) on delete cascade
);
create index identity_invitation_link_of on identity_invitation_link (invitation_id);

-- Digital Personal Data Protection Act, 2023, section 12(3).
create table identity_erasure (
  id uuid primary key,
  person_id uuid not null references identity_person (id),
  asked_at timestamptz not null,
  withdrawn_at timestamptz,
  confirmed_at timestamptz,
  confirmed_by uuid references identity_person (id),
  done_at timestamptz,
  check ((confirmed_at is null) = (confirmed_by is null))
);
create unique index identity_erasure_open on identity_erasure (person_id) where withdrawn_at is null and done_at is null;
