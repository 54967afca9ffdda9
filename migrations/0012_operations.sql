-- How each job's last run went, whoever started it: its appointment, a wake-up, or a person. One row a job.
create table job_run (
  name text primary key check (char_length(name) between 1 and 100),
  started_at timestamptz not null,
  ended_at timestamptz not null,
  outcome text not null check (outcome in ('done', 'failed')),
  -- Runs that failed since the last one that did not.
  failures integer not null default 0 check (failures >= 0),
  -- The kind of the error alone: what it says may hold what a person typed.
  error text check (char_length(error) <= 200)
);
