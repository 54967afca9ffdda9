-- Packages: both sides agree to a list of issues with options; each gives in private what the options are worth to it; what is proposed
-- follows from both and is answered in secret. What a side gave is sealed, and goes when its list ends.
create table package_list (
  id uuid primary key,
  dispute_id uuid not null,
  number integer not null check (number > 0),
  side text not null check (side in ('claimant', 'respondent')),
  party_id uuid not null,
  by_person uuid not null,
  proposed_at timestamptz not null,
  -- Issues and options as both sides read them, as JSON.
  issues text not null,
  -- Since then it is frozen.
  agreed_at timestamptz,
  agreed_by uuid,
  ended_as text check (ended_as in ('replaced', 'stopped', 'closed', 'drawn_up')),
  ended_by uuid,
  ended_at timestamptz,
  check ((ended_as is null) = (ended_at is null)),
  check ((agreed_at is null) = (agreed_by is null)),
  unique (dispute_id, number)
);
create unique index package_list_standing on package_list (dispute_id) where ended_at is null;
create index package_list_by on package_list (by_person);

-- What one side gave in private.
create table package_wish (
  list_id uuid not null references package_list (id),
  side text not null check (side in ('claimant', 'respondent')),
  by_person uuid not null,
  given_at timestamptz not null,
  -- The side said that it is ready.
  done_at timestamptz,
  sealed bytea not null,
  primary key (list_id, side)
);

-- What the engine made of both, once.
create table package_round (
  id uuid primary key,
  list_id uuid not null references package_list (id),
  number integer not null check (number > 0),
  kind text not null check (kind in ('proposals', 'improvement')),
  -- The side that was ready first: its is the computation that is counted.
  asked_by text not null check (asked_by in ('claimant', 'respondent')),
  computed_at timestamptz not null,
  ended_as text check (ended_as in ('no_package', 'none_accepted', 'accepted', 'expired')),
  ended_at timestamptz,
  -- Nothing once it ended.
  sealed bytea,
  check ((ended_as is null) = (ended_at is null)),
  check ((ended_at is null) = (sealed is not null)),
  unique (list_id, number)
);
create unique index package_round_open on package_round (list_id) where ended_at is null;

-- One side's secret yes and no, to each of a round.
create table package_answer (
  round_id uuid not null references package_round (id),
  side text not null check (side in ('claimant', 'respondent')),
  by_person uuid not null,
  answered_at timestamptz not null,
  sealed bytea not null,
  primary key (round_id, side)
);

-- A package that one side suggests openly; accepted by the other it is a tentative deal.
create table package_suggestion (
  id uuid primary key,
  list_id uuid not null references package_list (id),
  side text not null check (side in ('claimant', 'respondent')),
  by_person uuid not null,
  suggested_at timestamptz not null,
  -- The place of the option in each issue, in order, with commas between them.
  options text not null check (options ~ '^\d+(,\d+)*$'),
  ended_as text check (ended_as in ('replaced', 'withdrawn', 'accepted')),
  ended_at timestamptz,
  check ((ended_as is null) = (ended_at is null))
);
create unique index package_suggestion_standing on package_suggestion (list_id, side) where ended_at is null;

-- A text follows from an offer, or from what was agreed in another way; each is known by its id.
alter table settlement alter column offer_id drop not null;
alter table settlement add column agreed_id uuid unique;
alter table settlement add constraint settlement_follows check (num_nonnulls(offer_id, agreed_id) = 1);
