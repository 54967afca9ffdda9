-- By which version of the weights a list was ranked, and in which names the registrar departed from the ranking: both sides read it.
-- Every list before this was made by the first version.
alter table appointment_list
  add column weights_pack text not null default 'list-2026 1' check (char_length(weights_pack) between 1 and 60),
  add column taken_out jsonb not null default '[]';
alter table appointment_list alter column weights_pack drop default, alter column taken_out drop default;
alter table appointment_list_name add column is_taken_in boolean not null default false;
