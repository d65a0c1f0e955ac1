-- needs: platform/party.001
-- needs: platform/reference-data.002
-- What attendance counts of a month, and which factor of payroll each pays (guide questionnaire-performance.md 16.1).
create table attendance_factor (
  attendance_factor_id uuid primary key,
  company_id uuid not null references company on delete cascade,
  factor_code text not null check (factor_code ~ '^[A-Za-z][A-Za-z0-9]*$'),
  title text not null check (title <> ''),
  unit_enum_id text not null check (unit_enum_id in ('WFTHours', 'WFTNonHours')),
  type_enum_id text not null references enumeration,
  status_id text not null default 'WFSActive' check (status_id in ('WFSActive', 'WFSNotActive')),
  -- what of a sheet it counts (factors.rules.ts)
  figure text not null check (figure <> ''),
  -- of payroll; null: not paid
  work_factor text check (work_factor <> ''),
  ceiling_minutes integer check (ceiling_minutes between 1 and 44640),
  ceiling_days numeric(4, 2) check (ceiling_days > 0 and ceiling_days <= 31),
  description text,
  row_version integer not null default 1,
  check (ceiling_minutes is null or unit_enum_id = 'WFTHours'),
  check (ceiling_days is null or unit_enum_id = 'WFTNonHours')
);
create unique index attendance_factor_code on attendance_factor (company_id, lower(factor_code));
-- what is counted is paid once
create unique index attendance_factor_paid on attendance_factor (company_id, figure, work_factor) where work_factor is not null and status_id = 'WFSActive';
comment on table attendance_factor is 'Factors of attendance of a company, and the factor of payroll that each pays; a company without any has those of factors.rules.ts';

call enable_company_policy('attendance_factor');
