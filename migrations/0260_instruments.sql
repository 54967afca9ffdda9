-- Signatures with certificates, for any paper that people sign: who certifies them here, and what each is asked to sign and gave back.

-- The authority of the institution's own, for demonstrations and its seal: no licensed one. Its key is sealed with the key of the documents.
create table signing_authority (
  id uuid primary key,
  certificate bytea not null,
  sealed_key bytea not null,
  begins_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > begins_at)
);

create table certificate_signing (
  -- What it is called at the provider, too.
  id uuid primary key,
  -- Which paper of which kind is signed, as the module knows it that asked.
  purpose text not null check (char_length(purpose) between 1 and 40),
  subject_id uuid not null,
  -- For whom, where it is not for themselves.
  party_id uuid,
  person_id uuid not null,
  name text not null check (char_length(name) between 1 and 200),
  service text not null check (service in ('local', 'provider')),
  -- The paper with room for a signature, and from the signature on with it.
  paper bytea not null,
  hash bytea not null check (octet_length(hash) = 32),
  -- Where the signer goes on afterwards.
  back text not null check (back like '/%' and char_length(back) <= 300),
  asked_at timestamptz not null,
  ends_at timestamptz not null,
  network text not null check (char_length(network) <= 100),
  agent text not null check (char_length(agent) <= 500),
  signed_at timestamptz,
  issuer text check (char_length(issuer) <= 500),
  serial text check (char_length(serial) <= 100),
  refused_as text check (char_length(refused_as) between 1 and 60),
  check ((signed_at is null) = (issuer is null) and (signed_at is null) = (serial is null)),
  check (signed_at is null or refused_as is null)
);
create index certificate_signing_subject on certificate_signing (subject_id, person_id);
create index certificate_signing_person on certificate_signing (person_id);
