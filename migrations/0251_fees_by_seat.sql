-- A stage is paid for a seat: whoever comes after somebody in it earns what was not earned in it before.
alter table fees_earning add column seat text check (char_length(seat) between 1 and 40);
update fees_earning
set seat = coalesce(
  (
    select i.seat
    from appointment_invitation i
    where i.dispute_id = fees_earning.dispute_id and i.person_id = fees_earning.person_id and i.answer = 'accepted'
    order by i.invited_at desc
    limit 1
  ),
  'sole'
);
alter table fees_earning alter column seat set not null;
