-- A proof of an address belongs to one browser and one draft (docs/decisions/0053): it stands with the key, and no longer with
-- the draft, where it counted for whoever else held a key. At any time one browser holds a draft; taking it over ends the
-- other keys, which stay to say so.

alter table filing_key
  add column agent text not null default '' check (char_length(agent) <= 300),
  add column proved_email text check (char_length(proved_email) between 5 and 254),
  add column proved_at timestamptz,
  add column ended_at timestamptz,
  add check ((proved_email is null) = (proved_at is null));

update filing_key set ended_at = now()
where email is null and exists (
  select from filing_key later
  where later.draft_id = filing_key.draft_id and later.email is null
    and (later.made_at, later.token_hash) > (filing_key.made_at, filing_key.token_hash)
);
create unique index filing_key_browser on filing_key (draft_id) where email is null and ended_at is null;

-- Whoever proved an address before proves it once more, in the browser in which they sign.
alter table filing_draft drop column proved_at;

alter table filing_code
  -- Which browser asked, and may type it; for which draft, when it was asked for one.
  add column browser_hash bytea check (octet_length(browser_hash) = 32),
  add column draft_id uuid references filing_draft (id) on delete cascade,
  add column agent text not null default '' check (char_length(agent) <= 300),
  -- When that browser showed the code, or opened the link that is named here.
  add column proved_at timestamptz,
  add column link_hash bytea check (octet_length(link_hash) = 32);
create index filing_code_browser on filing_code (browser_hash) where browser_hash is not null;
create index filing_code_draft on filing_code (draft_id) where draft_id is not null;
