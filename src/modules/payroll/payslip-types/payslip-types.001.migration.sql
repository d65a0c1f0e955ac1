-- needs: modules/payroll/base-data.001
-- needs: modules/payroll/output-types.001
-- needs: modules/payroll/factors.001
-- Types of payslips: for which periods, with which outputs and factors, and how they are rounded and printed (guide payroll 4.5).
create table payslip_type (
  payslip_type_id uuid primary key,
  company_id uuid not null references company,
  code text not null check (code ~ '^[A-Za-z][A-Za-z0-9]{0,39}$'),
  title text not null check (title <> ''),
  -- null: Jalali months
  time_period_type_id uuid,
  bank_output_id uuid,
  insurance_output_id uuid,
  tax_output_id uuid,
  rounding_type_enum_id text references enumeration,
  print_setting_id text not null references enumeration,
  autgen_time_period char(1) not null default 'N' check (autgen_time_period in ('Y', 'N')),
  autgen_title_enum_id text references enumeration,
  change_calc_type char(1) not null default 'N' check (change_calc_type in ('Y', 'N')),
  -- who has no bank account is paid all the same
  cash_allowed char(1) not null default 'N' check (cash_allowed in ('Y', 'N')),
  description text,
  row_version integer not null default 1,
  unique (payslip_type_id, company_id),
  constraint payslip_type_period foreign key (time_period_type_id, company_id) references pay_period_type (pay_period_type_id, company_id),
  constraint payslip_type_bank foreign key (bank_output_id, company_id) references pay_output_type (pay_output_type_id, company_id),
  constraint payslip_type_insurance foreign key (insurance_output_id, company_id) references pay_output_type (pay_output_type_id, company_id),
  constraint payslip_type_tax foreign key (tax_output_id, company_id) references pay_output_type (pay_output_type_id, company_id)
);
create unique index payslip_type_code on payslip_type (company_id, lower(code));
create index payslip_type_of_period on payslip_type (time_period_type_id);
comment on table payslip_type is 'Types of payslips of a company';

create table payslip_type_factor (
  payslip_type_factor_id uuid primary key,
  company_id uuid not null references company,
  payslip_type_id uuid not null,
  pay_factor_id uuid not null,
  calc_type_enum_id text not null references enumeration,
  arrears_pay char(1) not null default 'N' check (arrears_pay in ('Y', 'N')),
  row_version integer not null default 1,
  constraint payslip_type_factor_of foreign key (payslip_type_id, company_id) references payslip_type (payslip_type_id, company_id) on delete cascade,
  constraint payslip_type_factor_named foreign key (pay_factor_id, company_id) references pay_factor (pay_factor_id, company_id),
  constraint payslip_type_factor_once unique (payslip_type_id, pay_factor_id)
);
create index payslip_type_factor_factor on payslip_type_factor (pay_factor_id);
comment on table payslip_type_factor is 'Factors that payslips of a type count alone; all of the group where none is named';

call enable_company_policy('payslip_type');
call enable_company_policy('payslip_type_factor');
