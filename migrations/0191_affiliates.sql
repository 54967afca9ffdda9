-- Who belongs together, as parties declared or the office found: by it conflicts and repeat appointments are counted over groups
-- (ACA Fifth Schedule, items 22 and 24). A row is ended and never changed, so that it can be told what was known when.
create table affiliate_link (
  id uuid primary key,
  kind text not null check (kind in ('same', 'group', 'director', 'firm', 'interest', 'family', 'apart')),
  source text not null check (source in ('party', 'office', 'neutral')),
  -- Where it stands: a filing with the registrar of companies, a letter of the party.
  evidence text not null check (char_length(evidence) between 3 and 1000),
  added_by uuid not null references identity_person (id),
  added_at timestamptz not null,
  ended_by uuid references identity_person (id),
  ended_at timestamptz,
  check ((ended_at is null) = (ended_by is null))
);
create index affiliate_link_open on affiliate_link (added_at desc, id desc) where ended_at is null;
create index affiliate_link_added_by on affiliate_link (added_by);
create index affiliate_link_ended_by on affiliate_link (ended_by) where ended_by is not null;

create table affiliate_end (
  link_id uuid not null references affiliate_link (id),
  side smallint not null check (side in (1, 2)),
  -- What it is compared by (rules/affiliates/keys.ts), and what it is called.
  key text not null check (char_length(key) between 3 and 260),
  name text not null check (char_length(name) between 1 and 200),
  primary key (link_id, side, key)
);
create index affiliate_end_key on affiliate_end (key);

create index dispute_party_registration on dispute_party (upper(registration)) where registration <> '';
