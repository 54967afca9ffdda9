-- An erasure reaches every part of the house. What stayed of a person, and is told to her, is kept with her request.
alter table identity_erasure add column kept text[] not null default '{}'
  check (kept <@ array['record', 'logs', 'claims', 'enquiry', 'panel', 'notice']);

-- A code to an address that somebody wants for her account. She agreed to the texts when she made it.
alter table sign_in_ticket drop constraint sign_in_ticket_purpose_check;
alter table sign_in_ticket add constraint sign_in_ticket_purpose_check check (purpose in ('sign_up', 'code', 'link', 'reset', 'address'));
alter table sign_in_ticket drop constraint sign_in_ticket_check3;
alter table sign_in_ticket add constraint sign_in_ticket_agreement check (purpose in ('reset', 'address') or agreed_text is not null);
