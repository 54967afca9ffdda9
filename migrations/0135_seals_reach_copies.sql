-- Of which papers a file is a changed copy, so that a seal on any of them reaches it, also once it is filed.
alter table document_upload add column made_of uuid[] not null default '{}';
alter table exhibit add column made_of uuid[] not null default '{}';
