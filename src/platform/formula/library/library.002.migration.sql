-- needs: platform/formula/library.001
-- Of which ends people have been told, so that each is told once.
create table library_end_told (
  library_version_id uuid primary key references library_version on delete cascade,
  company_id uuid not null references company,
  thru_date date not null
);
comment on table library_end_told is 'Ends of constants and tables in use, with none after them, that people were told of (library.job.ts)';
call enable_company_policy('library_end_told');
