-- needs: platform/party.001
-- needs: platform/reference-data.002
-- Factors of pay and of orders: what a line of a payslip or of an order is called, and in which branch it stands. What it counts for is said
-- by the pay groups it is in.
create table pay_factor (
  pay_factor_id uuid primary key,
  company_id uuid not null references company,
  branch text not null check (branch in ('payroll', 'order')),
  code text not null check (code ~ '^[A-Za-z][A-Za-z0-9_]{0,39}$'),
  title text not null check (title <> ''),
  group_enum_id text not null references enumeration,
  description text,
  row_version integer not null default 1,
  unique (pay_factor_id, company_id)
);
create unique index pay_factor_code on pay_factor (company_id, lower(code));
comment on table pay_factor is 'Factors of pay and of orders of a company; codes are named by formulas, wages and items';

call enable_company_policy('pay_factor');
