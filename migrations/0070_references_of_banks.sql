-- A bank's reference counts in one writing (fees/rules/numbers.ts): without spaces and signs that nobody sees, in capitals. Of
-- rows that were the same in other writings, one takes it and the others stay as they are: they are two in the books.
with plain as (
  select id, reference, upper(regexp_replace(normalize(reference, NFKC), '[\s\u00AD\u200B-\u200F\u2060-\u2064\uFEFF]+', '', 'g')) as own
  from fees_payment where provider = 'bank_transfer'
), first as (
  select distinct on (own) id, own from plain where char_length(own) between 1 and 64 order by own, reference <> own, id
)
update fees_payment set reference = first.own from first where first.id = fees_payment.id and fees_payment.reference <> first.own;

with plain as (
  select id, reference, upper(regexp_replace(normalize(reference, NFKC), '[\s\u00AD\u200B-\u200F\u2060-\u2064\uFEFF]+', '', 'g')) as own
  from fees_refund where provider = 'bank_transfer'
), first as (
  select distinct on (own) id, own from plain where char_length(own) between 1 and 64 order by own, reference <> own, id
)
update fees_refund set reference = first.own from first where first.id = fees_refund.id and fees_refund.reference <> first.own;
