-- What visitors send us: newsletter subscriptions, contact enquiries, requests for a free consultation; and the mail
-- that follows from them. Ids are UUIDv7 made by the application (PostgreSQL 15 cannot make them), so a primary key
-- is also the order of arrival. Lengths repeat the contract's limits: the database trusts no caller, not even ours.
-- char_length counts characters and the contract counts UTF-16 units, so whatever the contract takes fits here.

-- The memory of what was accepted lately. Its primary key is the lock that makes two equal submissions one: whoever
-- comes second waits for the first and then finds the answer that was given. Rows are dropped after a day, by one
-- daily scan; an index by age would cost every post more than that scan does.
create table submission_receipt (
  -- sha256 of the form's name and what was typed, or of the form's name and the sender's Idempotency-Key.
  fingerprint bytea primary key check (octet_length(fingerprint) = 32),
  -- What was answered, and what a repeat is answered again.
  id uuid not null,
  -- With an Idempotency-Key only: sha256 of the body it was first used for.
  keyed_body bytea check (octet_length(keyed_body) = 32),
  accepted_at timestamptz not null
);

create table contact_enquiry (
  id uuid primary key,
  full_name text not null check (char_length(full_name) between 1 and 100),
  email text not null check (char_length(email) between 5 and 254),
  -- Spec section 9: exactly 10 digits.
  phone text not null check (phone ~ '^[0-9]{10}$'),
  message text not null check (char_length(message) between 1 and 5000),
  received_at timestamptz not null
);

create table consultation_request (
  id uuid primary key,
  first_name text not null check (char_length(first_name) between 1 and 100),
  last_name text not null check (char_length(last_name) between 1 and 100),
  email text not null check (char_length(email) between 5 and 254),
  -- Spec section 5 asks only that the consultation's phone is filled.
  phone text not null check (char_length(phone) between 1 and 20),
  -- Spec section 3; a new option is a new migration.
  dispute_type text not null check (dispute_type in (
    'Product and Service Disputes', 'Financial Services Disputes', 'Telecommunications & Utilities',
    'Retail & E-commerce Transactions', 'Landlord/Tenant Issues', 'Contract Disputes', 'Personal Injury / Torts',
    'Small Claims', 'Other / Not Listed'
  )),
  preferred_resolution_method text not null check (preferred_resolution_method in (
    'Online Mediation', 'Arbitration', 'Litigation Support', 'Other / Not Listed'
  )),
  dispute_description text not null check (char_length(dispute_description) between 1 and 5000),
  -- False means that the matter is at the pre-filing stage.
  prior_action_taken boolean not null,
  deadline_on date,
  received_at timestamptz not null
);

-- One row per address whatever its capitals. Double opt-in: nobody is subscribed before the link in the mail is used.
create table newsletter_subscription (
  id uuid primary key,
  email text not null check (char_length(email) between 5 and 254),
  state text not null check (state in ('pending', 'confirmed', 'unsubscribed')),
  -- Which wording of the consent was ticked, and when: the proof that data protection law asks for.
  consent_text text not null check (char_length(consent_text) between 1 and 100),
  asked_at timestamptz not null,
  -- The last mail with a confirm link, so that nobody can fill another's mailbox with them.
  confirm_mail_id uuid not null,
  confirm_mail_at timestamptz not null,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  check (state <> 'confirmed' or confirmed_at is not null),
  check (state <> 'unsubscribed' or unsubscribed_at is not null)
);
create unique index newsletter_subscription_address on newsletter_subscription (lower(email));

-- The links in our mails. Only the token's sha256 is kept: who reads this table cannot confirm or unsubscribe anybody.
create table newsletter_link (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  subscription_id uuid not null references newsletter_subscription (id) on delete cascade,
  purpose text not null check (purpose in ('confirm', 'unsubscribe')),
  created_at timestamptz not null,
  -- A way out of the newsletter never expires.
  expires_at timestamptz,
  check ((purpose = 'confirm') = (expires_at is not null))
);
create index newsletter_link_subscription on newsletter_link (subscription_id);

-- Mail that is owed. Written in the transaction of what it tells about, sent later by a job; never deleted, so a mail
-- server that is down for a week loses nothing.
create table outbox_mail (
  id uuid primary key,
  kind text not null check (kind in (
    'contact_office', 'contact_copy', 'consultation_office', 'consultation_copy',
    'newsletter_confirm', 'newsletter_welcome'
  )),
  -- The row that the letter is about, in the table that its kind names.
  refers_to uuid not null,
  recipient text not null check (char_length(recipient) between 3 and 254),
  -- dropped: nobody wanted it any more when its turn came (a welcome to somebody who has left).
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed', 'dropped')),
  attempts integer not null default 0 check (attempts >= 0),
  -- Also the lease of whoever is sending it now.
  next_try_at timestamptz not null,
  last_error text check (char_length(last_error) <= 500),
  created_at timestamptz not null,
  sent_at timestamptz,
  check ((state = 'sent') = (sent_at is not null))
);
create index outbox_mail_due on outbox_mail (next_try_at) where state = 'waiting';
