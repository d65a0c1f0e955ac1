-- needs: modules/payroll/facility-costs.001
-- needs: platform/db.002
-- Facilities of the employer that people have, over time, and what payslips have taken for them (guide payroll 4.11).
create table person_facility (
  person_facility_id uuid primary key,
  company_id uuid not null references company,
  party_relationship_id uuid not null references party_relationship on delete cascade,
  parent_type_enum_id text not null references enumeration,
  type_enum_id text references enumeration,
  -- which one: a plate, an address
  feature text,
  valid daterange not null check (not isempty(valid) and lower(valid) is not null),
  changed_by uuid,
  changed_at timestamptz not null default now(),
  row_version integer not null default 1,
  constraint person_facility_no_overlap exclude using gist (party_relationship_id with =, (coalesce(type_enum_id, parent_type_enum_id)) with =, valid with &&)
);
comment on table person_facility is 'Facilities of the employer that people have, over time: class pay';

create table person_facility_taken (
  person_facility_taken_id uuid primary key,
  person_facility_id uuid not null references person_facility on delete cascade,
  company_id uuid not null references company,
  -- first day of the month that it was asked of
  month_day date not null,
  -- rials; below zero where an approved payslip was taken back
  amount bigint not null check (amount <> 0),
  taken_at timestamptz not null default now()
);
create index person_facility_taken_of on person_facility_taken (person_facility_id);
comment on table person_facility_taken is 'What approved payslips have taken for facilities; rows are only added';
call only_added_to('person_facility_taken', 'person_facility');

call enable_company_policy('person_facility');
call enable_company_policy('person_facility_taken');
