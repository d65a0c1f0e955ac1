-- needs: platform/structure.005
-- needs: platform/reference-data.002
-- needs: modules/organisation/jobs.001
-- The profile of a job (guide organisation 5.7): what it is, and what it asks of whoever does it. The parts go with their job.
alter table job
  add column job_sub_category_enum_id text references enumeration,
  add column created_date date,
  add column creator_party_id uuid references party on delete set null,
  -- null: an import, or the post has been removed since
  add column producer_empl_position_id uuid references empl_position on delete set null,
  add column gender text check (gender in ('Y', 'N', 'B')),
  add column work_experience smallint check (work_experience between 0 and 60),
  -- '[least,most]', both within
  add column age text check (age ~ '^\[\d{1,3},\d{1,3}\]$'),
  add column job_description text,
  add column job_target text;
alter table job alter column created_date set default current_date;
-- imports used to take either level of categories
update job j set job_category_enum_id = e.parent_enum_id, job_sub_category_enum_id = e.enum_id
  from enumeration e where e.enum_id = j.job_category_enum_id and e.parent_enum_id is not null;
create index job_producer on job (producer_empl_position_id);

create table job_education (
  job_education_id uuid primary key,
  company_id uuid not null references company,
  job_id uuid not null references job on delete cascade,
  qualification_type_enum_id text not null references enumeration,
  field_enum_id text references enumeration,
  description text,
  row_version integer not null default 1,
  constraint job_education_pair unique nulls not distinct (job_id, qualification_type_enum_id, field_enum_id)
);

create table job_course (
  job_course_id uuid primary key,
  company_id uuid not null references company,
  job_id uuid not null references job on delete cascade,
  course_id uuid not null references course,
  has_license char(1) not null default 'N' check (has_license in ('Y', 'N')),
  hours smallint check (hours between 0 and 9999),
  description text,
  row_version integer not null default 1,
  constraint job_course_once unique (job_id, course_id)
);
create index job_course_course on job_course (course_id);

create table job_skill (
  job_skill_id uuid primary key,
  company_id uuid not null references company,
  job_id uuid not null references job on delete cascade,
  skill_id uuid not null references skill,
  skill_level_enum_id text references enumeration,
  description text,
  row_version integer not null default 1,
  constraint job_skill_once unique (job_id, skill_id)
);
create index job_skill_skill on job_skill (skill_id);

create table job_responsibility (
  job_responsibility_id uuid primary key,
  company_id uuid not null references company,
  job_id uuid not null references job on delete cascade,
  title text not null check (title <> ''),
  activity_percent smallint check (activity_percent between 0 and 100),
  related_activities text,
  expected_result text,
  row_version integer not null default 1
);
create index job_responsibility_job on job_responsibility (job_id);

-- the model is that of the criterion
create table job_competence (
  job_competence_id uuid primary key,
  company_id uuid not null references company,
  job_id uuid not null references job on delete cascade,
  competence_criterion_id uuid not null references competence_criterion,
  row_version integer not null default 1,
  constraint job_competence_once unique (job_id, competence_criterion_id)
);
create index job_competence_criterion on job_competence (competence_criterion_id);

create table job_detail (
  job_detail_id uuid primary key,
  company_id uuid not null references company,
  job_id uuid not null references job on delete cascade,
  job_detail_type_enum_id text not null check (job_detail_type_enum_id in ('JbdWorkingConditions', 'JbdEquipments', 'JbdOtherQualifyingRequirements')),
  title text not null check (title <> ''),
  description text,
  row_version integer not null default 1
);
create index job_detail_job on job_detail (job_id);

create table job_grade (
  job_grade_id uuid primary key,
  company_id uuid not null references company,
  job_id uuid not null references job on delete cascade,
  job_title_enum_id text not null references enumeration,
  job_score numeric(9, 2) check (job_score >= 0),
  job_grade_enum_id text not null references enumeration,
  row_version integer not null default 1,
  constraint job_grade_once unique (job_id, job_grade_enum_id)
);

create table job_communication (
  job_communication_id uuid primary key,
  company_id uuid not null references company,
  job_id uuid not null references job on delete cascade,
  unit_name text not null check (unit_name <> ''),
  communication_type_enum_id text references enumeration,
  communication_platform_enum_id text references enumeration,
  description text,
  row_version integer not null default 1
);
create index job_communication_job on job_communication (job_id);

create table job_authority (
  job_authority_id uuid primary key,
  company_id uuid not null references company,
  job_id uuid not null references job on delete cascade,
  title text not null check (title <> ''),
  job_authority_type_enum_id text references enumeration,
  importance_enum_id text references enumeration,
  description text,
  row_version integer not null default 1
);
create index job_authority_job on job_authority (job_id);

call enable_company_policy('job_education');
call enable_company_policy('job_course');
call enable_company_policy('job_skill');
call enable_company_policy('job_responsibility');
call enable_company_policy('job_competence');
call enable_company_policy('job_detail');
call enable_company_policy('job_grade');
call enable_company_policy('job_communication');
call enable_company_policy('job_authority');
