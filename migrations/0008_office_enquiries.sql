-- The office's work on what visitors send: one row of work for each contact enquiry and each request for a consultation,
-- and what officers did with it. Lengths repeat the contract's limits.

-- In which language the sender wrote, and the letter with which the thread of letters begins.
alter table contact_enquiry
  add column language text not null default 'en' check (language in ('en', 'hi', 'mr')),
  add column copy_letter_id uuid;
alter table consultation_request
  add column language text not null default 'en' check (language in ('en', 'hi', 'mr')),
  add column copy_letter_id uuid;
update contact_enquiry as enquiry set language = mail.language, copy_letter_id = mail.id
  from outbox_mail as mail where mail.kind = 'contact_copy' and mail.refers_to = enquiry.id;
update consultation_request as request set language = mail.language, copy_letter_id = mail.id
  from outbox_mail as mail where mail.kind = 'consultation_copy' and mail.refers_to = request.id;

-- The running number in a reference such as MUNCH-EN-2026-000123, over both kinds.
create sequence enquiry_number as integer;

create table enquiry_work (
  -- That of the contact enquiry or of the request.
  id uuid primary key,
  kind text not null check (kind in ('contact', 'consultation')),
  number integer not null unique,
  language text not null check (language in ('en', 'hi', 'mr')),
  received_at timestamptz not null,
  -- open: the office is to act. waiting: it has answered, and the sender is to. closed: nobody is.
  state text not null default 'open' check (state in ('open', 'waiting', 'closed')),
  -- For how long it has been so; of an open one, for how long somebody waits for an answer.
  since timestamptz not null,
  -- The civil day in India from which every day counts; null if there is none.
  urgent_from date,
  -- Whether that day has come. Kept, so that an index can be in the queue's order; brought up to date by whoever looks.
  is_urgent boolean not null,
  -- Where it stands in the queue; the same as rankOf in rules/queue.ts, and a test says so.
  rank smallint not null generated always as (
    case state when 'open' then 0 when 'waiting' then 2 else 4 end + case when is_urgent or state = 'closed' then 0 else 1 end
  ) stored,
  assignee_id uuid references identity_person (id),
  follow_up_on date,
  close_reason text check (close_reason in (
    'answered', 'withdrawn', 'spam', 'referred', 'became_dispute', 'duplicate', 'unreachable', 'other'
  )),
  -- Grows with every act: whoever acts names the version that she saw.
  version integer not null default 1 check (version > 0),
  -- What it can be found by: name, address, phone, reference, words of the message.
  words tsvector not null,
  check ((state = 'closed') = (close_reason is not null))
);
-- With all that the list is narrowed to, so that what does not fit is passed over without being fetched.
create index enquiry_work_queue on enquiry_work (rank, since, id) include (kind, language, assignee_id, follow_up_on, received_at);
create index enquiry_work_assignee on enquiry_work (assignee_id, rank, since, id) where assignee_id is not null;
create index enquiry_work_language on enquiry_work (language, rank, since, id) where language <> 'en';
create index enquiry_work_follow_up on enquiry_work (follow_up_on, rank, since, id) where follow_up_on is not null;
create index enquiry_work_turning on enquiry_work (urgent_from) where not is_urgent and urgent_from is not null;
create index enquiry_work_received on enquiry_work (received_at);
create index enquiry_work_words on enquiry_work using gin (words);

-- What was done with an enquiry, what was written about it and to its sender, and what the sender answered.
create table enquiry_entry (
  id uuid primary key,
  enquiry_id uuid not null references enquiry_work (id) on delete cascade,
  -- The version of the work that it made.
  version integer not null,
  kind text not null check (kind in ('assigned', 'note', 'reply', 'answer', 'closed', 'reopened', 'follow_up')),
  at timestamptz not null,
  by_person uuid references identity_person (id),
  subject text check (char_length(subject) between 1 and 200),
  body text check (char_length(body) between 1 and 10000),
  -- A short word: the person it was assigned to, the reason it was closed for, the day to follow up on.
  detail text check (char_length(detail) <= 100),
  -- Of a reply: the letter in the outbox, and its language.
  letter_id uuid,
  language text check (language in ('en', 'hi', 'mr')),
  check ((kind = 'reply') = (letter_id is not null)),
  check (kind not in ('note', 'reply', 'answer') or body is not null)
);
create index enquiry_entry_enquiry on enquiry_entry (enquiry_id, id);

-- The words of a text as they are searched for: small letters, cut at white space and signs, at most 60 characters. The
-- signs are named, because what counts as a letter depends on the server's locale, and a Devanagari word has signs in it
-- that some locales take for none. One expression each, so that PostgreSQL writes it into the statement that asks: called
-- as a function, it would cost a post as much as all its rows.
create function enquiry_tokens(said text) returns text[] language sql immutable parallel safe as $$
  select array_remove(string_to_array(regexp_replace(translate(
    lower(said),
    E'\t\n\r\f\v!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~\u00a0\u00ab\u00b7\u00bb\u2010\u2011\u2012\u2013\u2014\u2015\u2018\u2019\u201a\u201c\u201d\u201e\u2022\u2026\u2039\u203a\u3000\u0964\u0965',
    repeat(' ', 100)
  ), '([^ ]{60})[^ ]+', '\1', 'g'), ' '), '')
$$;

create function enquiry_words(number integer, received_at timestamptz, phone text, said text) returns tsvector
language sql stable parallel safe as $$
  select array_to_tsvector(
    enquiry_tokens(said)
    || array['munch', 'en', to_char(received_at at time zone 'Asia/Kolkata', 'YYYY'), lpad(number::text, greatest(6, length(number::text)), '0'), number::text]
    || array_remove(array[regexp_replace(phone, '[^0-9]', '', 'g'), right(regexp_replace(phone, '[^0-9]', '', 'g'), 10)], '')
  )
$$;

-- What somebody looks for: every word as the beginning of one, or the figures of a telephone number however it is written.
create function enquiry_query(said text) returns text language sql stable parallel safe as $$
  select concat_ws(' | ',
    (select '(' || string_agg(quote_literal(word) || ':*', ' & ') || ')' from unnest(enquiry_tokens(said)) as word),
    case when said ~ '^[0-9+() .-]+$' and length(digits) >= 6 then quote_literal(right(digits, 10)) || ':*' end
  )
  from regexp_replace(said, '[^0-9]', '', 'g') as digits
$$;

create function enquiry_work_for_contacts() returns trigger language plpgsql as $$
begin
  insert into enquiry_work (id, kind, number, language, received_at, since, is_urgent, words)
  select id, 'contact', number, language, received_at, received_at, false,
    enquiry_words(number, received_at, phone, concat_ws(' ', full_name, email, message))
  from (select arrived.*, nextval('enquiry_number')::integer as number from (select * from arrived order by received_at, id) as arrived) as numbered;
  return null;
end $$;

-- A request at the pre-filing stage presses from the day it comes, one with a deadline from seven days before it.
create function enquiry_work_for_consultations() returns trigger language plpgsql as $$
begin
  insert into enquiry_work (id, kind, number, language, received_at, since, urgent_from, is_urgent, words)
  select id, 'consultation', number, language, received_at, received_at, urgent_from, coalesce(urgent_from <= today, false),
    enquiry_words(number, received_at, phone, concat_ws(' ', first_name, last_name, email, dispute_description))
  from (
    select arrived.*, nextval('enquiry_number')::integer as number, today,
      case when prior_action_taken then deadline_on - 7 else least(today, deadline_on - 7) end as urgent_from
    from (select * from arrived order by received_at, id) as arrived,
      lateral (select (received_at at time zone 'Asia/Kolkata')::date as today) as civil
  ) as numbered;
  return null;
end $$;

create function enquiry_work_goes() returns trigger language plpgsql as $$
begin
  delete from enquiry_work using gone where enquiry_work.id = gone.id;
  return null;
end $$;

-- For the rows that are there already, oldest first; from now on by the triggers below.
insert into enquiry_work (id, kind, number, language, received_at, since, urgent_from, is_urgent, words)
select id, kind, number, language, received_at, received_at, urgent_from,
  coalesce(urgent_from <= (now() at time zone 'Asia/Kolkata')::date, false), enquiry_words(number, received_at, phone, concat_ws(' ', name, email, message))
from (
  select enquiry.*, nextval('enquiry_number')::integer as number from (
    select id, 'contact' as kind, language, received_at, null::date as urgent_from, phone, full_name as name, email, message
    from contact_enquiry
    union all
    select id, 'consultation', language, received_at,
      case when prior_action_taken then deadline_on - 7 else least((received_at at time zone 'Asia/Kolkata')::date, deadline_on - 7) end,
      phone, concat_ws(' ', first_name, last_name), email, dispute_description
    from consultation_request
    order by received_at, id
  ) as enquiry
) as numbered;

create trigger contact_enquiry_is_worked_on after insert on contact_enquiry referencing new table as arrived
  for each statement execute function enquiry_work_for_contacts();
create trigger consultation_request_is_worked_on after insert on consultation_request referencing new table as arrived
  for each statement execute function enquiry_work_for_consultations();
create trigger contact_enquiry_goes after delete on contact_enquiry referencing old table as gone
  for each statement execute function enquiry_work_goes();
create trigger consultation_request_goes after delete on consultation_request referencing old table as gone
  for each statement execute function enquiry_work_goes();

-- Subscribers are looked for by the beginning of their address.
create index newsletter_subscription_beginning on newsletter_subscription (lower(email) text_pattern_ops);
