-- A place for talk in a dispute (discussion/rules/places.ts), as soon as something was said there. Who reads it is worked out from who
-- stands in the dispute, and is not kept.
create table discussion_place (
  dispute_id uuid not null references dispute (id),
  place text not null check (place ~ '^(all|parties|tribunal|(own|office|caucus)-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$'),
  -- How many messages it has had; the next takes the next number, so that they are in the order in which they can be read.
  said integer not null default 0 check (said >= 0),
  primary key (dispute_id, place)
);

create table discussion_message (
  id uuid primary key,
  dispute_id uuid not null,
  place text not null,
  number integer not null check (number > 0),
  by_person uuid not null references identity_person (id),
  -- How they stood in the dispute, and for which party.
  by_as text not null check (by_as in ('claimant', 'respondent', 'arbitrator', 'conciliator', 'officer', 'registrar')),
  by_party uuid references dispute_party (id),
  -- The id that the writer's device gave it: what is sent again is there already.
  client_id uuid not null,
  at timestamptz not null,
  -- Sealed talk is closed with the house's seal (platform/vault/seal.ts). Of what was withdrawn no word is kept.
  words text check (char_length(words) between 1 and 10000),
  sealed_words bytea check (octet_length(sealed_words) between 28 and 60000),
  check (num_nonnulls(words, sealed_words) = case when withdrawn_at is null then 1 else 0 end),
  answers uuid references discussion_message (id),
  mentions uuid[] not null default '{}' check (cardinality(mentions) <= 20),
  papers uuid[] not null default '{}' check (cardinality(papers) <= 10),
  edits smallint not null default 0 check (edits >= 0),
  edited_at timestamptz,
  check ((edits = 0) = (edited_at is null)),
  withdrawn_at timestamptz,
  -- How many others had read it by then.
  withdrawn_read_by integer check (withdrawn_read_by >= 0),
  is_moved boolean not null default false,
  check ((withdrawn_at is null) = (withdrawn_read_by is null) and (not is_moved or withdrawn_at is not null)),
  foreign key (dispute_id, place) references discussion_place (dispute_id, place),
  unique (dispute_id, place, number),
  unique (by_person, client_id)
);

-- How far each reader has read in a place, and how a letter tells them of news there.
create table discussion_reader (
  id uuid primary key,
  dispute_id uuid not null,
  place text not null,
  person_id uuid not null references identity_person (id),
  read_to integer not null default 0 check (read_to >= 0),
  read_at timestamptz,
  mail text not null default 'bare' check (mail in ('bare', 'words', 'none')),
  mailed_to integer not null default 0 check (mailed_to >= 0),
  mailed_at timestamptz,
  foreign key (dispute_id, place) references discussion_place (dispute_id, place),
  unique (dispute_id, place, person_id)
);
create index discussion_reader_person on discussion_reader (person_id);
create index discussion_message_person on discussion_message (by_person);
