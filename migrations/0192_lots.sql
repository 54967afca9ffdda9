-- Many disputes of one claimant whose lists are made at once (algorithms 2.3): read one by one, spread over the panel as a whole, looked
-- at by a registrar, and sent one by one, each with what came of it.
create table appointment_lot (
  id uuid primary key,
  claimant text not null check (char_length(claimant) between 1 and 200),
  state text not null check (state in ('reading', 'ready', 'sending', 'done')),
  made_by uuid not null references identity_person (id),
  made_at timestamptz not null,
  -- Who has how many, and what one more neutral would be worth; null before it was spread.
  summary jsonb,
  approved_by uuid references identity_person (id),
  approved_at timestamptz,
  check ((approved_by is null) = (approved_at is null)),
  check ((summary is null) = (state = 'reading'))
);
create index appointment_lot_open on appointment_lot (made_at) where state in ('reading', 'sending');
create index appointment_lot_made_by on appointment_lot (made_by);
create index appointment_lot_approved_by on appointment_lot (approved_by) where approved_by is not null;

create table appointment_lot_dispute (
  lot_id uuid not null references appointment_lot (id),
  dispute_id uuid not null references dispute (id),
  place integer not null check (place > 0),
  -- Who may be named in it, with score and room, and how many may not and why; null before it was read.
  offers jsonb,
  language text,
  barred jsonb,
  -- The first of its names, for whom there is room; null where there is nobody.
  lead uuid references panel_neutral (id),
  names uuid[] not null default '{}',
  why text check (why in ('few', 'full', 'gone')),
  is_left_out boolean not null default false,
  -- `sent`, or the refusal of its list.
  result text check (char_length(result) between 1 and 60),
  primary key (lot_id, dispute_id),
  unique (lot_id, place)
);
create index appointment_lot_dispute_of on appointment_lot_dispute (dispute_id);
create index appointment_lot_dispute_lead on appointment_lot_dispute (lead) where lead is not null;
create index appointment_lot_dispute_unread on appointment_lot_dispute (lot_id, place) where offers is null;
create index appointment_lot_dispute_unsent on appointment_lot_dispute (lot_id, place) where result is null;
