-- What a tribunal would count limitation by, as the claimant answered it: facts of their own, and no part of the account that is
-- printed as the claimant's words (Limitation Act 1963, ss. 3, 18, 19).
alter table dispute
  -- Which kind of claim came closest, by its name; empty where nobody asked.
  add column limitation_kind text not null default '' check (char_length(limitation_kind) <= 30),
  add column acknowledged_on date,
  add column paid_on date,
  add column late_reason text not null default '' check (char_length(late_reason) <= 2000),
  -- Who signed the request, and in what capacity for whoever is not a person; empty where it was filed before this was kept.
  add column signed_name text not null default '' check (char_length(signed_name) <= 200),
  add column signed_capacity text not null default '' check (char_length(signed_capacity) <= 200);

-- The receipt shows the same capacity.
alter table filing_receipt add column signed_capacity text not null default '' check (char_length(signed_capacity) <= 200);
