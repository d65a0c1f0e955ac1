-- needs: modules/payroll/factors.001
-- needs: platform/party/parts.001
-- Pay groups: who is paid alike, by which factors, and what each factor counts for from a day on (guide payroll 4.7, 4.11; iran.md 1.7).
create table pay_group (
  pay_group_id uuid primary key,
  company_id uuid not null references company,
  standard_code text not null check (standard_code <> ''),
  description text not null check (description <> ''),
  pay_group_status_id text not null default 'PayGroupActive',
  -- the template its factors came from
  template text not null default 'labour' check (template in ('labour')),
  -- whole rials that net pay is a multiple of; null: as the company's legal profile says
  net_rounding integer check (net_rounding in (1, 10, 100, 1000, 10000)),
  row_version integer not null default 1,
  unique (pay_group_id, company_id)
);
create unique index pay_group_code on pay_group (company_id, lower(standard_code));
comment on table pay_group is 'People who are paid by the same factors, in one run';

create table pay_group_factor (
  pay_group_factor_id uuid primary key,
  company_id uuid not null references company,
  pay_group_id uuid not null,
  pay_factor_id uuid not null,
  -- Y taken, N paid, Z neither
  is_deduct char(1) not null check (is_deduct in ('Y', 'N', 'Z')),
  insured char(1) not null default 'N' check (insured in ('Y', 'N')),
  taxed char(1) not null default 'N' check (taxed in ('Y', 'N')),
  continuous char(1) not null default 'N' check (continuous in ('Y', 'N')),
  overtime_base char(1) not null default 'N' check (overtime_base in ('Y', 'N')),
  eidi_base char(1) not null default 'N' check (eidi_base in ('Y', 'N')),
  severance_base char(1) not null default 'N' check (severance_base in ('Y', 'N')),
  tax_column smallint check (tax_column between 1 and 39),
  display_sequence smallint not null default 100 check (display_sequence between 1 and 9999),
  -- of what is taken: the lower is taken first
  rank smallint not null default 100 check (rank between 1 and 9999),
  valid daterange not null check (not isempty(valid)),
  row_version integer not null default 1,
  constraint pay_group_factor_of foreign key (pay_group_id, company_id) references pay_group (pay_group_id, company_id) on delete cascade,
  constraint pay_group_factor_named foreign key (pay_factor_id, company_id) references pay_factor (pay_factor_id, company_id),
  constraint pay_group_factor_no_overlap exclude using gist (pay_group_id with =, pay_factor_id with =, valid with &&)
);
create index pay_group_factor_factor on pay_group_factor (pay_factor_id);
comment on table pay_group_factor is 'Factors of a pay group and what each counts for, over time';

create table pay_member (
  pay_member_id uuid primary key,
  company_id uuid not null references company,
  party_relationship_id uuid not null references party_relationship on delete cascade,
  pay_group_id uuid not null,
  service_location_condition_enum_id text not null default 'SlcNormal' references enumeration,
  employment_condition_enum_id text not null default 'EcNormal' references enumeration,
  salary_status_id text not null default 'SESPaid',
  -- worker: the social security law with all its parts; none: not insured here
  insurance text not null default 'worker' check (insurance in ('worker', 'none')),
  hard_work char(1) not null default 'N' check (hard_work in ('Y', 'N')),
  -- another employer is the main one: no exemption of tax here
  is_main char(1) not null default 'Y' check (is_main in ('Y', 'N')),
  valid daterange not null check (not isempty(valid)),
  row_version integer not null default 1,
  constraint pay_member_of foreign key (pay_group_id, company_id) references pay_group (pay_group_id, company_id),
  constraint pay_member_no_overlap exclude using gist (party_relationship_id with =, valid with &&)
);
create index pay_member_group on pay_member (pay_group_id);
comment on table pay_member is 'Pay data of an employment over time: its group, and how insurance and tax are counted';

call enable_company_policy('pay_group');
call enable_company_policy('pay_group_factor');
call enable_company_policy('pay_member');

-- flags and pay data are changed from a day on: what was counted before can be counted again
call keep_past_of('pay_group_factor', 'display_sequence');
call keep_past_of('pay_member');
