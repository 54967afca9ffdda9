-- What becomes of a request for a consultation: three slots are offered, the visitor picks one by a mailed link, both are
-- reminded, and afterwards somebody says how it went.

create table consultation_arrangement (
  id uuid primary key,
  request_id uuid not null references consultation_request (id) on delete cascade,
  officer_id uuid not null references identity_person (id),
  state text not null check (state in (
    'offered', 'declined', 'lapsed', 'booked', 'held', 'visitor_missed', 'office_missed', 'cancelled'
  )),
  -- One up with every change: the SEQUENCE of the calendar entry (RFC 5545, 3.8.7.4).
  sequence integer not null check (sequence > 0),
  slots timestamptz[] not null check (cardinality(slots) = 3),
  minutes integer not null check (minutes in (15, 30, 45, 60)),
  -- The visitor's, an IANA name; null when nobody has told us: then times are written in IST alone.
  time_zone text check (char_length(time_zone) between 1 and 60),
  language text not null check (language in ('en', 'hi', 'mr')),
  offered_at timestamptz not null,
  offer_expires_at timestamptz not null,
  starts_at timestamptz,
  ends_at timestamptz,
  -- When the visitor picked, or picked anew.
  booked_at timestamptz,
  day_reminded_at timestamptz,
  hour_reminded_at timestamptz,
  -- Where the officer calls, when it is another number than that of the request.
  call_phone text check (char_length(call_phone) between 6 and 20),
  -- The name of the meeting room: only those whom we tell can find it.
  room text not null unique check (char_length(room) between 20 and 100),
  -- What the visitor wrote when no slot suited, or when cancelling.
  visitor_note text check (char_length(visitor_note) <= 1000),
  outcome_note text check (char_length(outcome_note) <= 5000),
  next_step text check (next_step in ('none', 'send_information', 'expect_filing', 'another_consultation', 'close_enquiry')),
  check ((state in ('booked', 'held', 'visitor_missed', 'office_missed')) = (starts_at is not null)),
  check ((starts_at is null) = (ends_at is null) and (starts_at is null) = (booked_at is null)),
  check (ends_at > starts_at)
);
-- At most one that is still going on for each request.
create unique index consultation_arrangement_live on consultation_arrangement (request_id) where state not in ('held', 'cancelled');
create index consultation_arrangement_request on consultation_arrangement (request_id);
create index consultation_arrangement_booked on consultation_arrangement (officer_id, starts_at) where state = 'booked';
create index consultation_arrangement_starts on consultation_arrangement (starts_at);
create index consultation_arrangement_expiry on consultation_arrangement (offer_expires_at) where state = 'offered';

-- No officer is in two places. An exclusion constraint would need the extension btree_gist, which not every server has;
-- the lock makes two bookings of one officer stand one after the other, so the second sees the first.
create function consultation_officer_is_free() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('consultation:' || new.officer_id::text, 0));
  if exists (
    select from consultation_arrangement other
    where other.officer_id = new.officer_id and other.id <> new.id and other.state = 'booked'
      and other.starts_at < new.ends_at and new.starts_at < other.ends_at
  ) then
    raise exception 'The officer % has another consultation at that time.', new.officer_id using errcode = 'exclusion_violation';
  end if;
  return new;
end $$;
create trigger consultation_officer_is_free before insert or update of state, officer_id, starts_at, ends_at on consultation_arrangement
  for each row when (new.state = 'booked') execute function consultation_officer_is_free();

-- What happened to it, one row a step. A letter is about a step, and is dropped when a later one has overtaken it.
create table consultation_change (
  id uuid primary key,
  arrangement_id uuid not null references consultation_arrangement (id) on delete cascade,
  sequence integer not null check (sequence > 0),
  what text not null check (what in (
    'offered', 'booked', 'moved', 'declined', 'lapsed', 'cancelled', 'held', 'visitor_missed', 'office_missed'
  )),
  -- The booked time that it is about: of a cancellation, the time that was given up.
  starts_at timestamptz,
  minutes integer not null check (minutes in (15, 30, 45, 60)),
  by_office boolean not null,
  -- What the office wants the visitor to read.
  words text check (char_length(words) <= 1000),
  at timestamptz not null,
  unique (arrangement_id, sequence)
);

-- The links in our mails. Only the token's sha256 is kept.
create table consultation_link (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  arrangement_id uuid not null references consultation_arrangement (id) on delete cascade,
  created_at timestamptz not null
);
create index consultation_link_arrangement on consultation_link (arrangement_id);

-- An officer's calendar, for a program that asks for it again and again. A new address ends the old one.
create table consultation_feed (
  person_id uuid primary key references identity_person (id),
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  made_at timestamptz not null
);
