-- Letters that a public form sends to whatever address was typed are counted like other letters.
alter table try_count drop constraint try_count_scope_check;
alter table try_count add constraint try_count_scope_check check (scope in (
  'password', 'code', 'letter', 'network', 'network_letter', 'form_letter',
  'notice_guess', 'notice_guess_all', 'notice_letter', 'notice_network_letter', 'notice_code', 'notice_request'
));
