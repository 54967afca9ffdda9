-- Anybody may upload a paper for an application that is not sent yet: counted by where it came from, until it is attached.
alter table panel_document
  -- Keyed hashes of the networks; forgotten once it is attached.
  add column loose_from bytea[];
create index panel_document_loose_from on panel_document using gin (loose_from) where attached_at is null;
