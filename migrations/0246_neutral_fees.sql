-- What neutrals earn of the deposits that are held for them, the tax that is kept back of it, and how it is paid out.
alter table fees_account drop constraint fees_account_kind_check;
alter table fees_account add constraint fees_account_kind_check check (kind in (
  'receivable', 'bank', 'gateway', 'income', 'deposits', 'cgst', 'sgst', 'igst', 'waived', 'suspense', 'refunds', 'payable', 'tds'
));
-- Owed to neutrals; and kept back for the income tax, to be paid in by the institution.
insert into fees_account (kind, side) values ('payable', 'credit'), ('tds', 'credit');
alter table fees_transaction drop constraint fees_transaction_kind_check;
alter table fees_transaction add constraint fees_transaction_kind_check check (kind in (
  'issued', 'received', 'allocated', 'waived', 'cancelled', 'refund_ordered', 'refund_paid', 'fee_approved', 'fee_paid'
));

-- The account to which a neutral is paid. Number and PAN are sealed; what stands in the open tells one's own account again.
create table fees_payee (
  person_id uuid primary key,
  holder text not null check (char_length(holder) between 1 and 140),
  ifsc text not null check (ifsc ~ '^[A-Z]{4}0[A-Z0-9]{6}$'),
  last_digits text not null check (last_digits ~ '^[0-9]{4}$'),
  has_pan boolean not null,
  sealed bytea not null,
  saved_at timestamptz not null
);

create table fees_payout (
  id uuid primary key,
  number integer generated always as identity,
  made_at timestamptz not null,
  made_by uuid not null
);

create table fees_earning (
  id uuid primary key,
  dispute_id uuid not null,
  reference text not null check (char_length(reference) between 1 and 40),
  person_id uuid not null,
  payee text not null check (char_length(payee) between 1 and 200),
  stage text not null check (stage in ('entered', 'settled')),
  amount bigint not null check (amount > 0),
  -- By which table it was reckoned.
  reckoned_by text not null check (char_length(reckoned_by) between 1 and 80),
  earned_at timestamptz not null,
  approved_at timestamptz,
  approved_by uuid,
  tds bigint check (tds >= 0 and tds < amount),
  tds_by text check (char_length(tds_by) between 1 and 80),
  payout_id uuid references fees_payout (id),
  -- To which account, as it stood when the file was made.
  paid_to bytea,
  paid_at timestamptz,
  paid_by uuid,
  bank_reference text check (char_length(bank_reference) between 1 and 80),
  check ((approved_at is null) = (approved_by is null)),
  check ((approved_at is null) = (tds is null)),
  check ((approved_at is null) = (tds_by is null)),
  check (payout_id is null or approved_at is not null),
  check ((payout_id is null) = (paid_to is null)),
  check (paid_at is null or payout_id is not null),
  check ((paid_at is null) = (paid_by is null)),
  check ((paid_at is null) = (bank_reference is null))
);
create index fees_earning_person on fees_earning (person_id, earned_at);
create index fees_earning_dispute on fees_earning (dispute_id);
create index fees_earning_unpaid on fees_earning (earned_at) where paid_at is null;
create unique index fees_earning_bank_reference on fees_earning (bank_reference) where bank_reference is not null;
