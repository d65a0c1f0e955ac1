-- needs: platform/formula/library.002
-- What packages brought, so that each can be taken back while nobody has written on it.
create table library_package (
  library_package_id uuid primary key,
  company_id uuid not null references company,
  made_by uuid references party,
  made_at timestamptz not null default now(),
  undone_at timestamptz,
  -- {itemId, isNew, rowVersion}: an item that is new, or a draft of one that stood; the version it was left in
  items jsonb not null check (jsonb_typeof(items) = 'array')
);
comment on table library_package is 'Packages of formulas that were imported, with what each of them made';
call enable_company_policy('library_package');
