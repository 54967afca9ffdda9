-- Adjusted Winner: a list of things that both sides agree to, a hundred points of each in secret, and who has which thing.
create table division (
  id uuid primary key,
  dispute_id uuid not null,
  number integer not null check (number > 0),
  side text not null check (side in ('claimant', 'respondent')),
  party_id uuid not null,
  by_person uuid not null,
  proposed_at timestamptz not null,
  -- What is to be divided, as both sides read it, as JSON.
  things text not null,
  agreed_at timestamptz,
  agreed_by uuid,
  -- Both had given their points: what came of them is sealed, and goes when the division ends.
  divided_at timestamptz,
  sealed bytea,
  ended_as text check (ended_as in ('replaced', 'stopped', 'closed', 'not_accepted', 'drawn_up')),
  ended_by uuid,
  ended_at timestamptz,
  check ((ended_as is null) = (ended_at is null)),
  check ((agreed_at is null) = (agreed_by is null)),
  check (divided_at is null or agreed_at is not null),
  check ((sealed is not null) = (divided_at is not null and ended_at is null)),
  unique (dispute_id, number)
);
create unique index division_standing on division (dispute_id) where ended_at is null;
create index division_by on division (by_person);

-- What each thing is worth to one side.
create table division_points (
  division_id uuid not null references division (id),
  side text not null check (side in ('claimant', 'respondent')),
  by_person uuid not null,
  given_at timestamptz not null,
  sealed bytea not null,
  primary key (division_id, side)
);
create index division_points_by on division_points (by_person);

-- One side's secret yes or no.
create table division_answer (
  division_id uuid not null references division (id),
  side text not null check (side in ('claimant', 'respondent')),
  by_person uuid not null,
  answered_at timestamptz not null,
  sealed bytea not null,
  primary key (division_id, side)
);
