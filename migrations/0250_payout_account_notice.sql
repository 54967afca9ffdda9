-- Whoever has somebody else's browser open could turn their fees to another account: the owner is told, as of every change of that kind.
do $$
declare
  kinds text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'account_notice_notice_check');
begin
  alter table account_notice drop constraint account_notice_notice_check;
  execute 'alter table account_notice add constraint account_notice_notice_check '
    || replace(kinds, 'ARRAY[', 'ARRAY[''payout_account_saved''::text, ');
end $$;
