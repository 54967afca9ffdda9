-- Documents are read by themselves, each once a week, because one that a disk lost is missed on the day on which a court asks for it.

-- How far the round of a vault has come, in the order of its hashes; '' at its beginning.
create table document_round (
  holding text primary key check (holding in ('panel', 'disputes', 'filing-batches')),
  after_hash text not null check (char_length(after_hash) in (0, 64)),
  ended_at timestamptz
);

-- What could not be read, until it can be again or no row names it any more.
create table damaged_document (
  holding text not null check (holding in ('panel', 'disputes', 'filing-batches')),
  content_hash bytea not null check (octet_length(content_hash) = 32),
  fault text not null check (fault in ('gone', 'not_ours', 'other_key', 'changed', 'other_content')),
  found_at timestamptz not null,
  looked_at timestamptz not null,
  primary key (holding, content_hash)
);
create index damaged_document_found on damaged_document (found_at);
