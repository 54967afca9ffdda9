-- When somebody last looked at a dispute, and when their visit before that one ended: what is new is counted from there.
create table dispute_visit (
  dispute_id uuid not null references dispute (id),
  person_id uuid not null references identity_person (id),
  seen_at timestamptz not null,
  since timestamptz,
  primary key (person_id, dispute_id),
  check (since <= seen_at)
);
