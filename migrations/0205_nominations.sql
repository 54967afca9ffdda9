-- Whom the parties of each side name as their arbitrator (ACA s. 11(3) and (4)); sealed until it is closed.
create table appointment_nomination (
  id uuid primary key,
  dispute_id uuid not null references dispute (id),
  party_id uuid not null references dispute_party (id),
  side text not null check (side in ('claimant', 'respondent')),
  neutral_id uuid not null references panel_neutral (id),
  nominee_id uuid not null references identity_person (id),
  -- As the panel had it.
  name text not null check (char_length(name) between 1 and 200),
  person_id uuid not null references identity_person (id),
  at timestamptz not null,
  -- Opened, or fallen with what it rested on.
  closed_at timestamptz
);
create unique index appointment_nomination_open on appointment_nomination (dispute_id, party_id) where closed_at is null;
create index appointment_nomination_party on appointment_nomination (party_id);
create index appointment_nomination_neutral on appointment_nomination (neutral_id);
create index appointment_nomination_nominee on appointment_nomination (nominee_id);
create index appointment_nomination_person on appointment_nomination (person_id);

-- That sides were asked, so that what nobody answers is closed, too.
create table appointment_nomination_round (
  id uuid primary key,
  dispute_id uuid not null references dispute (id),
  asked_at timestamptz not null,
  closed_at timestamptz
);
create index appointment_nomination_round_open on appointment_nomination_round (dispute_id) where closed_at is null;
