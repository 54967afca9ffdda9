-- The words of papers, taken out of them in the background and kept by page, closed with the house's seal (docs/decisions/0108).
create table document_text (
  document_id uuid primary key references dispute_document (id) on delete cascade,
  dispute_id uuid not null references dispute (id) on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'reading', 'read', 'unreadable')),
  -- Known once it was opened; how many of them were read, or given up.
  pages integer check (pages between 1 and 2000),
  pages_read integer not null default 0 check (pages_read >= 0),
  -- Less was read than there is.
  is_cut boolean not null default false,
  fault text check (fault in ('encrypted', 'damaged', 'no_words', 'too_large', 'too_hard', 'film', 'other_kind')),
  -- How often a process that read it ended before it was done.
  deaths smallint not null default 0 check (deaths >= 0),
  -- Until when the process that reads it counts as alive.
  leased_until timestamptz,
  asked_at timestamptz not null,
  check ((state = 'unreadable') = (fault is not null))
);
create index document_text_of on document_text (dispute_id);
create index document_text_next on document_text (asked_at, document_id) where state in ('waiting', 'reading');

create table document_page (
  document_id uuid not null references document_text (document_id) on delete cascade,
  page integer not null check (page between 1 and 2000),
  sealed_text bytea not null check (octet_length(sealed_text) between 28 and 200100),
  -- Read from a picture, so that letters of it may be wrong.
  is_picture boolean not null,
  primary key (document_id, page)
);

-- Whatever becomes a paper of a dispute is read, by whichever door it came: what a party relies on, and what was decided. Proof of who
-- somebody is, offers, and what the institution makes of its own rows are not.
create function document_text_is_wanted() returns trigger language plpgsql as $$
begin
  if new.dispute_id is not null and new.kind in
    ('agreement', 'evidence', 'court_order', 'submission_agreement', 'answer', 'counterclaim', 'objection', 'decision', 'other')
  then
    insert into document_text (document_id, dispute_id, asked_at) values (new.id, new.dispute_id, new.added_at)
      on conflict do nothing;
  end if;
  return null;
end
$$;
create trigger document_text_is_wanted after insert or update of dispute_id on dispute_document
  for each row execute function document_text_is_wanted();
insert into document_text (document_id, dispute_id, asked_at) select id, dispute_id, added_at from dispute_document
  where dispute_id is not null and kind in
    ('agreement', 'evidence', 'court_order', 'submission_agreement', 'answer', 'counterclaim', 'objection', 'decision', 'other');

-- Sealed talk is found by its readers and read by nobody else: its words stand here closed, and are looked for by what a key makes of
-- them.
alter table search_entry add column sealed bytea check (octet_length(sealed) between 28 and 100000);
alter table search_entry add check (sealed is null or (title = '' and text = ''));
-- Papers are found by their numbers and pages, and talk by its words, once each dispute was looked at again.
insert into search_stale (dispute_id, since) select id, now() from dispute on conflict do nothing;
