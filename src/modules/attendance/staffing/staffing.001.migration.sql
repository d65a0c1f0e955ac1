-- needs: platform/calendar/shifts.001
-- needs: platform/structure.001
-- How many people a unit needs in a shift, from a day on.
create table shift_need (
  shift_need_id uuid primary key,
  company_id uuid not null references company,
  unit_id uuid not null references org_unit on delete cascade,
  work_shift_id uuid not null references work_shift on delete cascade,
  needed smallint not null check (needed between 0 and 9999),
  -- on weekly rests and holidays; null: as on other days
  needed_off smallint check (needed_off between 0 and 9999),
  valid daterange not null check (not isempty(valid) and not lower_inf(valid)),
  row_version integer not null default 1,
  constraint shift_need_no_overlap exclude using gist (unit_id with =, work_shift_id with =, valid with &&)
);
create index shift_need_company on shift_need (company_id);
create index shift_need_shift on shift_need (work_shift_id);
comment on table shift_need is 'Needed staff of units by shift';
call enable_company_policy('shift_need');
