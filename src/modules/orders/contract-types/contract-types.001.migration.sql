-- needs: platform/reference-data/register.001
-- needs: modules/payroll/factors.001
-- What a type of contract says beside its name: how long it may last, the days of probation, what its paper shows; its terms by days, its factors.
alter table agreement_type
  add column agreement_type_enum_id text references enumeration,
  add column longest_months smallint check (longest_months between 1 and 120),
  add column probation_days smallint not null default 0 check (probation_days between 0 and 365),
  -- pay: with the table of wages
  add column print_version text not null default 'plain' check (print_version in ('plain', 'pay')),
  add constraint agreement_type_of_company unique (agreement_id, company_id);

create table contract_term (
  contract_term_id uuid primary key,
  company_id uuid not null references company,
  agreement_id uuid not null,
  term_type_enum_id text not null references enumeration,
  -- with {{placeholders}}; a contract keeps its own text
  body_text text not null check (body_text <> ''),
  valid daterange not null check (not isempty(valid) and lower(valid) is not null),
  row_version integer not null default 1,
  constraint contract_term_of_type foreign key (agreement_id, company_id) references agreement_type (agreement_id, company_id) on delete cascade,
  constraint contract_term_no_overlap exclude using gist (agreement_id with =, term_type_enum_id with =, valid with &&)
);
comment on table contract_term is 'Terms of a type of contract over time';

-- Wages that a contract of the type names.
create table contract_type_factor (
  contract_type_factor_id uuid primary key,
  company_id uuid not null references company,
  agreement_id uuid not null,
  pay_factor_id uuid not null,
  row_version integer not null default 1,
  constraint contract_type_factor_of_type foreign key (agreement_id, company_id) references agreement_type (agreement_id, company_id) on delete cascade,
  constraint contract_type_factor_factor foreign key (pay_factor_id, company_id) references pay_factor (pay_factor_id, company_id),
  constraint contract_type_factor_once unique (agreement_id, pay_factor_id)
);
create index contract_type_factor_named on contract_type_factor (pay_factor_id);

call enable_company_policy('contract_term');
call enable_company_policy('contract_type_factor');
