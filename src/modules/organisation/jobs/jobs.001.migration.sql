-- needs: platform/structure.001
-- Jobs (what is done) and which seat carries which job over time.
create table job (
  job_id uuid primary key,
  company_id uuid not null references company,
  job_code text not null check (job_code <> ''),
  job_title text not null check (job_title <> ''),
  job_category_enum_id text references enumeration,
  valid daterange not null check (not isempty(valid)),
  row_version integer not null default 1
);
create unique index job_code on job (company_id, upper(job_code));

create table empl_position_job (
  empl_position_id uuid not null references empl_position on delete cascade,
  company_id uuid not null references company,
  job_id uuid not null references job,
  valid daterange not null check (not isempty(valid)),
  constraint empl_position_job_no_overlap exclude using gist (empl_position_id with =, valid with &&)
);
create index empl_position_job_job on empl_position_job (job_id);

call enable_company_policy('job');
call enable_company_policy('empl_position_job');
