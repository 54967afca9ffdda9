-- Told to a conciliator on the condition that it stays with them (ACA s. 70): in caucus alone.
alter table discussion_message add column in_confidence boolean not null default false;
alter table discussion_message add constraint discussion_message_confidence_is_of_caucus check (not in_confidence or place like 'caucus-%');
-- What a message was before it was moved here: a move that is asked for twice is known again.
alter table discussion_message add column moved_from uuid unique references discussion_message (id);
