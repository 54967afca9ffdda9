-- How often a network posted to the public forms within a minute, over all machines. Not worth a line in the write-ahead log: after a
-- crash the counting begins anew.
create unlogged table post_window (
  form text not null check (char_length(form) between 1 and 20),
  -- The network by a keyed hash: who reads this table learns no address.
  who bytea not null check (octet_length(who) = 32),
  started_at timestamptz not null,
  count integer not null check (count > 0),
  primary key (form, who)
);
create index post_window_started on post_window (started_at);
