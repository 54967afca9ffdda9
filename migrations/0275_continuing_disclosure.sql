-- ACA s. 12(2): disclosure goes on. Whoever was named in a dispute when a neutral signed, and everybody about whom they were asked since:
-- nothing is asked for a name that stands here.
create table appointment_named (
  invitation_id uuid not null references appointment_invitation (id),
  -- What the name is compared by (rules/affiliates/keys.ts).
  key text not null check (char_length(key) between 1 and 260),
  name text not null check (char_length(name) between 1 and 200),
  kind text not null check (kind in ('party', 'lawyer', 'firm', 'person', 'group', 'director')),
  seen_at timestamptz not null,
  -- The question about it; null for what was named when they signed.
  event_id uuid references dispute_event (id),
  -- When they answered it.
  answered_at timestamptz,
  primary key (invitation_id, key),
  check (answered_at is null or event_id is not null)
);
create index appointment_named_event on appointment_named (event_id) where event_id is not null;

-- Where something changed by which a name may have come. The change itself writes it, in whichever transaction it is made, so that no
-- door is forgotten and nothing is lost when a process dies. Each row is its own, so that nobody waits for another.
create table appointment_change (
  id bigint generated always as identity primary key,
  dispute_id uuid not null references dispute (id)
);
create index appointment_change_of on appointment_change (dispute_id);

-- Nothing waits where nobody was ever asked: a filing, too, writes who is in it.
create function appointment_change_in(about uuid) returns void language sql as $$
  insert into appointment_change (dispute_id)
    select about where exists (select from appointment_invitation i where i.dispute_id = about and i.ended_at is null)
$$;

create function appointment_change_of_dispute() returns trigger language plpgsql as $$
begin
  perform appointment_change_in(new.dispute_id);
  return null;
end $$;
-- Somebody stands for a party by their own right; whoever only works for an institution that files is named by its name.
create trigger appointment_change_member after insert or update on dispute_member for each row
  when (new.through is null and new.ended_at is null) execute function appointment_change_of_dispute();
-- Whom a party lets in: a lawyer, a colleague, a witness.
create trigger appointment_change_invitation after update of person_id on dispute_invitation for each row
  when (new.person_id is not null and old.person_id is null) execute function appointment_change_of_dispute();
create trigger appointment_change_party after insert or update of name, registration on dispute_party for each row
  execute function appointment_change_of_dispute();
-- Whoever signs is looked at once more: somebody may have come in that very moment.
create trigger appointment_change_signed after update of answer on appointment_invitation for each row
  when (new.answer = 'accepted' and old.answer is distinct from new.answer) execute function appointment_change_of_dispute();

-- All have waived something in writing: it bars nobody any more.
create trigger appointment_change_waived after update of document_id on appointment_waiver for each row
  when (new.document_id is not null) execute function appointment_change_of_dispute();

create function appointment_change_of_party() returns trigger language plpgsql as $$
begin
  perform appointment_change_in(p.dispute_id) from dispute_party p where p.id = new.party_id;
  return null;
end $$;
create trigger appointment_change_representative after insert or update of name, firm on dispute_representative for each row
  execute function appointment_change_of_party();
-- The house of an address may be that of a firm.
create trigger appointment_change_contact after insert on dispute_contact for each row
  when (new.channel = 'email') execute function appointment_change_of_party();

-- Who belongs together concerns every dispute in which somebody has signed.
create function appointment_change_of_links() returns trigger language plpgsql as $$
begin
  insert into appointment_change (dispute_id)
    select distinct dispute_id from appointment_invitation where answer = 'accepted' and ended_at is null;
  return null;
end $$;
create trigger appointment_change_link after insert or update of ended_at on affiliate_link for each statement
  execute function appointment_change_of_links();

-- What a neutral says of themselves concerns theirs.
create function appointment_change_of_neutral() returns trigger language plpgsql as $$
begin
  insert into appointment_change (dispute_id)
    select distinct i.dispute_id from appointment_invitation i join panel_neutral n on n.person_id = i.person_id
    where n.id = new.neutral_id and i.answer = 'accepted' and i.ended_at is null;
  return null;
end $$;
create trigger appointment_change_profile after insert on panel_profile for each row
  execute function appointment_change_of_neutral();
create trigger appointment_change_declared after insert or update on panel_declared_appointment for each row
  execute function appointment_change_of_neutral();

do $$
declare
  kinds text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'dispute_document_kind_check');
begin
  alter table dispute_document drop constraint dispute_document_kind_check;
  execute 'alter table dispute_document add constraint dispute_document_kind_check '
    || replace(kinds, 'ARRAY[', 'ARRAY[''no_circumstances''::text, ');
end $$;

-- Whoever is asked again is written to.
do $$
declare
  kinds text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'outbox_mail_kind_check');
begin
  alter table outbox_mail drop constraint outbox_mail_kind_check;
  execute 'alter table outbox_mail add constraint outbox_mail_kind_check '
    || replace(kinds, 'ARRAY[', 'ARRAY[''appointment_again''::text, ');
end $$;
