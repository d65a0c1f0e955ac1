-- needs: platform/party.001
-- Work of a Jalali month by hand, until attendance brings it: what was worked or missed, by factor and project (guide payroll 4.8.3).
create table work_sheet_line (
  work_sheet_line_id uuid primary key,
  company_id uuid not null references company,
  party_relationship_id uuid not null references party_relationship on delete cascade,
  jalali_year smallint not null check (jalali_year between 1300 and 1500),
  jalali_month smallint not null check (jalali_month between 1 and 12),
  work_factor text not null check (work_factor in
    ('overtime', 'night', 'friday', 'holiday', 'shiftTwo', 'shiftThree', 'shiftNight', 'mission', 'unpaidLeave', 'absence', 'sick')),
  -- by the unit of the factor; no month is longer than 31 days
  minutes integer check (minutes between 1 and 44640),
  days numeric(6, 2) check (days > 0 and days <= 31),
  -- no more than this is paid for, in the unit of the factor
  ceiling_minutes integer check (ceiling_minutes between 1 and 44640),
  ceiling_days numeric(6, 2) check (ceiling_days > 0 and ceiling_days <= 31),
  -- code of the project, or empty
  project text not null default '',
  changed_by uuid,
  changed_at timestamptz not null default now(),
  row_version integer not null default 1,
  constraint work_sheet_line_unit check (case when work_factor in ('overtime', 'night', 'friday', 'holiday')
    then minutes is not null and days is null and ceiling_days is null else days is not null and minutes is null and ceiling_minutes is null end),
  constraint work_sheet_line_once unique (party_relationship_id, jalali_year, jalali_month, work_factor, project)
);
create index work_sheet_line_month on work_sheet_line (company_id, jalali_year, jalali_month);
comment on table work_sheet_line is 'Work and absences of an employment in a Jalali month, by work factor and project';

call enable_company_policy('work_sheet_line');
