-- Who was told of which time limit, so that nobody is told twice of the same day.
create table dispute_reminder (
  id uuid primary key,
  dispute_id uuid not null references dispute (id),
  -- clocks/rules/reminders.ts: the limit, its last day and which reminder it is.
  key text not null check (char_length(key) between 3 and 200),
  -- The row of the rule pack.
  limit_row text not null check (char_length(limit_row) between 1 and 60),
  due_on date not null,
  is_over boolean not null,
  sent_at timestamptz not null,
  unique (dispute_id, key)
);
create index dispute_open_by_id on dispute (id) where state not in (
  'lapsed', 'returned', 'withdrawn', 'closed_no_basis', 'closed_no_conciliation', 'closed_no_mediation'
);
