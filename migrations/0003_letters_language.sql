-- A letter is written in the language of the page that it answers; what goes to the office is in English.
alter table outbox_mail add column language text not null default 'en' check (language in ('en', 'hi', 'mr'));
