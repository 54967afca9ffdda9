-- Days on which a neutral is away, entered ahead. Who is on leave now by their place on a list (0010) says so without an end.
create table panel_leave (
  id uuid primary key,
  neutral_id uuid not null references panel_neutral (id),
  from_on date not null,
  until_on date not null check (until_on >= from_on),
  entered_at timestamptz not null,
  -- Plans change: the row stays.
  withdrawn_at timestamptz
);
create index panel_leave_neutral on panel_leave (neutral_id, until_on) where withdrawn_at is null;
