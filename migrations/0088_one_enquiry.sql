-- What came of a form, and the office's work on it, are one row: contact_enquiry, consultation_request and the enquiry_work
-- that triggers copied from them become `enquiry`. What happened to it is one log: the steps of a consultation, which had a
-- table of their own, stand in enquiry_entry. Lengths repeat the contract's limits.

-- Immutable, so that a generated column may have it: the year is taken from the moment itself, and no longer from its text.
create or replace function enquiry_words(number integer, received_at timestamptz, phone text, said text) returns tsvector
language sql immutable parallel safe as $$
  select array_to_tsvector(
    enquiry_tokens(said)
    || array[
      'munch', 'en', extract(year from received_at at time zone 'Asia/Kolkata')::integer::text,
      lpad(number::text, greatest(6, length(number::text)), '0'), number::text
    ]
    || array_remove(array[regexp_replace(phone, '[^0-9]', '', 'g'), right(regexp_replace(phone, '[^0-9]', '', 'g'), 10)], '')
  )
$$;

create table enquiry (
  id uuid primary key,
  kind text not null check (kind in ('contact', 'consultation')),
  -- The running number in a reference such as MUNCH-EN-2026-000123, over both kinds.
  number integer not null unique default nextval('enquiry_number'),
  language text not null default 'en' check (language in ('en', 'hi', 'mr')),
  received_at timestamptz not null,
  -- Of a request for a consultation: its two names, which it has apart as well.
  full_name text not null check (char_length(full_name) between 1 and 201),
  first_name text check (char_length(first_name) between 1 and 100),
  last_name text check (char_length(last_name) between 1 and 100),
  email text not null check (char_length(email) between 5 and 254),
  phone text not null check (char_length(phone) between 1 and 20),
  message text not null check (char_length(message) between 1 and 5000),
  -- Spec section 3; a new option is a new migration.
  dispute_type text check (dispute_type in (
    'Product and Service Disputes', 'Financial Services Disputes', 'Telecommunications & Utilities',
    'Retail & E-commerce Transactions', 'Landlord/Tenant Issues', 'Contract Disputes', 'Personal Injury / Torts',
    'Small Claims', 'Other / Not Listed'
  )),
  preferred_resolution_method text check (preferred_resolution_method in (
    'Online Mediation', 'Arbitration', 'Litigation Support', 'Other / Not Listed'
  )),
  -- False means that the matter is at the pre-filing stage.
  prior_action_taken boolean,
  deadline_on date,
  -- The letter with which the thread of letters begins.
  copy_letter_id uuid,
  -- open: the office is to act. waiting: it has answered, and the sender is to. closed: nobody is.
  state text not null default 'open' check (state in ('open', 'waiting', 'closed')),
  -- For how long it has been so; of an open one, for how long somebody waits for an answer.
  since timestamptz not null,
  -- The civil day in India from which every day counts; null if there is none.
  urgent_from date,
  -- Whether that day has come. Kept, so that an index can be in the queue's order; brought up to date by whoever looks.
  is_urgent boolean not null default false,
  -- Where it stands in the queue; the same as rankOf in rules/queue.ts, and a test says so.
  rank smallint not null generated always as (
    case state when 'open' then 0 when 'waiting' then 2 else 4 end + case when is_urgent or state = 'closed' then 0 else 1 end
  ) stored,
  assignee_id uuid references identity_person (id),
  follow_up_on date,
  close_reason text check (close_reason in (
    'answered', 'withdrawn', 'spam', 'referred', 'became_dispute', 'duplicate', 'unreachable', 'other'
  )),
  -- Grows with every act: whoever acts names the version that they saw.
  version integer not null default 1 check (version > 0),
  -- What it can be found by: name, address, phone, reference, words of the message.
  words tsvector not null generated always as (
    enquiry_words(number, received_at, phone, full_name || ' ' || email || ' ' || message)
  ) stored,
  check ((state = 'closed') = (close_reason is not null)),
  -- Spec section 9: exactly 10 digits on the contact form; section 5 asks only that the consultation's phone is filled.
  check (kind <> 'contact' or phone ~ '^[0-9]{10}$'),
  check (num_nulls(first_name, last_name, dispute_type, preferred_resolution_method, prior_action_taken)
    = case kind when 'contact' then 5 else 0 end),
  check (kind = 'consultation' or deadline_on is null)
);

insert into enquiry (
  id, kind, number, language, received_at, full_name, email, phone, message, copy_letter_id,
  state, since, urgent_from, is_urgent, assignee_id, follow_up_on, close_reason, version
)
select id, kind, number, work.language, work.received_at, full_name, email, phone, message, copy_letter_id,
  state, since, urgent_from, is_urgent, assignee_id, follow_up_on, close_reason, version
from enquiry_work as work join contact_enquiry using (id);

insert into enquiry (
  id, kind, number, language, received_at, full_name, first_name, last_name, email, phone, message, copy_letter_id,
  dispute_type, preferred_resolution_method, prior_action_taken, deadline_on,
  state, since, urgent_from, is_urgent, assignee_id, follow_up_on, close_reason, version
)
select id, kind, number, work.language, work.received_at, first_name || ' ' || last_name, first_name, last_name, email, phone,
  dispute_description, copy_letter_id, dispute_type, preferred_resolution_method, prior_action_taken, deadline_on,
  state, since, urgent_from, is_urgent, assignee_id, follow_up_on, close_reason, version
from enquiry_work as work join consultation_request using (id);

alter table enquiry_entry drop constraint enquiry_entry_enquiry_id_fkey;
alter table consultation_arrangement drop constraint consultation_arrangement_request_id_fkey;
drop table enquiry_work, contact_enquiry, consultation_request;
drop function enquiry_work_for_contacts, enquiry_work_for_consultations, enquiry_work_goes;
alter table enquiry_entry add foreign key (enquiry_id) references enquiry (id) on delete cascade;
alter table consultation_arrangement add foreign key (request_id) references enquiry (id) on delete cascade;

-- With all that the list is narrowed to, so that what does not fit is passed over without being fetched.
create index enquiry_queue on enquiry (rank, since, id) include (kind, language, assignee_id, follow_up_on, received_at);
create index enquiry_assignee on enquiry (assignee_id, rank, since, id) where assignee_id is not null;
create index enquiry_language on enquiry (language, rank, since, id) where language <> 'en';
create index enquiry_follow_up on enquiry (follow_up_on, rank, since, id) where follow_up_on is not null;
create index enquiry_turning on enquiry (urgent_from) where not is_urgent and urgent_from is not null;
create index enquiry_received on enquiry (received_at);
create index enquiry_found on enquiry using gin (words);

alter table enquiry_entry
  -- Of a step of a consultation: which one, which of its steps (the SEQUENCE of the calendar entry), the booked time that
  -- it is about (of a cancellation, the time that was given up), and whether the office took it. `body` is then what the
  -- office wants the visitor to read.
  add column arrangement_id uuid references consultation_arrangement (id) on delete cascade,
  add column sequence integer check (sequence > 0),
  add column starts_at timestamptz,
  add column minutes integer check (minutes in (15, 30, 45, 60)),
  add column by_office boolean not null default true,
  alter column version drop not null,
  drop constraint enquiry_entry_kind_check,
  add constraint enquiry_entry_kind_check check (kind in (
    'assigned', 'note', 'reply', 'answer', 'closed', 'reopened', 'follow_up',
    'offered', 'booked', 'moved', 'declined', 'lapsed', 'cancelled', 'held', 'visitor_missed', 'office_missed'
  )),
  add unique (arrangement_id, sequence);

insert into enquiry_entry (id, enquiry_id, kind, at, body, arrangement_id, sequence, starts_at, minutes, by_office)
select step.id, request_id, what, at, nullif(words, ''), arrangement_id, step.sequence, step.starts_at, step.minutes, by_office
from consultation_change as step join consultation_arrangement as arrangement on arrangement.id = step.arrangement_id;
drop table consultation_change;

-- A step makes no version of the enquiry; everything else makes one and belongs to no consultation.
alter table enquiry_entry
  add check ((version is null) = (arrangement_id is not null)),
  add check (num_nulls(arrangement_id, sequence, minutes) in (0, 3)),
  add check ((arrangement_id is null) = (kind in ('assigned', 'note', 'reply', 'answer', 'closed', 'reopened', 'follow_up')));
