-- The office's work on a request: each look of an officer, each memo of defects, each answer to it; and the lists.

-- A look at one item of the checklist (rules/scrutiny.ts). A second look is a second row: the last of a round counts.
create table dispute_check (
  id uuid primary key,
  dispute_id uuid not null references dispute (id),
  -- In which order they were kept, of one dispute.
  number integer not null check (number > 0),
  -- 1 for the request as it was filed; one more each time it is sent again.
  round smallint not null check (round between 1 and 100),
  item text not null check (char_length(item) between 1 and 40),
  verdict text not null check (verdict in ('ok', 'wanting')),
  note text not null check (char_length(note) <= 2000),
  -- What the claimant can do about it; it stands in the memo.
  mend text not null check (char_length(mend) <= 2000),
  at timestamptz not null,
  by_person uuid not null references identity_person (id),
  check (verdict = 'ok' or (note <> '' and mend <> '')),
  unique (dispute_id, number)
);
create trigger dispute_check_stays before update or delete on dispute_check for each row execute function record_refuses_change();
create trigger dispute_check_is_not_emptied before truncate on dispute_check for each statement execute function record_refuses_change();

-- What a claimant answered to a defect of the memo, with her papers, and what she changed: as it was, and as it is.
create table dispute_cure (
  id uuid primary key,
  dispute_id uuid not null references dispute (id),
  -- Of the memo that it answers.
  round smallint not null check (round between 1 and 100),
  item text not null check (char_length(item) between 1 and 40),
  answer text not null check (char_length(answer) between 1 and 5000),
  paper_ids uuid[] not null,
  changed jsonb not null,
  at timestamptz not null,
  unique (dispute_id, round, item)
);
create trigger dispute_cure_stays before update or delete on dispute_cure for each row execute function record_refuses_change();
create trigger dispute_cure_is_not_emptied before truncate on dispute_cure for each statement execute function record_refuses_change();

-- The office's list, newest first, by what it is narrowed by (store/lists.ts).
create index dispute_by_state_and_process on dispute (state, process, id desc);
create index dispute_by_process on dispute (process, id desc);
create index dispute_by_officer_and_state on dispute (officer_id, state, id desc);
create index dispute_by_nobody on dispute (state, id desc) where officer_id is null;
create index dispute_by_urgency on dispute (id desc) where is_urgent;
-- A party's name by the beginnings of its words.
create index dispute_party_words on dispute_party using gin (to_tsvector('simple', name));

-- What somebody asked of the office, until it is decided.
create index dispute_event_asked on dispute_event (at, id) where type in (
  'withdrawal_asked', 'extension_asked', 'substitution_asked', 'identity_disputed', 'call_back_asked', 'agreement_signed', 'agreement_refused'
);
