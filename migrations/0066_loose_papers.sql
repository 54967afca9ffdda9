-- Papers that were uploaded and belong to no dispute yet. Anybody may upload, so they are counted by where they come from and
-- by the browser or notice that they are for, and are gone within hours unless a draft names them (docs/decisions/0052).
alter table dispute_document
  add column kept_until timestamptz,
  -- Keyed hashes of the networks, and of the browser or notice; all of them are forgotten once it is attached.
  add column loose_from bytea[],
  add column loose_for bytea check (octet_length(loose_for) = 32);
update dispute_document set kept_until = added_at + interval '40 days' where dispute_id is null;
alter table dispute_document add check (dispute_id is not null or kept_until is not null);
create index dispute_document_kept on dispute_document (kept_until) where dispute_id is null;
create index dispute_document_loose_for on dispute_document (loose_for) where dispute_id is null;
create index dispute_document_loose_from on dispute_document using gin (loose_from) where dispute_id is null;
