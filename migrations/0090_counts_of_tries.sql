-- Tries were counted in two tables that were alike, by two modules. Now in one, by one (docs/decisions/0077); what was counted
-- goes on being counted, for its keys stay as they are.
create table try_count (
  scope text not null check (scope in (
    'password', 'code', 'letter', 'network', 'network_letter',
    'notice_guess', 'notice_guess_all', 'notice_letter', 'notice_network_letter', 'notice_code', 'notice_request'
  )),
  -- HMAC-SHA256 of what is counted: nobody reads here who tried what from where.
  key bytea not null check (octet_length(key) = 32),
  taken integer not null check (taken >= 0),
  last_at timestamptz not null,
  primary key (scope, key)
);
create index try_count_age on try_count (last_at);

insert into try_count (scope, key, taken, last_at)
  select scope, key, taken, last_at from sign_in_limit
  union all
  select case scope
      when 'letter_network' then 'notice_network_letter'
      when 'digits' then 'notice_code'
      else 'notice_' || scope
    end, key, taken, last_at from response_limit;

drop table sign_in_limit;
drop table response_limit;
