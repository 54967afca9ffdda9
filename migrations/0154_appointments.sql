-- The way from a list of names to an appointment (law and lifecycle 6.5): who was asked, what they disclosed, and what came of it.
-- Where it stands is counted from the events of the dispute.
alter table dispute drop constraint dispute_state_check;
alter table dispute add constraint dispute_state_check check (state in (
  'filed', 'scrutiny', 'defective', 'track_check',
  'arb_invite', 'arb_notice', 'arb_serving', 'arb_service_failed', 'arb_commenced', 'arb_constituting', 'arb_appointed',
  'con_wait', 'con_appoint', 'med_invite', 'med_appoint', 'stayed',
  'lapsed', 'returned', 'withdrawn', 'closed_no_basis', 'closed_no_conciliation', 'closed_no_mediation', 'closed_talks_ended'
));
alter table dispute_document drop constraint dispute_document_kind_check;
alter table dispute_document add constraint dispute_document_kind_check check (kind in (
  'agreement', 'authority', 'evidence', 'court_order', 'submission_agreement', 'answer', 'counterclaim', 'objection', 'offer', 'identity',
  'extension', 'withdrawal_objection', 'reopening', 'decision', 'consent', 'consent_withdrawal', 'consent_denial', 'disclosure',
  'request', 'notice', 'memo', 'basis_record', 'certificate', 'invoice', 'proof', 'other'
));

create table appointment_invitation (
  id uuid primary key,
  dispute_id uuid not null references dispute (id),
  list_id uuid not null references appointment_list (id),
  neutral_id uuid not null references panel_neutral (id),
  person_id uuid not null references identity_person (id),
  -- As it stood on the list.
  name text not null check (char_length(name) between 1 and 200),
  invited_at timestamptz not null,
  answered_at timestamptz,
  answer text check (answer in ('accepted', 'declined')),
  -- What was disclosed and what was counted, at the moment of the signature; its paper is served on every party.
  disclosure jsonb,
  document_id uuid references dispute_document (id),
  -- They are asked no more: they declined, the time went by, an objection was upheld, or what the question rested on fell.
  ended_at timestamptz,
  check ((answered_at is null) = (answer is null)),
  check ((answer is not distinct from 'accepted') = (disclosure is not null)),
  check ((disclosure is null) = (document_id is null))
);
create index appointment_invitation_dispute on appointment_invitation (dispute_id, invited_at);
create index appointment_invitation_person on appointment_invitation (person_id, invited_at);
create index appointment_invitation_open on appointment_invitation (invited_at) where ended_at is null;
create index appointment_invitation_list on appointment_invitation (list_id);
create index appointment_invitation_neutral on appointment_invitation (neutral_id);
create index appointment_invitation_document on appointment_invitation (document_id) where document_id is not null;

do $$
declare
  kinds text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'outbox_mail_kind_check');
begin
  alter table outbox_mail drop constraint outbox_mail_kind_check;
  execute 'alter table outbox_mail add constraint outbox_mail_kind_check '
    || replace(kinds, 'ARRAY[', 'ARRAY[''appointment_asked''::text, ''appointment_made''::text, ');
end $$;
