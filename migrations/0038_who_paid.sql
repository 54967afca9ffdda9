-- Who paid, as it was booked: of a party its name then, of somebody who is no party the only thing that is known. Null for
-- money that came before anybody asked.
alter table fees_payment
  add column paid_by_name text check (char_length(paid_by_name) between 1 and 200);

-- A transfer may wait for a person to say whose money it is.
alter table fees_payment drop constraint fees_payment_to_match_check;
alter table fees_payment add constraint fees_payment_to_match_check
  check (to_match in ('no_invoice', 'over', 'amount_differs', 'settled_already', 'cancelled', 'payer_unclear'));
