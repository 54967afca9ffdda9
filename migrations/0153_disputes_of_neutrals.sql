-- The disputes in which somebody is the neutral are found by what happened there, from the person.
create index dispute_event_neutral on dispute_event ((details->>'neutral')) where details->>'neutral' is not null;
