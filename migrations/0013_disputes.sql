-- A dispute from its request on: who is in it, what is claimed, on what agreement, and everything that happened to it.
-- Money is minor units of `currency`. A change is a row here, an event of the dispute and an act of the record at once.

create sequence dispute_number as integer;

create table dispute (
  id uuid primary key,
  number integer not null unique default nextval('dispute_number'),
  -- MUNCH-AR-2026-000123: the process, the year in Mumbai and the number.
  reference text not null unique check (reference ~ '^MUNCH-(AR|ME|CO)-[0-9]{4}-[0-9]{6,}$'),
  process text not null check (process in ('arbitration', 'mediation', 'conciliation')),
  track text not null check (track in ('online', 'expedited', 'ordinary')),
  -- rules/machine.ts. Where a stayed dispute goes back to stands beside it.
  state text not null check (state in (
    'filed', 'scrutiny', 'defective', 'track_check',
    'arb_invite', 'arb_notice', 'arb_serving', 'arb_service_failed', 'arb_commenced', 'arb_constituting',
    'con_wait', 'con_appoint', 'med_invite', 'med_appoint', 'stayed',
    'lapsed', 'returned', 'withdrawn', 'closed_no_basis', 'closed_no_conciliation', 'closed_no_mediation'
  )),
  state_before text check (state_before is null or state_before <> 'stayed'),
  state_since timestamptz not null,
  sector text not null check (char_length(sector) between 1 and 60),
  seat text not null check (char_length(seat) between 1 and 100),
  language text not null check (language in ('en', 'hi', 'mr')),
  -- ACA s. 10: never an even number.
  arbitrators smallint not null check (arbitrators in (1, 3, 5)),
  currency text not null check (currency in ('INR', 'USD', 'GBP')),
  -- What is claimed in all. Zero where nothing but an act is asked for.
  sum_minor bigint not null check (sum_minor between 0 and 100000000000000),
  title text not null check (char_length(title) between 1 and 300),
  facts text not null check (char_length(facts) <= 20000),
  relief text not null check (char_length(relief) <= 10000),
  -- The day on which the cause of action arose, as the claimant says; limitation is counted from it.
  cause_on date,
  -- Limitation ends within 30 days of the filing: every channel at once, the same day (law and lifecycle 6.5).
  is_urgent boolean not null default false,
  -- Forum warnings that the claimant was shown and took note of, by their names.
  warnings text[] not null,
  filed_at timestamptz not null,
  -- sha256 of what was filed, as its receipt prints it.
  filing_hash bytea not null check (octet_length(filing_hash) = 32),
  filed_by uuid references identity_person (id),
  -- Filed with others by an institution.
  batch_id uuid,
  officer_id uuid references identity_person (id),
  -- Until then the respondent's side is not told of it by any page.
  opened_at timestamptz,
  -- ACA s. 21: the day on which the respondent received the request.
  commenced_on date,
  -- Which schedule of fees governs it; modules/fees knows them by this name.
  fee_schedule text not null check (char_length(fee_schedule) between 1 and 60),
  -- Raised by every event: two who act on the same picture cannot both be right.
  version integer not null default 1
);
create index dispute_by_state on dispute (state, id desc);
create index dispute_by_officer on dispute (officer_id, id desc);
create index dispute_by_batch on dispute (batch_id, id) where batch_id is not null;
create index dispute_by_filer on dispute (filed_by, id desc) where filed_by is not null;

create table dispute_party (
  id uuid primary key,
  dispute_id uuid not null references dispute (id),
  side text not null check (side in ('claimant', 'respondent')),
  -- 1, 2, 3 … on its side.
  place smallint not null check (place between 1 and 50),
  kind text not null check (kind in ('person', 'firm', 'company')),
  name text not null check (char_length(name) between 1 and 200),
  -- CIN, LLPIN, a firm's registration; never an Aadhaar number.
  registration text not null default '' check (char_length(registration) <= 60),
  language text not null check (language in ('en', 'hi', 'mr')),
  unique (dispute_id, side, place)
);
create index dispute_party_name on dispute_party (lower(name) text_pattern_ops);

-- How a party is reached. A change ends one row and adds another, so that what was used for a service stays to be seen.
create table dispute_contact (
  id uuid primary key,
  party_id uuid not null references dispute_party (id),
  channel text not null check (channel in ('email', 'mobile', 'post')),
  value text not null check (char_length(value) between 3 and 500),
  -- IT Act s. 13(2): the party, or a contract of its own, named this resource; it changes when a record is received.
  is_designated boolean not null default false,
  -- Where that was agreed: "Loan agreement, clause 14, page 6".
  designated_in text not null default '' check (char_length(designated_in) <= 300),
  verified_at timestamptz,
  added_at timestamptz not null,
  ended_at timestamptz,
  check (not is_designated or designated_in <> '')
);
create index dispute_contact_party on dispute_contact (party_id) where ended_at is null;
create index dispute_contact_value on dispute_contact (lower(value)) where ended_at is null;

-- Papers of a dispute. The bytes are in the vault by their hash. Until `dispute_id` is set an upload is loose, and its
-- token is the only thing that names it.
create table dispute_document (
  id uuid primary key,
  dispute_id uuid references dispute (id),
  party_id uuid references dispute_party (id),
  token_hash bytea unique check (octet_length(token_hash) = 32),
  kind text not null check (kind in (
    'agreement', 'authority', 'evidence', 'court_order', 'submission_agreement', 'answer', 'counterclaim', 'objection',
    'request', 'notice', 'memo', 'basis_record', 'certificate', 'invoice', 'proof', 'other'
  )),
  title text not null check (char_length(title) between 1 and 200),
  content_hash bytea not null check (octet_length(content_hash) = 32),
  type text not null check (type in (
    'application/pdf', 'image/jpeg', 'image/png', 'application/json',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  )),
  size bigint not null check (size between 1 and 52428800),
  added_at timestamptz not null,
  added_by uuid references identity_person (id),
  -- Who of the dispute may read it. The office's case officers and registrars may read all of it.
  audience text not null default 'office' check (audience in ('parties', 'claimant', 'respondent', 'office')),
  -- What the institution issues carries its stamp: a number, a day, who signed (invariant I5). The hash stands above.
  issued_number text unique check (char_length(issued_number) between 1 and 60),
  issued_at timestamptz,
  signer text check (char_length(signer) between 1 and 200),
  check ((issued_number is null) = (issued_at is null) and (issued_number is null) = (signer is null)),
  check (kind not in ('notice', 'memo', 'basis_record', 'certificate') or issued_number is not null),
  check (dispute_id is not null or token_hash is not null)
);
create index dispute_document_of on dispute_document (dispute_id, added_at) where dispute_id is not null;
create index dispute_document_content on dispute_document (content_hash);
create index dispute_document_loose on dispute_document (added_at) where dispute_id is null;

-- Who acts for a party, and by what paper (law and lifecycle 6.1).
create table dispute_representative (
  id uuid primary key,
  party_id uuid not null references dispute_party (id),
  name text not null check (char_length(name) between 1 and 200),
  firm text not null default '' check (char_length(firm) <= 200),
  email text not null check (char_length(email) between 5 and 254),
  mobile text not null default '' check (char_length(mobile) <= 20),
  authority_id uuid references dispute_document (id),
  added_at timestamptz not null,
  ended_at timestamptz
);
create index dispute_representative_of on dispute_representative (party_id) where ended_at is null;

-- Who may look at a dispute and act for a party in it: a person, or whoever proves the address until she has an account.
create table dispute_member (
  id uuid primary key,
  dispute_id uuid not null references dispute (id),
  party_id uuid not null references dispute_party (id),
  person_id uuid references identity_person (id),
  email text check (char_length(email) between 5 and 254),
  role text not null check (role in ('party', 'representative')),
  since timestamptz not null,
  ended_at timestamptz,
  check (person_id is not null or email is not null)
);
create unique index dispute_member_person on dispute_member (person_id, party_id) where ended_at is null and person_id is not null;
create index dispute_member_email on dispute_member (lower(email)) where ended_at is null and person_id is null;
create index dispute_member_of on dispute_member (dispute_id) where ended_at is null;
create index dispute_member_person_of on dispute_member (person_id, dispute_id desc) where ended_at is null and person_id is not null;

-- Heads of claim, and of a counterclaim.
create table dispute_claim (
  id uuid primary key,
  dispute_id uuid not null references dispute (id),
  party_id uuid not null references dispute_party (id),
  is_counterclaim boolean not null default false,
  place smallint not null check (place between 1 and 50),
  head text not null check (char_length(head) between 1 and 200),
  amount_minor bigint not null check (amount_minor between 1 and 100000000000000),
  -- ACA s. 31(7)(a): from when and on what footing interest is asked for; empty where none is.
  interest_basis text not null default '' check (interest_basis in ('', 'contract', 'statute', 'discretion')),
  -- Hundredths of a per cent a year.
  interest_rate integer check (interest_rate between 1 and 20000),
  interest_from date
);
create index dispute_claim_of on dispute_claim (dispute_id, party_id, place);

-- The agreement that is relied on (ACA s. 7).
create table dispute_agreement (
  id uuid primary key,
  dispute_id uuid not null unique references dispute (id),
  clause text not null check (char_length(clause) <= 10000),
  page text not null default '' check (char_length(page) <= 60),
  agreed_on date,
  version text not null default '' check (char_length(version) <= 200),
  -- Perkins Eastman, CORE: who put the clause to whom.
  proposed_by text not null check (proposed_by in ('claimant', 'respondent', 'both', 'unknown', 'none')),
  names_institution boolean not null,
  document_id uuid references dispute_document (id)
);

-- The reasoned record of the appointment-basis gate (law and lifecycle 3.3). A decision is never changed, only followed.
create table dispute_basis (
  id uuid primary key,
  dispute_id uuid not null references dispute (id),
  basis text not null check (basis in ('A', 'B', 'C', 'none')),
  decided_by uuid not null references identity_person (id),
  decided_at timestamptz not null,
  reasons text not null check (char_length(reasons) between 20 and 10000),
  -- Each paper that was looked at, with its hash: [{ "id", "hash", "page" }].
  papers jsonb not null,
  -- What was found to each question of the gate, by its name.
  findings jsonb not null
);
create index dispute_basis_of on dispute_basis (dispute_id, decided_at);

-- What happened, in order. Every time limit is counted from these rows and from nothing else (invariant I6).
create table dispute_event (
  id uuid primary key,
  dispute_id uuid not null references dispute (id),
  number integer not null check (number > 0),
  type text not null check (char_length(type) between 3 and 60),
  at timestamptz not null,
  -- The civil day in Mumbai that counts: of the act, or of the receipt where that was another.
  on_day date not null,
  party_id uuid references dispute_party (id),
  by_person uuid references identity_person (id),
  by_role text not null check (char_length(by_role) between 1 and 40),
  from_state text not null check (char_length(from_state) <= 40),
  to_state text not null check (char_length(to_state) <= 40),
  why text not null default '' check (char_length(why) <= 5000),
  details jsonb not null,
  unique (dispute_id, number)
);
create trigger dispute_event_stays before update or delete on dispute_event for each row execute function record_refuses_change();
create trigger dispute_event_is_not_emptied before truncate on dispute_event for each statement execute function record_refuses_change();
create trigger dispute_basis_stays before update or delete on dispute_basis for each row execute function record_refuses_change();
create trigger dispute_basis_is_not_emptied before truncate on dispute_basis for each statement execute function record_refuses_change();
