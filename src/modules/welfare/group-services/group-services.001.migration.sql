-- needs: modules/welfare/welfare-groups.001
-- needs: modules/welfare/service-definition.001
-- needs: platform/db.002
-- What a group of welfare has of services (issue 24; guide welfare 7.1, tabs 2 and 3): who bears what, and how often one may be used.
create table welfare_group_share (
  welfare_group_share_id uuid primary key,
  company_id uuid not null references company,
  welfare_group_id uuid not null,
  welfare_service_id uuid not null,
  -- null: of everybody of whom no other row speaks
  relation text check (relation <> ''),
  employee_percent numeric(9, 6) not null check (employee_percent between 0 and 100),
  employer_percent numeric(9, 6) not null check (employer_percent between 0 and 100),
  valid daterange not null check (not isempty(valid) and lower(valid) is not null),
  row_version integer not null default 1,
  constraint welfare_group_share_sum check (employee_percent + employer_percent = 100),
  constraint welfare_group_share_of_group foreign key (welfare_group_id, company_id) references welfare_group (welfare_group_id, company_id) on delete cascade,
  constraint welfare_group_share_of_service foreign key (welfare_service_id, company_id) references welfare_service (welfare_service_id, company_id),
  constraint welfare_group_share_no_overlap exclude using gist (welfare_group_id with =, welfare_service_id with =, coalesce(relation, '') with =, valid with &&)
);
create index welfare_group_share_service on welfare_group_share (welfare_service_id);
comment on table welfare_group_share is 'Who bears what of a service, by group and by whom it is for, on which days';

create table welfare_group_use (
  welfare_group_use_id uuid primary key,
  company_id uuid not null references company,
  welfare_group_id uuid not null,
  welfare_service_id uuid not null,
  -- uses within so many months; both null: any number
  most_uses smallint check (most_uses between 1 and 1000),
  within_months smallint check (within_months between 1 and 600),
  gap_count smallint not null default 0 check (gap_count between 0 and 3650),
  gap_unit text not null default 'months' check (gap_unit in ('days', 'months')),
  valid daterange not null check (not isempty(valid) and lower(valid) is not null),
  row_version integer not null default 1,
  constraint welfare_group_use_pair check ((most_uses is null) = (within_months is null)),
  constraint welfare_group_use_of_group foreign key (welfare_group_id, company_id) references welfare_group (welfare_group_id, company_id) on delete cascade,
  constraint welfare_group_use_of_service foreign key (welfare_service_id, company_id) references welfare_service (welfare_service_id, company_id),
  constraint welfare_group_use_no_overlap exclude using gist (welfare_group_id with =, welfare_service_id with =, valid with &&)
);
create index welfare_group_use_service on welfare_group_use (welfare_service_id);
comment on table welfare_group_use is 'How often a group may use a service, on which days';

call enable_company_policy('welfare_group_share');
call enable_company_policy('welfare_group_use');
