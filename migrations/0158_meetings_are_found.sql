-- A meeting is found by its title, by those alone who were asked to it: a circle within its place for each of them, who is named with
-- the party whose place it is (`person@party`).
alter table search_scope drop constraint search_scope_reader_check;
alter table search_scope add constraint search_scope_reader_check check (length(reader) <= 80);
alter table search_entry drop constraint search_entry_kind_check;
alter table search_entry add constraint search_entry_kind_check
  check (kind in ('request', 'person', 'event', 'order', 'paper', 'message', 'meeting'));
insert into search_stale (dispute_id, since) select distinct dispute_id, now() from calendar_meeting on conflict do nothing;
