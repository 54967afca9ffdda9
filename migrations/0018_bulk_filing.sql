-- Institutions that file many disputes at once: who they are, who acts for them, what they sent, and what became of each row.
-- A row is a dispute of its own; nothing here decides anything about its service or its gate.

create table filing_institution (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 200),
  kind text not null check (kind in ('firm', 'company')),
  -- CIN, LLPIN or a firm's registration.
  registration text not null default '' check (char_length(registration) <= 60),
  email text not null check (char_length(email) between 5 and 254),
  mobile text not null default '' check (char_length(mobile) <= 20),
  address text not null check (char_length(address) between 10 and 500),
  language text not null check (language in ('en', 'hi', 'mr')),
  created_at timestamptz not null,
  created_by uuid not null references identity_person (id),
  -- From then on nothing more is sent or accepted; what was accepted is filed.
  ended_at timestamptz
);
create index filing_institution_name on filing_institution (lower(name), id);

create table filing_institution_member (
  id uuid primary key,
  institution_id uuid not null references filing_institution (id),
  person_id uuid not null references identity_person (id),
  since timestamptz not null,
  added_by uuid not null references identity_person (id),
  ended_at timestamptz
);
create unique index filing_institution_member_once on filing_institution_member (person_id, institution_id) where ended_at is null;
create index filing_institution_member_of on filing_institution_member (institution_id) where ended_at is null;

create table filing_batch (
  id uuid primary key,
  institution_id uuid not null references filing_institution (id),
  title text not null check (char_length(title) between 1 and 200),
  created_at timestamptz not null,
  created_by uuid not null references identity_person (id),
  -- The number of the next row that is read, over all its files.
  next_row integer not null default 1 check (next_row >= 1),
  -- When the job last worked on it: of several that wait, each has its turn. A moment to come where something failed.
  worked_at timestamptz,
  -- Last time that a person or the job changed something; what was sent is removed some time after.
  touched_at timestamptz not null,
  cleared_at timestamptz
);
create index filing_batch_of on filing_batch (institution_id, id desc);

-- A CSV of rows or a zip of papers. It comes in pieces, so an upload that broke off goes on behind the last whole piece.
create table filing_batch_file (
  id uuid primary key,
  batch_id uuid not null references filing_batch (id),
  kind text not null check (kind in ('rows', 'papers')),
  name text not null check (char_length(name) between 1 and 200),
  size bigint not null check (size between 1 and 2147483648),
  received bigint not null default 0 check (received between 0 and size),
  state text not null check (state in ('receiving', 'whole', 'read', 'refused')),
  -- Why it was refused, or what was not read of it; with the columns that it is about.
  fault text check (char_length(fault) <= 40),
  fault_columns text[] not null default '{}',
  header text[],
  -- How far it was read: bytes of a CSV, entries of a zip.
  read_to bigint not null default 0,
  rows_read integer not null default 0,
  created_at timestamptz not null,
  check (state <> 'receiving' or received < size),
  check (state <> 'refused' or fault is not null)
);
create index filing_batch_file_of on filing_batch_file (batch_id, id);
create index filing_batch_file_waiting on filing_batch_file (batch_id) where state = 'whole';

-- The pieces of a file, each encrypted in the vault by the hash of its content.
create table filing_batch_part (
  file_id uuid not null references filing_batch_file (id),
  at bigint not null check (at >= 0),
  size integer not null check (size > 0),
  content_hash bytea not null check (octet_length(content_hash) = 32),
  primary key (file_id, at)
);
create index filing_batch_part_content on filing_batch_part (content_hash);

-- The papers of the zips of a batch, by the names that rows call them.
create table filing_batch_paper (
  batch_id uuid not null references filing_batch (id),
  key text not null check (char_length(key) <= 300),
  file_id uuid not null references filing_batch_file (id),
  -- Its place in the directory.
  number integer not null,
  name text not null check (char_length(name) <= 300),
  at bigint not null,
  packed bigint not null,
  size bigint not null,
  is_deflated boolean not null,
  crc bigint not null,
  state text not null check (state in ('waiting', 'good', 'bad')),
  fault text check (char_length(fault) <= 40),
  primary key (batch_id, key),
  check ((state = 'bad') = (fault is not null))
);
create index filing_batch_paper_file on filing_batch_paper (file_id, number);

create table filing_batch_row (
  batch_id uuid not null references filing_batch (id),
  -- 1, 2, 3 … over all files of the batch, in the order in which they were read.
  number integer not null check (number > 0),
  institution_id uuid not null references filing_institution (id),
  file_id uuid not null references filing_batch_file (id),
  -- As a spreadsheet counts them: the head of the file is row 1.
  place integer not null check (place > 1),
  -- The institution's own, whatever its capitals. Empty where the row has none.
  reference text not null check (char_length(reference) <= 100),
  -- The loan and the first respondent.
  pair text check (char_length(pair) <= 400),
  cells jsonb not null,
  written jsonb not null,
  problems jsonb not null,
  state text not null check (state in ('waiting', 'good', 'bad', 'repeat', 'replaced', 'accepted', 'stuck', 'filed')),
  tries smallint not null default 0,
  accepted_by uuid references identity_person (id),
  accepted_at timestamptz,
  -- The dispute that it became; of a repeat, the one that there was before.
  dispute_id uuid references dispute (id),
  dispute_reference text check (char_length(dispute_reference) <= 60),
  filed_at timestamptz,
  primary key (batch_id, number),
  check (state not in ('accepted', 'stuck', 'filed') or accepted_by is not null),
  check ((state = 'filed') = (filed_at is not null)),
  check (state <> 'filed' or dispute_id is not null)
);
-- What an institution has accepted for filing once it can never accept again, in whichever batch and however many act at once.
create unique index filing_batch_row_once on filing_batch_row (institution_id, reference) where state in ('accepted', 'stuck', 'filed');
create unique index filing_batch_row_dispute on filing_batch_row (dispute_id) where state = 'filed';
create index filing_batch_row_state on filing_batch_row (batch_id, state, number);
create index filing_batch_row_reference on filing_batch_row (batch_id, reference);
create index filing_batch_row_pair on filing_batch_row (institution_id, pair) where pair is not null;
create index filing_batch_row_work on filing_batch_row (batch_id) where state in ('waiting', 'accepted');
