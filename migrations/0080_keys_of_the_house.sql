-- With which keys this database is used: the one of the documents, and the one that signs. Another machine, or a folder that was
-- put back without its keys, is refused at its start instead of making new ones in silence (docs/decisions/0070).
create table house_key (
  use text primary key check (use in ('documents', 'signing')),
  -- Which key, and nothing of it: a hash.
  name text not null check (name <> ''),
  noted_at timestamptz not null
);
