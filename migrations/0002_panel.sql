-- Applications to the panel of arbitrators and mediators: what an applicant sends, the two documents that stand beside
-- it, and half-done applications that wait to be finished. Lengths repeat the contract's limits. No column ever holds an
-- Aadhaar number: rules/aadhaar.ts masks it before anything is written.

-- What was uploaded. The bytes are in the vault under the data folder, encrypted, by the SHA-256 of the content.
create table panel_document (
  id uuid primary key,
  -- sha256 of the upload token. Whoever holds the token may attach the document, and nobody else can name it.
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  content_hash bytea not null check (octet_length(content_hash) = 32),
  -- Found in the content, never taken from a name.
  type text not null check (type in (
    'application/pdf', 'image/jpeg', 'image/png',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  )),
  size integer not null check (size between 1 and 10485760),
  uploaded_at timestamptz not null,
  -- Null while it belongs to no application; such a document is swept after seven days.
  attached_at timestamptz
);
create index panel_document_content on panel_document (content_hash);
create index panel_document_loose on panel_document (uploaded_at) where attached_at is null;

-- The running number in a reference such as MUNCH-PA-2026-000123.
create sequence panel_application_number as integer;

create table panel_application (
  id uuid primary key,
  number integer not null unique default nextval('panel_application_number'),
  received_at timestamptz not null,
  full_name text not null check (char_length(full_name) between 1 and 100),
  email text not null check (char_length(email) between 5 and 254),
  phone text not null check (char_length(phone) between 1 and 20),
  -- Spec section 3 asks for day, month and year; together they are one civil day.
  born_on date,
  gender text check (gender in ('male', 'female')),
  profile_link text not null check (char_length(profile_link) <= 500),
  national_id_text text not null check (char_length(national_id_text) <= 5000),
  national_id_document_id uuid unique references panel_document (id),
  national_id_document_name text check (char_length(national_id_document_name) between 1 and 200),
  address text not null check (char_length(address) <= 1000),
  nationality text not null check (char_length(nationality) <= 100),
  correspondence_address text not null check (char_length(correspondence_address) <= 1000),
  qualifications text not null check (char_length(qualifications) between 1 and 5000),
  certifications text not null check (char_length(certifications) between 1 and 5000),
  specialisations text[] not null check (specialisations <@ array[
    'commercial-law', 'family-law', 'sports-law', 'art-law', 'intellectual-law', 'international-arbitration',
    'real-estate', 'other'
  ]),
  acted_before boolean,
  experience text not null check (char_length(experience) <= 5000),
  holds_certifications boolean,
  held_certifications text not null check (char_length(held_certifications) <= 5000),
  is_available boolean not null,
  hearing_days text check (hearing_days in ('weekdays', 'weekends', 'flexible')),
  additional_information text not null check (char_length(additional_information) <= 5000),
  cv_text text not null check (char_length(cv_text) <= 20000),
  cv_document_id uuid unique references panel_document (id),
  cv_document_name text check (char_length(cv_document_name) between 1 and 200),
  -- A required document is there as words or as a file.
  check (char_length(national_id_text) > 0 or national_id_document_id is not null),
  check (char_length(cv_text) > 0 or cv_document_id is not null),
  check ((national_id_document_id is null) = (national_id_document_name is null)),
  check ((cv_document_id is null) = (cv_document_name is null)),
  check (holds_certifications is not true or char_length(held_certifications) > 0)
);

-- The memory of what was accepted lately; see submission_receipt in 0001. Swept after a day.
create table panel_receipt (
  fingerprint bytea primary key check (octet_length(fingerprint) = 32),
  application_id uuid not null,
  keyed_body bytea check (octet_length(keyed_body) = 32),
  accepted_at timestamptz not null
);

-- A half-done application, kept for thirty days for whoever has the mailed link. Never holds a document.
create table panel_draft (
  id uuid primary key,
  email text not null check (char_length(email) between 5 and 254),
  form jsonb not null,
  saved_at timestamptz not null,
  expires_at timestamptz not null
);
create index panel_draft_expiry on panel_draft (expires_at);

create table panel_draft_link (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  draft_id uuid not null references panel_draft (id) on delete cascade
);
create index panel_draft_link_draft on panel_draft_link (draft_id);

alter table outbox_mail drop constraint outbox_mail_kind_check;
alter table outbox_mail add constraint outbox_mail_kind_check check (kind in (
  'contact_office', 'contact_copy', 'consultation_office', 'consultation_copy',
  'newsletter_confirm', 'newsletter_welcome', 'panel_office', 'panel_copy', 'panel_link'
));
