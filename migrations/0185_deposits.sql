-- ACA s. 38: for each claim and counterclaim a deposit, which both sides bear by half. Its shares are invoices, and those say what was
-- paid; where the dispute stands by it is counted from the events of the dispute.
do $$
declare
  states text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'dispute_state_check');
begin
  alter table dispute drop constraint dispute_state_check;
  execute 'alter table dispute add constraint dispute_state_check '
    || replace(states, 'ARRAY[', 'ARRAY[''arb_suspended''::text, ''arb_prelim''::text, ''terminated''::text, ');
end $$;

create table fees_deposit (
  -- What its invoices name as that of which they are shares.
  id uuid primary key,
  dispute_id uuid not null,
  -- Whose claim it is.
  party_id uuid not null,
  is_counterclaim boolean not null,
  amount bigint not null check (amount >= 0),
  -- By which table it was reckoned.
  reckoned_by text not null check (char_length(reckoned_by) between 1 and 80),
  asked_at timestamptz not null,
  -- The claim ended, or the arbitration that it was for.
  ended_at timestamptz
);
create unique index fees_deposit_open on fees_deposit (dispute_id, party_id) where ended_at is null;
create index fees_invoice_share on fees_invoice (share_of) where share_of is not null;
