-- What becomes of an application: a place on each list that it asks for, the office's checks, questions and answers,
-- the committee's declarations and votes, notices under the code of conduct, and the profile of who came in.

-- The language in which the applicant is written to. Whoever applied before chose none that was kept.
alter table panel_application add column language text not null default 'en' check (language in ('en', 'hi', 'mr'));
-- Set once the documents of an application that came to nothing are removed; the row itself stays, without them.
alter table panel_application add column documents_removed_at timestamptz;
-- An application is looked up by its owner's address.
create index panel_application_email on panel_application (lower(email));
-- The two rules "as words or as a file" hold until the documents are removed.
alter table panel_application drop constraint panel_application_check;
alter table panel_application drop constraint panel_application_check1;
alter table panel_application add constraint panel_application_national_id
  check (documents_removed_at is not null or char_length(national_id_text) > 0 or national_id_document_id is not null);
alter table panel_application add constraint panel_application_cv
  check (documents_removed_at is not null or char_length(cv_text) > 0 or cv_document_id is not null);

-- A place on one list: arbitrators, mediators and conciliators are three lists.
create table panel_listing (
  id uuid primary key,
  application_id uuid not null references panel_application (id),
  list text not null check (list in ('arbitrator', 'mediator', 'conciliator')),
  state text not null check (state in (
    'applied', 'documents_checked', 'verified', 'trial_list', 'active', 'on_leave', 'suspended', 'removed', 'declined', 'withdrawn'
  )),
  -- Since when it is in that state.
  since timestamptz not null,
  -- Where a suspended place goes back to.
  before text check (before in ('trial_list', 'active', 'on_leave')),
  -- The last civil day of a suspension for a stated time.
  suspended_until date,
  -- Counts on when a declined application is looked at again: earlier votes belong to earlier rounds.
  round integer not null default 1 check (round between 1 and 2),
  -- Which version of the code of conduct was accepted for this place.
  conduct_version text check (char_length(conduct_version) between 1 and 20),
  conduct_accepted_at timestamptz,
  created_at timestamptz not null,
  unique (application_id, list),
  check ((state = 'suspended') = (before is not null)),
  check (suspended_until is null or state = 'suspended'),
  check ((conduct_version is null) = (conduct_accepted_at is null))
);
create index panel_listing_state on panel_listing (state, since);

-- The way of a place through its states, for the applicant's own page and the letters. The record has it as well.
create table panel_step (
  id uuid primary key,
  listing_id uuid not null references panel_listing (id),
  move text not null check (char_length(move) between 1 and 40),
  from_state text check (char_length(from_state) <= 40),
  to_state text not null check (char_length(to_state) <= 40),
  at timestamptz not null,
  by_person uuid,
  -- Reasons, as the applicant reads them in a decision; the office's own note otherwise.
  reason text not null default '' check (char_length(reason) <= 12000)
);
create index panel_step_listing on panel_step (listing_id, at);

-- What an officer has seen, and how.
create table panel_check (
  application_id uuid not null references panel_application (id),
  item text not null check (item in ('identity', 'qualification', 'certificate', 'address', 'references')),
  source text not null check (source in ('document', 'register', 'video_call', 'referee', 'in_person')),
  note text not null check (char_length(note) <= 1000),
  done_at timestamptz not null,
  done_by uuid not null,
  primary key (application_id, item)
);

-- What office and applicant write to each other about an application.
create table panel_message (
  id uuid primary key,
  application_id uuid not null references panel_application (id),
  kind text not null check (kind in ('question', 'answer', 'reply_to_decision')),
  text text not null check (char_length(text) between 1 and 5000),
  at timestamptz not null,
  -- The officer of a question; null for what the applicant wrote.
  by_person uuid,
  -- The question that an answer is about, or the place whose decision is replied to. Each is answered once.
  answers uuid unique references panel_message (id),
  listing_id uuid references panel_listing (id),
  document_id uuid unique references panel_document (id),
  document_name text check (char_length(document_name) between 1 and 200),
  check ((kind = 'question') = (by_person is not null)),
  check ((kind = 'answer') = (answers is not null)),
  check ((kind = 'reply_to_decision') = (listing_id is not null)),
  check ((document_id is null) = (document_name is null))
);
create index panel_message_application on panel_message (application_id, at);
create unique index panel_message_reply on panel_message (listing_id);

-- Links in letters to the state of an application; only the token's hash is kept.
create table panel_status_link (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  application_id uuid not null references panel_application (id),
  expires_at timestamptz not null
);
create index panel_status_link_application on panel_status_link (application_id);

-- A member of the committee says whether she has a relation to the applicant, before she sees a vote.
create table panel_declaration (
  application_id uuid not null references panel_application (id),
  member_id uuid not null,
  -- Null when there is none.
  relation text check (char_length(relation) between 1 and 1000),
  declared_at timestamptz not null,
  primary key (application_id, member_id)
);

create table panel_vote (
  id uuid primary key,
  listing_id uuid not null references panel_listing (id),
  question text not null check (question in ('admission', 'activation')),
  round integer not null,
  member_id uuid not null,
  verdict text not null check (verdict in ('agree', 'decline')),
  reasons text not null check (char_length(reasons) <= 5000),
  cast_at timestamptz not null,
  unique (listing_id, question, round, member_id)
);

-- A notice under the code of conduct, with what followed.
create table panel_proceeding (
  id uuid primary key,
  application_id uuid not null references panel_application (id),
  principle text not null check (char_length(principle) between 1 and 40),
  facts text not null check (char_length(facts) between 1 and 10000),
  noticed_at timestamptz not null,
  noticed_by uuid not null,
  -- A civil day in Asia/Kolkata, whole.
  reply_due_on date not null,
  reply text check (char_length(reply) between 1 and 10000),
  replied_at timestamptz,
  outcome text check (outcome in ('closed', 'warned', 'suspended', 'removed')),
  suspended_until date,
  reasons text check (char_length(reasons) <= 12000),
  decided_at timestamptz,
  check ((reply is null) = (replied_at is null)),
  check ((outcome is null) = (decided_at is null)),
  check ((outcome is null) = (reasons is null)),
  check (suspended_until is null or outcome = 'suspended')
);
create unique index panel_proceeding_open on panel_proceeding (application_id) where decided_at is null;
create index panel_proceeding_application on panel_proceeding (application_id, noticed_at);

create table panel_proceeding_vote (
  proceeding_id uuid not null references panel_proceeding (id),
  member_id uuid not null,
  outcome text not null check (outcome in ('closed', 'warned', 'suspended', 'removed')),
  until date,
  reasons text not null check (char_length(reasons) between 1 and 5000),
  cast_at timestamptz not null,
  primary key (proceeding_id, member_id),
  check ((outcome = 'suspended') = (until is not null))
);

-- Who came in. One for each application, whatever lists it is on.
create table panel_neutral (
  id uuid primary key,
  application_id uuid not null unique references panel_application (id),
  -- Her account, once she has signed in with the verified address of her application.
  person_id uuid unique,
  created_at timestamptz not null
);

-- Each saving is a version; nothing is overwritten.
create table panel_profile (
  id uuid primary key,
  neutral_id uuid not null references panel_neutral (id),
  version integer not null check (version > 0),
  saved_at timestamptz not null,
  -- Null for the first, which is made of the application.
  saved_by uuid,
  qualifications text not null check (char_length(qualifications) between 1 and 5000),
  specialisations text[] not null,
  languages text[] not null check (array_length(languages, 1) <= 20),
  seats text[] not null check (array_length(seats, 1) <= 20),
  hearing_days text check (hearing_days in ('weekdays', 'weekends', 'flexible')),
  -- How many cases at once.
  capacity integer not null check (capacity between 0 and 50),
  -- Minor units: paise for INR.
  fee_amount integer not null check (fee_amount between 0 and 1000000000),
  fee_currency text not null check (fee_currency ~ '^[A-Z]{3}$'),
  fee_unit text not null check (fee_unit in ('hearing', 'case')),
  public_line text not null check (char_length(public_line) <= 160),
  may_be_shown boolean not null,
  -- An officer has looked at the public line: shown, or sent back with a note.
  looked_at timestamptz,
  looked_by uuid,
  is_approved boolean,
  note text not null default '' check (char_length(note) <= 1000),
  unique (neutral_id, version),
  check ((looked_at is null) = (is_approved is null)),
  check ((looked_at is null) = (looked_by is null))
);

create table panel_profile_document (
  id uuid primary key,
  neutral_id uuid not null references panel_neutral (id),
  document_id uuid not null unique references panel_document (id),
  name text not null check (char_length(name) between 1 and 200),
  added_at timestamptz not null
);
create index panel_profile_document_neutral on panel_profile_document (neutral_id);

-- Appointments elsewhere in the last 36 months (Fifth Schedule, items 22 and 24), as the neutral declares them.
create table panel_declared_appointment (
  id uuid primary key,
  neutral_id uuid not null references panel_neutral (id),
  appointed_on date not null,
  institution text not null check (char_length(institution) between 1 and 200),
  party_group text not null check (char_length(party_group) between 1 and 200),
  declared_at timestamptz not null,
  -- A slip is taken back; the row stays.
  withdrawn_at timestamptz
);
create index panel_declared_appointment_neutral on panel_declared_appointment (neutral_id, appointed_on);

-- The application of today's form is for the list of arbitrators; the office opens the others when they are asked for.
insert into panel_listing (id, application_id, list, state, since, created_at)
  select gen_random_uuid(), id, 'arbitrator', 'applied', received_at, received_at from panel_application;
