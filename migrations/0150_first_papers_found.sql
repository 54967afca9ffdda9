-- What tells a party of the dispute is asked for with each page of it, and is one or two of thousands of papers.
create index service_document_purpose on service_document (dispute_id, purpose);
