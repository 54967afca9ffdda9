-- Terms that whoever leads talks to settle puts before both sides: drafted clause by clause, observed on, written anew, and at last
-- answered in secret (ACA s. 73(1); Mediation Act 2023 s. 17).
create table talks_proposal (
  id uuid primary key,
  dispute_id uuid not null,
  number integer not null check (number > 0),
  by_person uuid not null,
  begun_at timestamptz not null,
  -- Clauses in their order, as JSON; frozen once they were shown.
  clauses text not null,
  note text not null default '',
  shown_at timestamptz,
  -- Since then both sides answer in secret, until the end of a day in Asia/Kolkata.
  put_at timestamptz,
  answers_until date,
  ended_as text check (ended_as in ('reformulated', 'withdrawn', 'agreed', 'not_agreed', 'closed')),
  ended_at timestamptz,
  check ((ended_as is null) = (ended_at is null)),
  check ((put_at is null) = (answers_until is null)),
  check (put_at is null or shown_at is not null),
  unique (dispute_id, number)
);
-- One that is being drafted, and one that both sides see.
create unique index talks_proposal_draft on talks_proposal (dispute_id) where shown_at is null and ended_at is null;
create unique index talks_proposal_standing on talks_proposal (dispute_id) where shown_at is not null and ended_at is null;
create index talks_proposal_put on talks_proposal (answers_until) where put_at is not null and ended_at is null;
create index talks_proposal_by on talks_proposal (by_person);

-- What one side says to it: to whoever leads the talks alone, or to everybody.
create table talks_observation (
  id uuid primary key,
  proposal_id uuid not null references talks_proposal (id),
  -- The clause that it is about; 0 for the whole.
  clause integer not null check (clause >= 0),
  side text not null check (side in ('claimant', 'respondent')),
  by_person uuid not null,
  made_at timestamptz not null,
  said text not null,
  is_for_all boolean not null
);
create index talks_observation_of on talks_observation (proposal_id);
create index talks_observation_by on talks_observation (by_person);

-- One side's secret yes or no; gone with its end.
create table talks_answer (
  proposal_id uuid not null references talks_proposal (id),
  side text not null check (side in ('claimant', 'respondent')),
  by_person uuid not null,
  answered_at timestamptz not null,
  sealed bytea not null,
  primary key (proposal_id, side)
);
