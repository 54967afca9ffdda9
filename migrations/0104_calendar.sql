-- A person's secret address for their calendar program; the token itself is kept nowhere. It speaks the language in which it was asked for.
create table calendar_feed (
  person_id uuid primary key references identity_person (id),
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  language text not null check (language in ('en', 'hi', 'mr')),
  made_at timestamptz not null
);
-- How each limit was last told to calendar programs: a change goes out with the next number of the same entry (RFC 5545, 3.8.7.4).
create table calendar_entry (
  dispute_id uuid not null references dispute (id),
  entry text not null check (char_length(entry) between 1 and 200),
  limit_row text not null check (char_length(limit_row) between 1 and 100),
  party_id uuid references dispute_party (id),
  due_on date not null,
  state text not null check (state in ('running', 'held', 'met', 'missed', 'cancelled')),
  sequence integer not null check (sequence >= 0),
  changed_at timestamptz not null,
  primary key (dispute_id, entry)
);
