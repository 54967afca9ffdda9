-- Letters for whom somebody waits at a screen go out by a sender of their own, however many others are owed.
create index outbox_mail_due_kind on outbox_mail (kind, next_try_at) where state = 'waiting';
