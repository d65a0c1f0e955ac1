-- needs: platform/import-export.002
-- What a trial has shown of records that stand, so that nothing else is written when it is applied; and what classes of fields
-- whoever tried the file out may write (null: the installation itself, which writes without showing).
alter table import_run add classes text[];

-- Sealed like the file, and kept as long.
create table import_difference (
  run_id uuid not null references import_run on delete cascade,
  company_id uuid,
  row_no integer not null,
  content bytea not null,
  primary key (run_id, row_no)
);
alter table import_difference enable row level security;
create policy company on import_difference
  using (company_id = any ((select app_companies())::uuid[]) or (select app_party()) is null)
  with check (company_id = any ((select app_companies())::uuid[]) or (select app_party()) is null);
