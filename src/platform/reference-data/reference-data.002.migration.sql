-- needs: platform/party.001
-- Reference data that people edit. Every table of it carries: is_system (seeded, the product knows the id: it neither
-- changes nor goes), option_indicator (N: no longer offered) and row_version (1: nobody has touched the seeded row yet).

-- ---- version tag ----
-- One row, so that a reader sees a new version only together with what it stands for (a sequence would run ahead).
create table reference_version (only_one boolean primary key default true check (only_one), version bigint not null default 1);
insert into reference_version default values;
create function touch_reference_data() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update reference_version set version = version + 1;
  return null;
end $$;
create procedure enable_version_tag(target regclass) language plpgsql as $$
begin
  execute format('create trigger version_tag after insert or update or delete or truncate on %s for each statement execute function touch_reference_data()', target);
end $$;
comment on table reference_version is 'Goes up with every write to reference data: the version tag (ETag) of its calls';

-- ---- enumerations, statuses, places ----
alter table enumeration_type add column type_group text not null default 'shared';
comment on column enumeration_type.type_group is 'Area of the product, for the selector of the editor';

alter table enumeration
  add column option_value text,
  add column is_default char(1) not null default 'N' check (is_default in ('Y', 'N')),
  add column is_system char(1) not null default 'N' check (is_system in ('Y', 'N')),
  add column row_version integer not null default 1,
  add constraint enumeration_not_own_parent check (parent_enum_id <> enum_id);
-- all rows so far were seeded
update enumeration set is_system = 'Y';
create unique index enumeration_code on enumeration (enum_type_id, upper(enum_code));
create unique index enumeration_one_default on enumeration (enum_type_id) where is_default = 'Y';
create index enumeration_parent on enumeration (parent_enum_id);

-- two types may both know a status of one name (guide enumerations 9.1: Approved)
alter table status_item
  drop constraint status_item_pkey,
  add primary key (status_type_id, status_id),
  add constraint status_item_id check (status_id ~ '^[A-Za-z][A-Za-z0-9_]*$'),
  add column option_indicator char(1) not null default 'Y' check (option_indicator in ('Y', 'N')),
  add column is_system char(1) not null default 'N' check (is_system in ('Y', 'N')),
  add column row_version integer not null default 1;
update status_item set is_system = 'Y';


create table status_flow_transition (
  transition_id text primary key,
  status_type_id text not null references status_type,
  status_id text not null,
  to_status_id text not null check (to_status_id <> status_id),
  transition_name text not null check (transition_name <> ''),
  sequence_num integer not null default 0,
  -- key whose holders may make the move; null: whoever may edit the record
  user_permission_id text,
  option_indicator char(1) not null default 'Y' check (option_indicator in ('Y', 'N')),
  is_system char(1) not null default 'N' check (is_system in ('Y', 'N')),
  row_version integer not null default 1,
  constraint status_flow_transition_from foreign key (status_type_id, status_id) references status_item,
  constraint status_flow_transition_to foreign key (status_type_id, to_status_id) references status_item,
  constraint status_flow_transition_once unique (status_type_id, status_id, to_status_id)
);
comment on table status_flow_transition is 'Moves that are allowed between the statuses of one type (UDM StatusFlowTransition)';

alter table geo
  add column geo_code_alpha2 text,
  add column geo_code_alpha3 text,
  -- country number of the salary tax file (guide iran.md 5), not the one of ISO 3166
  add column geo_code_tax text,
  add column option_indicator char(1) not null default 'Y' check (option_indicator in ('Y', 'N')),
  add column is_system char(1) not null default 'N' check (is_system in ('Y', 'N')),
  add column row_version integer not null default 1,
  add constraint geo_not_own_parent check (parent_geo_id <> geo_id);
update geo set is_system = 'Y';
create unique index geo_code on geo (geo_type_enum_id, geo_code_numeric);
create index geo_parent on geo (parent_geo_id);

-- Ids that stand in other tables without a foreign key, in every company: which table names one, if any does.
create function reference_id_used(id text) returns text language sql stable security definer set search_path = public as $$
  select case
    when exists (select from telecom_number where contact_mech_purpose_id = id) then 'telecom_number'
    when exists (select from postal_address where contact_mech_purpose_id = id) then 'postal_address'
    when exists (select from party_relationship where relationship_type_enum_id = id) then 'party_relationship'
    when exists (select from party_identification where party_id_type_enum_id = id) then 'party_identification'
  end
$$;

-- ---- units of measure, roles, banks, periods ----
create table uom (
  uom_id text primary key check (uom_id ~ '^[A-Za-z][A-Za-z0-9_]*$'),
  uom_type_enum_id text not null references enumeration,
  abbreviation text,
  description text not null check (description <> ''),
  fraction_digits smallint not null default 0 check (fraction_digits between 0 and 9),
  sequence_num integer not null default 0,
  option_indicator char(1) not null default 'Y' check (option_indicator in ('Y', 'N')),
  is_system char(1) not null default 'N' check (is_system in ('Y', 'N')),
  row_version integer not null default 1
);
create index uom_of_type on uom (uom_type_enum_id, sequence_num);

create table role_type (
  role_type_id text primary key check (role_type_id ~ '^[A-Za-z][A-Za-z0-9_]*$'),
  parent_type_id text references role_type check (parent_type_id <> role_type_id),
  description text not null check (description <> ''),
  sequence_num integer not null default 0,
  option_indicator char(1) not null default 'Y' check (option_indicator in ('Y', 'N')),
  is_system char(1) not null default 'N' check (is_system in ('Y', 'N')),
  row_version integer not null default 1
);
create index role_type_parent on role_type (parent_type_id);

create table bank (
  bank_id text primary key check (bank_id ~ '^[0-9]{3}$'),
  description text not null check (description <> ''),
  merged_into_bank_id text references bank check (merged_into_bank_id <> bank_id),
  merged_on date,
  option_indicator char(1) not null default 'Y' check (option_indicator in ('Y', 'N')),
  is_system char(1) not null default 'N' check (is_system in ('Y', 'N')),
  row_version integer not null default 1
);
create index bank_merged on bank (merged_into_bank_id);
comment on table bank is 'bank_id: the three digits of a Sheba; codes stay good for old accounts after a merger';

create table time_period_type (
  time_period_type_id text primary key,
  description text not null,
  length_uom_id text references uom,
  sequence_num integer not null default 0
);
create table time_period (
  time_period_id text primary key,
  time_period_type_id text not null references time_period_type,
  parent_period_id text references time_period,
  previous_period_id text references time_period,
  period_num integer not null,
  period_name text not null,
  from_date date not null,
  thru_date date not null check (thru_date >= from_date),
  constraint time_period_no_overlap exclude using gist (time_period_type_id with =, daterange(from_date, thru_date, '[]') with &&)
);
comment on table time_period is 'Jalali years and months as rows; thru_date is the last day';

-- ---- organisations that payroll pays (guide base-data 7.3) ----
create table organ (
  organ_id uuid primary key,
  organ_code text not null check (organ_code ~ '^[A-Za-z0-9]+$'),
  organ_name text not null check (organ_name <> ''),
  organ_type_enum_id text not null references enumeration,
  option_indicator char(1) not null default 'Y' check (option_indicator in ('Y', 'N')),
  is_system char(1) not null default 'N' check (is_system in ('Y', 'N')),
  row_version integer not null default 1
);
create unique index organ_code on organ (upper(organ_code));
create table organ_branch (
  branch_id uuid primary key,
  organ_id uuid not null references organ,
  branch_code text not null check (branch_code ~ '^[A-Za-z0-9]+$'),
  branch_title text not null check (branch_title <> ''),
  province_geo_id text references geo,
  city_geo_id text references geo,
  address text,
  postal_code text,
  area_code text,
  contact_number text,
  option_indicator char(1) not null default 'Y' check (option_indicator in ('Y', 'N')),
  is_system char(1) not null default 'N' check (is_system in ('Y', 'N')),
  row_version integer not null default 1
);
create unique index organ_branch_code on organ_branch (organ_id, upper(branch_code));

-- ---- what belongs to a company ----
create table party_classification (
  party_classification_id uuid primary key,
  company_id uuid not null references company,
  classification_type_enum_id text not null references enumeration,
  parent_classification_id uuid references party_classification check (parent_classification_id <> party_classification_id),
  standard_code text not null check (standard_code ~ '^[A-Za-z0-9]+$'),
  description text not null check (description <> ''),
  option_indicator char(1) not null default 'Y' check (option_indicator in ('Y', 'N')),
  is_system char(1) not null default 'N' check (is_system in ('Y', 'N')),
  row_version integer not null default 1
);
create unique index party_classification_code on party_classification (company_id, classification_type_enum_id, upper(standard_code));
create index party_classification_parent on party_classification (parent_classification_id);
comment on table party_classification is 'Personnel structure: activity and expertise areas, groups with sub-groups, cost centres (guide base-data 7.2)';

create table competence_model (
  competence_model_id uuid primary key,
  company_id uuid not null references company,
  created_date date not null default current_date,
  title text not null check (title <> ''),
  description text,
  option_indicator char(1) not null default 'Y' check (option_indicator in ('Y', 'N')),
  is_system char(1) not null default 'N' check (is_system in ('Y', 'N')),
  row_version integer not null default 1
);
create unique index competence_model_title on competence_model (company_id, title);
create table competence_criterion (
  competence_criterion_id uuid primary key,
  company_id uuid not null references company,
  competence_model_id uuid not null references competence_model,
  parent_criterion_id uuid references competence_criterion check (parent_criterion_id <> competence_criterion_id),
  criterion_code text not null check (criterion_code ~ '^[A-Za-z0-9]+$'),
  title text not null check (title <> ''),
  weight numeric(9, 3) check (weight >= 0),
  criterion_rate_enum_id text not null references enumeration,
  description text,
  option_indicator char(1) not null default 'Y' check (option_indicator in ('Y', 'N')),
  is_system char(1) not null default 'N' check (is_system in ('Y', 'N')),
  row_version integer not null default 1
);
create unique index competence_criterion_code on competence_criterion (competence_model_id, upper(criterion_code));
create index competence_criterion_parent on competence_criterion (parent_criterion_id);
create table skill (
  skill_id uuid primary key,
  company_id uuid not null references company,
  skill_type text not null check (skill_type in ('SkillGroup', 'Skill')),
  parent_skill_id uuid references skill check (parent_skill_id <> skill_id),
  skill_code text not null check (skill_code ~ '^[A-Za-z0-9]+$'),
  title text not null check (title <> ''),
  sequence_num integer not null default 0,
  description text,
  option_indicator char(1) not null default 'Y' check (option_indicator in ('Y', 'N')),
  is_system char(1) not null default 'N' check (is_system in ('Y', 'N')),
  row_version integer not null default 1
);
create unique index skill_code on skill (company_id, upper(skill_code));
create index skill_parent on skill (parent_skill_id);

-- bare catalogues: training and orders add their columns
create table course (
  course_id uuid primary key,
  company_id uuid not null references company,
  course_code text not null check (course_code <> ''),
  course_title text not null check (course_title <> ''),
  option_indicator char(1) not null default 'Y' check (option_indicator in ('Y', 'N')),
  row_version integer not null default 1
);
create unique index course_code on course (company_id, upper(course_code));
create table agreement_type (
  agreement_id uuid primary key,
  company_id uuid not null references company,
  code text not null check (code <> ''),
  description text not null check (description <> ''),
  status_id text not null default 'ActiveAgr' check (status_id in ('ActiveAgr', 'NotActiveAgr')),
  row_version integer not null default 1
);
create unique index agreement_type_code on agreement_type (company_id, upper(code));

call enable_company_policy('party_classification');
call enable_company_policy('competence_model');
call enable_company_policy('competence_criterion');
call enable_company_policy('skill');
call enable_company_policy('course');
call enable_company_policy('agreement_type');

call enable_version_tag('enumeration_type');
call enable_version_tag('enumeration');
call enable_version_tag('status_type');
call enable_version_tag('status_item');
call enable_version_tag('geo');
call enable_version_tag('uom');
call enable_version_tag('role_type');
call enable_version_tag('bank');
call enable_version_tag('time_period_type');
call enable_version_tag('time_period');
call enable_version_tag('organ');
call enable_version_tag('organ_branch');
call enable_version_tag('party_classification');
call enable_version_tag('competence_model');
call enable_version_tag('competence_criterion');
call enable_version_tag('skill');
call enable_version_tag('course');
call enable_version_tag('agreement_type');
