-- Among how many disputes of one claimant the names of a list were spread, where they were: whoever reads it reads why in their own
-- language, and not in that in which it was sent.
alter table appointment_list add of_lot integer check (of_lot > 0);
