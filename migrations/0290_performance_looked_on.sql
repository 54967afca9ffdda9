-- On which day the reminders of a settlement were last looked at: what it promises is counted in days, and changes with the next one.
alter table performance_plan add column looked_on date;
