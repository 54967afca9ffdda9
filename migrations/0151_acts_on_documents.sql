-- Who opened a paper is asked for with each page of the record: of the papers on that page, not of thousands.
create index record_act_document on record_act (subject_id, (details ->> 'document')) where details ->> 'document' is not null;
