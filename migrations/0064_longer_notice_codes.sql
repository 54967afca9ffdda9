-- How many signs the code of a notice has. Eight (35 bits) could be found by whoever tries from ten thousand networks, so that
-- a network had to be shut out for hours, and with it everybody behind the same carrier. Twelve (55 bits) cannot be found
-- (docs/decisions/0052). What is printed on paper already keeps its eight until it ends.
alter table response_pass add column signs smallint not null default 8 check (signs in (8, 12));
alter table response_pass alter column signs set default 12;
