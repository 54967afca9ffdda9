-- What somebody notes for themselves at a place of a paper. Nobody else is shown it, the office neither, and it is closed at rest.
create table document_note (
  id uuid primary key,
  document_id uuid not null references dispute_document (id),
  dispute_id uuid not null references dispute (id),
  person_id uuid not null references identity_person (id),
  page integer not null check (page between 1 and 100000),
  -- How far down the page, in ten-thousandths of its height.
  down integer not null check (down between 0 and 10000),
  sealed_words bytea not null check (octet_length(sealed_words) between 1 and 10000),
  at timestamptz not null
);
create index document_note_of on document_note (person_id, document_id);
create index document_note_on on document_note (document_id);
