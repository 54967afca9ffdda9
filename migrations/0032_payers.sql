-- Where a party is for the tax, and how it is registered: both stand on its invoices.
alter table dispute_party
  -- GST's two digits of the state of its address; null where nobody asked, and then the supplier's own counts.
  add column gst_state text check (gst_state ~ '^[0-9]{2}$'),
  add column gstin text check (gstin ~ '^[0-9A-Z]{15}$');
alter table filing_institution
  add column gst_state text check (gst_state ~ '^[0-9]{2}$'),
  add column gstin text check (gstin ~ '^[0-9A-Z]{15}$');

-- A page of the payment provider on which one invoice can be paid. What it is paid with comes by the webhook.
create table fees_payment_link (
  id text primary key check (char_length(id) between 1 and 64),
  -- Ours, which the provider hands back: nothing of the payer is in it.
  reference uuid not null unique,
  invoice_id uuid not null references fees_invoice (id),
  amount bigint not null check (amount > 0),
  url text not null check (char_length(url) between 1 and 300),
  opened_at timestamptz not null,
  expires_at timestamptz not null,
  opened_by uuid,
  -- For which party, where that is known.
  party_id uuid,
  -- The page of ours from which the payer left, and to which she comes back.
  back text not null check (char_length(back) between 1 and 200 and back like '/%'),
  check (expires_at > opened_at)
);
create index fees_payment_link_invoice on fees_payment_link (invoice_id, opened_at);
