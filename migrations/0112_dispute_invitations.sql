-- Whom a party lets into chosen places of their dispute (docs/decisions/0112). It is no membership: whoever reads dispute_member
-- finds nobody here, so that a door that does not name its place stays shut to them.
create table dispute_invitation (
  id uuid primary key,
  dispute_id uuid not null references dispute (id),
  party_id uuid not null references dispute_party (id),
  invited_as text not null check (invited_as in ('lawyer', 'colleague', 'witness')),
  name text not null check (char_length(name) between 1 and 200),
  -- In small letters; 'erased' once whoever it was had themselves erased.
  email text not null check (char_length(email) between 3 and 254 and email = lower(email)),
  reads text[] not null check (cardinality(reads) between 1 and 20),
  writes text[] not null check (cardinality(writes) <= 20 and writes <@ reads),
  -- The paper by which the party gives them authority.
  authority_id uuid references dispute_document (id),
  invited_by uuid not null references identity_person (id),
  invited_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > invited_at),
  -- Of each letter that went out; the link of none is right once it was used.
  token_hashes bytea[] not null default '{}' check (cardinality(token_hashes) <= 50),
  accepted_at timestamptz check (accepted_at < expires_at),
  person_id uuid references identity_person (id),
  ended_at timestamptz,
  ended_by uuid references identity_person (id),
  check ((accepted_at is null) = (person_id is null)),
  check (ended_by is null or ended_at is not null)
);
create index dispute_invitation_of on dispute_invitation (dispute_id);
create index dispute_invitation_tokens on dispute_invitation using gin (token_hashes);
-- One person stands in a dispute in one way.
create unique index dispute_invitation_person on dispute_invitation (person_id, dispute_id) where ended_at is null and person_id is not null;

-- Whoever accepts stands on that side, with the account and its proved addresses, and never on the other.
create function dispute_invitation_takes() returns trigger language plpgsql as $$
begin
  perform dispute_address_take(array_agg(p.dispute_id), array_agg(k.key), array_agg(p.side))
    from dispute_party p join identity_person i on i.id = new.person_id,
    lateral (values ('person:' || i.id), (dispute_address_key('email', new.email)),
      (case when i.phone_verified_at is not null then dispute_address_key('mobile', i.phone) end)) as k (key)
    where p.id = new.party_id;
  return null;
end $$;
create trigger dispute_invitation_takes after update of person_id on dispute_invitation for each row
  when (old.person_id is null and new.person_id is not null) execute function dispute_invitation_takes();

-- Whoever is erased leaves nothing behind by which an address that somebody guesses could be found again.
create function dispute_invitation_forgets() returns trigger language plpgsql as $$
begin
  delete from dispute_address a where a.dispute_id = old.dispute_id
    and a.key = dispute_address_hash(dispute_address_key('email', old.email));
  return null;
end $$;
create trigger dispute_invitation_forgets after update of email on dispute_invitation for each row
  when (old.email is distinct from new.email) execute function dispute_invitation_forgets();

do $$
declare
  kinds text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'outbox_mail_kind_check');
begin
  alter table outbox_mail drop constraint outbox_mail_kind_check;
  execute 'alter table outbox_mail add constraint outbox_mail_kind_check ' || replace(kinds, 'ARRAY[', 'ARRAY[''dispute_invited''::text, ');
end $$;
