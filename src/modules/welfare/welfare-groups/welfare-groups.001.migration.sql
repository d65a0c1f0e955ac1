-- needs: modules/welfare/loan-definition.001
-- needs: platform/structure.002
-- needs: platform/db.002
-- Groups of welfare: who belongs to one, and what it may have of loans (issue 23; guide welfare 7.1).
create table welfare_group (
  welfare_group_id uuid primary key,
  company_id uuid not null references company,
  standard_code text not null check (standard_code <> ''),
  description text not null check (description <> ''),
  welfare_group_status_id text not null default 'ActiveWelfareGroup' check (welfare_group_status_id in ('ActiveWelfareGroup', 'NotActiveWelfareGroup')),
  -- sees to the requests of its members
  responsible_empl_position_id uuid not null references empl_position,
  is_system char(1) not null default 'N' check (is_system in ('Y', 'N')),
  row_version integer not null default 1,
  unique (welfare_group_id, company_id)
);
create unique index welfare_group_code on welfare_group (company_id, upper(standard_code));
create index welfare_group_responsible on welfare_group (responsible_empl_position_id);
comment on table welfare_group is 'People who have the same loans and services';

create table welfare_member (
  welfare_member_id uuid primary key,
  company_id uuid not null references company,
  party_relationship_id uuid not null references party_relationship on delete cascade,
  welfare_group_id uuid not null,
  -- came out of another group, whose days it ended
  is_moved char(1) not null default 'N' check (is_moved in ('Y', 'N')),
  valid daterange not null check (not isempty(valid) and lower(valid) is not null),
  changed_by uuid,
  changed_at timestamptz not null default now(),
  row_version integer not null default 1,
  constraint welfare_member_of foreign key (welfare_group_id, company_id) references welfare_group (welfare_group_id, company_id),
  constraint welfare_member_no_overlap exclude using gist (party_relationship_id with =, valid with &&)
);
create index welfare_member_group on welfare_member (welfare_group_id);
comment on table welfare_member is 'Of which group of welfare an employment is, over time: one on a day';

create table welfare_group_document (
  welfare_group_document_id uuid primary key,
  company_id uuid not null references company,
  welfare_group_id uuid not null,
  welfare_type_enum_id text not null references enumeration,
  loan_type_enum_id text references enumeration,
  welfare_doc_enum_id text not null references enumeration,
  row_version integer not null default 1,
  constraint welfare_group_document_of foreign key (welfare_group_id, company_id) references welfare_group (welfare_group_id, company_id) on delete cascade,
  constraint welfare_group_document_once unique nulls not distinct (welfare_group_id, welfare_type_enum_id, loan_type_enum_id, welfare_doc_enum_id)
);
comment on table welfare_group_document is 'Papers that a request of a kind needs from members of a group';

create table welfare_group_loan (
  welfare_group_loan_id uuid primary key,
  company_id uuid not null references company,
  welfare_group_id uuid not null,
  welfare_id uuid not null,
  amount_type_enum_id text not null references enumeration,
  -- rials; of a variable amount the most of it
  loan_amount_limit bigint not null check (loan_amount_limit > 0),
  -- percent of the pay of the order, of a variable amount
  calculation_impact smallint check (calculation_impact between 1 and 10000),
  max_installment_number smallint not null check (max_installment_number between 1 and 600),
  -- months that must lie between two requests; null: once
  loan_usage_limit smallint check (loan_usage_limit between 0 and 600),
  valid daterange not null check (not isempty(valid) and lower(valid) is not null),
  row_version integer not null default 1,
  constraint welfare_group_loan_of foreign key (welfare_group_id, company_id) references welfare_group (welfare_group_id, company_id) on delete cascade,
  constraint welfare_group_loan_named foreign key (welfare_id, company_id) references welfare_loan (welfare_id, company_id),
  constraint welfare_group_loan_no_overlap exclude using gist (welfare_group_id with =, welfare_id with =, valid with &&)
);
create index welfare_group_loan_loan on welfare_group_loan (welfare_id);
comment on table welfare_group_loan is 'Loans that are open to a group: how much over how many lines, on which days';

create table welfare_group_criterion (
  welfare_group_criterion_id uuid primary key,
  company_id uuid not null references company,
  welfare_group_id uuid not null,
  welfare_id uuid not null,
  criteria_score_enum_id text not null references enumeration,
  -- expected: least of a number; of marital status 1 single, 2 married, 3 divorced
  amount numeric(18, 3) not null,
  -- points of who fulfils it
  points numeric(9, 3) not null default 0,
  row_version integer not null default 1,
  constraint welfare_group_criterion_of foreign key (welfare_group_id, company_id) references welfare_group (welfare_group_id, company_id) on delete cascade,
  constraint welfare_group_criterion_named foreign key (welfare_id, company_id) references welfare_loan (welfare_id, company_id),
  constraint welfare_group_criterion_once unique (welfare_group_id, welfare_id, criteria_score_enum_id)
);
create index welfare_group_criterion_loan on welfare_group_criterion (welfare_id);
comment on table welfare_group_criterion is 'What a group expects of who asks for a loan, and the points it gives';

create table welfare_group_guarantor (
  welfare_group_guarantor_id uuid primary key,
  company_id uuid not null references company,
  welfare_group_id uuid not null,
  welfare_id uuid not null,
  guarantor_type_enum_id text not null references enumeration,
  amount smallint not null check (amount between 1 and 10),
  -- papers as JSON: ids of PartyContentType
  welfare_doc_enum_ids text,
  terms text,
  row_version integer not null default 1,
  constraint welfare_group_guarantor_of foreign key (welfare_group_id, company_id) references welfare_group (welfare_group_id, company_id) on delete cascade,
  constraint welfare_group_guarantor_named foreign key (welfare_id, company_id) references welfare_loan (welfare_id, company_id),
  constraint welfare_group_guarantor_once unique (welfare_group_id, welfare_id, guarantor_type_enum_id)
);
create index welfare_group_guarantor_loan on welfare_group_guarantor (welfare_id);
comment on table welfare_group_guarantor is 'Guarantors that a loan needs from members of a group';

call enable_company_policy('welfare_group');
call enable_company_policy('welfare_member');
call enable_company_policy('welfare_group_document');
call enable_company_policy('welfare_group_loan');
call enable_company_policy('welfare_group_criterion');
call enable_company_policy('welfare_group_guarantor');
