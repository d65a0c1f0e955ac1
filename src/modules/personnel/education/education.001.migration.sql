-- needs: modules/personnel/file.001
-- needs: platform/reference-data.002
-- Education and work before and beside this employment (guide personnel 6.3). Rows of imports keep the field as their sheet said it.
alter table party_qualification
  add column academic_department_enum_id text references enumeration,
  add column university_field_enum_id text references enumeration,
  add column university_type_enum_id text references enumeration,
  add column university_enum_id text references enumeration,
  add column country_geo_id text references geo,
  add column university_unit text,
  add column relation_degree_enum_id text references enumeration,
  add column grade_average numeric(4, 2) check (grade_average between 0 and 20),
  add column thesis_title text,
  add column attachment text,
  add column row_version integer not null default 1;
comment on column party_qualification.field_text is 'Field of study that no option of UniversityFields says';

create table work_experience (
  work_experience_id uuid primary key,
  party_id uuid not null references party on delete cascade,
  company_id uuid not null references company,
  title text not null check (title <> ''),
  job_id uuid references job,
  employer text,
  state_province_geo_id text references geo,
  grade_type_enum_id text references enumeration,
  industry_enum_id text not null references enumeration,
  weekly_hours smallint check (weekly_hours between 1 and 168),
  relation_degree_enum_id text references enumeration,
  description text,
  valid daterange not null check (not isempty(valid)),
  row_version integer not null default 1
);
create index work_experience_party on work_experience (party_id);
call enable_company_policy('work_experience');
comment on table work_experience is 'Work elsewhere; periods may overlap';
