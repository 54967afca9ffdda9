-- Nobody acts for both sides: an address and an account stand on one side of a dispute and never on the other, in whichever order
-- and by however many at once they come. What is kept is a hash, so that an erasure leaves no address behind here.

-- Two ways of writing one address have one key: the case of letters, what stands behind a plus, the dots of Gmail, the spaces of a
-- telephone number. Null for what is no such address. The same as disputes/rules/addresses.ts.
create function dispute_address_key(channel text, value text) returns text language sql immutable parallel safe as $$
  with written as (
    select lower(btrim(value)) as whole, regexp_replace(value, '[^0-9]', '', 'g') as digits
  ), parts as (
    select digits, regexp_replace(substring(whole from '^(.+)@[^@]+$'), '[+].*$', '') as box, substring(whole from '^.+@([^@]+)$') as host
    from written
  )
  select case
    when channel = 'mobile' and digits <> '' then 'mobile:' || digits
    when channel = 'email' and host in ('gmail.com', 'googlemail.com') then 'email:' || replace(box, '.', '') || '@gmail.com'
    when channel = 'email' and host is not null then 'email:' || box || '@' || host
  end from parts
$$;

create function dispute_address_hash(key text) returns bytea language sql immutable parallel safe as $$
  select sha256(convert_to(key, 'UTF8'))
$$;

create table dispute_address (
  dispute_id uuid not null references dispute (id),
  key bytea not null check (octet_length(key) = 32),
  side text not null check (side in ('claimant', 'respondent')),
  primary key (dispute_id, key)
);

-- What was there before: where both sides had it, the first one keeps it.
insert into dispute_address (dispute_id, key, side)
  select distinct on (dispute_id, key) dispute_id, dispute_address_hash(key), side from (
    select p.dispute_id, dispute_address_key(c.channel, c.value) as key, p.side
      from dispute_contact c join dispute_party p on p.id = c.party_id where c.channel <> 'post'
    union all
    select p.dispute_id, k.key, p.side from dispute_representative r join dispute_party p on p.id = r.party_id,
      lateral (values (dispute_address_key('email', r.email)), (dispute_address_key('mobile', r.mobile))) as k (key)
    union all
    select m.dispute_id, k.key, p.side from dispute_member m join dispute_party p on p.id = m.party_id
      left join identity_person i on i.id = m.person_id,
      lateral (values ('person:' || m.person_id), (dispute_address_key('email', m.email)),
        (case when i.email_verified_at is not null then dispute_address_key('email', i.email) end),
        (case when i.phone_verified_at is not null then dispute_address_key('mobile', i.phone) end)) as k (key)
  ) as every
  where key is not null
  order by dispute_id, key, side;

-- Of two at once the second waits for the first at the primary key, and then sees on which side it stands.
create function dispute_address_take(disputes uuid[], keys text[], sides text[]) returns void language plpgsql as $$
begin
  insert into dispute_address (dispute_id, key, side)
    select distinct d, dispute_address_hash(k), s from unnest(disputes, keys, sides) as one (d, k, s) where k is not null
    order by 1, 2
    on conflict do nothing;
  if exists (
    select from unnest(disputes, keys, sides) as one (d, k, s)
    join dispute_address a on a.dispute_id = d and a.key = dispute_address_hash(k) and a.side <> s
  ) then
    raise exception 'an address or an account stands on both sides of a dispute'
      using errcode = 'unique_violation', constraint = 'dispute_address_one_side', table = 'dispute_address';
  end if;
end $$;

create function dispute_contact_takes() returns trigger language plpgsql as $$
begin
  perform dispute_address_take(array_agg(p.dispute_id), array_agg(dispute_address_key(a.channel, a.value)), array_agg(p.side))
    from added a join dispute_party p on p.id = a.party_id where a.channel <> 'post';
  return null;
end $$;
create trigger dispute_contact_takes after insert on dispute_contact referencing new table as added
  for each statement execute function dispute_contact_takes();

create function dispute_representative_takes() returns trigger language plpgsql as $$
begin
  perform dispute_address_take(array_agg(p.dispute_id), array_agg(k.key), array_agg(p.side))
    from added a join dispute_party p on p.id = a.party_id,
    lateral (values (dispute_address_key('email', a.email)), (dispute_address_key('mobile', a.mobile))) as k (key);
  return null;
end $$;
create trigger dispute_representative_takes after insert on dispute_representative referencing new table as added
  for each statement execute function dispute_representative_takes();

-- An account stands for its addresses too, as far as they were proved.
create function dispute_member_takes() returns trigger language plpgsql as $$
begin
  perform dispute_address_take(array_agg(a.dispute_id), array_agg(k.key), array_agg(p.side))
    from added a join dispute_party p on p.id = a.party_id left join identity_person i on i.id = a.person_id,
    lateral (values ('person:' || a.person_id), (dispute_address_key('email', a.email)),
      (case when i.email_verified_at is not null then dispute_address_key('email', i.email) end),
      (case when i.phone_verified_at is not null then dispute_address_key('mobile', i.phone) end)) as k (key);
  return null;
end $$;
create trigger dispute_member_takes after insert on dispute_member referencing new table as added
  for each statement execute function dispute_member_takes();
create trigger dispute_member_changes after update on dispute_member referencing new table as added
  for each statement execute function dispute_member_takes();

-- Whoever is erased leaves nothing behind by which an address that somebody guesses could be found again.
create function dispute_address_forgets() returns trigger language plpgsql as $$
begin
  delete from dispute_address a using dispute_party p
    where p.id = old.party_id and a.dispute_id = p.dispute_id and a.key in (
      dispute_address_hash(dispute_address_key(coalesce(to_jsonb(old)->>'channel', 'email'), coalesce(to_jsonb(old)->>'value', to_jsonb(old)->>'email'))),
      dispute_address_hash(dispute_address_key('mobile', coalesce(to_jsonb(old)->>'mobile', '')))
    );
  return null;
end $$;
create trigger dispute_contact_forgets after update of value on dispute_contact for each row
  when (old.value is distinct from new.value) execute function dispute_address_forgets();
create trigger dispute_representative_forgets after update of email on dispute_representative for each row
  when (old.email is distinct from new.email) execute function dispute_address_forgets();
