-- Money: invoices, what was paid on them, and a ledger of double entry. Sums are whole paise of INR. Fees knows disputes and
-- their parties by nothing but an id.

create table fees_account (
  kind text primary key check (kind in (
    'receivable', 'bank', 'gateway', 'income', 'deposits', 'cgst', 'sgst', 'igst', 'waived', 'suspense', 'refunds'
  )),
  -- On which side it grows.
  side text not null check (side in ('debit', 'credit'))
);
insert into fees_account (kind, side) values
  ('receivable', 'debit'), ('bank', 'debit'), ('gateway', 'debit'), ('waived', 'debit'),
  ('income', 'credit'), ('deposits', 'credit'), ('cgst', 'credit'), ('sgst', 'credit'), ('igst', 'credit'),
  ('suspense', 'credit'), ('refunds', 'credit');

-- The last number given in each series of a financial year. The row is locked while one is given, so that a number that
-- was not used is given to the next.
create table fees_number (
  series text not null check (series in ('invoice', 'credit_note')),
  year text not null check (year ~ '^[0-9]{2}-[0-9]{2}$'),
  last integer not null check (last > 0),
  primary key (series, year)
);

create table fees_invoice (
  id uuid primary key,
  number text not null unique check (char_length(number) between 1 and 16),
  -- What the payer writes on a transfer.
  reference text not null unique check (reference ~ '^[0-9A-Z]{8,20}$'),
  dispute_id uuid not null,
  kind text not null check (kind in ('registration', 'admin', 'deposit', 'stamp_duty', 'other')),
  party_id uuid not null,
  payer_name text not null check (char_length(payer_name) between 1 and 200),
  payer_address text not null check (char_length(payer_address) <= 500),
  payer_gstin text check (char_length(payer_gstin) = 15),
  -- The house's own; null where it had none, and then no tax was charged.
  supplier_gstin text check (char_length(supplier_gstin) = 15),
  -- GST's two digits of a state.
  place_of_supply text not null check (place_of_supply ~ '^[0-9]{2}$'),
  -- Invoices that are shares of one sum.
  share_of uuid,
  issued_at timestamptz not null,
  issued_on date not null,
  due_on date not null,
  net bigint not null check (net > 0),
  cgst bigint not null check (cgst >= 0),
  sgst bigint not null check (sgst >= 0),
  igst bigint not null check (igst >= 0),
  total bigint not null check (total = net + cgst + sgst + igst),
  due bigint not null check (due >= 0),
  paid bigint not null check (paid >= 0),
  credited bigint not null check (credited >= 0),
  settled_at timestamptz,
  settled_how text check (settled_how in ('paid', 'waived')),
  cancelled_at timestamptz,
  check (due + paid + credited = total),
  check ((settled_at is null) = (settled_how is null)),
  check (settled_at is null or (due = 0 and cancelled_at is null)),
  check (cgst = sgst and (igst = 0 or cgst = 0)),
  check (supplier_gstin is not null or total = net)
);
create index fees_invoice_dispute on fees_invoice (dispute_id, id);
create index fees_invoice_unpaid on fees_invoice (id) where due > 0;
create index fees_invoice_settled on fees_invoice (id) where settled_at is not null;

create table fees_invoice_line (
  invoice_id uuid not null references fees_invoice (id),
  place integer not null check (place between 1 and 50),
  words text not null check (char_length(words) between 1 and 300),
  amount bigint not null check (amount > 0),
  primary key (invoice_id, place)
);

create table fees_credit_note (
  id uuid primary key,
  number text not null unique check (char_length(number) between 1 and 16),
  invoice_id uuid not null references fees_invoice (id),
  cause text not null check (cause in ('waived', 'cancelled', 'refunded')),
  at timestamptz not null,
  reason text not null check (char_length(reason) between 1 and 2000),
  amount bigint not null check (amount > 0),
  net bigint not null,
  cgst bigint not null,
  sgst bigint not null,
  igst bigint not null,
  by_person uuid,
  check (amount = net + cgst + sgst + igst)
);
create index fees_credit_note_invoice on fees_credit_note (invoice_id, at);

create table fees_payment (
  id uuid primary key,
  provider text not null check (provider in ('bank_transfer', 'razorpay')),
  -- The bank's (UTR) or the provider's own: the same money is never counted twice.
  reference text not null check (char_length(reference) between 1 and 64),
  amount bigint not null check (amount > 0),
  received_on date not null,
  recorded_at timestamptz not null,
  -- Which party it came from, who need not be the one that an invoice is made out to; null while nobody knows.
  paid_by_party uuid,
  -- What the bank or the provider said about it.
  narration text not null check (char_length(narration) <= 500),
  -- What no invoice has taken yet.
  unused bigint not null check (unused between 0 and amount),
  -- Why a person has to look; null when nothing is left over.
  to_match text check (to_match in ('no_invoice', 'over', 'amount_differs', 'settled_already', 'cancelled')),
  by_person uuid,
  unique (provider, reference)
);
create index fees_payment_to_match on fees_payment (id) where unused > 0;

create table fees_allocation (
  id uuid primary key,
  payment_id uuid not null references fees_payment (id),
  invoice_id uuid not null references fees_invoice (id),
  amount bigint not null check (amount > 0),
  at timestamptz not null,
  by_person uuid
);
create index fees_allocation_payment on fees_allocation (payment_id);
create index fees_allocation_invoice on fees_allocation (invoice_id);

-- Ordered by the registrar, sent by accounts or by the provider.
create table fees_refund (
  id uuid primary key,
  -- Out of what an invoice was paid, or out of what was left of a payment.
  invoice_id uuid references fees_invoice (id),
  payment_id uuid references fees_payment (id),
  credit_note_id uuid unique references fees_credit_note (id),
  amount bigint not null check (amount > 0),
  reason text not null check (char_length(reason) between 1 and 2000),
  ordered_at timestamptz not null,
  ordered_by uuid,
  sent_at timestamptz,
  sent_by uuid,
  provider text check (provider in ('bank_transfer', 'razorpay')),
  reference text check (char_length(reference) between 1 and 64),
  unique (provider, reference),
  check ((invoice_id is null) <> (payment_id is null)),
  check ((sent_at is null) = (reference is null)),
  check ((provider is null) = (reference is null))
);
create index fees_refund_open on fees_refund (id) where sent_at is null;
create index fees_refund_invoice on fees_refund (invoice_id);

-- The ledger. What was written stays; a mistake is mended by another transaction.
create table fees_transaction (
  id uuid primary key,
  kind text not null check (kind in (
    'issued', 'received', 'allocated', 'waived', 'cancelled', 'refund_ordered', 'refund_paid'
  )),
  at timestamptz not null,
  dispute_id uuid,
  by_person uuid
);
create index fees_transaction_dispute on fees_transaction (dispute_id, at);

create table fees_entry (
  transaction_id uuid not null references fees_transaction (id),
  line integer not null check (line between 1 and 20),
  account text not null references fees_account (kind),
  -- A debit is above zero, a credit below.
  amount bigint not null check (amount <> 0),
  invoice_id uuid references fees_invoice (id),
  payment_id uuid references fees_payment (id),
  primary key (transaction_id, line)
);
create index fees_entry_invoice on fees_entry (invoice_id);
create index fees_entry_payment on fees_entry (payment_id);
create index fees_entry_account on fees_entry (account);

-- Asked when the database transaction commits: entries come one by one, and only together they come out even.
create function fees_comes_out_even() returns trigger language plpgsql as $$
declare
  the_transaction uuid := case tg_table_name when 'fees_entry' then (to_jsonb(new) ->> 'transaction_id')::uuid else (to_jsonb(new) ->> 'id')::uuid end;
  lines integer;
  difference numeric;
begin
  select count(*), coalesce(sum(amount), 0) into lines, difference from fees_entry where transaction_id = the_transaction;
  if lines < 2 or difference <> 0 then
    raise exception 'The transaction % has % entries and is out by % paise.', the_transaction, lines, difference using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger fees_entry_comes_out_even after insert on fees_entry
  deferrable initially deferred for each row execute function fees_comes_out_even();
create constraint trigger fees_transaction_comes_out_even after insert on fees_transaction
  deferrable initially deferred for each row execute function fees_comes_out_even();

create function fees_refuses_change() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger is append-only: % on % is refused.', tg_op, tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger fees_entry_stays before update or delete on fees_entry for each row execute function fees_refuses_change();
create trigger fees_entry_is_not_emptied before truncate on fees_entry for each statement execute function fees_refuses_change();
create trigger fees_transaction_stays before update or delete on fees_transaction for each row execute function fees_refuses_change();
create trigger fees_transaction_is_not_emptied before truncate on fees_transaction for each statement execute function fees_refuses_change();
create trigger fees_credit_note_stays before update or delete on fees_credit_note for each row execute function fees_refuses_change();
create trigger fees_line_stays before update or delete on fees_invoice_line for each row execute function fees_refuses_change();

-- An order that a payment provider was asked to open for an invoice.
create table fees_order (
  id text primary key check (char_length(id) between 1 and 64),
  invoice_id uuid not null references fees_invoice (id),
  amount bigint not null check (amount > 0),
  opened_at timestamptz not null,
  opened_by uuid,
  -- For which party, where that is known.
  party_id uuid
);
create index fees_order_invoice on fees_order (invoice_id, opened_at);

-- What a provider told us, each once, with what came of it.
create table fees_provider_event (
  provider text not null check (provider in ('razorpay')),
  id text not null check (char_length(id) between 1 and 100),
  type text not null check (char_length(type) between 1 and 100),
  received_at timestamptz not null,
  -- Ids, sums and words of the provider; nothing about the person who paid.
  said jsonb not null,
  outcome text not null check (char_length(outcome) between 1 and 40),
  primary key (provider, id)
);

-- Which table gives the fees of a dispute (ACA s. 11(14), Explanation). The newest version counts; none is overwritten.
create table fees_schedule_choice (
  dispute_id uuid not null,
  version integer not null check (version > 0),
  schedule text not null check (schedule in ('institution', 'fourth_schedule', 'sebi')),
  -- What the ceiling of the Fourth Schedule covers (ONGC v Afcons).
  ceiling_on text not null check (ceiling_on in ('base_and_variable', 'variable_only')),
  -- The version of the institution's table, and the packs, by which it was reckoned then.
  packs text[] not null,
  reason text not null check (char_length(reason) <= 2000),
  chosen_at timestamptz not null,
  chosen_by uuid,
  primary key (dispute_id, version)
);

-- Who pays the stamp duty of an award the law leaves open: the registrar decides, with a reason.
create table fees_stamp_choice (
  dispute_id uuid not null,
  version integer not null check (version > 0),
  -- Null when all sides share it alike.
  party_id uuid,
  reason text not null check (char_length(reason) between 1 and 2000),
  chosen_at timestamptz not null,
  chosen_by uuid,
  primary key (dispute_id, version)
);
