-- The respondent's side: the pass that a notice carries, who read it, who proved to be the party, and what she answered.

-- One live pass a party. Its code is made from the id with the server's key and is kept nowhere; only its hash is looked up.
create table response_pass (
  id uuid primary key,
  dispute_id uuid not null references dispute (id),
  party_id uuid not null references dispute_party (id),
  code_hash bytea not null unique check (octet_length(code_hash) = 32),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  ended_at timestamptz
);
create unique index response_pass_live on response_pass (party_id) where ended_at is null;
create index response_pass_of on response_pass (dispute_id);

-- Evidence that a notice was opened, and whether whoever opened it had shown who she is (law and lifecycle 3.5).
create table response_reading (
  id uuid primary key,
  pass_id uuid not null references response_pass (id),
  at timestamptz not null,
  is_verified boolean not null,
  network text not null check (char_length(network) <= 60),
  agent text not null check (char_length(agent) <= 200)
);
create index response_reading_of on response_reading (pass_id, at);

-- A one-time code that was sent to a contact on file: six digits, ten minutes, five tries.
create table response_code (
  id uuid primary key,
  pass_id uuid not null references response_pass (id),
  contact_id uuid not null references dispute_contact (id),
  code_hash bytea check (octet_length(code_hash) = 32),
  wrong smallint not null default 0 check (wrong >= 0),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  used_at timestamptz
);
create index response_code_of on response_code (pass_id, created_at desc);

-- Whoever proved a contact of the party, in one browser and for this party alone.
create table response_session (
  id uuid primary key,
  pass_id uuid not null references response_pass (id),
  contact_id uuid not null references dispute_contact (id),
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  ended_at timestamptz,
  network text not null check (char_length(network) <= 60),
  agent text not null check (char_length(agent) <= 200)
);
create index response_session_of on response_session (pass_id);

-- Tries that are counted before they are made: guesses at codes by network and in all, letters and wrong digits by pass.
create table response_limit (
  scope text not null check (scope in ('guess', 'guess_all', 'letter', 'letter_network', 'digits', 'request')),
  key bytea not null check (octet_length(key) = 32),
  taken integer not null check (taken >= 0),
  last_at timestamptz not null,
  primary key (scope, key)
);

-- What the respondent says, asks or decides. A draft is hers alone; what was sent is never changed, only decided about.
create table response_answer (
  id uuid primary key,
  dispute_id uuid not null references dispute (id),
  party_id uuid not null references dispute_party (id),
  kind text not null check (kind in (
    'answer', 'objection', 'offer', 'counterclaim', 'identity', 'call_back', 'extension',
    'agreement', 'refusal', 'acceptance', 'rejection'
  )),
  content jsonb not null check (octet_length(content::text) <= 200000),
  saved_at timestamptz not null,
  sent_at timestamptz,
  number text unique check (char_length(number) between 1 and 60),
  -- sha256 of what was sent, as its receipt prints it.
  hash bytea check (octet_length(hash) = 32),
  is_late boolean not null default false,
  -- Whether whoever sent it had proved a contact of the party. One who got another's letter has nothing to prove.
  is_verified boolean not null default false,
  document_id uuid references dispute_document (id),
  -- As the office's lists name it; both stand still once it is sent.
  reference text not null default '' check (char_length(reference) <= 60),
  who text not null default '' check (char_length(who) <= 200),
  decided_at timestamptz,
  decided_by uuid references identity_person (id),
  outcome text check (outcome in ('extended', 'declined', 'confirmed', 'another', 'called')),
  why text not null default '' check (char_length(why) <= 5000),
  check ((sent_at is null) = (number is null) and (sent_at is null) = (hash is null)),
  check ((decided_at is null) = (outcome is null) and (decided_at is null) = (decided_by is null)),
  check (decided_at is null or kind in ('identity', 'call_back', 'extension'))
);
create unique index response_answer_draft on response_answer (party_id, kind) where sent_at is null;
-- A second one of these would be a change of what was said; the tribunal allows that, not a form.
create unique index response_answer_once on response_answer (party_id, kind)
  where sent_at is not null and kind in ('answer', 'objection', 'counterclaim', 'agreement', 'refusal', 'acceptance', 'rejection');
create unique index response_answer_waits on response_answer (party_id, kind)
  where sent_at is not null and decided_at is null and kind in ('identity', 'extension');
create index response_answer_of on response_answer (dispute_id, sent_at) where sent_at is not null;
create index response_answer_open on response_answer (kind, sent_at)
  where sent_at is not null and decided_at is null and kind in ('identity', 'call_back', 'extension');

create function response_answer_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.sent_at is null then return old; end if;
  if tg_op = 'UPDATE' and old.sent_at is null then return new; end if;
  if tg_op = 'UPDATE' and (new.id, new.dispute_id, new.party_id, new.kind, new.content, new.sent_at, new.number, new.hash, new.is_late, new.is_verified)
    is not distinct from (old.id, old.dispute_id, old.party_id, old.kind, old.content, old.sent_at, old.number, old.hash, old.is_late, old.is_verified)
    and old.decided_at is null then return new; end if;
  raise exception 'what was sent is not changed' using errcode = 'restrict_violation';
end $$;
create trigger response_answer_stays before update or delete on response_answer for each row execute function response_answer_stays();
