-- needs: platform/reference-data.002
-- Outputs of payroll for bank, insurance and tax: in which version, and with which settings (guide payroll 4.4).
create table pay_output_type (
  pay_output_type_id uuid primary key,
  company_id uuid not null references company,
  title text not null check (title <> ''),
  output_type_enum_id text not null references enumeration,
  setting_id text not null references enumeration,
  row_version integer not null default 1,
  unique (pay_output_type_id, company_id)
);
create unique index pay_output_type_title on pay_output_type (company_id, lower(title));
comment on table pay_output_type is 'Outputs of payroll that a company makes, each in one version';

create table pay_output_setting (
  pay_output_setting_id uuid primary key,
  company_id uuid not null references company,
  pay_output_type_id uuid not null,
  party_setting_type_id text not null references enumeration,
  value text not null check (value <> ''),
  row_version integer not null default 1,
  constraint pay_output_setting_of foreign key (pay_output_type_id, company_id) references pay_output_type (pay_output_type_id, company_id) on delete cascade,
  constraint pay_output_setting_once unique (pay_output_type_id, party_setting_type_id)
);
comment on table pay_output_setting is 'Settings of outputs, each once';

call enable_company_policy('pay_output_type');
call enable_company_policy('pay_output_setting');
