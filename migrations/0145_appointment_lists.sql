-- Names for a tribunal, sent to both sides to strike and rank (law and lifecycle 6.5). Where a list stands is counted from the events
-- of the dispute; here is what it says, and what each side answered, which nobody reads before both are opened.
create table appointment_list (
  id uuid primary key,
  dispute_id uuid not null references dispute (id),
  sent_at timestamptz not null,
  sent_by uuid not null references identity_person (id),
  -- The seed of the draw, told once the list is closed, and its SHA-256, told with the list.
  seed text not null check (char_length(seed) between 32 and 200),
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  weights jsonb not null,
  strikes smallint not null check (strikes between 0 and 20),
  -- Why other names than the first of the ranking; empty where they are those.
  reason text not null check (char_length(reason) <= 5000),
  -- Who could not be named, and why: seen by the office alone.
  barred jsonb not null,
  closed_at timestamptz,
  outcome jsonb,
  check ((closed_at is null) = (outcome is null))
);
create index appointment_list_dispute on appointment_list (dispute_id, sent_at);
create index appointment_list_open on appointment_list (sent_at) where closed_at is null;

create table appointment_list_name (
  list_id uuid not null references appointment_list (id),
  neutral_id uuid not null references panel_neutral (id),
  -- As it stood when the list went out.
  name text not null check (char_length(name) between 1 and 200),
  line text not null check (char_length(line) <= 500),
  place smallint not null check (place between 1 and 20),
  score double precision not null,
  parts jsonb not null,
  evidence jsonb not null,
  primary key (list_id, neutral_id),
  unique (list_id, place)
);

-- One answer of each party, and never a second.
create table appointment_list_reply (
  list_id uuid not null references appointment_list (id),
  party_id uuid not null references dispute_party (id),
  side text not null check (side in ('claimant', 'respondent')),
  person_id uuid not null references identity_person (id),
  at timestamptz not null,
  strikes uuid[] not null,
  ranking uuid[] not null,
  primary key (list_id, party_id)
);
create index appointment_list_reply_person on appointment_list_reply (person_id);
