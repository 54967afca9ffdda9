-- Where the documents of this database lie is known by a mark that was written there: a disk that was not mounted, or another bucket, is
-- refused at the start instead of being found empty by whoever asks for a paper (docs/decisions/0070).
alter table house_key drop constraint house_key_use_check;
alter table house_key add constraint house_key_use_check check (use in ('documents', 'signing', 'place'));
