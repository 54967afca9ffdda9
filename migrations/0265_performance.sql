-- What a settlement promises becomes dated dues once it is signed: what each side says was paid or done, what the other says to it, the
-- certificates of it, and the registration of a mediated settlement agreement (law and lifecycle 6.6; Mediation Act 2023 s. 20).
alter table settlement
  -- What its text promises, as JSON, beside the text: payments with their days, and what else is to be done.
  add column promised text;

-- Papers of both sides alone: as sealed from whoever decides and from the office as what was said to settle.
alter table dispute_document drop constraint dispute_document_audience_check;
alter table dispute_document add constraint dispute_document_audience_check
  check (audience in ('parties', 'claimant', 'respondent', 'office', 'sides'));

create table performance_plan (
  settlement_id uuid primary key,
  dispute_id uuid not null unique,
  form text not null check (form in ('contract', 'conciliation', 'mediation', 'award')),
  begun_on date not null,
  begun_at timestamptz not null,
  -- The last day to register a mediated settlement agreement without more; null where there is none to register.
  register_until date
);

create table performance_promise (
  id uuid primary key,
  dispute_id uuid not null references performance_plan (dispute_id),
  number integer not null check (number > 0),
  kind text not null check (kind in ('money', 'words')),
  name text not null,
  said text not null,
  payer text check (payer in ('claimant', 'respondent')),
  amount bigint check (amount > 0),
  currency text,
  is_accelerated boolean not null,
  check ((kind = 'money') = (payer is not null)),
  check ((kind = 'money') = (amount is not null)),
  check ((kind = 'money') = (currency is not null)),
  unique (dispute_id, number)
);

create table performance_due (
  promise_id uuid not null references performance_promise (id),
  number integer not null check (number > 0),
  due_on date not null,
  amount bigint not null check (amount > 0),
  primary key (promise_id, number)
);
create index performance_due_on on performance_due (due_on);

-- A side says that money went or came, or that something was done. A row is never changed: what follows are answers.
create table performance_statement (
  id uuid primary key,
  promise_id uuid not null references performance_promise (id),
  kind text not null check (kind in ('paid', 'received', 'done')),
  side text not null check (side in ('claimant', 'respondent')),
  by_person uuid not null,
  said_at timestamptz not null,
  said_on date not null,
  amount bigint check (amount > 0),
  happened_on date not null,
  way text check (way in ('upi', 'bank', 'cheque', 'cash', 'other')),
  reference text not null check (char_length(reference) <= 100),
  note text not null check (char_length(note) <= 1000),
  check ((kind = 'done') = (amount is null)),
  check ((kind = 'done') = (way is null))
);
create index performance_statement_of on performance_statement (promise_id);
create index performance_statement_by on performance_statement (by_person);

create table performance_answer (
  id uuid primary key,
  statement_id uuid not null references performance_statement (id),
  says text not null check (says in ('confirmed', 'disputed', 'withdrawn')),
  side text not null check (side in ('claimant', 'respondent')),
  by_person uuid not null,
  at timestamptz not null,
  why text not null check (char_length(why) <= 1000)
);
create index performance_answer_of on performance_answer (statement_id);
create index performance_answer_by on performance_answer (by_person);

-- What both sides were told of by itself, each once.
create table performance_told (
  subject uuid not null,
  number integer not null,
  what text not null check (what in ('ahead', 'late', 'stands', 'registration')),
  told_at timestamptz not null,
  primary key (subject, number, what)
);

create table performance_certificate (
  id uuid primary key,
  dispute_id uuid not null references performance_plan (dispute_id),
  kind text not null check (kind in ('default', 'performed')),
  side text not null check (side in ('claimant', 'respondent')),
  by_person uuid not null,
  issued_on date not null,
  issued_at timestamptz not null,
  document_id uuid not null
);
-- One of a day for a side that is owed something; and one that all is done.
create unique index performance_certificate_of_day on performance_certificate (dispute_id, side, issued_on) where kind = 'default';
create unique index performance_certificate_of_all on performance_certificate (dispute_id) where kind = 'performed';
create index performance_certificate_by on performance_certificate (by_person);

-- The last one counts; what was noted before stays.
create table performance_registration (
  id uuid primary key,
  dispute_id uuid not null references performance_plan (dispute_id),
  authority text not null check (char_length(authority) between 1 and 200),
  number text not null check (char_length(number) between 1 and 100),
  registered_on date not null,
  side text not null check (side in ('claimant', 'respondent')),
  by_person uuid not null,
  at timestamptz not null
);
create index performance_registration_of on performance_registration (dispute_id, at);
create index performance_registration_by on performance_registration (by_person);
