-- What a person has made of papers of the record, one PDF each, by itself and in its turn (docs/decisions/0110).
create table bundle (
  id uuid primary key,
  dispute_id uuid not null references dispute (id),
  person_id uuid not null references identity_person (id),
  kind text not null check (kind in ('bundle', 'copy', 'certificate')),
  title text not null check (char_length(title) between 1 and 200),
  language text not null check (language in ('en', 'hi', 'mr')),
  -- What else was asked: the pages and boxes of a copy, Part A of a certificate. A certificate says it, so it goes with the row.
  asked jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'making', 'ready', 'failed')),
  fault text check (char_length(fault) between 1 and 40),
  pages integer not null default 0 check (pages >= 0),
  tries integer not null default 0 check (tries >= 0),
  -- Whoever makes it says again and again that they are alive; what nobody says so of is begun anew.
  leased_until timestamptz,
  -- The PDF: its content, and the loose document in the vault of papers; with that the row is swept away.
  content_hash bytea check (octet_length(content_hash) = 32),
  size bigint check (size > 0),
  document_id uuid unique references dispute_document (id) on delete cascade,
  -- A copy is given to its maker among what they may file.
  upload_id uuid,
  created_at timestamptz not null,
  ended_at timestamptz,
  kept_until timestamptz not null,
  check ((state = 'failed') = (fault is not null)),
  check ((state in ('ready', 'failed')) = (ended_at is not null))
);
create index bundle_of on bundle (dispute_id, person_id, created_at);
create index bundle_by on bundle (person_id);
create index bundle_to_make on bundle (created_at) where state in ('waiting', 'making');
create index bundle_kept on bundle (kept_until);

create table bundle_paper (
  bundle_id uuid not null references bundle (id) on delete cascade,
  position integer not null check (position >= 0),
  document_id uuid not null references dispute_document (id),
  primary key (bundle_id, position)
);
create index bundle_paper_of on bundle_paper (document_id);
