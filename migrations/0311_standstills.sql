-- What all parties sign so that the institution's limits stand still while they talk (law and lifecycle 6.3). Whether it holds is
-- counted from the events.
create table standstill (
  id uuid primary key,
  dispute_id uuid not null references dispute (id),
  -- The last day on which it holds.
  until date not null,
  -- The text that each signs, and its SHA-256.
  body text not null check (char_length(body) between 1 and 20000),
  hash bytea not null check (octet_length(hash) = 32),
  proposed_by uuid not null references dispute_party (id),
  proposed_at timestamptz not null,
  -- The paper with all signatures, once each has signed.
  document_id uuid references dispute_document (id)
);
create index standstill_dispute on standstill (dispute_id, proposed_at);
create index standstill_proposed_by on standstill (proposed_by);
create index standstill_document on standstill (document_id);

create table standstill_signature (
  standstill_id uuid not null references standstill (id),
  party_id uuid not null references dispute_party (id),
  person_id uuid not null references identity_person (id),
  name text not null check (char_length(name) between 1 and 200),
  at timestamptz not null,
  primary key (standstill_id, party_id)
);
create index standstill_signature_party on standstill_signature (party_id);
create index standstill_signature_person on standstill_signature (person_id);

do $$
declare
  kinds text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'dispute_document_kind_check');
begin
  alter table dispute_document drop constraint dispute_document_kind_check;
  execute 'alter table dispute_document add constraint dispute_document_kind_check '
    || replace(kinds, 'ARRAY[', 'ARRAY[''standstill''::text, ');
end $$;
