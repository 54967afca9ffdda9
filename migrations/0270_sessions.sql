-- Sessions of talks that somebody leads: meetings of a place that both sides share with them, or of one side's caucus, with an agenda, what
-- became of them, and notes that are nobody else's (ACA s. 69(1); Mediation Act 2023 ss. 18, 22; docs/decisions/0270).

-- A place for talk of both sides with whoever leads their talks, which the office does not read.
alter table discussion_place drop constraint discussion_place_place_check;
alter table discussion_place add constraint discussion_place_place_check
  check (place ~ '^(all|parties|joint|tribunal|(own|office|caucus)-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$');
alter table discussion_opening drop constraint discussion_opening_place_check;
alter table discussion_opening add constraint discussion_opening_place_check
  check (place ~ '^(parties|joint|caucus-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$');

-- The points of a session in their order, closed with the house's seal; the whole list is written anew at each change.
create table talks_session_agenda (
  meeting_id uuid primary key references calendar_meeting (id),
  sealed bytea not null check (octet_length(sealed) between 28 and 60000),
  changed_at timestamptz not null
);

-- What became of a session, as whoever leads the talks recorded it: a correction is another row, and what it corrects stays.
create table talks_session_account (
  meeting_id uuid not null references calendar_meeting (id),
  dispute_id uuid not null references dispute (id),
  number integer not null check (number > 0),
  by_person uuid not null references identity_person (id),
  at timestamptz not null,
  was_held boolean not null,
  held_from timestamptz,
  held_to timestamptz,
  check (was_held = (held_from is not null)),
  check (was_held = (held_to is not null)),
  check (held_to > held_from),
  -- Why it was not held, or why the account before is corrected; closed with the house's seal.
  sealed_why bytea check (octet_length(sealed_why) between 28 and 20000),
  primary key (meeting_id, number)
);
create index talks_session_account_by on talks_session_account (by_person);
-- Who was there, of those who were called.
create table talks_session_present (
  meeting_id uuid not null,
  number integer not null,
  person_id uuid not null references identity_person (id),
  primary key (meeting_id, number, person_id),
  foreign key (meeting_id, number) references talks_session_account (meeting_id, number)
);
create index talks_session_present_of on talks_session_present (person_id);

-- A point that a side would have on an agenda, for whoever leads the talks alone and for that party's own people.
create table talks_agenda_wish (
  id uuid primary key,
  dispute_id uuid not null references dispute (id),
  party_id uuid not null references dispute_party (id),
  -- To whom it was said: whoever leads the talks after them reads nothing of it.
  leader_id uuid not null references identity_person (id),
  by_person uuid not null references identity_person (id),
  at timestamptz not null,
  sealed bytea not null check (octet_length(sealed) between 28 and 5000),
  -- Once it stands on an agenda, or was set aside.
  done_at timestamptz,
  taken_to uuid references calendar_meeting (id)
);
create index talks_agenda_wish_of on talks_agenda_wish (dispute_id);
create index talks_agenda_wish_by on talks_agenda_wish (by_person);

-- What somebody writes for themselves alone during talks, closed with the house's seal; destroyed when the talks end.
create table talks_note (
  dispute_id uuid not null references dispute (id),
  person_id uuid not null references identity_person (id),
  sealed bytea not null check (octet_length(sealed) between 28 and 200000),
  changed_at timestamptz not null,
  primary key (dispute_id, person_id)
);
create index talks_note_of on talks_note (person_id);
