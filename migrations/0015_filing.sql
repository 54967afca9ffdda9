-- Requests under way: kept at each step, opened again from any device by whoever proves the address, and sent once.

create table filing_draft (
  id uuid primary key,
  -- Whoever was signed in; everybody else is known by her address alone.
  person_id uuid references identity_person (id),
  email text check (char_length(email) between 5 and 254),
  -- When a code or a link of a letter to that address was brought back.
  proved_at timestamptz,
  language text not null check (language in ('en', 'hi', 'mr')),
  -- What the controls of each step hold (filing/rules/answers.ts); emptied when it is sent or has expired.
  answers jsonb not null check (jsonb_typeof(answers) = 'object'),
  -- At which version each step was last changed, so that two devices cannot overwrite each other unawares.
  changed jsonb not null check (jsonb_typeof(changed) = 'object'),
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null,
  saved_at timestamptz not null,
  -- When its owner was told that it is about to expire.
  warned_at timestamptz,
  expired_at timestamptz,
  submitted_at timestamptz,
  dispute_id uuid unique references dispute (id),
  check ((submitted_at is null) = (dispute_id is null)),
  check (expired_at is null or submitted_at is null)
);
create index filing_draft_person on filing_draft (person_id, saved_at desc) where person_id is not null;
create index filing_draft_email on filing_draft (lower(email), saved_at desc) where email is not null;
create index filing_draft_idle on filing_draft (saved_at) where submitted_at is null and expired_at is null;

-- What a browser or a mailed link opens a draft with; only the token's sha256 is kept.
create table filing_key (
  token_hash bytea not null check (octet_length(token_hash) = 32),
  draft_id uuid not null references filing_draft (id) on delete cascade,
  -- A link proves the address that it was mailed to; a browser's own key proves nothing.
  email text check (char_length(email) between 5 and 254),
  made_at timestamptz not null,
  primary key (token_hash, draft_id)
);
create index filing_key_draft on filing_key (draft_id);

create table filing_code (
  id uuid primary key,
  email text not null check (char_length(email) between 5 and 254),
  code_hash bytea check (octet_length(code_hash) = 32),
  tries smallint not null default 0,
  created_at timestamptz not null,
  used_at timestamptz
);
create index filing_code_age on filing_code (created_at);

-- The receipt of a request, and who put her name to it how: what a click is worth is what can be shown of it afterwards.
create table filing_receipt (
  draft_id uuid primary key references filing_draft (id),
  dispute_id uuid not null unique references dispute (id),
  reference text not null check (char_length(reference) between 5 and 60),
  title text not null check (char_length(title) between 1 and 300),
  filed_at timestamptz not null,
  filing_hash bytea not null check (octet_length(filing_hash) = 32),
  is_urgent boolean not null,
  signed_name text not null check (char_length(signed_name) between 1 and 200),
  signed_email text check (char_length(signed_email) between 5 and 254),
  signed_by uuid references identity_person (id),
  -- The sentences that were agreed to, as they were shown.
  statement text not null check (char_length(statement) between 1 and 4000),
  agent text not null check (char_length(agent) <= 300),
  network text not null check (char_length(network) <= 60),
  recipient text not null check (char_length(recipient) between 5 and 254)
);
create trigger filing_receipt_stays before update or delete on filing_receipt for each row execute function record_refuses_change();
create trigger filing_receipt_is_not_emptied before truncate on filing_receipt for each statement execute function record_refuses_change();
