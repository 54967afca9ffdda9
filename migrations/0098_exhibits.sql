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
