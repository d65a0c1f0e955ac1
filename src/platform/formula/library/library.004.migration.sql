-- needs: platform/formula/library.001
-- needs: platform/runs.001
-- What comes of two versions of a formula for many people, counted by a run (compare.run.ts).
create table library_comparison (
  run_id uuid primary key references run on delete cascade,
  company_id uuid not null references company,
  library_item_id uuid not null references library_item on delete cascade,
  old_version smallint not null,
  new_version smallint not null,
  -- counts, sums as exact text, the largest differences by employment, faults: compare.rules.ts
  outcome jsonb not null check (jsonb_typeof(outcome) = 'object')
);
comment on table library_comparison is 'Two versions of a formula beside each other; read by whoever started the run';
call enable_company_policy('library_comparison');
