-- A settlement takes the form that the law has where the parties stand: authenticated by whoever led the talks (ACA ss. 73, 74), or
-- recorded as an award on agreed terms where a tribunal decides (s. 30). All have signed before anybody else reads it.
do $$
declare
  states text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'dispute_state_check');
  kinds text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'dispute_document_kind_check');
begin
  alter table dispute drop constraint dispute_state_check;
  execute 'alter table dispute add constraint dispute_state_check '
    || replace(states, 'ARRAY[', 'ARRAY[''arb_terms''::text, ''con_terms''::text, ''med_terms''::text, ');
  alter table dispute_document drop constraint dispute_document_kind_check;
  execute 'alter table dispute_document add constraint dispute_document_kind_check ' || replace(kinds, 'ARRAY[', 'ARRAY[''award''::text, ');
end $$;

alter table settlement
  add column form text not null default 'contract' check (form in ('contract', 'conciliation', 'mediation', 'award')),
  -- The last party signed: from then on it binds them, and nobody takes it back.
  add column signed_at timestamptz,
  -- Of an award: the certificate of its stamp duty, and why a member has not signed (s. 31(2)).
  add column stamp text check (char_length(stamp) between 1 and 100),
  add column without text check (char_length(without) between 1 and 2000);
create unique index settlement_stamp on settlement (lower(stamp)) where stamp is not null;

-- The name of whoever led the talks, or of each member of the tribunal, under what all parties have signed.
create table settlement_authentication (
  settlement_id uuid not null references settlement (id),
  person_id uuid not null,
  name text not null check (char_length(name) between 1 and 200),
  text_hash bytea not null check (octet_length(text_hash) = 32),
  signed_at timestamptz not null,
  code_id uuid not null,
  address text not null,
  network text not null,
  agent text not null,
  primary key (settlement_id, person_id)
);

-- A code of whoever signs for no party.
alter table signature_code alter column party_id drop not null;
