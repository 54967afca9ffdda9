-- What was sent to somebody who says who they are was kept in three tables: how its code and link are hashed, until when, how
-- often it was typed wrong, whether it was used. Now in one, of one module (docs/decisions/0077); what it was asked for stays
-- where it was, under the same id, and goes with it. What was sent before and is open goes on opening.
create table sent_code (
  -- Without a time in it where the page that asks for the code has it in its address.
  id uuid primary key,
  purpose text not null check (purpose in ('sign_up', 'code', 'link', 'reset', 'address', 'notice', 'draft')),
  -- HMAC-SHA256 of the code with a key that no backup holds: six digits alone would be found by trying all of them.
  code_hash bytea check (octet_length(code_hash) = 32),
  -- sha256 of the link's 256 bits.
  token_hash bytea unique check (octet_length(token_hash) = 32),
  -- Which browser asked, where the code is for that one alone.
  browser_hash bytea check (octet_length(browser_hash) = 32),
  wrong smallint not null default 0 check (wrong between 0 and 5),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  used_at timestamptz
);
create index sent_code_expiry on sent_code (expires_at);
create index sent_code_browser on sent_code (browser_hash) where browser_hash is not null;

insert into sent_code (id, purpose, code_hash, token_hash, browser_hash, wrong, created_at, expires_at, used_at)
  select id, purpose, code_hash, token_hash, null::bytea, wrong_codes, created_at, expires_at, used_at from sign_in_ticket
  union all
  select id, 'notice', code_hash, null::bytea, null::bytea, least(wrong, 5), created_at, expires_at, used_at from response_code
  union all
  select id, 'draft', code_hash, null::bytea, browser_hash, least(tries, 5), created_at, created_at + interval '10 minutes', used_at
    from filing_code;

alter table sign_in_ticket
  add foreign key (id) references sent_code (id) on delete cascade,
  drop column code_hash, drop column token_hash, drop column wrong_codes,
  drop column created_at, drop column expires_at, drop column used_at;
alter table response_code
  add foreign key (id) references sent_code (id) on delete cascade,
  drop column code_hash, drop column wrong, drop column expires_at, drop column used_at;
alter table filing_code
  add foreign key (id) references sent_code (id) on delete cascade,
  drop column code_hash, drop column tries, drop column browser_hash, drop column created_at, drop column used_at;
create index filing_code_email on filing_code (lower(email));
