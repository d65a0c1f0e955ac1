-- needs: modules/payroll/base-data.001
-- How a company's accounting software is reached (guide payroll 4.2). The password is sealed and told to nobody.
create table accounting_link (
  accounting_link_id uuid primary key,
  company_id uuid not null references company,
  title text not null check (title <> ''),
  url text,
  user_name text,
  password text,
  output_excel_type_enum_id text references enumeration,
  is_default char(1) not null default 'N' check (is_default in ('Y', 'N')),
  row_version integer not null default 1,
  unique (accounting_link_id, company_id)
);
create unique index accounting_link_title on accounting_link (company_id, lower(title));
create unique index accounting_link_default on accounting_link (company_id) where is_default = 'Y';
comment on table accounting_link is 'Accounting software of a company';
comment on column accounting_link.password is 'sealed';
call enable_company_policy('accounting_link');
