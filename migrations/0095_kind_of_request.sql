-- What a request rests on is told on its receipt, also when the draft was emptied: an invitation begins no arbitration (ACA s. 21).
alter table filing_receipt add column request_kind text
  check (request_kind in ('arbitration', 'invitation', 'mediation', 'conciliation'));
alter table filing_receipt disable trigger filing_receipt_stays;
update filing_receipt receipt set request_kind = case
  when dispute.process <> 'arbitration' then dispute.process
  when exists (select from dispute_agreement agreement where agreement.dispute_id = dispute.id
    and agreement.clause <> '' and agreement.names_institution) then 'arbitration'
  else 'invitation' end
from dispute where dispute.id = receipt.dispute_id;
alter table filing_receipt enable trigger filing_receipt_stays;
alter table filing_receipt alter column request_kind set not null;
