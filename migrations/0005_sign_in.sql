-- How people show who they are: codes and links that were sent, what was agreed to, known devices, counts of tries, and
-- notices about an account.

-- One request for a code or a link, whoever's username it was. A username that nobody has gets a row too, which opens
-- nothing: a row alone never tells whether there is an account.
create table sign_in_ticket (
  -- Without a time in it; the page that asks for the code has it in its address.
  id uuid primary key,
  purpose text not null check (purpose in ('sign_up', 'code', 'link', 'reset')),
  -- An e-mail address in small letters, or a mobile number as E.164.
  recipient text not null check (char_length(recipient) between 5 and 254),
  -- Who has this username; for a sign-up, who has it already.
  person_id uuid references identity_person (id) on delete cascade,
  -- What a sign-up asks for.
  name text check (char_length(name) between 1 and 100),
  language text not null check (language in ('en', 'hi', 'mr')),
  -- Which wording of the agreement was ticked, and when.
  agreed_text text check (char_length(agreed_text) between 1 and 100),
  agreed_at timestamptz,
  -- HMAC-SHA256 of the code with a key that no backup holds: six digits alone would be found by trying all of them.
  code_hash bytea check (octet_length(code_hash) = 32),
  wrong_codes integer not null default 0 check (wrong_codes between 0 and 5),
  -- sha256 of the link's 256 bits.
  token_hash bytea unique check (octet_length(token_hash) = 32),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  used_at timestamptz,
  check ((agreed_text is null) = (agreed_at is null)),
  check ((purpose = 'sign_up') = (name is not null)),
  check (purpose = 'reset' or agreed_text is not null)
);
create index sign_in_ticket_expiry on sign_in_ticket (expires_at);
create index sign_in_ticket_person on sign_in_ticket (person_id);

-- Tries, counted for every username that was typed and for every network, over all processes. The key is an HMAC, so
-- that nobody reads here who tried what from where.
create table sign_in_limit (
  scope text not null check (scope in ('password', 'code', 'letter', 'network', 'network_letter')),
  key bytea not null check (octet_length(key) = 32),
  taken integer not null check (taken >= 0),
  last_at timestamptz not null,
  primary key (scope, key)
);
create index sign_in_limit_age on sign_in_limit (last_at);

-- Which wording of Privacy Policy, Code of Conduct and Terms somebody agreed to, and when she first did.
create table identity_agreement (
  person_id uuid not null references identity_person (id) on delete cascade,
  agreed_text text not null check (char_length(agreed_text) between 1 and 100),
  agreed_at timestamptz not null,
  primary key (person_id, agreed_text)
);

-- Browsers that somebody signed in with before, so that a new one can be told of. Only the hash of its cookie is kept.
create table identity_device (
  token_hash bytea not null check (octet_length(token_hash) = 32),
  person_id uuid not null references identity_person (id) on delete cascade,
  first_at timestamptz not null,
  seen_at timestamptz not null,
  primary key (token_hash, person_id)
);
create index identity_device_person on identity_device (person_id);
create index identity_device_age on identity_device (seen_at);

-- What somebody is told about her own account by letter; the letter is written from this row.
create table account_notice (
  id uuid primary key,
  person_id uuid not null references identity_person (id) on delete cascade,
  notice text not null check (notice in (
    'signed_in', 'password_changed', 'second_factor_on', 'second_factor_off', 'passkey_added', 'passkey_removed',
    'recovery_codes_made', 'recovery_code_used', 'address_changed'
  )),
  at timestamptz not null,
  agent text not null check (char_length(agent) <= 300),
  network text not null check (char_length(network) <= 60)
);
create index account_notice_person on account_notice (person_id);
