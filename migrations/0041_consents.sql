-- Consent is a thing (ACA s. 7; invariant I5): the exact words, their hash, a number and a paper, who gave it as what and how they are
-- known. Nothing here is changed; what becomes of it is an event of the dispute, and by what its giver is shown is a row beside it.

alter table dispute_document drop constraint dispute_document_kind_check;
alter table dispute_document add constraint dispute_document_kind_check check (kind in (
  'agreement', 'authority', 'evidence', 'court_order', 'submission_agreement', 'answer', 'counterclaim', 'objection', 'offer', 'identity',
  'extension', 'withdrawal_objection', 'decision', 'consent', 'consent_withdrawal', 'consent_denial',
  'request', 'notice', 'memo', 'basis_record', 'certificate', 'invoice', 'proof', 'other'
));
alter table dispute_document add constraint dispute_document_consent_is_issued check (kind <> 'consent' or issued_number is not null);

create table dispute_consent (
  id uuid primary key,
  dispute_id uuid not null references dispute (id),
  party_id uuid not null references dispute_party (id),
  -- To arbitrate here; to the fast track (ACA s. 29B); to conciliate or mediate (s. 62; Mediation Act 2023 s. 30).
  kind text not null check (kind in ('submission', 'fast_track', 'talks')),
  number text not null unique check (char_length(number) between 1 and 60),
  document_id uuid not null references dispute_document (id),
  language text not null check (language in ('en', 'hi', 'mr')),
  text text not null check (char_length(text) between 20 and 10000),
  text_hash bytea not null check (text_hash = sha256(convert_to(text, 'UTF8'))),
  signer text not null check (char_length(signer) between 1 and 200),
  capacity text not null check (capacity in ('party', 'representative', 'institution')),
  -- By the notice and a one-time code, by an account, or on a paper that the office was handed.
  way text not null check (way in ('notice', 'account', 'paper')),
  person_id uuid references identity_person (id),
  contact_id uuid references dispute_contact (id),
  network text not null check (char_length(network) <= 60),
  agent text not null check (char_length(agent) <= 300),
  given_at timestamptz not null,
  check ((way = 'account') = (person_id is not null) and (way = 'notice') = (contact_id is not null))
);
create index dispute_consent_of on dispute_consent (dispute_id, given_at);
create index dispute_consent_person on dispute_consent (person_id) where person_id is not null;
create trigger dispute_consent_stays before update or delete on dispute_consent for each row execute function record_refuses_change();
create trigger dispute_consent_is_not_emptied before truncate on dispute_consent for each statement execute function record_refuses_change();

-- By what it is shown who gave it: something that is not the other side's.
create table dispute_consent_proof (
  id uuid primary key,
  consent_id uuid not null references dispute_consent (id),
  method text not null check (method in ('esign', 'paper', 'call', 'account', 'filer')),
  at timestamptz not null,
  -- The officer who looked at it; null where the account that filed the request signs for its own first claimant.
  by_person uuid references identity_person (id),
  -- The paper that was validated, or the agreement that names the account's address.
  document_id uuid references dispute_document (id),
  -- Of a call: which number was called, and where that number is from.
  called text not null default '' check (char_length(called) <= 40),
  source text not null default '' check (char_length(source) <= 300),
  -- What was said, or what the officer found.
  note text not null check (char_length(note) <= 5000),
  check (method = 'filer' or (by_person is not null and char_length(note) >= 10)),
  check (method <> 'call' or (called <> '' and source <> '')),
  check (method not in ('paper', 'account') or document_id is not null)
);
create index dispute_consent_proof_of on dispute_consent_proof (consent_id, at);
create trigger dispute_consent_proof_stays before update or delete on dispute_consent_proof
  for each row execute function record_refuses_change();
create trigger dispute_consent_proof_is_not_emptied before truncate on dispute_consent_proof
  for each statement execute function record_refuses_change();

-- Said and taken back it may be said again, and a basis that was taken back makes room for another answer: what may be sent again
-- says the rule (response/rules/choices.ts), under the lock of the notice.
drop index response_answer_once;
alter table response_answer drop constraint response_answer_kind_check;
alter table response_answer add constraint response_answer_kind_check check (kind in (
  'answer', 'objection', 'offer', 'counterclaim', 'identity', 'call_back', 'extension',
  'agreement', 'refusal', 'acceptance', 'rejection', 'withdrawal_objection', 'fast_track', 'consent_withdrawal', 'consent_denial'
));
