-- Tribunals of three (ACA ss. 10 and 11(3) to (5)): whoever is asked is asked for one seat, and a nominee stands on no list.
alter table appointment_invitation
  add column seat text not null default 'sole' check (seat in ('sole', 'claimant', 'respondent', 'presiding'));
alter table appointment_invitation alter column list_id drop not null;
alter table appointment_invitation add constraint appointment_invitation_list_check check (seat <> 'sole' or list_id is not null);
