-- Standard clauses that stand beside a list of issues: agreed to with it, and put into the text of whatever package is accepted.
alter table package_list add column clauses text[] not null default '{}'
  check (clauses <@ array['confidential', 'no_admission', 'withdrawal', 'tax_withheld', 'gst_inclusive', 'no_dues',
    'security_released', 'credit_report', 'deposit_included', 'rights_pass']);
alter table package_list alter column clauses drop default;
