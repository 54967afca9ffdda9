-- Standard clauses that whoever offers has picked, beside what is paid and what is to be done.
alter table offer add column clauses text[] not null default '{}'
  check (clauses <@ array['confidential', 'no_admission', 'withdrawal', 'tax_withheld', 'gst_inclusive', 'no_dues',
    'security_released', 'credit_report', 'deposit_included', 'rights_pass']);
alter table offer alter column clauses drop default;
