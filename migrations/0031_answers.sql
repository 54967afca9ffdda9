-- What a respondent says is a paper of the dispute too: an offer to pay, and that she is another person, have kinds of their own.
-- An offer is without prejudice (disputes/rules/visible.ts): its kind keeps it from whoever decides.
alter table dispute_document drop constraint dispute_document_kind_check;
alter table dispute_document add constraint dispute_document_kind_check check (kind in (
  'agreement', 'authority', 'evidence', 'court_order', 'submission_agreement', 'answer', 'counterclaim', 'objection', 'offer', 'identity',
  'request', 'notice', 'memo', 'basis_record', 'certificate', 'invoice', 'proof', 'other'
));
alter table dispute_document add constraint dispute_document_offer_is_not_for_all check (kind <> 'offer' or audience <> 'parties');

-- Section 32(2)(a) of the Act hears a respondent on a withdrawal, also one without an account.
alter table response_answer drop constraint response_answer_kind_check;
alter table response_answer add constraint response_answer_kind_check check (kind in (
  'answer', 'objection', 'offer', 'counterclaim', 'identity', 'call_back', 'extension',
  'agreement', 'refusal', 'acceptance', 'rejection', 'withdrawal_objection'
));
