-- What the two sides offer each other, the text that follows from an offer that was accepted, and who signed it. Sealed: no state of the
-- dispute, no event and no paper tells of it before everybody has signed (ACA ss. 75 and 81; law and lifecycle 6.7).
do $$
declare
  states text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'dispute_state_check');
  kinds text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'dispute_document_kind_check');
  letters text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'outbox_mail_kind_check');
begin
  alter table dispute drop constraint dispute_state_check;
  execute 'alter table dispute add constraint dispute_state_check ' || replace(states, 'ARRAY[', 'ARRAY[''settled''::text, ');
  alter table dispute_document drop constraint dispute_document_kind_check;
  execute 'alter table dispute_document add constraint dispute_document_kind_check ' || replace(kinds, 'ARRAY[', 'ARRAY[''settlement''::text, ');
  alter table outbox_mail drop constraint outbox_mail_kind_check;
  execute 'alter table outbox_mail add constraint outbox_mail_kind_check '
    || replace(letters, 'ARRAY[', 'ARRAY[''settlement_code''::text, ');
end $$;

alter table sent_code drop constraint sent_code_purpose_check;
alter table sent_code add constraint sent_code_purpose_check check (purpose in (
  'sign_up', 'code', 'link', 'reset', 'address', 'notice', 'draft', 'signature'
));

-- Whether a side is willing to talk about offers; they are made while both are.
create table offer_side (
  dispute_id uuid not null,
  side text not null check (side in ('claimant', 'respondent')),
  is_willing boolean not null,
  by_person uuid not null,
  at timestamptz not null,
  primary key (dispute_id, side)
);

create table offer (
  id uuid primary key,
  dispute_id uuid not null,
  -- Its place in the table that both sides see.
  number integer not null check (number > 0),
  side text not null check (side in ('claimant', 'respondent')),
  party_id uuid not null,
  by_person uuid not null,
  made_at timestamptz not null,
  payer text not null check (payer in ('claimant', 'respondent')),
  amount bigint not null check (amount >= 0),
  currency text not null check (currency in ('INR', 'USD', 'GBP')),
  instalments integer not null check (instalments between 1 and 60),
  first_on date not null,
  rhythm text not null check (rhythm in ('week', 'fortnight', 'month', 'quarter')),
  costs text not null check (costs in ('own', 'half', 'claimant', 'respondent')),
  -- Whether all that is left is due at once when a payment is late.
  is_accelerated boolean not null,
  duties text not null check (char_length(duties) <= 5000),
  -- The last day on which it may be accepted.
  stands_until date not null,
  ended_as text check (ended_as in ('accepted', 'refused', 'withdrawn', 'countered', 'expired', 'closed')),
  ended_by uuid,
  ended_at timestamptz,
  check ((ended_as is null) = (ended_at is null)),
  unique (dispute_id, number)
);
create unique index offer_standing on offer (dispute_id, side) where ended_as is null;

-- The text of a settlement: as it was shown to whoever signs, with the hash that each of them signs.
create table settlement (
  id uuid primary key,
  dispute_id uuid not null,
  offer_id uuid not null unique references offer (id),
  text text not null,
  text_hash bytea not null check (octet_length(text_hash) = 32),
  drawn_up_at timestamptz not null,
  -- A party would rather not sign: it is signed by nobody any more.
  ended_at timestamptz,
  ended_by uuid,
  completed_at timestamptz,
  document_id uuid,
  check ((completed_at is null) = (document_id is null)),
  check (ended_at is null or completed_at is null)
);
create unique index settlement_open on settlement (dispute_id) where ended_at is null;

create table settlement_signature (
  settlement_id uuid not null references settlement (id),
  party_id uuid not null,
  person_id uuid not null,
  capacity text not null check (capacity in ('party', 'representative', 'institution')),
  name text not null check (char_length(name) between 1 and 200),
  text_hash bytea not null,
  signed_at timestamptz not null,
  code_id uuid not null,
  -- Where the code went, and from which browser it came back.
  address text not null,
  network text not null,
  agent text not null,
  primary key (settlement_id, party_id)
);

-- What a code was asked for: one person, one party, one text.
create table signature_code (
  id uuid primary key,
  settlement_id uuid not null references settlement (id),
  party_id uuid not null,
  person_id uuid not null,
  asked_at timestamptz not null
);
create index signature_code_asked on signature_code (settlement_id, party_id, person_id);
