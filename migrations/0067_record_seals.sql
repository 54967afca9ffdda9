-- All chains hang in one: each act, soon after it is kept, is sealed into the institution's own chain, whose links are batches.
-- Acts of different disputes need not wait for each other; only the sealer, one at a time, takes what has been committed.

-- What no seal holds yet, in the order in which it was written; the order within a chain is that of its numbers.
create table record_unsealed (
  place bigint generated always as identity primary key,
  act_id uuid not null unique,
  hash bytea not null check (octet_length(hash) = 32)
);

create table record_seal (
  -- 1, 2, 3 … without a gap.
  number bigint primary key check (number > 0),
  at timestamptz not null,
  -- The hashes of the acts, 32 bytes each, in their order.
  acts bytea not null check (octet_length(acts) > 0 and octet_length(acts) % 32 = 0),
  previous_hash bytea not null check (octet_length(previous_hash) = 32),
  hash bytea not null unique check (octet_length(hash) = 32),
  -- The institution's key, by its fingerprint, and its signature over the seal: whoever has the database has not the key.
  key_id text not null check (char_length(key_id) = 64),
  signature text not null check (char_length(signature) = 88)
);
create trigger record_seal_stays before update or delete on record_seal for each row execute function record_refuses_change();
create trigger record_seal_is_not_emptied before truncate on record_seal for each statement execute function record_refuses_change();

-- The last seal of each day, signed to be published, mailed and kept by others.
create table record_head (
  day date primary key,
  seal bigint not null references record_seal (number),
  -- What was signed, as JSON with its names in order, and the signature over these very bytes.
  signed text not null check (char_length(signed) <= 2000),
  key_id text not null check (char_length(key_id) = 64),
  signature text not null check (char_length(signature) = 88)
);
create trigger record_head_stays before update or delete on record_head for each row execute function record_refuses_change();
create trigger record_head_is_not_emptied before truncate on record_head for each statement execute function record_refuses_change();

-- What was kept before there were seals is sealed first.
insert into record_unsealed (act_id, hash) select id, hash from record_act order by at, chain, number;
