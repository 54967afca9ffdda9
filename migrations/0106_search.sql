-- What is searched for in disputes, folded (docs/decisions/0106). All of it is made of rows elsewhere and can be made again.

-- A circle of readers: a place of a dispute (disputes/rules/access.ts), and within it whom it is for: everybody whose place it is (''),
-- one side, the office, or one party. Every word of the index bears its circle, so nobody's search meets the words of another's.
create table search_scope (
  id integer generated always as identity primary key,
  dispute_id uuid not null references dispute (id) on delete cascade,
  place text not null check (length(place) between 1 and 40),
  reader text not null default '' check (length(reader) <= 36),
  unique (dispute_id, place, reader)
);

create table search_entry (
  id uuid primary key default gen_random_uuid(),
  dispute_id uuid not null references dispute (id) on delete cascade,
  scopes integer[] not null check (cardinality(scopes) > 0),
  kind text not null check (kind in ('request', 'person', 'event', 'order', 'paper', 'message')),
  -- What it is made of: whose rows, which one, and which page or piece of it.
  source_kind text not null check (length(source_kind) between 1 and 40),
  source_id uuid not null,
  part integer not null default 0 check (part >= 0),
  piece integer not null default 0 check (piece >= 0),
  side text check (side in ('claimant', 'respondent', 'institution')),
  at timestamptz not null,
  -- The name of a type that the interface has words for, where there is one.
  named text not null default '' check (length(named) <= 60),
  title text not null check (length(title) <= 500),
  text text not null check (length(text) <= 20000),
  hash bytea not null check (length(hash) = 32),
  words tsvector not null,
  unique (source_kind, source_id, part, piece)
);
create index search_entry_of_dispute on search_entry (dispute_id);
-- Without a list of what is still to be sorted in: every search would read it, whoever wrote it.
create index search_entry_words on search_entry using gin (words) with (fastupdate = off);

-- Disputes whose entries are looked at again, by themselves, because something about them may have changed.
create table search_stale (
  dispute_id uuid primary key references dispute (id) on delete cascade,
  since timestamptz not null
);
insert into search_stale (dispute_id, since) select id, now() from dispute;
