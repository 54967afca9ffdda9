-- What the office settles for itself. A version is never changed: a new one takes its place, from a civil day in India.

create table setting_version (
  kind text not null check (kind in ('facts', 'fees', 'holidays', 'letters', 'retention')),
  -- 0 is what came with the product, kept when the first of the office's own is put in force. Two at once cannot both
  -- have the next number.
  number integer not null check (number >= 0),
  value jsonb not null,
  effective_from date not null,
  why text not null check (char_length(why) <= 1000),
  drawn_by uuid references identity_person (id),
  put_by uuid references identity_person (id),
  put_at timestamptz not null,
  primary key (kind, number),
  check ((number = 0) = (put_by is null)),
  check ((number = 0) = (drawn_by is null))
);
create index setting_version_day on setting_version (kind, effective_from desc, number desc);

create function setting_version_refuses_change() returns trigger language plpgsql as $$
begin
  raise exception 'A version of a setting is never changed: % is refused.', tg_op using errcode = 'insufficient_privilege';
end $$;
create trigger setting_version_stays before update or delete on setting_version
  for each row execute function setting_version_refuses_change();
create trigger setting_version_is_not_emptied before truncate on setting_version
  for each statement execute function setting_version_refuses_change();

create table setting_draft (
  id uuid primary key,
  kind text not null check (kind in ('facts', 'fees', 'holidays', 'letters', 'retention')),
  value jsonb not null,
  why text not null check (char_length(why) between 1 and 1000),
  -- Null: the day on which it is put in force.
  effective_from date,
  -- The number of the version that its author saw.
  based_on integer not null check (based_on >= 0),
  drawn_by uuid not null references identity_person (id),
  drawn_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'in_force', 'withdrawn', 'replaced')),
  ended_at timestamptz,
  check ((state = 'open') = (ended_at is null))
);
create index setting_draft_open on setting_draft (kind, drawn_at) where state = 'open';
