-- What a party may file: also sheets, text, mail, sound and film, up to 1 GB (docs/decisions/0098).
alter table dispute_document drop constraint dispute_document_type_check;
alter table dispute_document add constraint dispute_document_type_check check (type in (
  'application/pdf', 'image/jpeg', 'image/png', 'image/heic', 'application/json',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'text/plain', 'text/csv', 'message/rfc822',
  'audio/mpeg', 'audio/mp4', 'audio/wav', 'video/mp4', 'video/webm'
));
alter table dispute_document drop constraint dispute_document_size_check;
alter table dispute_document add constraint dispute_document_size_check check (size between 1 and 1073741824);

-- What the look at a whole upload found, and the loose document that it became; with that the upload goes.
alter table document_upload add column type text check (char_length(type) between 1 and 100);
alter table document_upload add column content_hash bytea check (octet_length(content_hash) = 32);
alter table document_upload add column document_id uuid unique references dispute_document (id) on delete cascade;
alter table document_upload add check ((state = 'ready') = (document_id is not null));

-- A paper of the record: a number a run a side, versions beside each other. What was filed is never taken out; in error it is struck.
create table exhibit (
  document_id uuid primary key references dispute_document (id),
  dispute_id uuid not null references dispute (id),
  party_id uuid not null references dispute_party (id),
  side text not null check (side in ('claimant', 'respondent')),
  number integer not null check (number > 0),
  version integer not null check (version > 0),
  kind text not null check (kind in (
    'agreement', 'correspondence', 'account', 'picture', 'recording', 'expert', 'statement', 'other'
  )),
  -- The civil day in India on which the institution received it.
  received_on date not null,
  filed_at timestamptz not null,
  filed_by uuid not null references identity_person (id),
  -- The upload that it was; filing it again finds it by this.
  upload_id uuid not null unique,
  struck_at timestamptz,
  struck_by uuid references identity_person (id),
  struck_why text check (char_length(struck_why) between 1 and 1000),
  unique (dispute_id, side, number, version),
  check ((struck_at is null) = (struck_by is null) and (struck_at is null) = (struck_why is null))
);
create index exhibit_by on exhibit (filed_by);

-- What a party of the other side says of a paper; the last of each party counts, and the earlier ones stay.
create table exhibit_answer (
  id uuid primary key,
  document_id uuid not null references exhibit (document_id),
  dispute_id uuid not null references dispute (id),
  party_id uuid not null references dispute_party (id),
  answer text not null check (answer in ('admitted', 'denied', 'objected')),
  why text not null check (char_length(why) <= 1000),
  at timestamptz not null,
  by_person uuid not null references identity_person (id),
  check (answer = 'admitted' or why <> '')
);
create index exhibit_answer_of on exhibit_answer (dispute_id, at);
create index exhibit_answer_by on exhibit_answer (by_person);
create trigger exhibit_answer_stays before update or delete on exhibit_answer for each row execute function record_refuses_change();
create trigger exhibit_answer_is_not_emptied before truncate on exhibit_answer for each statement execute function record_refuses_change();
