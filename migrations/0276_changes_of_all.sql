-- Who belongs together concerns every dispute in which somebody has signed: such a change is one row that names none, which the job
-- spreads. Five hundred links that are recorded at once are five hundred rows, and not as many for each dispute.
alter table appointment_change alter column dispute_id drop not null;
create index appointment_change_all on appointment_change (id) where dispute_id is null;
create or replace function appointment_change_of_links() returns trigger language plpgsql as $$
begin
  insert into appointment_change (dispute_id) values (null);
  return null;
end $$;
