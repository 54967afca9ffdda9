-- A party ends a conciliation or a mediation that was accepted (ACA s. 76(d)): an end of its own.
alter table dispute drop constraint dispute_state_check;
alter table dispute add constraint dispute_state_check check (state in (
  'filed', 'scrutiny', 'defective', 'track_check',
  'arb_invite', 'arb_notice', 'arb_serving', 'arb_service_failed', 'arb_commenced', 'arb_constituting',
  'con_wait', 'con_appoint', 'med_invite', 'med_appoint', 'stayed',
  'lapsed', 'returned', 'withdrawn', 'closed_no_basis', 'closed_no_conciliation', 'closed_no_mediation', 'closed_talks_ended'
));
drop index dispute_open_by_id;
create index dispute_open_by_id on dispute (id) where state not in (
  'lapsed', 'returned', 'withdrawn', 'closed_no_basis', 'closed_no_conciliation', 'closed_no_mediation', 'closed_talks_ended'
);

-- What some limits depend on (ACA s. 2(1)(f) and 29A(1), proviso; SEBI's rules on disputes): as the filing says or an officer noted.
alter table dispute add column traits text[] not null default '{}' check (traits <@ array['international', 'sebi']);
update dispute set traits = array['sebi'] where sector in ('securities', 'sebi');

-- What was said by somebody to whom the papers turned out not to have been delivered is no answer of the party, and a request
-- that nobody needs to decide any more waits for nobody. It stays to be read, with the day on which it was set aside.
alter table response_answer add column set_aside_at timestamptz;
-- More time that the office said nothing about is given by the clock: decided, and by nobody.
alter table response_answer drop constraint response_answer_check1;
alter table response_answer add constraint response_answer_decided check (
  (decided_at is null) = (outcome is null) and (decided_by is null or decided_at is not null)
  and (decided_at is null or decided_by is not null or kind = 'extension')
);
alter table response_answer drop constraint response_answer_kind_check;
alter table response_answer add constraint response_answer_kind_check check (kind in (
  'answer', 'objection', 'offer', 'counterclaim', 'identity', 'call_back', 'extension',
  'agreement', 'refusal', 'acceptance', 'rejection', 'withdrawal_objection', 'reopening', 'fast_track', 'consent_withdrawal', 'consent_denial',
  'withdrawal_consent', 'leaving'
));
drop index response_answer_waits;
create unique index response_answer_waits on response_answer (party_id, kind)
  where sent_at is not null and decided_at is null and set_aside_at is null and kind in ('identity', 'extension', 'reopening');

create or replace function response_answer_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.sent_at is null then return old; end if;
  if tg_op = 'UPDATE' and old.sent_at is null then return new; end if;
  if tg_op = 'UPDATE' and (new.id, new.dispute_id, new.party_id, new.kind, new.content, new.sent_at, new.number, new.hash, new.is_late, new.is_verified)
    is not distinct from (old.id, old.dispute_id, old.party_id, old.kind, old.content, old.sent_at, old.number, old.hash, old.is_late, old.is_verified)
    and (old.decided_at is null
      or (new.decided_at, new.decided_by, new.outcome, new.why) is not distinct from (old.decided_at, old.decided_by, old.outcome, old.why))
    and (old.set_aside_at is null or new.set_aside_at is not distinct from old.set_aside_at)
  then return new; end if;
  raise exception 'what was sent is not changed' using errcode = 'restrict_violation';
end $$;
