-- A settlement is signed with a code, with a certificate, or with both.
alter table settlement_signature
  alter column code_id drop not null,
  alter column address drop not null,
  add column certificate_id uuid references certificate_signing (id),
  add check ((code_id is null) = (address is null)),
  add check (code_id is not null or certificate_id is not null);
