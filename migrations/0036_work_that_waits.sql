-- The page of a dispute shows a party's past contacts and representatives too, so it cannot use an index of those in force.
create index dispute_contact_of on dispute_contact (party_id, added_at, id);
drop index dispute_contact_party;
create index dispute_representative_of_party on dispute_representative (party_id, added_at);
drop index dispute_representative_of;

-- What waits for the office in each of the states that wait for it, the longest waiting first, and how much (store/waiting.ts).
create index dispute_waiting on dispute (state, state_since, id) include (officer_id) where state in ('scrutiny', 'track_check', 'arb_notice');
