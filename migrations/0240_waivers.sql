-- What all parties agree to in writing of somebody who is to decide, or to lead their talks, although something ties them to the dispute
-- (ACA ss. 12(5) and 80, and the institution's cap). Whether it is whole is counted from the events.
create table appointment_waiver (
  id uuid primary key,
  dispute_id uuid not null references dispute (id),
  neutral_id uuid not null references panel_neutral (id),
  -- The account of that person.
  subject_id uuid not null references identity_person (id),
  -- As the panel had it.
  name text not null check (char_length(name) between 1 and 200),
  -- What is waived, and what the institution found of it.
  ties text[] not null check (cardinality(ties) > 0),
  found text not null check (char_length(found) <= 5000),
  -- What the party that proposed it says of it.
  words text not null check (char_length(words) <= 5000),
  -- The text that each signs, and its SHA-256.
  body text not null check (char_length(body) <= 20000),
  hash bytea not null check (octet_length(hash) = 32),
  proposed_at timestamptz not null,
  -- The paper with all signatures, once each has signed.
  document_id uuid references dispute_document (id)
);
create index appointment_waiver_dispute on appointment_waiver (dispute_id, proposed_at);
create index appointment_waiver_neutral on appointment_waiver (neutral_id);
create index appointment_waiver_subject on appointment_waiver (subject_id);
create index appointment_waiver_document on appointment_waiver (document_id);

-- What each party said to it: its signature, or that it does not agree.
create table appointment_waiver_answer (
  waiver_id uuid not null references appointment_waiver (id),
  party_id uuid not null references dispute_party (id),
  person_id uuid not null references identity_person (id),
  -- Null for a refusal.
  signed_as text check (char_length(signed_as) between 1 and 200),
  at timestamptz not null,
  primary key (waiver_id, party_id)
);
create index appointment_waiver_answer_party on appointment_waiver_answer (party_id);
create index appointment_waiver_answer_person on appointment_waiver_answer (person_id);

do $$
declare
  kinds text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'dispute_document_kind_check');
begin
  alter table dispute_document drop constraint dispute_document_kind_check;
  execute 'alter table dispute_document add constraint dispute_document_kind_check '
    || replace(kinds, 'ARRAY[', 'ARRAY[''waiver''::text, ');
end $$;
