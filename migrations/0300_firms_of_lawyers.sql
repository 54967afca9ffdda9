-- The firm or chambers of a lawyer whom a party lets in, by which a neutral may be tied to them (ACA s. 12(1)(a), Fifth Schedule items 3
-- and 4). Each that was named is a row: a lawyer who leaves a firm is named with both, so that nobody is untied by writing over it.
create table dispute_invitation_firm (
  id uuid primary key,
  invitation_id uuid not null references dispute_invitation (id),
  firm text not null check (char_length(firm) between 1 and 200),
  said_by uuid not null references identity_person (id),
  said_at timestamptz not null
);
create index dispute_invitation_firm_of on dispute_invitation_firm (invitation_id);
-- By which an earlier invitation of the same person to the same dispute is found.
create index dispute_invitation_email on dispute_invitation (dispute_id, email);

-- A firm that is named once they are in may be new to whoever signed; before that the acceptance itself is the change.
create function appointment_change_of_firm() returns trigger language plpgsql as $$
begin
  perform appointment_change_in(i.dispute_id) from dispute_invitation i
    where i.id = new.invitation_id and i.person_id is not null and i.ended_at is null;
  return null;
end $$;
create trigger appointment_change_firm after insert on dispute_invitation_firm for each row
  execute function appointment_change_of_firm();
