-- Blind bidding (algorithms 1.2): rules that both sides agreed to, and what each bid under them. A bid is kept closed under a key of its
-- bidding; both go when the bidding ends, and the commitment stays. The record has no row for a bid.
alter table offer add column origin text not null default 'offer' check (origin in ('offer', 'bidding'));

create table bidding (
  id uuid primary key,
  dispute_id uuid not null,
  side text not null check (side in ('claimant', 'respondent')),
  party_id uuid not null,
  by_person uuid not null,
  proposed_at timestamptz not null,
  payer text not null check (payer in ('claimant', 'respondent')),
  cap bigint not null check (cap > 0),
  currency text not null check (currency in ('INR', 'USD', 'GBP')),
  rounds integer not null check (rounds between 1 and 10),
  round_hours integer not null check (round_hours between 1 and 744),
  tolerance_bps integer not null check (tolerance_bps between 0 and 3000),
  tolerance_abs bigint not null check (tolerance_abs >= 0),
  overlap_rule text not null check (overlap_rule in ('midpoint', 'demand')),
  -- How the sum is paid that they come to.
  instalments integer not null check (instalments between 1 and 60),
  first_on date not null,
  rhythm text not null check (rhythm in ('week', 'fortnight', 'month', 'quarter')),
  costs text not null check (costs in ('own', 'half', 'claimant', 'respondent')),
  is_accelerated boolean not null,
  duties text not null check (char_length(duties) <= 5000),
  -- The other side agreed: from then the rules are frozen and the first round runs.
  agreed_at timestamptz,
  agreed_by uuid,
  round integer not null default 0,
  round_ends_at timestamptz,
  -- The key of its bids, closed under the key of the documents.
  sealed_key bytea,
  ended_as text check (ended_as in ('refused', 'withdrawn', 'settled', 'failed', 'left', 'closed')),
  ended_at timestamptz,
  offer_id uuid references offer (id) deferrable initially deferred,
  check ((agreed_at is null) = (round = 0)),
  check ((agreed_at is null) = (round_ends_at is null)),
  check ((ended_as is null) = (ended_at is null)),
  check ((offer_id is not null) = (ended_as is not distinct from 'settled')),
  check ((sealed_key is not null) = (agreed_at is not null and ended_as is null))
);
create unique index bidding_standing on bidding (dispute_id) where ended_as is null;
create index bidding_of on bidding (dispute_id, proposed_at);
create index bidding_due on bidding (round_ends_at) where ended_as is null;

create table bid (
  bidding_id uuid not null references bidding (id),
  round integer not null check (round between 1 and 10),
  side text not null check (side in ('claimant', 'respondent')),
  -- The sum and the chance in its commitment, of one length whatever the sum; null once the bidding is over.
  sealed bytea check (octet_length(sealed) = 52),
  commitment bytea not null check (octet_length(commitment) = 32),
  by_person uuid not null,
  at timestamptz not null,
  primary key (bidding_id, round, side)
);
