-- needs: platform/party.001
-- Months that attendance is closed by (guide questionnaire-performance.md 16.1): a Jalali month, or from the 21st of the one before to the 20th.
create table attendance_period (
  attendance_period_id uuid primary key,
  company_id uuid not null references company,
  -- Jalali: of which month of pay it is
  jalali_year smallint not null check (jalali_year between 1300 and 1500),
  jalali_month smallint not null check (jalali_month between 1 and 12),
  valid daterange not null check (not isempty(valid) and not lower_inf(valid) and not upper_inf(valid)),
  unique (attendance_period_id, company_id),
  constraint attendance_period_once unique (company_id, jalali_year, jalali_month),
  constraint attendance_period_no_overlap exclude using gist (company_id with =, valid with &&)
);
comment on table attendance_period is 'Months of attendance of a company';
call enable_company_policy('attendance_period');
