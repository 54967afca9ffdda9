-- A letter may bring several papers that one side filed shortly after one another: each has its own attempt and its own row in the
-- ledger (ACA s. 24(3)), and all of them are that one letter.
alter table service_attempt drop constraint service_attempt_letter_id_key;
create index service_attempt_letter on service_attempt (letter_id) where letter_id is not null;
