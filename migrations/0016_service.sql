-- How papers are served and proved (law and lifecycle 3.5, 6.4). What was said of an attempt and how a recipient came to
-- stand where she stands are rows that never change; the columns that say it again are for lists.

-- One paper of the institution that goes to somebody for a purpose.
create table service_paper (
  id uuid primary key,
  dispute_id uuid not null references dispute (id),
  document_id uuid not null references dispute_document (id),
  purpose text not null check (purpose in ('notice', 'invitation', 'warning', 'reversal', 'document')),
  -- Limitation is about to end: every channel the same day.
  is_urgent boolean not null,
  begun_at timestamptz not null,
  begun_by uuid references identity_person (id),
  unique (document_id, purpose)
);
create index service_paper_of on service_paper (dispute_id, begun_at);

create table service_recipient (
  id uuid primary key,
  paper_id uuid not null references service_paper (id),
  dispute_id uuid not null references dispute (id),
  party_id uuid not null references dispute_party (id),
  standing text not null default 'not_attempted' check (standing in (
    'not_attempted', 'attempted', 'unserved', 'subst_applied', 'subst_ordered', 'served'
  )),
  standing_since timestamptz not null,
  served_by text check (served_by in ('portal', 'electronic', 'delivered_post', 'substituted')),
  served_basis text check (served_basis in ('personal', 'business', 'residence', 'mailing', 'last_known_deemed')),
  -- ACA s. 3(2): the civil day of the receipt, never the day on which we learned of it.
  served_on date,
  attempt_id uuid,
  -- The window for attempts is over; set once, by the timer.
  window_over_at timestamptz,
  unique (paper_id, party_id),
  check ((standing = 'served') = (served_by is not null and served_basis is not null and served_on is not null))
);
create index service_recipient_of on service_recipient (dispute_id, party_id);
create index service_recipient_open on service_recipient (standing, id) where standing <> 'served';

-- One paper, one recipient, one channel.
create table service_attempt (
  id uuid primary key,
  recipient_id uuid not null references service_recipient (id),
  dispute_id uuid not null references dispute (id),
  channel text not null check (channel in ('email', 'whatsapp', 'sms', 'post', 'courier', 'portal')),
  contact_id uuid references dispute_contact (id),
  -- As it was when it was used.
  address text not null check (char_length(address) between 1 and 500),
  is_designated boolean not null,
  status text not null default 'queued' check (status in ('queued', 'sent', 'no_proof', 'delivered', 'read', 'failed', 'bounced')),
  queued_at timestamptz not null,
  queued_by uuid references identity_person (id),
  -- E-mail and text messages: the letter in the outbox, whose id is the Message-ID.
  letter_id uuid unique,
  -- WhatsApp's own name for the message.
  message_id text unique check (char_length(message_id) between 1 and 300),
  carrier text not null default '' check (char_length(carrier) <= 60),
  article_number text check (char_length(article_number) between 4 and 40),
  posted_on date,
  -- Taken back by the registrar: it proves nothing any more.
  set_aside_at timestamptz,
  next_try_at timestamptz,
  tries smallint not null default 0,
  last_error text check (char_length(last_error) <= 500)
);
create index service_attempt_of on service_attempt (recipient_id, queued_at);
create index service_attempt_open on service_attempt (status, id) where status in ('queued', 'sent', 'delivered');
create index service_attempt_to_send on service_attempt (next_try_at) where next_try_at is not null;
create unique index service_attempt_article on service_attempt (article_number) where article_number is not null;

-- What somebody said of an attempt: evidence. `at` is when it happened, `heard_at` when we were told.
create table service_report (
  id uuid primary key,
  attempt_id uuid not null references service_attempt (id),
  status text not null check (status in ('sent', 'delivered', 'read', 'failed', 'bounced')),
  at timestamptz not null,
  heard_at timestamptz not null,
  source text not null check (source in ('outbox', 'mail_report', 'whatsapp', 'sms', 'portal', 'officer', 'timer')),
  -- What the server or the officer said, in one line.
  said text not null check (char_length(said) <= 500),
  -- SHA-256 of the message as it came, byte for byte.
  message_hash bytea check (octet_length(message_hash) = 32),
  by_person uuid references identity_person (id),
  -- The same thing said twice is one row.
  unique (attempt_id, source, status, at)
);
create trigger service_report_stays before update or delete on service_report for each row execute function record_refuses_change();
create trigger service_report_is_not_emptied before truncate on service_report for each statement execute function record_refuses_change();

-- How a recipient came to stand where she stands.
create table service_step (
  id uuid primary key,
  recipient_id uuid not null references service_recipient (id),
  number integer not null check (number > 0),
  from_standing text not null check (char_length(from_standing) <= 20),
  to_standing text not null check (char_length(to_standing) <= 20),
  at timestamptz not null,
  attempt_id uuid references service_attempt (id),
  by_person uuid references identity_person (id),
  by_role text not null check (char_length(by_role) between 1 and 40),
  why text not null default '' check (char_length(why) <= 5000),
  unique (recipient_id, number)
);
create trigger service_step_stays before update or delete on service_step for each row execute function record_refuses_change();
create trigger service_step_is_not_emptied before truncate on service_step for each statement execute function record_refuses_change();

-- A carrier's proof of delivery, and what an officer made of it. It is judged once.
create table service_proof (
  id uuid primary key,
  attempt_id uuid not null references service_attempt (id),
  document_id uuid not null references dispute_document (id),
  submitted_at timestamptz not null,
  submitted_by uuid not null references identity_person (id),
  state text not null default 'submitted' check (state in ('submitted', 'validated', 'rejected')),
  judged_at timestamptz,
  judged_by uuid references identity_person (id),
  delivered_on date,
  basis text check (basis in ('personal', 'business', 'residence', 'mailing')),
  reason text not null default '' check (char_length(reason) <= 2000),
  check ((state = 'submitted') = (judged_at is null)),
  check ((state = 'validated') = (delivered_on is not null and basis is not null)),
  check (state <> 'rejected' or reason <> '')
);
create unique index service_proof_waiting on service_proof (attempt_id) where state <> 'rejected';
create index service_proof_of on service_proof (attempt_id, submitted_at);

-- ACA s. 3(1)(b), reasonable inquiry: where somebody was looked for, when, and what came of it.
create table service_inquiry (
  id uuid primary key,
  dispute_id uuid not null references dispute (id),
  party_id uuid not null references dispute_party (id),
  looked_in text not null check (char_length(looked_in) between 1 and 300),
  looked_on date not null,
  result text not null check (char_length(result) between 1 and 2000),
  by_person uuid not null references identity_person (id),
  by_role text not null check (char_length(by_role) between 1 and 40),
  at timestamptz not null
);
create index service_inquiry_of on service_inquiry (dispute_id, party_id, at);
create trigger service_inquiry_stays before update or delete on service_inquiry for each row execute function record_refuses_change();
create trigger service_inquiry_is_not_emptied before truncate on service_inquiry for each statement execute function record_refuses_change();

create table service_substitution (
  id uuid primary key,
  recipient_id uuid not null references service_recipient (id),
  dispute_id uuid not null references dispute (id),
  state text not null check (state in ('asked', 'declined', 'ordered', 'carried_out', 'set_aside')),
  asked_at timestamptz not null,
  asked_by uuid references identity_person (id),
  grounds text not null check (char_length(grounds) between 1 and 5000),
  decided_at timestamptz,
  decided_by uuid references identity_person (id),
  reasons text not null default '' check (char_length(reasons) <= 5000),
  means text check (means in ('registered_post', 'affixing', 'publication', 'electronic')),
  last_known text not null default '' check (char_length(last_known) <= 500),
  carried_out_on date,
  proof_id uuid references dispute_document (id),
  check ((state = 'asked') = (decided_at is null)),
  check (state not in ('ordered', 'carried_out') or (means is not null and last_known <> '' and reasons <> '')),
  check (state <> 'carried_out' or (carried_out_on is not null and proof_id is not null))
);
create unique index service_substitution_one on service_substitution (recipient_id) where state in ('asked', 'ordered', 'carried_out');
create index service_substitution_of on service_substitution (dispute_id, asked_at);

-- What a provider told us of a message that we do not know yet: its report may overtake our own note of the message.
create table service_heard (
  id uuid primary key,
  channel text not null check (channel in ('whatsapp', 'sms')),
  message_id text not null check (char_length(message_id) between 1 and 300),
  status text not null check (status in ('sent', 'delivered', 'read', 'failed')),
  at timestamptz not null,
  said text not null check (char_length(said) <= 500),
  message_hash bytea not null check (octet_length(message_hash) = 32),
  heard_at timestamptz not null,
  taken_at timestamptz,
  unique (channel, message_id, status, at)
);
create index service_heard_open on service_heard (message_id) where taken_at is null;

-- Certificates of service: the paper and the JSON beside it.
create table service_certificate (
  id uuid primary key,
  recipient_id uuid not null references service_recipient (id),
  dispute_id uuid not null references dispute (id),
  issued_at timestamptz not null,
  issued_by uuid not null references identity_person (id),
  pdf_id uuid not null references dispute_document (id),
  json_id uuid not null references dispute_document (id)
);
create index service_certificate_of on service_certificate (dispute_id, issued_at);
