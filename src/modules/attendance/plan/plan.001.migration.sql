-- needs: modules/attendance/leave.003
-- needs: platform/calendar/shifts.001
-- Who works by which programme, by which rules a calendar is counted, and what somebody works otherwise (guide questionnaire-performance.md 16.1).

alter table person_work_calendar add column shift_programme_id uuid;
alter table person_work_calendar add constraint person_work_calendar_programme foreign key (shift_programme_id, work_calendar_id) references shift_programme (shift_programme_id, work_calendar_id);
create index person_work_calendar_by on person_work_calendar (shift_programme_id) where shift_programme_id is not null;
comment on table person_work_calendar is 'Who works by another calendar than the default of the company, or by a programme of one that is not for all: a crew';

create table calendar_rule (
  calendar_rule_id uuid primary key,
  company_id uuid not null,
  work_calendar_id uuid not null,
  from_date date not null,
  thru_date date check (thru_date >= from_date),
  -- when work begins on a day whose minutes come from the week
  day_begins smallint not null check (day_begins between 0 and 1439),
  -- 0: Saturday; by article 62 of the labour law Friday, where no other day stands for it
  weekly_rest_enum_id text not null check (weekly_rest_enum_id ~ '^Wd[A-Z][a-z]+day$'),
  window_before smallint not null check (window_before between 0 and 1440),
  window_after smallint not null check (window_after between 0 and 1440),
  open_end text not null check (open_end in ('exception', 'shiftEnd', 'nothing')),
  double_press smallint not null check (double_press between 0 and 60),
  longest_stay smallint not null check (longest_stay between 60 and 2880),
  delay_minutes smallint not null check (delay_minutes between 0 and 480),
  gap_minutes smallint not null check (gap_minutes between 0 and 480),
  hurry_minutes smallint not null check (hurry_minutes between 0 and 480),
  tolerance_beyond text not null check (tolerance_beyond in ('all', 'rest')),
  overtime_normal text not null check (overtime_normal in ('never', 'automatic', 'approved')),
  overtime_before text not null check (overtime_before in ('never', 'automatic', 'approved')),
  overtime_after text not null check (overtime_after in ('never', 'automatic', 'approved')),
  overtime_weekly_rest text not null check (overtime_weekly_rest in ('never', 'automatic', 'approved')),
  overtime_holiday text not null check (overtime_holiday in ('never', 'automatic', 'approved')),
  overtime_minimum smallint not null check (overtime_minimum between 0 and 480),
  overtime_unit smallint not null check (overtime_unit between 1 and 240),
  -- null: what the law allows
  overtime_ceiling smallint check (overtime_ceiling between 0 and 1440),
  ceiling_act text not null check (ceiling_act in ('warn', 'stop')),
  offset_way text not null check (offset_way in ('none', 'day', 'month')),
  row_version integer not null default 1,
  constraint calendar_rule_no_overlap exclude using gist (work_calendar_id with =, daterange(from_date, thru_date, '[]') with &&),
  constraint calendar_rule_of foreign key (work_calendar_id, company_id) references work_calendar (work_calendar_id, company_id) on delete cascade
);
comment on table calendar_rule is 'By which rules attendance of a calendar is counted, from a day on; a house that says nothing has those of house.rules.ts';

create table person_day_shift (
  person_day_shift_id uuid primary key,
  company_id uuid not null references company,
  party_id uuid not null references party on delete cascade,
  day_date date not null,
  -- null: rest
  work_shift_id uuid,
  reason text check (reason <> ''),
  row_version integer not null default 1,
  constraint person_day_shift_once unique (company_id, party_id, day_date),
  constraint person_day_shift_shift foreign key (work_shift_id, company_id) references work_shift (work_shift_id, company_id)
);
create index person_day_shift_by on person_day_shift (work_shift_id);
create index person_day_shift_party on person_day_shift (party_id);
comment on table person_day_shift is 'What somebody works on a day in place of what the programmes say';

create table person_day_reduction (
  person_day_reduction_id uuid primary key,
  company_id uuid not null references company,
  party_id uuid not null references party on delete cascade,
  valid daterange not null check (not isempty(valid) and not lower_inf(valid)),
  reduction_kind text not null check (reduction_kind in ('RdNursing', 'RdReducedWeek', 'RdHardJob', 'RdOther')),
  minutes smallint not null check (minutes between 1 and 720),
  place text not null check (place in ('begin', 'end')),
  reason text not null check (reason <> ''),
  paper_number text check (paper_number <> ''),
  row_version integer not null default 1,
  constraint person_day_reduction_no_overlap exclude using gist (company_id with =, party_id with =, reduction_kind with =, valid with &&)
);
create index person_day_reduction_party on person_day_reduction (party_id);
comment on table person_day_reduction is 'Minutes that each planned day of somebody is shorter, with reason and paper: nursing (labour law, article 78), a reduced week, a hard job (article 52)';

call enable_company_policy('calendar_rule');
call enable_company_policy('person_day_shift');
call enable_company_policy('person_day_reduction');
