-- What a claimant is to do about a point that was found wanting is its correction (docs/glossary.md, "defect").
alter table dispute_check rename column mend to correction;
