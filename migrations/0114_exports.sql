-- What somebody may see of a dispute, put together for them to take along (docs/decisions/0114).
create table export_archive (
  id uuid primary key,
  dispute_id uuid not null references dispute (id),
  person_id uuid not null references identity_person (id),
  language text not null check (language in ('en', 'hi', 'mr')),
  state text not null default 'making' check (state in ('making', 'ready', 'ended')),
  -- Why it is there no more: another was asked for, its week is over, its person may not see all of it any more, words in it were
  -- withdrawn, or it could not be made.
  ended_as text check (ended_as in ('renewed', 'over', 'lost', 'changed', 'failed')),
  -- What its person could see when it was planned: places of the table of access.
  scope text[] not null default '{}',
  asked_at timestamptz not null,
  planned_at timestamptz,
  ready_at timestamptz,
  kept_until timestamptz,
  ended_at timestamptz,
  -- Whoever makes it has it until then.
  leased_until timestamptz,
  attempts integer not null default 0 check (attempts >= 0),
  size bigint check (size >= 0),
  -- Of the names, sizes and hashes of all that is in it, by which a download is gone on with.
  hash bytea check (octet_length(hash) = 32),
  check ((state = 'ended') = (ended_at is not null)),
  check ((ended_at is null) = (ended_as is null)),
  check (state <> 'ready' or (ready_at is not null and kept_until is not null and size is not null and hash is not null))
);
-- One at a time for each person and dispute, also of two who ask at once.
create unique index export_archive_live on export_archive (dispute_id, person_id) where state <> 'ended';
create index export_archive_to_make on export_archive (asked_at) where state = 'making';
create index export_archive_of on export_archive (person_id, dispute_id, asked_at);

-- A file of an archive: a paper, whose bytes stay where they are, or a page of ours, which is kept for as long as the archive is.
create table export_file (
  archive_id uuid not null references export_archive (id) on delete cascade,
  place integer not null check (place >= 0),
  kind text not null check (kind in ('paper', 'bill', 'credit_note', 'page')),
  -- A document, a bill, a credit note, or which page it is.
  about text not null check (char_length(about) between 1 and 100),
  name text not null check (char_length(name) between 1 and 300),
  size bigint check (size >= 0),
  content_hash bytea check (octet_length(content_hash) = 32),
  crc bigint check (crc between 0 and 4294967295),
  primary key (archive_id, place),
  unique (archive_id, name),
  check (crc is null or (size is not null and content_hash is not null))
);
create index export_file_content on export_file (content_hash);
