-- A file on its way into a dispute, in pieces that are each kept before they are acknowledged (docs/decisions/0097).
create table document_upload (
  id uuid primary key,
  dispute_id uuid not null references dispute (id),
  person_id uuid not null references identity_person (id),
  -- What its sender calls it; what it is, its content says.
  name text not null check (char_length(name) between 1 and 200),
  size bigint not null check (size between 1 and 1073741824),
  received bigint not null default 0,
  state text not null default 'sending' check (state in ('sending', 'checking', 'ready', 'refused')),
  fault text check (char_length(fault) between 1 and 40),
  created_at timestamptz not null,
  touched_at timestamptz not null,
  kept_until timestamptz not null,
  check (received between 0 and size),
  check (state = 'sending' or received = size),
  check ((state = 'refused') = (fault is not null))
);
create index document_upload_of on document_upload (dispute_id, person_id, created_at);
create index document_upload_to_check on document_upload (created_at) where state = 'checking';
create index document_upload_kept on document_upload (kept_until);
create index document_upload_by on document_upload (person_id);

create table document_piece (
  upload_id uuid not null references document_upload (id) on delete cascade,
  at bigint not null check (at >= 0),
  size integer not null check (size between 1 and 4194304),
  content_hash bytea not null check (octet_length(content_hash) = 32),
  primary key (upload_id, at)
);
create index document_piece_content on document_piece (content_hash);

-- The pieces are a holding of their own, which is looked at like the others.
alter table document_round drop constraint document_round_holding_check;
alter table document_round add constraint document_round_holding_check
  check (holding in ('panel', 'disputes', 'filing-batches', 'uploads'));
alter table damaged_document drop constraint damaged_document_holding_check;
alter table damaged_document add constraint damaged_document_holding_check
  check (holding in ('panel', 'disputes', 'filing-batches', 'uploads'));
