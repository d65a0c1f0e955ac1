-- needs: platform/audit.003
-- A shorter time waits: until `next_at` the log is kept as long as before, and the change can be taken back.
alter table audit_retention
  add column next_months integer check (next_months between 12 and 1200),
  add column next_at timestamptz,
  add constraint audit_retention_next check ((next_months is null) = (next_at is null));
comment on column audit_retention.next_months is 'A shorter time that holds from next_at on';
