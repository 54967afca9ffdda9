-- How files are sent and looked at, what papers go to, and which of them are sealed (docs/decisions/0107).

-- In how many pieces a file came: a gigabyte in single bytes is a thousand million rows.
alter table document_upload add column pieces integer not null default 0;
-- A file that could not be looked at waits, and others go before it.
alter table document_upload add column tries integer not null default 0;
alter table document_upload add column check_at timestamptz;

-- A zip is taken apart: each of its files becomes an upload of its own, in their order.
alter table document_upload drop constraint document_upload_state_check;
alter table document_upload add constraint document_upload_state_check
  check (state in ('sending', 'checking', 'unpacking', 'unpacked', 'ready', 'refused'));
alter table document_upload add column archive_id uuid references document_upload (id) on delete set null;
alter table document_upload add column archive_at integer check (archive_at >= 0);
alter table document_upload add column entries integer check (entries >= 0);
alter table document_upload add column unpacked integer check (unpacked between 0 and entries);
alter table document_upload add column left_out integer check (left_out >= 0);
create unique index document_upload_entry on document_upload (archive_id, archive_at);
drop index document_upload_to_check;
create index document_upload_to_check on document_upload (touched_at) where state in ('checking', 'unpacking');

-- What the dispute is about, point by point, as its people name it; and the points that a paper goes to.
create table dispute_issue (
  id uuid primary key,
  dispute_id uuid not null references dispute (id),
  title text not null check (char_length(title) between 1 and 120),
  added_at timestamptz not null,
  added_by uuid not null references identity_person (id)
);
create unique index dispute_issue_title on dispute_issue (dispute_id, lower(title));
create index dispute_issue_by on dispute_issue (added_by);
create table exhibit_issue (
  document_id uuid not null references exhibit (document_id),
  issue_id uuid not null references dispute_issue (id),
  primary key (document_id, issue_id)
);
create index exhibit_issue_of on exhibit_issue (issue_id);

-- That a paper is sealed: asked for by a party or begun by the office, ordered or declined, and lifted. A row is one such course.
create table document_seal (
  id uuid primary key,
  document_id uuid not null references dispute_document (id),
  dispute_id uuid not null references dispute (id),
  state text not null check (state in ('asked', 'declined', 'ordered', 'lifted')),
  asked_at timestamptz,
  asked_by uuid references identity_person (id),
  asked_for uuid references dispute_party (id),
  asked_why text check (char_length(asked_why) between 1 and 1000),
  decided_at timestamptz,
  decided_by uuid references identity_person (id),
  decided_why text check (char_length(decided_why) between 1 and 1000),
  -- The parties whom the order lets read it beside the one that filed it.
  readers uuid[] not null default '{}',
  lifted_at timestamptz,
  lifted_by uuid references identity_person (id),
  lifted_why text check (char_length(lifted_why) between 1 and 1000),
  check ((state = 'asked') = (decided_at is null)),
  check ((state = 'lifted') = (lifted_at is not null)),
  check ((asked_at is null) = (asked_by is null) and (asked_at is null) = (asked_why is null)),
  check ((decided_at is null) = (decided_by is null) and (decided_at is null) = (decided_why is null)),
  check ((lifted_at is null) = (lifted_by is null) and (lifted_at is null) = (lifted_why is null))
);
-- Of a paper one course is open at a time.
create unique index document_seal_open on document_seal (document_id) where state in ('asked', 'ordered');
create index document_seal_of on document_seal (dispute_id);
create index document_seal_asked_by on document_seal (asked_by);
create index document_seal_decided_by on document_seal (decided_by);
create index document_seal_lifted_by on document_seal (lifted_by);
