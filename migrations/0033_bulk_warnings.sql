-- What the law has to say about a row, with which it may still be filed; what an institution accepted, and beside which
-- sentence; and through which institution somebody stands in a dispute.

alter table filing_batch_row
  -- Each with its code and column, as the check of the row found it.
  add column warnings jsonb not null default '[]',
  -- One of them has to be accepted knowingly.
  add column is_warned boolean not null default false,
  -- The last day on which the warnings stand as they were found; a limitation that comes nearer says more.
  add column holds_until date;
create index filing_batch_row_warned on filing_batch_row (batch_id, number) where is_warned and state = 'good';

create table filing_batch_acceptance (
  id uuid primary key,
  batch_id uuid not null references filing_batch (id),
  at timestamptz not null,
  by_person uuid not null references identity_person (id),
  rows integer not null check (rows > 0),
  -- So many of them had a warning that has to be accepted.
  rows_warned integer not null check (rows_warned between 0 and rows),
  -- The sentence beside which the tick stood; empty where no row with a warning was accepted.
  statement text not null check (char_length(statement) <= 1000),
  check (rows_warned = 0 or statement <> '')
);
create index filing_batch_acceptance_of on filing_batch_acceptance (batch_id, id);

-- Goes up with every change of who files for it: whoever has read its people knows by this whether they are the same.
alter table filing_institution add column people_version integer not null default 0;

-- Opaque here: an institution whose people stand for a party together. Null where somebody stands for herself.
alter table dispute_member add column through uuid;
create index dispute_member_through on dispute_member (through, person_id) where ended_at is null and through is not null;

update dispute_member m set through = b.institution_id
  from dispute d join filing_batch b on b.id = d.batch_id, dispute_party p
  where m.dispute_id = d.id and p.id = m.party_id and p.side = 'claimant';
-- Whoever left before, or whose institution is closed, stands there no more.
update dispute_member m set ended_at = now()
  where m.through is not null and m.ended_at is null
    and not exists (select from filing_institution_member f join filing_institution i on i.id = f.institution_id
      where f.institution_id = m.through and f.person_id = m.person_id and f.ended_at is null and i.ended_at is null);
