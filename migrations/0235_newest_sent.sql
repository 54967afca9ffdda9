-- The newest papers that were sent to a party are found by their ids and counted, without a look at each of thousands.
create index service_recipient_newest on service_recipient (dispute_id, party_id, id);
drop index service_recipient_of;
