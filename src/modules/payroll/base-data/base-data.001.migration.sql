-- needs: platform/reference-data.002
-- Periods of a company beside the Jalali months and years that everybody has: their types and the periods of each (guide payroll 4.2).
create table pay_period_type (
  pay_period_type_id uuid primary key,
  company_id uuid not null references company,
  code text not null check (code ~ '^[A-Za-z][A-Za-z0-9]{0,39}$'),
  description text not null check (description <> ''),
  period_purpose_enum_id text references enumeration,
  parent_period_type_id uuid,
  period_length integer check (period_length > 0),
  length_uom_id text references uom,
  row_version integer not null default 1,
  unique (pay_period_type_id, company_id),
  constraint pay_period_type_parent foreign key (parent_period_type_id, company_id) references pay_period_type (pay_period_type_id, company_id)
);
create unique index pay_period_type_code on pay_period_type (company_id, lower(code));
create index pay_period_type_children on pay_period_type (parent_period_type_id);
comment on table pay_period_type is 'Types of periods that a company has declared for itself';

create table pay_period (
  pay_period_id uuid primary key,
  company_id uuid not null references company,
  time_period_type_id uuid not null,
  period_num integer not null check (period_num > 0),
  period_name text not null check (period_name <> ''),
  previous_period_id uuid,
  parent_period_id uuid,
  valid daterange not null check (not isempty(valid) and not upper_inf(valid)),
  description text,
  row_version integer not null default 1,
  unique (pay_period_id, company_id),
  constraint pay_period_of foreign key (time_period_type_id, company_id) references pay_period_type (pay_period_type_id, company_id),
  constraint pay_period_previous foreign key (previous_period_id, company_id) references pay_period (pay_period_id, company_id),
  constraint pay_period_parent foreign key (parent_period_id, company_id) references pay_period (pay_period_id, company_id),
  constraint pay_period_number unique (time_period_type_id, period_num),
  constraint pay_period_no_overlap exclude using gist (time_period_type_id with =, valid with &&)
);
create index pay_period_children on pay_period (parent_period_id);
create index pay_period_next on pay_period (previous_period_id);
comment on table pay_period is 'Periods of the types of a company';

call enable_company_policy('pay_period_type');
call enable_company_policy('pay_period');
call enable_version_tag('pay_period');
