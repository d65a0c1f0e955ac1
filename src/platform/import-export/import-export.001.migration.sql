-- needs: platform/structure.001
-- needs: platform/audit.001
-- Bulk imports: the run, its file, what it refused and what it changed. A run is resumed from these rows after a crash
-- and undone by them.
create table import_run (
  run_id uuid primary key,
  -- who may see the run; null only while an installation without any company imports its first units.
  -- No foreign key: undoing that first import removes the company but keeps the run.
  company_id uuid,
  kind text not null,
  file_name text not null,
  file_sha256 bytea not null,
  state text not null check (state in ('checked', 'applying', 'done', 'failed', 'undone')),
  -- names of columns to the headers of the file, chosen by hand
  mapping jsonb not null default '{}',
  headers jsonb not null default '[]',
  -- what the trial found and, after applying, what was written: rows, accepted, updated, unchanged, refused, cleaned ...
  counts jsonb not null default '{}',
  -- rows passed so far and rows to pass, for the progress bar
  passed_rows integer not null default 0,
  total_rows integer not null default 0,
  failure text,
  -- companies the run may write to: the importer's, and those it creates itself
  company_ids uuid[] not null default '{}',
  -- whether a unit without parent may found a further company
  may_found boolean not null default false,
  created_by uuid,
  party_id uuid,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index import_run_latest on import_run (company_id, created_at desc);

-- Kept (gzip) only as long as the run may still be applied or resumed: the file holds personal data.
create table import_file (
  run_id uuid primary key references import_run on delete cascade,
  -- of this and the two tables below: the company of the run, also when that changes
  company_id uuid,
  content bytea not null check (octet_length(content) <= 60000000)
);
alter table import_file alter column content set storage external;

create table import_refusal (
  run_id uuid not null references import_run on delete cascade,
  company_id uuid,
  row_no integer not null,
  -- fault first shown: {column, value, code, reason}; more: the others of the row
  code text not null,
  column_name text not null,
  value text not null,
  reason text not null,
  more jsonb not null default '[]',
  cells jsonb not null,
  primary key (run_id, row_no)
);

create table import_change (
  run_id uuid not null references import_run on delete cascade,
  company_id uuid,
  row_no integer not null,
  entity text not null,
  record_id uuid not null,
  action text not null check (action in ('create', 'update')),
  -- the records as they were, for the undo; null for a new one
  before jsonb,
  changed_at timestamptz not null default now(),
  primary key (run_id, row_no)
);
create index import_change_record on import_change (record_id);

-- The installation itself (command line, resumption: no person) also sees runs without company.
do $$
declare
  target text;
begin
  foreach target in array array['import_run', 'import_file', 'import_refusal', 'import_change'] loop
    execute format('alter table %I enable row level security', target);
    execute format('create policy company on %I
      using (company_id = any ((select app_companies())::uuid[]) or app_party() is null)
      with check (company_id = any ((select app_companies())::uuid[]) or app_party() is null)', target);
  end loop;
end $$;
