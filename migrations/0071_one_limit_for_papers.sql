-- One limit for a paper at every door, and photos as phones keep them (docs/decisions/0056).
alter table dispute_document drop constraint dispute_document_type_check;
alter table dispute_document add constraint dispute_document_type_check check (type in (
  'application/pdf', 'image/jpeg', 'image/png', 'image/heic', 'application/json',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
));
alter table panel_document drop constraint panel_document_type_check;
alter table panel_document add constraint panel_document_type_check check (type in (
  'application/pdf', 'image/jpeg', 'image/png', 'image/heic',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
));
alter table panel_document drop constraint panel_document_size_check;
alter table panel_document add constraint panel_document_size_check check (size between 1 and 26214400);
