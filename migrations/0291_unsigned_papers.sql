-- What was asked to be signed and never was is dropped after its time, and found by it.
create index certificate_signing_unsigned on certificate_signing (ends_at) where signed_at is null;
