-- Rows that were sealed while they held something in the clear that has to go: a seal of its own says which ones were
-- masked, why, and what each is since. The seals before it stay as they were made, and so does the chain.
alter table audit_seal add column masked_for text check (masked_for is null or (dropped_month is null and to_id = from_id - 1));
create index audit_seal_masked on audit_seal (seal_no) where masked_for is not null;
comment on column audit_seal.masked_for is 'Of a seal that covers no new rows but says which ones were masked, and why; its digests are those of the masked rows';
