-- Open pages hear that something is new in a place for talk: of which dispute and which place, and no word of it.
alter table live_event drop constraint live_event_topic_check;
alter table live_event add constraint live_event_topic_check check (topic in ('notice', 'queue', 'talk'));
alter table live_event add constraint live_event_talk_is_for_one check (topic <> 'talk' or person_id is not null);
